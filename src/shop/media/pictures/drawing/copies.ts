import { type Solid, together } from './solid.ts'
import type { Place } from './space.ts'

/** The same thing several times over: written once, set down at each place. */
export function copies(
  places: readonly Place[],
  word: string,
  make: (at: Place) => readonly Solid[],
): Solid[] {
  return places.map((place) => together(make(place), word))
}

/** Places in rows, as parts are laid out for a picture of a set. */
export function laidOut(count: number, perRow: number, [stepX, stepY]: readonly [number, number]): Place[] {
  return Array.from(
    { length: count },
    (_, at): Place => [(at % perRow) * stepX, -Math.floor(at / perRow) * stepY, 0],
  )
}
