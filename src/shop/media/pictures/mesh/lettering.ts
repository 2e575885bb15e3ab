import { arc } from '../drawing/outline.ts'
import { type Place, type Point, plus, unit } from '../drawing/space.ts'
import { joined, type Surface } from './mesh.ts'
import { sweep } from './sweep.ts'

/** Letters stand 1 high: the strokes each is drawn with, and how far the next one stands off. */
type Letter = { readonly strokes: readonly Stroke[]; readonly advance: number }

/** A line that never turns back on itself, for its sides would cross; where it ends where it began, it is a loop. */
type Stroke = readonly Point[]

const bowl = (b: number, radius: number, from: number, to: number): Point[] =>
  arc(0.28, b, radius, from, to, Math.ceil(Math.abs(to - from) / 14))

const letters: Record<string, Letter> = {
  '0': { strokes: [oval(0.28, 0.5, 0.26, 0.47)], advance: 0.7 },
  '1': {
    strokes: [
      [
        [0.06, 0.78],
        [0.28, 0.97],
        [0.28, 0.03],
      ],
    ],
    advance: 0.52,
  },
  '2': { strokes: [[...bowl(0.7, 0.26, 165, -35), [0.03, 0.03], [0.56, 0.03]]], advance: 0.7 },
  '3': { strokes: [bowl(0.74, 0.22, 150, -90), bowl(0.27, 0.25, 90, -150)], advance: 0.7 },
  '4': {
    strokes: [
      [
        [0.44, 0.03],
        [0.44, 0.97],
      ],
      [
        [0.42, 0.93],
        [0.02, 0.28],
        [0.6, 0.28],
      ],
    ],
    advance: 0.74,
  },
  '5': {
    strokes: [
      [
        [0.52, 0.97],
        [0.1, 0.97],
        [0.07, 0.5],
      ],
      bowl(0.31, 0.28, 135, -145),
    ],
    advance: 0.7,
  },
  '6': {
    strokes: [
      bowl(0.3, 0.27, 160, 520),
      [
        [0.46, 0.95],
        [0.2, 0.66],
        [0.03, 0.39],
      ],
    ],
    advance: 0.7,
  },
  '7': {
    strokes: [
      [
        [0.03, 0.97],
        [0.54, 0.97],
        [0.2, 0.03],
      ],
    ],
    advance: 0.66,
  },
  '8': { strokes: [bowl(0.74, 0.22, -90, 270), bowl(0.27, 0.25, 90, 450)], advance: 0.7 },
  '9': {
    strokes: [
      bowl(0.7, 0.27, -20, 340),
      [
        [0.1, 0.05],
        [0.36, 0.34],
        [0.53, 0.61],
      ],
    ],
    advance: 0.7,
  },
  l: {
    strokes: [
      [
        [0.08, 0.99],
        [0.08, 0.03],
      ],
    ],
    advance: 0.24,
  },
  ' ': { strokes: [], advance: 0.24 },
}

/** How far letters stand out of their face, and how deep they sit in it, in millimetres. */
const raised = 0.3

/** Strokes that cross lie one under the other by this: of two faces in one place neither is seen whole. */
const under = 0.05

/** Raised lettering around a middle: `right` and `down` span the face, `size` is its height in millimetres. */
export function lettering(text: string, middle: Place, right: Place, down: Place, size: number): Surface {
  const [across, below] = [unit(right), unit(down)]
  const normal: Place = [
    across[1] * -below[2] - across[2] * -below[1],
    across[2] * -below[0] - across[0] * -below[2],
    across[0] * -below[1] - across[1] * -below[0],
  ]
  const high = size * 0.72
  const set = [...text].map((sign) => letters[sign] ?? { strokes: [], advance: 0.3 })
  const width = set.reduce((sum, { advance }) => sum + advance, -0.14)
  const half = high * 0.065
  let at = -width / 2
  const surfaces = set.flatMap(({ strokes, advance }) => {
    const start = at
    at += advance
    return strokes.map((stroke, order) => {
      const closed = isLoop(stroke)
      const line = closed ? stroke.slice(1) : stroke
      const top = raised - order * under
      const section: Point[] = [
        [-half, -raised],
        [half, -raised],
        [half, top],
        [-half, top],
      ]
      return sweep(
        line.map(([a, b]): Place => plus(middle, span(across, (start + a) * high, below, (0.5 - b) * high))),
        section,
        { closed, up: normal },
      )
    })
  })
  return joined(surfaces)
}

function isLoop(stroke: Stroke): boolean {
  const [[a, b], [c, d]] = [stroke[0] ?? [0, 0], stroke.at(-1) ?? [1, 1]]
  return Math.hypot(c - a, d - b) < 1e-6
}

const span = (across: Place, a: number, below: Place, b: number): Place => [
  across[0] * a + below[0] * b,
  across[1] * a + below[1] * b,
  across[2] * a + below[2] * b,
]

function oval(a: number, b: number, w: number, h: number): Point[] {
  return Array.from({ length: 27 }, (_, at): Point => {
    const turn = (at / 26) * 2 * Math.PI + Math.PI / 2
    return [a + w * Math.cos(turn), b + h * Math.sin(turn)]
  })
}
