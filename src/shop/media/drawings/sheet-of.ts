import { createHash } from 'node:crypto'
import type { Locale } from '../../../values/locale.ts'
import { drawDrawing } from './drawing.ts'
import type { DrawingFacts } from './facts.ts'
import { drawingWords } from './words.ts'

/** A drawing and what its bytes are known by. */
export type Sheet = { svg: string; hash: string }

const mostKept = 2_000
const kept = new Map<string, string>()

export function sheetOf(facts: DrawingFacts, locale: Locale): Sheet {
  const svg = drawDrawing(facts, drawingWords[locale])
  return { svg, hash: createHash('sha256').update(svg).digest('hex').slice(0, 32) }
}

/** The hash of a drawing without drawing it twice: the same facts make the same bytes. */
export function sheetHash(facts: DrawingFacts, locale: Locale): string {
  const key = createHash('sha256')
    .update(JSON.stringify([locale, facts]))
    .digest('base64')
  const known = kept.get(key)
  if (known) return known

  const { hash } = sheetOf(facts, locale)
  // The oldest goes first: a Map remembers in which order it was filled.
  for (const oldest of kept.keys()) {
    if (kept.size < mostKept) break
    kept.delete(oldest)
  }
  kept.set(key, hash)
  return hash
}
