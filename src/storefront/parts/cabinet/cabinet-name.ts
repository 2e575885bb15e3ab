import type { cabinet as german } from '../../texts/de/cabinet.ts'
import type { Cabinet } from './cabinet-storage.ts'

/** What its owner calls a cabinet, or else its width: "600". */
export function cabinetName({ name, place }: Pick<Cabinet, 'name' | 'place'>, words: typeof german): string {
  if (name) return words.named(name)
  const { bodyWidth, insideWidth, fullWidth } = place.measures
  const width = bodyWidth ?? insideWidth ?? fullWidth
  return width === undefined ? words.unnamed : words.ofWidth(String(Math.round(width)))
}
