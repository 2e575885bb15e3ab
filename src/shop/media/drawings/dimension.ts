import { escaped } from '../pictures/drawing/svg.ts'
import type { Limit } from './facts.ts'
import { to2 } from './line-art.ts'
import { pen, widthOf } from './pen.ts'
import type { Rect } from './views.ts'

export type Measure = 'width' | 'depth' | 'height'

/** A dimension line on the sheet, in its mm: along x or upright, between two extension lines that begin at `near`. */
export type Dimension = {
  readonly of: 'system' | 'space'
  readonly measure: Measure
  readonly upright: boolean
  readonly from: number
  readonly to: number
  /** Where the line runs: y of a level one, x of an upright one. */
  readonly at: number
  /** Where the extension lines leave the drawing. */
  readonly near: number
  readonly text: string
}

/** "485", "485–684", "≥ 400" */
export function limitText({ min, max }: Limit): string {
  if (typeof min === 'number' && typeof max === 'number') return min === max ? `${min}` : `${min}–${max}`
  return typeof max === 'number' ? `≤ ${max}` : `≥ ${min ?? 0}`
}

/** The room its figure takes. A figure wider than its line stands behind the line's end. */
export function textBox(dimension: Dimension): Rect {
  const { upright, from, to, at, text } = dimension
  const long = widthOf(text, pen.text)
  const middle = isOutside(dimension) ? to + pen.arrow + 1 + long / 2 : (from + to) / 2
  const over = at - 1 - pen.text
  return upright
    ? {
        x: over,
        y: (isOutside(dimension) ? from - pen.arrow - 1 - long / 2 : middle) - long / 2,
        w: pen.text,
        h: long,
      }
    : { x: middle - long / 2, y: over, w: long, h: pen.text }
}

export function dimensionMarkup(dimension: Dimension): string {
  const { of, upright, from, to, at, near, text } = dimension
  const beyond = at + Math.sign(at - near) * 1.5
  const start = near + Math.sign(at - near)
  const point = (along: number, across: number) =>
    upright ? `${to2(across)} ${to2(along)}` : `${to2(along)} ${to2(across)}`
  const extension = (along: number) => `M${point(along, start)}L${point(along, beyond)}`
  const { x, y, w, h } = textBox(dimension)
  const middle = upright
    ? `transform="translate(${to2(x + w - 0.6)} ${to2(y + h / 2)})rotate(-90)"`
    : `x="${to2(x + w / 2)}" y="${to2(y + h - 0.6)}"`
  const tone = of === 'space' ? ` fill="${pen.space}"` : ''
  return [
    `<path d="${extension(from)}${extension(to)}M${point(from, at)}L${point(to, at)}" fill="none" stroke-width="${pen.thin}"/>`,
    `<path d="${arrow(from, at, 1, point)}${arrow(to, at, -1, point)}" stroke="none"/>`,
    `<text ${middle}${tone} stroke="none">${escaped(text)}</text>`,
  ].join('')
}

const isOutside = ({ from, to, text }: Dimension): boolean =>
  Math.abs(to - from) < widthOf(text, pen.text) + 1

/** A filled arrow head of 1 to 3 (ISO 129-1), from its tip towards the middle of the line. */
const arrow = (
  tip: number,
  at: number,
  towards: 1 | -1,
  point: (along: number, across: number) => string,
): string => {
  const back = tip + towards * pen.arrow
  return `M${point(tip, at)}L${point(back, at - pen.arrow / 6)}L${point(back, at + pen.arrow / 6)}z`
}
