import { bright, colours } from '../drawing/colour.ts'
import { cylinder, pad } from '../drawing/loft.ts'
import { circle, type Outline, rectangle, soften } from '../drawing/outline.ts'
import { box, plate } from '../drawing/plate.ts'
import { rod } from '../drawing/rod.ts'
import type { Model, Solid } from '../drawing/solid.ts'
import type { Place } from '../drawing/space.ts'
import { binSizes } from '../systems/bin-layout.ts'
import { basePlate, wholeRing } from '../systems/swing.ts'

/** The swing arm: bearing, bent arm, fork. L is longer and braced. */
export function swingArm(size: 'M' | 'L'): Model {
  const reach = size === 'M' ? 300 : 360
  const arm: Place[] = [
    [0, 0, 40],
    [70, -10, 40],
    [120, -50, 40],
    [reach - 40, -60, 40],
    [reach, -60, 40],
  ]
  const brace: Place[] = [
    [0, 0, 4],
    [90, -24, 8],
    [200, -58, 36],
  ]
  return {
    solids: [
      cylinder('z', [0, 0], -20, 90, 20, colours.steel),
      ...(size === 'L' ? [rod(brace, 12, colours.steel)] : []),
      rod(arm, 20, colours.steel),
      box([reach - 8, -90, 26], [14, 60, 28], bright(colours.steel, 0.9)),
      cylinder('z', [0, 0], 70, 8, 24, colours.AN),
    ],
  }
}

/** The arm of the generation before: flat steel with holes. */
export function formerArm(): Model {
  const outline: Outline = soften(
    [
      [0, 0],
      [60, 0],
      [290, 60],
      [310, 60],
      [310, 96],
      [280, 96],
      [40, 44],
      [0, 44],
    ],
    10,
  )
  return {
    solids: [
      plate('z', 0, 7, outline, bright(colours.steel, 0.9), [
        circle(24, 22, 11, 16),
        circle(150, 42, 7, 12),
        circle(290, 78, 8, 14),
      ]),
      cylinder('z', [24, 22], 7, 34, 11, colours.AN),
    ],
  }
}

/** The support frame a swing bin hangs in; L has a second, lower ring. */
export function supportFrame(size: 'M' | 'L'): Model {
  const ground = binSizes[size === 'M' ? '35B' : '40C']
  const ear = plate(
    'y',
    ground.d - 2,
    8,
    soften(rectangle(ground.w / 2 - 50, -50, 100, 66), 10),
    colours.steel,
    [circle(ground.w / 2 - 26, -26, 7, 12), circle(ground.w / 2 + 26, -26, 7, 12)],
  )
  const strut = (x: number, y: number): Solid => box([x, y, -84], [10, 10, 84], colours.steel)
  const lower =
    size === 'L'
      ? [wholeRing(ground, -100), strut(2, ground.d - 60), strut(ground.w - 12, ground.d - 60), strut(2, 50)]
      : []
  const front = size === 'L' ? [strut(ground.w - 12, 50)] : []
  return { airy: true, solids: [ear, ...lower, wholeRing(ground, 0), ...front] }
}

export const basePlatePart = (): Model => ({ solids: basePlate([0, 0, 0]) })

/** The door follower: a lever with a roller that the door pulls along. */
export function follower(): Model {
  return {
    solids: [
      plate('x', 0, 5, soften(rectangle(0, 0, 60, 76), 8), colours.zinc, [
        circle(30, 18, 6, 12),
        circle(30, 58, 6, 12),
      ]),
      rod(
        [
          [8, 30, 38],
          [60, 10, 38],
          [140, -30, 38],
        ],
        12,
        colours.steel,
      ),
      cylinder('z', [146, -34], 22, 32, 18, colours.LG),
      cylinder('z', [146, -34], 54, 4, 9, colours.steel),
    ],
  }
}

/** The return spring: a coil with an eye at either end. */
export function spring(): Model {
  const turns = 13
  const coil = Array.from({ length: turns * 8 + 1 }, (_, at): Place => {
    const turn = (at / 8) * 2 * Math.PI
    return [30 + (at / (turns * 8)) * 150, 16 * Math.cos(turn), 20 + 16 * Math.sin(turn)]
  })
  const eye = (x: number, way: 1 | -1): Solid =>
    rod(
      [
        [x, 0, 20],
        [x + way * 8, 0, 34],
        [x + way * 22, 0, 34],
        [x + way * 28, 0, 20],
        [x + way * 20, 0, 7],
        [x + way * 8, 0, 8],
      ],
      5,
      colours.steel,
    )
  return { solids: [eye(30, -1), rod(coil, 5.5, colours.steel), eye(180, 1)] }
}

/** The carrying bow of the swing bin: a moulded grip, not a wire. */
export function mouldedBow(): Model {
  const outline: Outline = [
    [0, 0],
    [26, 0],
    [26, 70],
    [60, 104],
    [200, 104],
    [234, 70],
    [234, 0],
    [260, 0],
    [260, 80],
    [212, 132],
    [48, 132],
    [0, 80],
  ]
  return {
    solids: [
      plate('y', 0, 18, soften(outline, 12), colours.AN, [circle(13, 14, 6, 12), circle(247, 14, 6, 12)]),
      pad([76, -3, 106], [108, 24, 24], 8, bright(colours.AN, 1.2)),
    ],
  }
}
