import { bright, type Colour, colours } from '../drawing/colour.ts'
import { ink, wire } from '../drawing/ink.ts'
import { circle, type Outline, rectangle, roundRectangle } from '../drawing/outline.ts'
import { box } from '../drawing/plate.ts'
import type { Model, Solid } from '../drawing/solid.ts'
import { corners, type Place } from '../drawing/space.ts'
import { dots } from '../systems/bins.ts'

/** One colour per waste stream, in the order stickers are laid out. */
const streams = [
  '#4b8b3b',
  '#3f78a8',
  '#d4a72c',
  '#8a5a35',
  '#b5463c',
  '#6b747b',
  '#7aa7b8',
  '#2f5d50',
] as const

/** A sheet of waste stickers, one corner peeled. */
export function stickers(): Model {
  const spots = Array.from(
    { length: 8 },
    (_, at) => [34 + (at % 4) * 46, 128 - Math.floor(at / 4) * 66] as const,
  )
  return {
    solids: [
      box([0, 0, 0], [206, 164, 1], colours.white, { stroke: '#b8c1c7' }),
      ...spots.map(([a, b], at) =>
        ink('z', 1.2, [circle(a, b, 19, 20)], 1, { fill: streams[at] ?? colours.GN }),
      ),
      ink(
        'z',
        1.4,
        spots.flatMap(([a, b], at) => symbol(a, b, at)),
        1,
        { fill: '#ffffff' },
      ),
      ink(
        'z',
        1.4,
        spots.map(([a, b]) => rectangle(a - 15, b - 32, 30, 4)),
        1,
        { fill: '#c5cdd2' },
      ),
    ],
  }
}

/** Four rigid plates with a symbol, one for each waste stream. */
export function symbolPlates(): Model {
  const spots = Array.from({ length: 4 }, (_, at) => [(at % 2) * 92, (1 - Math.floor(at / 2)) * 92] as const)
  return {
    solids: spots.flatMap(([x, y], at): Solid[] => [
      box([x, y, 0], [78, 78, 6], streams[at] ?? colours.GN),
      ink(
        'z',
        6.2,
        symbol(x + 39, y + 39, at).map((line) =>
          line.map(([a, b]) => [x + 39 + (a - x - 39) * 2, y + 39 + (b - y - 39) * 2] as const),
        ),
        1,
        { fill: '#ffffff' },
      ),
    ]),
  }
}

/** Bottle, sheet, can, leaf: enough to tell the streams apart without words. */
function symbol(a: number, b: number, at: number): Outline[] {
  if (at % 4 === 0)
    return [
      [
        [a - 8, b - 6],
        [a + 9, b + 9],
        [a + 6, b - 8],
      ],
      rectangle(a - 9, b - 9, 4, 4),
    ]
  if (at % 4 === 1) return [rectangle(a - 7, b - 9, 14, 18)]
  if (at % 4 === 2) return [rectangle(a - 6, b - 10, 12, 14), rectangle(a - 2.5, b + 4, 5, 7)]
  return [circle(a, b, 8, 14), circle(a, b, 4, 10)]
}

/** The planning handbook: a bound cover with a drawing on it. */
export function handbook(): Model {
  const cover = colours.AN
  const drawing: Outline[] = [
    rectangle(48, 96, 114, 84),
    rectangle(56, 104, 58, 62),
    rectangle(120, 104, 34, 54),
  ]
  return {
    solids: [
      box([4, 3, 3], [203, 20, 291], colours.white),
      box([0, 0, 0], [210, 3, 297], cover),
      ink('y', -0.2, [rectangle(0, 226, 210, 40)], -1, { fill: colours.GN }),
      ink('y', -0.2, drawing, -1, { stroke: '#cfd6da', hair: 1.6 }),
      ink(
        'y',
        -0.2,
        [
          [
            [48, 78],
            [162, 78],
          ],
          [
            [48, 72],
            [48, 84],
          ],
          [
            [162, 72],
            [162, 84],
          ],
        ],
        -1,
        { stroke: '#cfd6da', hair: 1.3, open: true },
      ),
      ink(
        'y',
        -0.2,
        [
          [
            [0, 0],
            [16, 0],
            [16, 297],
            [0, 297],
          ],
        ],
        -1,
        { fill: bright(cover, 0.72) },
      ),
    ],
  }
}

/** The CAD package: the drawer as lines in space, over its grid. */
export function cadPackage(): Model {
  const bins: readonly (readonly [Place, Place])[] = [
    [
      [20, 30, 60],
      [310, 360, 435],
    ],
    [
      [325, 30, 60],
      [490, 360, 385],
    ],
  ]
  const grid = Array.from({ length: 8 }, (_, at) => -60 + at * 90)
  const floor = grid.flatMap((at): Place[][] => [
    [
      [at, -60, 0],
      [at, 570, 0],
    ],
    [
      [-60, at, 0],
      [570, at, 0],
    ],
  ])
  return {
    airy: true,
    solids: [
      wire(floor, '#b5c2ca', 1),
      wire(edges([0, 0, 30], [512, 480, 180]), '#3b4046', 2.2),
      ...bins.map(([min, max]) => wire(edges(min, max), colours.GN, 2)),
      wire(edges([-30, -24, 0], [542, -4, 470]), '#8a98a2', 1.5, '7 5'),
      ink(
        'z',
        435,
        dots(
          [
            [20, 30],
            [310, 30],
            [310, 360],
            [20, 360],
          ],
          6,
        ),
        1,
        { fill: colours.GN },
      ),
    ],
  }
}

function edges(min: Place, max: Place): Place[][] {
  const all = corners({ min, max })
  const differ = (one: Place, other: Place) => one.filter((value, at) => value !== other[at]).length
  return all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter((other) => differ(one, other) === 1)
      .map((other) => [one, other]),
  )
}

/** Printed fitting instructions: a folded leaflet. */
export function leaflet(): Model {
  const line = (z: number, w: number) => rectangle(24, z, w, 6)
  const sheet: Colour = '#f6f8f9'
  return {
    solids: [
      box([150, 0, 0], [3, 150, 212], bright(sheet, 0.92), { stroke: '#a9b4bb' }),
      box([0, 0, 0], [150, 3, 212], sheet, { stroke: '#a9b4bb' }),
      ink('y', -0.2, [rectangle(24, 166, 60, 14)], -1, { fill: colours.GN }),
      ink(
        'y',
        -0.2,
        [roundRectangle(24, 74, 100, 76, 3), rectangle(34, 84, 40, 52), rectangle(80, 84, 30, 40)],
        -1,
        { stroke: '#77838b', hair: 1.4 },
      ),
      ink('y', -0.2, [line(54, 100), line(40, 84), line(26, 94)], -1, { fill: '#c2cad0' }),
    ],
  }
}
