import { element, escaped } from '../pictures/drawing/svg.ts'
import { dimensionMarkup } from './dimension.ts'
import { type DrawnSystem, drawnSystem } from './drawn-system.ts'
import type { DrawingFacts } from './facts.ts'
import { type Label, labelsOf, lineHeight } from './labels.ts'
import { type Layout, layOut, onSheet, paper } from './layout.ts'
import { lineArt, to2 } from './line-art.ts'
import { pen } from './pen.ts'
import { titleBlockMarkup } from './title-block.ts'
import { drawingCameras, drawingViews, type Rect, seenAs } from './views.ts'
import type { DrawingWords } from './words.ts'

/** The dimensional drawing of a system as an SVG document of one A4 sheet: the same facts and words, the same bytes. */
export function drawDrawing(facts: DrawingFacts, words: DrawingWords): string {
  const system = drawnSystem(facts)
  const layout = layOut(system)
  const title = `${words.title} ${facts.picture.name} (${facts.picture.itemNumber})`

  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: `${paper.width}mm`,
      height: `${paper.height}mm`,
      viewBox: `0 0 ${paper.width} ${paper.height}`,
      role: 'img',
      'aria-labelledby': 't',
      'font-family': 'Inter,Helvetica,Arial,sans-serif',
      'stroke-linejoin': 'round',
    },
    [
      element('title', { id: 't' }, [escaped(title)]),
      element('path', { fill: pen.paper, d: `M0 0h${paper.width}v${paper.height}H0z` }),
      ...drawingViews.map((view) => lineArt(system.solids, drawingCameras[view], layout.placings[view])),
      outlines(system, layout),
      element(
        'g',
        { fill: pen.measure, stroke: pen.measure, 'font-size': pen.text, 'text-anchor': 'middle' },
        [...layout.dimensions.map(dimensionMarkup)],
      ),
      labelMarkup(labelsOf(system, layout)),
      captions(layout, words),
      titleBlockMarkup(facts, layout.scale, words),
    ],
  )
}

/** What is there but not seen: the room around, and bins inside something closed. */
function outlines({ space, bins }: DrawnSystem, { placings }: Layout): string {
  const rooms = space ? drawingViews.map((view) => onSheet(seenAs(view, space.box), placings[view])) : []
  const inside = bins
    .filter(({ hidden }) => hidden)
    .flatMap(({ box }) => drawingViews.map((view) => onSheet(seenAs(view, box), placings[view])))
  const dashed = (rects: readonly Rect[], dash: string) =>
    rects.length === 0 ? '' : element('path', { d: rects.map(rectData).join(''), 'stroke-dasharray': dash })
  return element('g', { fill: 'none', stroke: pen.space, 'stroke-width': String(pen.thick) }, [
    dashed(rooms, '3 1.5'),
    dashed(inside, '1.2 1'),
  ])
}

function labelMarkup(labels: readonly Label[]): string {
  const texts = labels.flatMap(({ lines, box }) =>
    lines.map(
      (line, at) =>
        `<text x="${to2(box.x + box.w / 2)}" y="${to2(box.y + at * lineHeight + 3.1)}"${at === 0 ? ' font-weight="600"' : ''}>${escaped(line)}</text>`,
    ),
  )
  // A rim of paper keeps figures readable where lines run below them.
  return element(
    'g',
    {
      fill: pen.ink,
      stroke: pen.paper,
      'stroke-width': 1,
      'paint-order': 'stroke',
      'font-size': pen.small,
      'text-anchor': 'middle',
    },
    texts,
  )
}

function captions({ views }: Layout, words: DrawingWords): string {
  const below = Math.max(views.front.y + views.front.h, views.side.y + views.side.h)
  const line = (x: number, y: number, text: string) =>
    `<text x="${to2(x)}" y="${to2(y)}">${escaped(text)}</text>`
  return element('g', { fill: pen.space, 'font-size': pen.small }, [
    line(views.front.x, below + 5, words.views.front),
    line(views.side.x, below + 5, words.views.side),
    line(views.top.x, views.top.y + views.top.h + 5, words.views.top),
  ])
}

const rectData = ({ x, y, w, h }: Rect): string => `M${to2(x)} ${to2(y)}h${to2(w)}v${to2(h)}h${to2(-w)}z`
