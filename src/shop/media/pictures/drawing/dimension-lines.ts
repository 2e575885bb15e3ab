import { type Camera, project, type View } from './camera.ts'
import type { Measured } from './solid.ts'
import { corners, type Point } from './space.ts'
import { brief, element, escaped, pathData } from './svg.ts'

/** From millimetres on the screen to pixels of the picture. */
export type Fit = { readonly scale: number; readonly left: number; readonly top: number }

export const fitted = ({ scale, left, top }: Fit, [x, y]: Point): Point => [x * scale + left, y * scale + top]

const colour = '#5b6872'

/** Width below, height or depth to the left, each with its figure: what a joiner reads first. */
export function dimensionLines(
  measured: Measured | undefined,
  view: View,
  camera: Camera,
  fit: Fit,
  drawnTo: Extent,
): string {
  if (measured === undefined || view === 'product') return ''
  const upright = view === 'front' ? 'h' : 'd'
  const seen = corners(measured.box).map((corner) => fitted(fit, project(camera, corner)))
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const { min, max } = measured.box
  const depthAxis = view === 'front' ? 2 : 1
  const lines: string[] = []
  if (measured.axes.includes('w')) {
    lines.push(across(left, right, Math.max(bottom, drawnTo.bottom), max[0] - min[0]))
  }
  if (measured.axes.includes(upright)) {
    lines.push(upwards(top, bottom, Math.min(left, drawnTo.left), max[depthAxis] - min[depthAxis]))
  }
  return lines.length === 0
    ? ''
    : element('g', { fill: colour, stroke: 'none', 'font-size': 19, 'text-anchor': 'middle' }, lines)
}

export type Extent = { readonly left: number; readonly bottom: number }

function across(from: number, to: number, below: number, millimetres: number): string {
  const y = below + 34
  const marks: Point[][] = [
    [
      [from, y],
      [to, y],
    ],
    [
      [from, below + 8],
      [from, y + 7],
    ],
    [
      [to, below + 8],
      [to, y + 7],
    ],
    [
      [from - 5, y + 5],
      [from + 5, y - 5],
    ],
    [
      [to - 5, y + 5],
      [to + 5, y - 5],
    ],
  ]
  return strokes(marks) + words(millimetres, `x="${brief((from + to) / 2)}" y="${brief(y + 24)}"`)
}

function upwards(top: number, bottom: number, leftOf: number, millimetres: number): string {
  const x = leftOf - 34
  const marks: Point[][] = [
    [
      [x, top],
      [x, bottom],
    ],
    [
      [leftOf - 8, top],
      [x - 7, top],
    ],
    [
      [leftOf - 8, bottom],
      [x - 7, bottom],
    ],
    [
      [x - 5, top + 5],
      [x + 5, top - 5],
    ],
    [
      [x - 5, bottom + 5],
      [x + 5, bottom - 5],
    ],
  ]
  return (
    strokes(marks) +
    words(millimetres, `transform="translate(${brief(x - 10)} ${brief((top + bottom) / 2)})rotate(-90)"`)
  )
}

const strokes = (lines: Point[][]): string =>
  element('path', { d: pathData(lines, true), fill: 'none', stroke: colour, 'stroke-width': 1.2 })

const words = (millimetres: number, where: string): string =>
  `<text ${where}>${escaped(`${Math.round(millimetres)} mm`)}</text>`
