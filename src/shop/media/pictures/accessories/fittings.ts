import { bright, type Colour, colours, mix } from '../drawing/colour.ts'
import { copies, laidOut } from '../drawing/copies.ts'
import { ink } from '../drawing/ink.ts'
import { cylinder, pad } from '../drawing/loft.ts'
import { arc, circle, type Outline, rectangle, roundRectangle, soften } from '../drawing/outline.ts'
import { box, plate } from '../drawing/plate.ts'
import { rod } from '../drawing/rod.ts'
import { type Model, made, type Solid } from '../drawing/solid.ts'
import type { Place } from '../drawing/space.ts'

/** The push-to-open kit: an ejector with its plunger, and the plate it pushes against. */
export function pushOpen(): Model {
  return {
    solids: [
      ...ejector([0, 0, 0]),
      plate('y', -120, 5, soften(rectangle(10, 0, 60, 60), 8), colours.zinc, dots4(40, 30, 20, 5)),
    ],
  }
}

export function ejector([x, y, z]: Place): Solid[] {
  return [
    pad([x, y, z], [80, 190, 44], 10, colours.LG),
    ink('z', z + 44, [roundRectangle(x + 16, y + 20, 48, 90, 8)], 1, {
      fill: bright(colours.LG, 0.9),
      stroke: bright(colours.LG, 0.7),
      hair: 1,
    }),
    ink('z', z + 44, [circle(x + 40, y + 150, 15)], 1, { fill: colours.GN }),
    cylinder('y', [x + 40, z + 22], y - 48, 48, 10, colours.steel),
    cylinder('y', [x + 40, z + 22], y - 60, 14, 14, colours.rubber),
  ]
}

/** The drilling jig: an aluminium angle with bushed holes and a scale. */
export function drillJig(): Model {
  const spots = [
    [40, 40],
    [40, 104],
    [120, 40],
    [200, 72],
    [270, 40],
    [270, 104],
  ] as const
  const holes = spots.map(([a, b]) => circle(a, b, 6, 12))
  const ticks = Array.from(
    { length: 16 },
    (_, at): Outline => [
      [20 + at * 18, 134],
      [20 + at * 18, at % 5 === 0 ? 122 : 128],
    ],
  )
  return {
    solids: [
      plate('z', 0, 8, soften(rectangle(0, 0, 310, 140), 8), colours.steel, holes),
      ink(
        'z',
        8,
        spots.flatMap(([a, b]) => [circle(a, b, 12, 16), circle(a, b, 6, 12)]),
        1,
        { fill: colours.brass },
      ),
      ink('z', 8, ticks, 1, { stroke: '#5b6872', hair: 1.2, open: true }),
      box([0, -8, -34], [310, 8, 42], bright(colours.steel, 0.94)),
    ],
  }
}

/** A drilling template of cardboard: cross-hairs on a folded sheet. */
export function cardJig(): Model {
  const spots = [
    [70, 70],
    [230, 70],
    [70, 210],
    [230, 210],
    [150, 140],
  ] as const
  const cross = spots.flatMap(([a, b]): Outline[] => [
    [
      [a - 20, b],
      [a + 20, b],
    ],
    [
      [a, b - 20],
      [a, b + 20],
    ],
  ])
  return {
    solids: [
      plate('z', 0, 4, rectangle(0, 0, 300, 280), colours.card, [soften(rectangle(255, 100, 45, 80), 6)]),
      ink(
        'z',
        4,
        spots.map(([a, b]) => circle(a, b, 11, 18)),
        1,
        { stroke: '#5a4426', hair: 1.3 },
      ),
      ink('z', 4, cross, 1, { stroke: '#5a4426', hair: 1, open: true }),
      ink(
        'z',
        4,
        [
          [
            [0, 140],
            [120, 140],
          ],
        ],
        1,
        { stroke: '#5a4426', hair: 1, open: true, dash: '6 5' },
      ),
    ],
  }
}

/** The space-saving trap: it leads the drain to the back wall and leaves the middle of the cabinet free. */
export function siphon(): Model {
  const white: Colour = '#e3e8ea'
  const pipe = (places: readonly Place[]) => rod(places, 40, white)
  const nut = (at: readonly [number, number], t: number) => cylinder('z', at, t, 26, 30, bright(white, 0.88))
  return {
    solids: [
      made(
        'white',
        pipe([
          [230, 60, 40],
          [232, 60, 8],
          [248, 60, -14],
          [275, 60, -22],
          [302, 60, -14],
          [318, 60, 8],
          [320, 60, 96],
          [336, 60, 116],
          [430, 60, 116],
        ]),
      ),
      made(
        'white',
        pipe([
          [0, 0, 170],
          [0, 0, 118],
          [10, 4, 102],
          [30, 8, 96],
          [196, 52, 96],
          [220, 58, 90],
          [230, 60, 72],
          [230, 60, 40],
        ]),
      ),
      made('light-grey', nut([0, 0], 130)),
      made('light-grey', nut([230, 60], 32)),
      made('light-grey', nut([320, 60], 32)),
      cylinder('z', [0, 0], 170, 10, 46, colours.steel),
      cylinder('z', [0, 0], 180, 3, 36, bright(colours.steel, 0.8)),
      cylinder('x', [60, 116], 396, 8, 48, colours.steel),
    ],
  }
}

/** Castors for the free-standing bins; one with a brake shows its lever. */
export function castors(count: number, brake = false): Model {
  const spots = laidOut(count, 2, [110, 110])
  return { solids: copies(spots, 'castor', (at) => castor(at, brake)) }
}

function castor([x, y, z]: Place, brake: boolean): Solid[] {
  const fork = soften(
    [
      [y - 15, z + 28],
      [y + 12, z + 28],
      [y + 24, z + 74],
      [y - 24, z + 74],
    ],
    5,
  )
  return [
    plate('x', x - 18, 3, fork, colours.steel),
    cylinder('x', [y, z + 28], x - 13, 26, 28, colours.rubber),
    ink('x', x + 13, [circle(y, z + 28, 13)], 1, { fill: colours.LG }),
    plate('x', x + 15, 3, fork, colours.steel),
    ink('x', x + 18.2, [circle(y, z + 30, 6, 14)], 1, { fill: '#7b858b' }),
    cylinder('z', [x, y], z + 74, 6, 18, bright(colours.steel, 0.86)),
    plate('z', z + 80, 4, roundRectangle(x - 34, y - 34, 68, 68, 8), colours.zinc, dots4(x, y, 24, 5)),
    ...(brake ? [pad([x - 15, y - 52, z + 46], [30, 32, 9], 4, '#b5372f')] : []),
  ]
}

/** The door bracket for POT: two hooks over the door's edge, a ring that holds the bucket. */
export function potBracket(): Model {
  const hook = (x: number): Solid =>
    plate(
      'x',
      x,
      14,
      [
        [0, 0],
        [6, 0],
        [6, 132],
        [30, 132],
        [30, 100],
        [36, 100],
        [36, 138],
        [0, 138],
      ],
      colours.steel,
    )
  const ring = arc(80, -92, 82, 0, 360, 24).map(([a, b]): Place => [a, b, 70])
  return {
    airy: true,
    solids: [
      hook(20),
      hook(126),
      box([0, -6, 40], [160, 6, 62], colours.steel),
      rod(ring, 8, bright(colours.steel, 0.9)),
      rod(
        [
          [80, -10, 44],
          [80, -40, 46],
          [80, -92, 68],
        ],
        6,
        colours.steel,
      ),
    ],
  }
}

export function dots4(a: number, b: number, off: number, radius: number): Outline[] {
  return [
    [-off, -off],
    [off, -off],
    [off, off],
    [-off, off],
  ].map(([da = 0, db = 0]) => circle(a + da, b + db, radius, 12))
}

/** The divider for Heavy Bag: a stiff tarpaulin panel with hook-and-loop edges. */
export function bagDivider(): Model {
  const cloth: Colour = '#2a2d30'
  const seam = mix(cloth, '#ffffff', 0.34)
  return {
    solids: [
      made('fabric', plate('y', 0, 7, roundRectangle(0, 0, 235, 390, 10), cloth)),
      ink('y', 0, [roundRectangle(0, 40, 24, 310, 4), roundRectangle(211, 40, 24, 310, 4)], -1, {
        fill: mix(cloth, '#ffffff', 0.22),
      }),
      made(
        'thread',
        ink('y', 0, [roundRectangle(9, 9, 217, 372, 6)], -1, { stroke: seam, hair: 1.3, dash: '7 5' }),
      ),
      ink('y', 0, [roundRectangle(82, 330, 70, 26, 13)], -1, { fill: '#6c757b' }),
    ],
  }
}
