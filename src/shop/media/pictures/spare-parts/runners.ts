import { ejector } from '../accessories/fittings.ts'
import { bright, colours } from '../drawing/colour.ts'
import { ink } from '../drawing/ink.ts'
import { cylinder, pad } from '../drawing/loft.ts'
import { circle, type Outline, rectangle, roundRectangle, soften } from '../drawing/outline.ts'
import { box, plate } from '../drawing/plate.ts'
import type { Model, Solid } from '../drawing/solid.ts'
import { depthIs, type Side, widthIs } from './measure.ts'

/** A full-extension runner, its inner rail pulled out a little; the release lever sits on the outer side. */
export function runner(length: number, side: Side): Model {
  const at = side === 'left' ? 0 : 1
  const slots = [0.12, 0.34, 0.58, 0.82].map((share) => roundRectangle(length * share, 14, 30, 11, 5))
  const flange: Outline = rectangle(at === 0 ? 0 : -18, 0, 22, length)
  return {
    solids: [
      plate('z', 0, 3, flange, colours.zinc),
      plate('x', 0, 4, soften(rectangle(0, 0, length, 40), 3), colours.zinc, slots),
      box([4, -70, 10], [12, length - 30, 20], bright(colours.steel, 0.88)),
      box([16, -110, 13], [5, length - 60, 14], bright(colours.steel, 1.04)),
      pad([at === 0 ? -16 : 20, -108, 8], [14, 54, 16], 5, colours.GN),
    ],
    ...depthIs(length, 40, 24),
  }
}

/** The pair of floor runners under the pull-out frame. */
export function floorRunners(length: number): Model {
  const rail = (x: number): Solid[] => [
    box([x, 0, 0], [46, length, 10], colours.zinc),
    ink(
      'z',
      10,
      [0.2, 0.5, 0.8].map((share) => circle(x + 23, length * share, 8, 14)),
      1,
      { fill: '#6f7a81' },
    ),
    box([x + 9, -90, 10], [28, length - 20, 14], bright(colours.steel, 0.9)),
  ]
  return { solids: [...rail(0), ...rail(120)], ...depthIs(length, 24, 166) }
}

/** A damper: a piston in its cylinder, clipped to a base. */
export function damper(): Model {
  return {
    solids: [
      pad([0, 0, 0], [30, 120, 8], 5, colours.LG),
      cylinder('y', [15, 20], 6, 84, 11, colours.AN),
      cylinder('y', [15, 20], -40, 46, 5, colours.steel),
      cylinder('y', [15, 20], -48, 10, 9, colours.rubber),
      pad([2, 90, 8], [26, 18, 26], 4, bright(colours.LG, 0.94)),
    ],
  }
}

/** The rod that keeps both runners in step, with a pinion at either end. */
export function syncRod(length: number): Model {
  const pinion = (x: number) => plate('x', x, 16, gear(0, 14, 17, 14), colours.AN)
  return {
    solids: [pinion(0), cylinder('x', [0, 14], 16, length - 32, 7, colours.steel), pinion(length - 16)],
    ...widthIs(length, 30, 32),
  }
}

export function gear(a: number, b: number, radius: number, teeth: number): Outline {
  return Array.from({ length: teeth * 2 }, (_, at) => {
    const [turn, reach] = [(at / teeth) * Math.PI, at % 2 === 0 ? radius : radius * 0.78]
    return [a + reach * Math.cos(turn), b + reach * Math.sin(turn)] as const
  })
}

/** The bracket that holds the furniture front, left or right. */
export function frontFixing(side: Side): Model {
  const turn = (a: number) => (side === 'left' ? a : 70 - a)
  const holes = [circle(turn(18), 24, 6, 12), circle(turn(18), 96, 6, 12)]
  return {
    solids: [
      plate('y', 0, 4, soften(rectangle(0, 0, 70, 120), 8), colours.zinc, holes),
      plate(
        'x',
        turn(64) - 2,
        4,
        soften(
          [
            [4, 10],
            [96, 24],
            [96, 74],
            [4, 110],
          ],
          6,
        ),
        bright(colours.steel, 0.95),
        [circle(40, 60, 9, 14)],
      ),
      cylinder('y', [turn(42), 60], -9, 9, 11, colours.GN),
    ],
  }
}

/** A pair of plain angles for the front of the floor-mounted frame. */
export function frontAngles(): Model {
  const angle = (x: number): Solid[] => [
    plate('z', 0, 5, soften(rectangle(x, 0, 60, 90), 5), colours.steel, [
      roundRectangle(x + 24, 34, 12, 34, 6),
    ]),
    plate('y', 0, 5, soften(rectangle(x, 0, 60, 110), 5), colours.steel, [
      circle(x + 30, 46, 6, 12),
      circle(x + 30, 84, 6, 12),
    ]),
  ]
  return { solids: [...angle(0), ...angle(104)] }
}

/** The ejector alone. */
export const ejectorPart = (): Model => ({ solids: ejector([0, 0, 0]) })

/** Two rollers on their pins, as older runners had them. */
export function rollers(): Model {
  const roller = (x: number): Solid[] => [
    cylinder('x', [0, 24], x, 44, 6, colours.steel),
    cylinder('x', [0, 24], x + 12, 18, 24, colours.LG),
    ink('x', x + 30, [circle(0, 24, 15, 20)], 1, { stroke: '#8d979d', hair: 1.4 }),
    cylinder('x', [0, 24], x + 30, 8, 10, bright(colours.steel, 0.9)),
  ]
  return { solids: [...roller(0), ...roller(84)] }
}
