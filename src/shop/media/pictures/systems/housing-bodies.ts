import type { Place, Point } from '../drawing/space.ts'
import { extrude } from '../mesh/extrude.ts'
import { lettering } from '../mesh/lettering.ts'
import type { MaterialName } from '../mesh/materials.ts'
import { type MeshPart, partOf } from '../mesh/mesh.ts'
import { footOf, lathed, rounded } from '../mesh/vessel.ts'
import type { HousingSize } from './free-standing.ts'

/** A closed housing on a set-back plinth, drawn in slightly towards its foot. */
export function housingBody([x, y, z]: Place, { w, d, h }: HousingSize, material: MaterialName): MeshPart[] {
  const plinth = lathed([x + 16, y + 16, z], [w - 32, d - 32], 36, [
    [4, 0],
    [1, 0.4],
    [0, 2],
    [0, 18],
  ])
  const shell: Point[] = [
    ...footOf(11, 7).map(([inset, high]): Point => [inset, high + 13]),
    [3.2, h - 66],
    [3.4, h - 63],
    [6, h - 60],
  ]
  return [
    partOf(plinth, 'rubber', true, 'plinth'),
    partOf(lathed([x, y, z], [w, d], 48, shell), material, true, 'housing'),
  ]
}

/** The lid: a low cushion with a shadow line, a lip for one finger, and a flush field on top. */
export function housingLidBody([x, y, z]: Place, { w, d }: HousingSize, material: MaterialName): MeshPart[] {
  const cushion: Point[] = [
    [9, 0],
    [1.4, 0.4],
    [0.3, 1.2],
    [0, 3],
    [0, 32],
    [1, 37],
    [3.8, 42.4],
    [8.8, 47.5],
    [16, 51.6],
    [26, 54.8],
    [38, 56.8],
    [41, 57],
    [42.4, 55.6],
    [44.2, 55.6],
    [45.6, 57],
    [52, 57.6],
    [70, 58],
  ]
  const lip = rounded([x + w / 2 - 52, z + 3], [104, 15], 7)
  const hollow = rounded([x + w / 2 - 47, z + 5.5], [94, 9], 4.4)
  return [
    partOf(lathed([x, y, z], [w, d], 48, cushion), material, true, 'lid'),
    partOf(extrude('y', y - 5, y + 6, lip), material, true, 'lip'),
    partOf(extrude('y', y - 5.2, y - 4, hollow), 'rubber', true, 'hollow'),
  ]
}

/** How much it holds, low on the slope of its front. */
export function housingFigure({ w, h }: HousingSize, litres: number, material: MaterialName): MeshPart {
  const [high, slope] = [h * 0.2, 7.8 / (h - 86)]
  const middle: Place = [w / 2, 11 - slope * (high - 20), high]
  return partOf(lettering(`${litres} l`, middle, [1, 0, 0], [0, slope, -1], 40), material, false, 'figure')
}
