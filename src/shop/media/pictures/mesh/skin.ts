import type { Outline } from '../drawing/outline.ts'
import { type Axis, along, type Place, type Point } from '../drawing/space.ts'
import { finer } from './finer.ts'
import type { Surface, Triangle } from './mesh.ts'
import { triangulate } from './triangulate.ts'

export type Slice = { readonly t: number; readonly outline: Outline }

/**
 * A closed body through slices along an axis, both ends capped. Slices may turn back: up outside, over a rim and down
 * inside again makes a vessel.
 */
export function skin(axis: Axis, slices: readonly Slice[]): Surface {
  const rings = matched(slices)
  const [first, last] = [rings[0]?.outline ?? [], rings.at(-1)?.outline ?? []]
  return wrapped(
    rings.map(({ t, outline }) => outline.map((point): Place => along(axis, point, t))),
    { foot: triangulate(first), top: triangulate(last) },
  )
}

/** A skin over rings of equally many places, with the triangles that close its ends; none closes it to a loop. */
export function wrapped(
  rings: readonly (readonly Place[])[],
  ends?: { readonly foot: readonly Triangle[]; readonly top: readonly Triangle[] },
): Surface {
  const count = rings[0]?.length ?? 0
  const last = (rings.length - 1) * count
  const walls = rings.slice(1).flatMap((_, at) => band(at * count, (at + 1) * count, count))
  const closing = ends
    ? [
        ...ends.foot.map(([a, b, c]): Triangle => [a, c, b]),
        ...ends.top.map(([a, b, c]): Triangle => [a + last, b + last, c + last]),
      ]
    : band(last, 0, count)
  return { places: rings.flat(), triangles: [...walls, ...closing] }
}

/** The triangles between two rings of points. */
export function band(one: number, other: number, count: number): Triangle[] {
  return Array.from({ length: count }, (_, at): Triangle[] => {
    const next = (at + 1) % count
    return [
      [one + at, one + next, other + next],
      [one + at, other + next, other + at],
    ]
  }).flat()
}

/** Slices point for point alike: as they come when they agree, else seen from their middle at the same angles. */
function matched(slices: readonly Slice[]): Slice[] {
  // Enough points already: what comes from a profile is as fine as it should be.
  if (slices.every(({ outline }) => outline.length > 30 && outline.length === slices[0]?.outline.length))
    return [...slices]
  const fine = slices.map(({ t, outline }) => ({ t, outline: finer(outline) }))
  if (fine.every(({ outline }) => outline.length === fine[0]?.outline.length)) return fine
  const angles = fine
    .flatMap(({ outline }) => outline.map((point) => angleFrom(middleOf(outline), point)))
    .sort((one, other) => one - other)
    .filter((angle, at, all) => at === 0 || angle - (all[at - 1] ?? 0) > 0.01)
  return fine.map(({ t, outline }) => ({ t, outline: angles.map((angle) => seenAt(outline, angle)) }))
}

function middleOf(outline: Outline): Point {
  const [xs, ys] = [outline.map(([a]) => a), outline.map(([, b]) => b)]
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}

const angleFrom = ([a, b]: Point, [c, d]: Point): number => Math.atan2(d - b, c - a)

/** Where a ray from the middle of a convex outline meets it. */
function seenAt(outline: Outline, angle: number): Point {
  const middle = middleOf(outline)
  const [u, v] = [Math.cos(angle), Math.sin(angle)]
  let far = 0
  outline.forEach((start, at) => {
    const end = outline[(at + 1) % outline.length] ?? start
    const [a, b] = [start[0] - middle[0], start[1] - middle[1]]
    const [c, d] = [end[0] - start[0], end[1] - start[1]]
    const flat = u * d - v * c
    if (Math.abs(flat) < 1e-12) return
    const [reach, share] = [(a * d - b * c) / flat, (a * v - b * u) / flat]
    if (reach > far && share >= -1e-9 && share <= 1 + 1e-9) far = reach
  })
  return [middle[0] + far * u, middle[1] + far * v]
}
