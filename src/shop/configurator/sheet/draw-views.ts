import { makeRoom, mm, type Paper, page, tagged, textWidth } from '../../../platform/pdf/paper.ts'
import { ink, pale, write } from '../../../platform/pdf/words.ts'
import type { PlaceDrawing } from '../drawing/draw-place.ts'
import type { Dimension, Part, PartKind, View } from '../drawing/scene.ts'

const green = '#0a6b40'
const red = '#ae221b'

/** How each kind of part is drawn on paper. */
const looks: Readonly<Record<PartKind, { fill?: string; stroke: string; dash?: number }>> = {
  wall: { fill: '#e4e9ec', stroke: pale },
  obstacle: { fill: '#f6f7f8', stroke: pale, dash: 2 },
  drawer: { fill: '#ffffff', stroke: pale },
  front: { stroke: pale, dash: 3 },
  system: { fill: '#e2f0e8', stroke: green },
  bin: { fill: '#ffffff', stroke: green },
  excess: { stroke: red },
}

/** Room for lines of figures, in mm of paper. */
const [beside, above, below] = [9, 9, 17]
const [highest, lowest] = [92, 55]

/** Front and side beside each other, to the largest scale that has room; below them what they show. */
export function drawViews(
  paper: Paper,
  { front, side }: PlaceDrawing,
  words: { alt: string; front: string; side: string; about: string },
  /** How much of the page is left to what stands below it in any case. */
  following = mm(12),
): void {
  const wide = (view: View) => view.bounds.right - view.bounds.left
  const top = Math.max(front.bounds.top, side.bounds.top)
  const bottom = Math.min(front.bounds.bottom, side.bounds.bottom)
  const across = textWidth - mm(4 * beside + 4)
  // As large as the rest of the page allows; below a certain size the next page is better.
  const rest = page.bottom - paper.y - mm(above + below) - following
  const high = rest < mm(lowest) ? mm(highest) : Math.min(mm(highest), rest)
  const scale = Math.min(across / (wide(front) + wide(side)), high / (top - bottom))
  const height = mm(above + below) + (top - bottom) * scale
  makeRoom(paper, height)
  const base = paper.y + mm(above) + top * scale
  const left = page.left + mm(beside)
  const right = left + wide(front) * scale + mm(2 * beside + 4)
  const box = [page.left, paper.y, page.right, paper.y + height] as const

  tagged(
    paper,
    paper.root,
    'Figure',
    () => {
      drawView(paper, front, { left: left - front.bounds.left * scale, base, scale, about: words.about })
      drawView(paper, side, { left: right - side.bounds.left * scale, base, scale, about: words.about })
      const y = paper.y + height - mm(4)
      write(paper, words.front, { x: left, y, width: mm(60) }, { size: 8, colour: pale })
      write(paper, words.side, { x: right, y, width: mm(60) }, { size: 8, colour: pale })
    },
    { alt: words.alt, bbox: box },
  )
  paper.y += height + mm(3)
}

type Placing = { left: number; base: number; scale: number; about: string }

function drawView(paper: Paper, { parts, dimensions, bounds }: View, at: Placing): void {
  for (const part of parts) drawPart(paper, part, at)
  for (const dimension of dimensions) drawDimension(paper, dimension, bounds, at)
}

function drawPart({ pen }: Paper, part: Part, { left, base, scale }: Placing): void {
  const { fill, stroke, dash } = looks[part.kind]
  if ('path' in part) {
    for (const [index, [x, y]] of part.path.entries()) {
      if (index === 0) pen.moveTo(left + x * scale, base - y * scale)
      else pen.lineTo(left + x * scale, base - y * scale)
    }
    pen.lineWidth(1).strokeColor(pale).stroke()
    return
  }
  pen.rect(
    left + part.x * scale,
    base - (part.y + part.height) * scale,
    part.width * scale,
    part.height * scale,
  )
  pen.lineWidth(0.6)
  if (dash) pen.dash(dash, { space: dash })
  if (fill) pen.fillAndStroke(fill, stroke)
  else pen.strokeColor(stroke).stroke()
  if (dash) pen.undash()
}

function drawDimension(paper: Paper, dimension: Dimension, bounds: View['bounds'], at: Placing): void {
  const { pen } = paper
  const { side, row, from, to, kind, difference } = dimension
  const label = written(dimension, at.about)
  const { left, base, scale } = at
  const colour = difference === null ? (kind === 'needed' ? green : ink) : red
  const out = mm(4 + row * 7)
  const tick = 3
  pen.lineWidth(0.6).strokeColor(colour)

  if (side === 'top' || side === 'bottom') {
    const y = side === 'top' ? base - bounds.top * scale - out : base - bounds.bottom * scale + out
    const [x1, x2] = [left + from * scale, left + to * scale]
    pen
      .moveTo(x1, y)
      .lineTo(x2, y)
      .moveTo(x1, y - tick)
      .lineTo(x1, y + tick)
      .moveTo(x2, y - tick)
      .lineTo(x2, y + tick)
    pen.stroke()
    figure(paper, label, { x: (x1 + x2) / 2, y: y - 11, colour })
    return
  }
  const x = side === 'left' ? left + bounds.left * scale - out : left + bounds.right * scale + out
  const [y1, y2] = [base - from * scale, base - to * scale]
  pen
    .moveTo(x, y1)
    .lineTo(x, y2)
    .moveTo(x - tick, y1)
    .lineTo(x + tick, y1)
    .moveTo(x - tick, y2)
    .lineTo(x + tick, y2)
  pen.stroke()
  const middle = (y1 + y2) / 2
  pen.save().rotate(-90, { origin: [x, middle] })
  figure(paper, label, { x, y: middle - 11, colour })
  pen.restore()
}

/** In words what the typeface has no sign for, and what is missing or too much behind it. */
function written({ label, difference }: Dimension, about: string): string {
  const said = label.replace('≈', about).replace('≥', 'min.').replace('≤', 'max.')
  return difference === null ? said : `${said} (${difference > 0 ? '+' : ''}${difference})`
}

function figure(
  paper: Paper,
  label: string,
  { x, y, colour }: { x: number; y: number; colour: string },
): void {
  const width = mm(40)
  paper.pen.font('bold').fontSize(8).fillColor(colour)
  paper.pen.text(label, x - width / 2, y, { width, align: 'center', lineBreak: false })
}
