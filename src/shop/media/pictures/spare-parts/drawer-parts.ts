import { bright, type Colour, colours, mix } from '../drawing/colour.ts'
import { ink } from '../drawing/ink.ts'
import { cylinder } from '../drawing/loft.ts'
import { circle, type Outline, rectangle, roundRectangle, soften } from '../drawing/outline.ts'
import { box, plate } from '../drawing/plate.ts'
import type { Model, Solid } from '../drawing/solid.ts'
import { depthIs, type Side, widthAndDepthAre, widthIs } from './measure.ts'

/** The floor panel of the metal drawer, its edges folded up. */
export function drawerFloor(w: number, d: number): Model {
  const colour = colours.SG
  const beads = [0.25, 0.5, 0.75].map((share) => roundRectangle(w * share - 5, 60, 10, d - 120, 5))
  return {
    solids: [
      box([0, 0, 0], [w, d, 4], colour),
      box([0, d - 5, 4], [w, 5, 20], bright(colour, 0.95)),
      box([0, 0, 4], [4, d, 20], bright(colour, 0.95)),
      ink('z', 4.2, beads, 1, { fill: bright(colour, 0.9), stroke: bright(colour, 0.74), hair: 1 }),
      box([w - 4, 0, 4], [4, d, 20], bright(colour, 0.95)),
    ],
    ...widthAndDepthAre(w, d, 24),
  }
}

/** The back panel: an upright sheet with tabs and screw holes. */
export function backPanel(w: number): Model {
  const outline: Outline = [
    [0, 0],
    [w, 0],
    [w, 130],
    [w - 40, 130],
    [w - 52, 116],
    [52, 116],
    [40, 130],
    [0, 130],
  ]
  const holes = [18, w - 18].flatMap((a) => [circle(a, 30, 5, 12), circle(a, 100, 5, 12)])
  return {
    solids: [
      plate('y', 0, 12, outline, colours.SG, holes),
      ink('y', 0, [rectangle(60, 14, w - 120, 3)], -1, { fill: bright(colours.SG, 0.66) }),
    ],
    ...widthIs(w, 130, 12),
  }
}

/** The base frame of the floor-mounted pull-out: tubes, posts and cross ties. */
export function baseFrame(w: number): Model {
  const steel = colours.steel
  const d = 440
  const inner = w - 54
  const tube = (x: number, y: number, wide: number, deep: number, z = 0) =>
    box([x, y, z], [wide, deep, 16], steel)
  const post = (x: number, y: number) => box([x, y, 16], [14, 14, 130], steel)
  return {
    airy: true,
    solids: [
      tube(0, d - 16, inner, 16),
      post(0, d - 16),
      post(inner - 14, d - 16),
      tube(0, d - 16, inner, 16, 146),
      tube(0, 16, 16, d - 32),
      tube(inner * 0.33, 16, 16, d - 32),
      tube(inner * 0.67, 16, 16, d - 32),
      tube(inner - 16, 16, 16, d - 32),
      tube(0, 0, inner, 16),
    ],
  }
}

/** A drawer side, left or right, in its colour; the fixing slots are at the front end. */
export function sidePanel(length: number, side: Side, colour: Colour): Model {
  const outline: Outline = soften(
    [
      [0, 0],
      [length, 0],
      [length, 128],
      [length - 22, 140],
      [0, 140],
    ],
    5,
  )
  const front = [circle(20, 104, 7, 14), circle(20, 40, 7, 14), roundRectangle(44, 100, 36, 10, 5)]
  const turned = (line: Outline): Outline =>
    side === 'left' ? line : line.map(([a, b]) => [length - a, b] as const).reverse()
  return {
    solids: [
      box([side === 'left' ? 13 : -24, 8, 14], [24, length - 16, 5], bright(colour, 0.94)),
      plate('x', 0, 13, turned(outline), colour, front.map(turned)),
      ink('x', 13, [rectangle(100, 20, length - 200, 3), rectangle(100, 118, length - 200, 3)], 1, {
        fill: bright(colour, 0.62),
      }),
    ],
    ...depthIs(length, 140, 13),
  }
}

/** The insert frame that drops into a drawer; the older one has round corners and no notches. */
export function insertFrame(bodyWidth: number, old = false): Model {
  const [w, d] = [bodyWidth - 115, 396]
  const colour = mix(colours.AN, '#ffffff', 0.1)
  const bar = old ? 24 : 16
  const split = w * (w > 400 ? 0.62 : 0.5)
  const opening = (from: number, to: number) =>
    roundRectangle(from, bar, to - from, d - 2 * bar, old ? 34 : 6)
  const holes = old ? [opening(bar, w - bar)] : [opening(bar, split - 5), opening(split + 5, w - bar)]
  const notches = [0.2, 0.5, 0.8].map((share) => rectangle(w * share, 3, 30, 5))
  return {
    solids: [
      plate('z', 0, old ? 14 : 20, roundRectangle(0, 0, w, d, old ? 46 : 8), colour, holes),
      ...(old ? [] : [ink('z', 20, notches, 1, { fill: bright(colour, 0.6) })]),
    ],
  }
}

/** The divider bar that slides along the frame. */
export function dividerBar(): Model {
  const colour = mix(colours.AN, '#ffffff', 0.1)
  const end = (y: number): Solid =>
    plate(
      'x',
      -12,
      34,
      soften(
        [
          [y, 0],
          [y + 26, 0],
          [y + 26, 30],
          [y, 30],
        ],
        4,
      ),
      bright(colour, 1.1),
    )
  return {
    solids: [
      end(330),
      box([0, 20, 6], [10, 316, 20], colour),
      ink(
        'x',
        10,
        [60, 100, 140, 180, 220, 260].map((b) => circle(b, 16, 3.5, 10)),
        1,
        { fill: bright(colour, 0.5) },
      ),
      end(0),
      cylinder('z', [5, 13], 30, 10, 8, colours.GN),
    ],
  }
}
