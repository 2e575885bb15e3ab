import { bright, type Colour, colours } from '../drawing/colour.ts'
import { copies, laidOut } from '../drawing/copies.ts'
import { ink } from '../drawing/ink.ts'
import { cylinder, loft, pad } from '../drawing/loft.ts'
import { circle, type Outline, rectangle, roundRectangle } from '../drawing/outline.ts'
import { plate } from '../drawing/plate.ts'
import { type Model, made, type Solid } from '../drawing/solid.ts'
import type { Place } from '../drawing/space.ts'
import { gear } from './runners.ts'

const perRow = (count: number): number => (count > 4 ? 3 : 2)

/** Screws lying in rows, and two dowels for those that go into wood only. */
export function screws(withDowels: boolean): Model {
  const spots = laidOut(withDowels ? 6 : 8, withDowels ? 3 : 4, [44, 110])
  const dowel = (x: number): Solid[] => [
    cylinder('y', [x, 10], -110, 74, 9, colours.card),
    cylinder('y', [x, 10], -113, 3, 6, bright(colours.card, 0.8)),
  ]
  return { solids: [...copies(spots, 'screw', screw), ...(withDowels ? [...dowel(140), ...dowel(172)] : [])] }
}

function screw([x, y, z]: Place): Solid[] {
  const turns = Array.from(
    { length: 9 },
    (_, at): Outline => [
      [x - 5, y + 16 + at * 6],
      [x + 5, y + 19 + at * 6],
    ],
  )
  return [
    loft(
      'y',
      [
        { t: y, outline: circle(x, z + 11, 11, 18) },
        { t: y + 8, outline: circle(x, z + 11, 5, 18) },
      ],
      colours.steel,
    ),
    cylinder('y', [x, z + 11], y + 8, 66, 5, bright(colours.steel, 0.9)),
    ink('z', z + 16, turns, 1, { stroke: '#6f7a81', hair: 1.2, open: true }),
    ink('y', y, [rectangle(x - 6, z + 10, 12, 2), rectangle(x - 1, z + 5, 2, 12)], -1, { fill: '#5d686f' }),
  ]
}

/** Stop bumpers: rubber domes on a foot. */
export function bumpers(count: number): Model {
  return small(count, 'bumper', ([x, y, z]) => [
    cylinder('z', [x, y], z, 6, 20, bright(colours.rubber, 1.3)),
    loft(
      'z',
      [
        { t: z + 6, outline: circle(x, y, 15) },
        { t: z + 16, outline: circle(x, y, 14) },
        { t: z + 22, outline: circle(x, y, 8) },
      ],
      colours.rubber,
    ),
  ])
}

/** Door bumpers: clear self-adhesive half rounds. */
export function doorBumpers(count: number): Model {
  const clear: Colour = '#d6e1e6'
  return small(count, 'clear', ([x, y, z]) => [
    made(
      'clear',
      loft(
        'z',
        [
          { t: z, outline: circle(x, y, 20) },
          { t: z + 5, outline: circle(x, y, 19) },
          { t: z + 9, outline: circle(x, y, 12) },
        ],
        clear,
      ),
    ),
  ])
}

/** Cover caps for screw heads, in the colour of the drawer. */
export function caps(count: number, colour: Colour): Model {
  return small(count, 'cap', ([x, y, z]) => [
    pad([x - 20, y - 20, z], [40, 40, 9], 10, colour),
    ink('z', z + 9, [roundRectangle(x - 13, y - 13, 26, 26, 6)], 1, {
      stroke: bright(colour, 0.74),
      hair: 1.2,
    }),
  ])
}

/** Cams for the height adjustment: an eccentric wheel and its slot. */
export function cams(count: number): Model {
  return small(count, 'cam', ([x, y, z]) => [
    plate('z', z, 10, gear(x, y, 22, 20), colours.zinc),
    cylinder('z', [x + 6, y], z + 10, 8, 11, colours.brass),
    ink('z', z + 18, [rectangle(x - 2, y - 1.5, 16, 3)], 1, { fill: '#6d5a22' }),
  ])
}

/** Anti-slip feet: flat rubber pads with grooves. */
export function slipFeet(count: number): Model {
  return small(count, 'slip foot', ([x, y, z]) => [
    pad([x - 22, y - 14, z], [44, 28, 8], 13, colours.rubber),
    ink(
      'z',
      z + 8,
      [-10, 0, 10].map((off) => rectangle(x + off - 1.5, y - 9, 3, 18)),
      1,
      { fill: '#555c61' },
    ),
  ])
}

/** Rubber feet with a steel washer let in: they are screwed, not glued. */
export function rubberFeet(count: number): Model {
  return small(count, 'rubber foot', ([x, y, z]) => [
    loft(
      'z',
      [
        { t: z, outline: circle(x, y, 17) },
        { t: z + 22, outline: circle(x, y, 22) },
      ],
      colours.rubber,
    ),
    ink('z', z + 22, [circle(x, y, 13), circle(x, y, 6, 14)], 1, { fill: colours.steel }),
    ink('z', z + 22, [circle(x, y, 6, 14)], 1, { fill: '#0f1112' }),
  ])
}

/** Bearing bushings: short flanged tubes. */
export function bushings(count: number): Model {
  return small(count, 'bushing', ([x, y, z]) => [
    cylinder('z', [x, y], z, 5, 21, colours.LG),
    plate('z', z + 5, 22, circle(x, y, 14, 20), bright(colours.LG, 0.96), [circle(x, y, 9, 16)]),
  ])
}

/** Sliding discs: thin rings. */
export function washers(count: number): Model {
  return small(count, 'washer', ([x, y, z]) => [
    plate('z', z, 4, circle(x, y, 22, 22), colours.white, [circle(x, y, 9, 16)]),
  ])
}

function small(count: number, word: string, make: (at: Place) => readonly Solid[]): Model {
  return { solids: copies(laidOut(count, perRow(count), [64, 64]), word, make) }
}
