import { arc } from '../drawing/outline.ts'
import { type Place, type Point, plus, unit } from '../drawing/space.ts'
import { joined, type Surface } from './mesh.ts'
import { sweep } from './sweep.ts'

/** Letters stand 1 high; what each is drawn with, and how far the next one stands off. */
type Letter = { readonly strokes: readonly (readonly Point[])[]; readonly advance: number }

const bowl = (b: number, radius: number, from: number, to: number): Point[] =>
  arc(0.28, b, radius, from, to, 14).map(([a, c]): Point => [0.28 + (a - 0.28), c])

const letters: Record<string, Letter> = {
  '0': { strokes: [[...oval(0.28, 0.5, 0.26, 0.47)]], advance: 0.7 },
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
  '3': { strokes: [[...bowl(0.74, 0.22, 150, -90), ...bowl(0.28, 0.25, 90, -150)]], advance: 0.7 },
  '4': {
    strokes: [
      [
        [0.44, 0.03],
        [0.44, 0.97],
        [0.02, 0.28],
        [0.6, 0.28],
      ],
    ],
    advance: 0.74,
  },
  '5': { strokes: [[[0.52, 0.97], [0.1, 0.97], [0.06, 0.55], ...bowl(0.31, 0.28, 120, -145)]], advance: 0.7 },
  '6': { strokes: [[[0.46, 0.95], [0.2, 0.66], ...bowl(0.3, 0.27, 160, -200)]], advance: 0.7 },
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
  '8': { strokes: [[...bowl(0.74, 0.21, -90, 270), ...bowl(0.27, 0.25, 90, -270)]], advance: 0.7 },
  '9': { strokes: [[[0.1, 0.05], [0.36, 0.34], ...bowl(0.7, 0.27, -20, 340)]], advance: 0.7 },
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
  const [half, raised] = [high * 0.065, 0.35]
  const section: Point[] = [
    [-half, -raised],
    [half, -raised],
    [half, raised],
    [-half, raised],
  ]
  let at = -width / 2
  const surfaces = set.flatMap(({ strokes, advance }) => {
    const start = at
    at += advance
    return strokes.map((stroke) =>
      sweep(
        stroke.map(
          ([a, b]): Place => plus(middle, span(across, (start + a) * high, below, (0.5 - b) * high)),
        ),
        section,
        { up: normal },
      ),
    )
  })
  return joined(surfaces)
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
