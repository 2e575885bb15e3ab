import { circle } from '../drawing/outline.ts'
import type { Place, Point } from '../drawing/space.ts'
import { extrude } from '../mesh/extrude.ts'
import type { MaterialName } from '../mesh/materials.ts'
import { joined, type MeshPart, partOf } from '../mesh/mesh.ts'
import { bent, roundSection, sweep } from '../mesh/sweep.ts'
import { hooped, lathed, openVessel, rounded } from '../mesh/vessel.ts'

const wide = 165

export function potBucket([x, y, z]: Place, high: number, material: MaterialName): MeshPart[] {
  const ear = (side: number) => extrude('x', side - 5, side + 5, circle(y + wide / 2, z + 165, 10, 24))
  return [
    partOf(
      openVessel({
        at: [x + 2, y + 2, z],
        size: [wide - 4, wide - 4, high],
        radius: 46,
        draft: 13,
        rim: 6,
        skirt: 10,
      }),
      material,
      true,
      'bucket',
    ),
    partOf(joined([ear(x + 4), ear(x + wide - 4)]), material, true, 'ear'),
  ]
}

/** The lid: a low dome with a filter window in its middle. */
export function potDome([x, y, z]: Place, material: MaterialName): MeshPart[] {
  const dome: Point[] = [
    [1.2, 0],
    [0.3, 0.5],
    [0, 1.6],
    [0, 14],
    [0.6, 17],
    [2.4, 19.6],
    [6, 21.8],
    [14, 25.4],
    [24, 28.6],
    [32, 30.2],
    [34, 29.6],
    [35, 28.6],
    [37, 28.4],
  ]
  const slots = [-24, -12, 0, 12, 24].map((off) => {
    const half = Math.sqrt(34 ** 2 - off ** 2)
    return extrude(
      'z',
      z + 27,
      z + 30.4,
      rounded([x + wide / 2 - half, y + wide / 2 + off - 3.6], [half * 2, 7.2], 3.5),
    )
  })
  const rim: Point[] = [
    [0, 0],
    [0.3, 3.2],
    [1.6, 4.4],
    [4, 4.4],
    [5.2, 3.2],
    [5.5, 0],
  ]
  return [
    partOf(lathed([x, y, z], [wide, wide], 46, dome), material, true, 'lid'),
    partOf(hooped([x + 38, y + 38, z + 27.5], [wide - 76, wide - 76], 44, rim), material, true, 'window'),
    partOf(
      extrude('z', z + 20, z + 29, circle(x + wide / 2, y + wide / 2, 40, 40)),
      'carbon',
      true,
      'filter',
    ),
    partOf(joined(slots), material, true, 'grille'),
  ]
}

/** The bail with its grip, standing up or lying against the front. */
export function potBow([x, y, z]: Place, way: 'raised' | 'folded', material: MaterialName): MeshPart[] {
  const [left, right, middle, pivot] = [x - 2.5, x + wide + 2.5, y + wide / 2, z + 165]
  const reach = way === 'raised' ? 96 : 92
  const turned = (out: number, along: number): Place =>
    way === 'raised'
      ? [along, middle, pivot + out]
      : [along, middle - out * 0.98, pivot - out * 0.12 - (out > 60 ? (out - 60) * 0.3 : 0)]
  const line = bent(
    [
      turned(-2, left),
      turned(reach * 0.62, left),
      turned(reach, left + 42),
      turned(reach, right - 42),
      turned(reach * 0.62, right),
      turned(-2, right),
    ],
    44,
    false,
    9,
  )
  const grip = sweep([turned(reach, left + 58), turned(reach, right - 58)], roundSection(6.5, 20))
  return [
    partOf(sweep(line, roundSection(2.8, 14)), 'steel', true, 'bail'),
    partOf(grip, material, true, 'grip'),
  ]
}
