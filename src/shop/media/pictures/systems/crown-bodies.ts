import { type Place, type Point, plus } from '../drawing/space.ts'
import { type MeshPart, partOf } from '../mesh/mesh.ts'
import { bent, sweep } from '../mesh/sweep.ts'
import { hooped } from '../mesh/vessel.ts'

/** The ring of a tension crown: a folded steel band with soft edges. */
export function crownRing([x, y, z]: Place, [w, d]: Point, high: number, radius = 26, wide = 11): MeshPart {
  const profile: Point[] = [
    [0.2, 0],
    [0, high - 3],
    [0.9, high - 0.9],
    [3, high],
    [wide - 3, high],
    [wide - 0.9, high - 0.9],
    [wide, high - 3],
    [wide - 0.2, 0],
  ]
  return partOf(hooped([x, y, z], [w, d], radius, profile), 'crown-steel', true, 'crown')
}

/** How far along a long side its hooks stand, and a short one. */
export const hookSpots = (from: number, length: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => from + length * (count === 2 ? 0.3 + 0.4 * at : (at + 0.5) / 3))

/** The green hooks on a crown: three on each long side, two on each short one. */
export function hookBodies(x: number, y: number, top: number, w: number, d: number): MeshPart[] {
  const [alongX, alongY] = w > d ? [3, 2] : [2, 3]
  const sides = [
    ...hookSpots(x, w, alongX).flatMap((a): [Place, Place][] => [
      [
        [a, y, top],
        [0, 1, 0],
      ],
      [
        [a, y + d, top],
        [0, -1, 0],
      ],
    ]),
    ...hookSpots(y, d, alongY).flatMap((b): [Place, Place][] => [
      [
        [x, b, top],
        [1, 0, 0],
      ],
      [
        [x + w, b, top],
        [-1, 0, 0],
      ],
    ]),
  ]
  return sides.flatMap(([edge, inwards]) => hookBody(edge, inwards))
}

/** One hook: a broad tongue outside that the finger pulls, over the crown, and a short claw inside. */
export function hookBody(edge: Place, inwards: Place): MeshPart[] {
  const at = (inside: number, up: number): Place => plus(edge, [inwards[0] * inside, inwards[1] * inside, up])
  const line = bent([at(-5.5, -29), at(-2.6, -24), at(-2.6, 1.8), at(13.4, 1.8), at(13.4, -8)], 3.4)
  const across: Place = [inwards[1], inwards[0], 0]
  const section: Point[] = [
    [-1.5, -8],
    [1.5, -8],
    [1.5, 8],
    [-1.5, 8],
  ]
  const rib = bent([at(-4.6, -17), at(-4.6, 2.4), at(2, 3.9)], 2.5)
  const narrow: Point[] = [
    [-0.9, -2.2],
    [0.9, -2.2],
    [0.9, 2.2],
    [-0.9, 2.2],
  ]
  return [
    partOf(sweep(line, section, { up: across }), 'hook-green', true, 'hook'),
    partOf(sweep(rib, narrow, { up: across }), 'hook-green', true, 'hook'),
  ]
}
