import { bright, type Colour, colours, mix } from '../drawing/colour.ts'
import { ink } from '../drawing/ink.ts'
import { cylinder, loft, pad } from '../drawing/loft.ts'
import { circle, type Outline, roundRectangle, soften } from '../drawing/outline.ts'
import { box, plate } from '../drawing/plate.ts'
import { rod } from '../drawing/rod.ts'
import { type Model, made, type Solid } from '../drawing/solid.ts'
import type { Place } from '../drawing/space.ts'
import { binSizes } from '../systems/bin-layout.ts'
import { type HousingSize, housingLid } from '../systems/free-standing.ts'
import { potLid } from '../systems/pot.ts'

/** The lid of a swing bin, resting on its seal; L is the larger and has a stiffening cross. */
export function swingLid(size: 'M' | 'L'): Model {
  const { w, d } = binSizes[size === 'M' ? '35B' : '40C']
  const ring = (by: number, t: number) => ({
    t,
    outline: roundRectangle(by, by, w - 2 * by, d - 2 * by, 60 - by / 3),
  })
  const colour = mix(colours.AN, '#ffffff', 0.14)
  const high = size === 'M' ? 34 : 50
  const cross: Outline[] = [
    [
      [w * 0.3, d * 0.3],
      [w * 0.7, d * 0.7],
    ],
    [
      [w * 0.3, d * 0.7],
      [w * 0.7, d * 0.3],
    ],
  ]
  return {
    solids: [
      loft('z', [ring(8, 0), ring(8, 10)], colours.rubber),
      loft('z', [ring(0, 10), ring(0, 24), ring(18, high)], colour),
      ink('z', high, size === 'L' ? cross : [roundRectangle(w / 2 - 50, d / 2 - 50, 100, 100, 34)], 1, {
        stroke: bright(colour, 0.72),
        hair: 2,
        open: size === 'L',
      }),
    ],
  }
}

/** A seal: a soft rubber loop. */
export function seal(w: number, d: number, radius: number, thick: number): Model {
  const loop = roundRectangle(0, 0, w, d, radius).map(([a, b]): Place => [a, b, thick / 2])
  return { solids: [made('rubber', rod(loop, thick, '#41474c', true))] }
}

/** A pair of lid hinges: leaf, knuckle, leaf. */
export function lidHinges(): Model {
  const hinge = (x: number): Solid[] => [
    plate(
      'y',
      12,
      4,
      soften(
        [
          [x, 0],
          [x + 50, 0],
          [x + 50, 70],
          [x, 70],
        ],
        8,
      ),
      colours.AN,
      [circle(x + 25, 22, 6, 12), circle(x + 25, 48, 6, 12)],
    ),
    cylinder('x', [8, 74], x, 50, 9, colours.steel),
    plate(
      'z',
      70,
      4,
      soften(
        [
          [x + 4, -64],
          [x + 46, -64],
          [x + 46, 0],
          [x + 4, 0],
        ],
        8,
      ),
      colours.AN,
      [circle(x + 25, -34, 6, 12)],
    ),
  ]
  return { solids: [...hinge(0), ...hinge(90)] }
}

/** The hinge pair of the free-standing lid: an arm with a pin. */
export function housingHinges(): Model {
  const arm = (x: number): Solid[] => [
    plate(
      'x',
      x,
      12,
      soften(
        [
          [0, 0],
          [26, 0],
          [40, 60],
          [120, 84],
          [120, 106],
          [26, 92],
          [0, 30],
        ],
        8,
      ),
      colours.AN,
      [circle(16, 16, 6, 12)],
    ),
    cylinder('x', [100, 92], x - 8, 28, 8, colours.steel),
  ]
  return { solids: [...arm(0), ...arm(80)] }
}

/** The damper of the free-standing lid: a gas strut with two eyes. */
export function lidDamper(): Model {
  const eye = (x: number): Solid =>
    plate('y', 4, 12, circle(x, 12, 15, 20), colours.AN, [circle(x, 12, 7, 14)])
  return {
    solids: [
      eye(0),
      cylinder('x', [10, 12], 12, 130, 12, colours.AN),
      cylinder('x', [10, 12], 142, 96, 5, colours.steel),
      eye(250),
    ],
  }
}

/** A lid lifter: the lever that raises the lid as the door opens. */
export function lidLifter(size: 'M' | 'L'): Model {
  const reach = size === 'M' ? 190 : 260
  const lever: Outline = soften(
    [
      [0, 0],
      [34, 0],
      [44, 120],
      [reach, 150],
      [reach, 176],
      [20, 160],
    ],
    10,
  )
  return {
    solids: [
      plate('y', 0, 8, lever, colours.steel, [circle(18, 18, 7, 14), circle(34, 138, 6, 12)]),
      cylinder('y', [reach - 14, 162], -22, 44, size === 'M' ? 10 : 13, colours.LG),
      cylinder('y', [18, 18], -10, 12, 12, colours.GN),
    ],
  }
}

/** The pair of guides the system lid slides in. */
export function lidGuides(): Model {
  const guide = (x: number, open: 1 | -1): Solid => {
    const profile: Outline = [
      [0, 0],
      [26, 0],
      [26, 6],
      [7, 6],
      [7, 26],
      [26, 26],
      [26, 32],
      [0, 32],
    ]
    const turned = open === 1 ? profile : profile.map(([a, b]) => [26 - a, b] as const).reverse()
    return plate('y', 0, 440, turned.map(([a, b]) => [x + a, b] as const).reverse(), colours.zinc)
  }
  return { solids: [guide(0, 1), guide(110, -1)] }
}

/** The filter holder: a grilled cassette that takes one disc. */
export function filterHolder(): Model {
  const grille = [-30, -15, 0, 15, 30].map((off) => roundRectangle(70 - 44, 70 + off - 3, 88, 6, 3))
  return {
    solids: [
      plate('z', 0, 22, roundRectangle(0, 0, 140, 140, 22), colours.SG, [circle(70, 70, 58, 28)]),
      pad([24, 24, 2], [92, 92, 6], 46, bright(colours.SG, 0.9)),
      ink('z', 8.2, grille, 1, { fill: '#555a5c' }),
      box([54, -14, 4], [32, 16, 12], bright(colours.SG, 0.94)),
    ],
  }
}

/** The lid of a free-standing housing, alone. */
export function housingLidPart(size: HousingSize, colour: Colour): Model {
  return {
    solids: housingLid([0, 0, 0], size, colour),
    measured: { box: { min: [0, 0, 0], max: [size.w, size.d, 58] }, axes: ['w', 'd'] },
  }
}

export function potLidPart(colour: Colour): Model {
  return {
    solids: potLid([0, 0, 0], colour),
    measured: { box: { min: [0, 0, 0], max: [165, 165, 34] }, axes: ['w', 'd'] },
  }
}
