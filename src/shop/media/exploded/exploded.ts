import { createHash } from 'node:crypto'
import type { DrawingFacts } from '../drawings/facts.ts'
import { lineArt, to2 } from '../drawings/line-art.ts'
import { pen } from '../drawings/pen.ts'
import { element, escaped } from '../pictures/drawing/svg.ts'
import { camera, type ExplodedLayout, layOutExploded, type PlacedPart } from './exploded-layout.ts'
import type { ExplodedPart } from './exploded-part.ts'

/** An exploded drawing, what its bytes are known by, and where on it each part is. */
export type Exploded = {
  svg: string
  hash: string
  width: number
  height: number
  spots: readonly ExplodedSpot[]
}

/** The place of a part and of its number, as shares of the drawing's width and height. */
export type ExplodedSpot = {
  position: number
  x: number
  y: number
  w: number
  h: number
  numberX: number
  numberY: number
}

/** Of the system the lines are pale: it only says where the parts go. */
const pale = '#9aa5ae'
const balloonRadius = 4.6

/** The same facts, the same bytes; it says nothing but numbers, so that one drawing does for all languages. */
export function explode(facts: DrawingFacts, parts: readonly ExplodedPart[]): Exploded {
  const layout = layOutExploded(facts, parts)
  const { width, height } = layout
  const svg = draw(layout, facts.picture.itemNumber)

  return {
    svg,
    hash: createHash('sha256').update(svg).digest('hex').slice(0, 32),
    width,
    height,
    spots: layout.parts.map(({ position, cell, balloon: [numberX, numberY] }) => ({
      position,
      x: cell.x / width,
      y: cell.y / height,
      w: cell.w / width,
      h: cell.h / height,
      numberX: numberX / width,
      numberY: numberY / height,
    })),
  }
}

function draw({ width, height, system, parts }: ExplodedLayout, itemNumber: string): string {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: `${width}mm`,
      height: `${to2(height)}mm`,
      viewBox: `0 0 ${width} ${to2(height)}`,
      role: 'img',
      'aria-labelledby': 't',
      'font-family': 'Inter,Helvetica,Arial,sans-serif',
      'stroke-linejoin': 'round',
    },
    [
      element('title', { id: 't' }, [escaped(itemNumber)]),
      element('path', { fill: pen.paper, d: `M0 0h${width}v${to2(height)}H0z` }),
      lineArt(system.solids, camera, system.placing, pale),
      element(
        'g',
        { stroke: pen.measure, 'stroke-width': pen.thick, fill: 'none', 'stroke-dasharray': '2 1.2' },
        parts.map(leaderMarkup),
      ),
      element('g', { fill: pen.measure }, parts.map(seatMarkup)),
      ...parts.map(({ solids, placing }) => lineArt(solids, camera, placing)),
      ...parts.map(balloonMarkup),
    ],
  )
}

const leaderMarkup = ({ leader: [[x, y], [toX, toY]] }: PlacedPart): string =>
  `<path d="M${to2(x)} ${to2(y)}L${to2(toX)} ${to2(toY)}"/>`

const seatMarkup = ({ leader: [, [x, y]] }: PlacedPart): string =>
  `<circle cx="${to2(x)}" cy="${to2(y)}" r="1"/>`

const balloonMarkup = ({ balloon: [x, y], position }: PlacedPart): string =>
  [
    `<circle cx="${to2(x)}" cy="${to2(y)}" r="${balloonRadius}" fill="${pen.paper}" stroke="${pen.measure}" stroke-width="${pen.thick}"/>`,
    `<text x="${to2(x)}" y="${to2(y + 1.6)}" fill="${pen.ink}" font-size="4.6" font-weight="600" text-anchor="middle">${position}</text>`,
  ].join('')
