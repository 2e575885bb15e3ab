import { element, escaped } from '../pictures/drawing/svg.ts'
import type { DrawingFacts } from './facts.ts'
import { legend, paper, titleBlock } from './layout.ts'
import { to2 } from './line-art.ts'
import { pen } from './pen.ts'
import type { DrawingWords } from './words.ts'

/** The sheet's frame, what is drawn on it and how, the line types and the scale bar. */
export function titleBlockMarkup({ picture }: DrawingFacts, scale: number, words: DrawingWords): string {
  const { x, y, w } = titleBlock
  const [nameRow, lastRow] = [y + 12, y + 23]
  const columns = [x, x + 42, x + 72, x + 90, x + w]
  const cell = (at: number, row: number, label: string, value: string) =>
    text(at + 2.5, row + 4, label, { small: true }) + text(at + 2.5, row + 8.6, value)

  return [
    element('path', {
      d: `${frame}M${x} ${y}h${w}M${x} ${y}v34M${x} ${nameRow}h${w}M${x} ${lastRow}h${w}${columns
        .slice(1, -1)
        .map((column) => `M${column} ${lastRow}v11`)
        .join('')}`,
      fill: 'none',
      stroke: pen.ink,
      'stroke-width': String(pen.thick),
    }),
    element('g', { fill: pen.ink, 'font-size': pen.text }, [
      text(x + 2.5, y + 4.2, words.title, { small: true }),
      `<text x="${x + 2.5}" y="${y + 10}" font-size="5" font-weight="650">${escaped(picture.model ?? picture.itemNumber)}</text>`,
      cell(x, nameRow, words.name, picture.name),
      cell(x, lastRow, words.itemNumber, picture.itemNumber),
      cell(x + 42, lastRow, words.scale, `1 : ${scale} (A4)`),
      cell(x + 72, lastRow, words.unit, 'mm'),
    ]),
    firstAngle(x + 101, lastRow + 5.5),
    lineTypes(words),
    scaleBar(scale),
  ].join('')
}

const frame = `M${paper.frame} ${paper.frame}h${paper.width - 2 * paper.frame}v${paper.height - 2 * paper.frame}h${2 * paper.frame - paper.width}z`

const text = (x: number, y: number, words: string, { small = false } = {}): string =>
  `<text x="${to2(x)}" y="${to2(y)}"${small ? ` font-size="${pen.small}" fill="${pen.space}"` : ''}>${escaped(words)}</text>`

/** The mark of the first-angle projection (ISO 5456-2): a cone from the side, and right of it from its small end. */
function firstAngle(x: number, y: number): string {
  return element('g', { fill: 'none', stroke: pen.ink, 'stroke-width': String(pen.thin) }, [
    element('path', {
      d: `M${to2(x - 7)} ${to2(y - 1.3)}L${to2(x - 1.5)} ${to2(y - 2.6)}v5.2L${to2(x - 7)} ${to2(y + 1.3)}z`,
    }),
    circle(x + 4.5, y, 2.6),
    circle(x + 4.5, y, 1.3),
    element('path', {
      d: `M${to2(x - 8.5)} ${to2(y)}h8.5M${to2(x + 1)} ${to2(y)}h7M${to2(x + 4.5)} ${to2(y - 3.6)}v7.2`,
      'stroke-dasharray': '2 .6 .5 .6',
      stroke: pen.space,
    }),
  ])
}

const circle = (cx: number, cy: number, r: number): string =>
  `<circle cx="${to2(cx)}" cy="${to2(cy)}" r="${to2(r)}"/>`

function lineTypes({ system, space }: DrawingWords): string {
  const y = legend.y + 4
  const sample = (x: number, dash: string | undefined, stroke: string) =>
    element('path', {
      d: `M${to2(x)} ${to2(y - 1)}h8`,
      stroke,
      'stroke-width': String(dash ? pen.thick : pen.line),
      'stroke-dasharray': dash,
    })
  const second = legend.x + 11 + system.length * 1.8 + 5
  return [
    sample(legend.x, undefined, pen.ink),
    sample(second, '3 1.5', pen.space),
    element('g', { 'font-size': pen.small, fill: pen.space }, [
      text(legend.x + 10, y, system),
      text(second + 10, y, space),
    ]),
  ].join('')
}

/** Two parts, one dark, one light: whatever size the sheet is shown at, this length is true. */
function scaleBar(scale: number): string {
  const half = [10, 25, 50, 100, 200, 500].find((mm) => mm / scale >= 9) ?? 1000
  const [part, right] = [half / scale, legend.x + legend.w - 9]
  const [left, y] = [right - 2 * part, legend.y + 3]
  return [
    element('path', { d: `M${to2(left)} ${to2(y)}h${to2(part)}v1.4h${to2(-part)}z`, fill: pen.ink }),
    element('path', {
      d: `M${to2(left)} ${to2(y)}h${to2(2 * part)}v1.4h${to2(-2 * part)}z`,
      fill: 'none',
      stroke: pen.ink,
      'stroke-width': String(pen.thin),
    }),
    element('g', { 'font-size': pen.small, fill: pen.space, 'text-anchor': 'middle' }, [
      text(left, y - 1, '0'),
      text(left + part, y - 1, String(half)),
      text(left + 2 * part + 2.6, y - 1, `${2 * half} mm`),
    ]),
  ].join('')
}
