import type { KnownTown } from './place.ts'
import { plainName } from './plain-name.ts'

const plainNames = new WeakMap<KnownTown, readonly string[]>()

/** All names of a town, plain. */
export function plainNamesOf(town: KnownTown): readonly string[] {
  const known = plainNames.get(town)
  if (known) return known

  const names = [town.name, ...town.otherNames].map(plainName)
  plainNames.set(town, names)
  return names
}

/** By its whole name, or by its name without what only tells it apart: Freiburg is also Freiburg im Breisgau. */
export const isCalled = (town: KnownTown, plain: string): boolean =>
  plain !== '' && plainNamesOf(town).some((name) => name === plain || name.startsWith(`${plain} `))
