import { decoration, type Element, makeRoom, type Paper, page, tagged, textWidth } from './paper.ts'

export type Style = {
  size?: number
  bold?: boolean
  colour?: string
  align?: 'left' | 'right'
}

export const ink = '#16211c'
export const pale = '#55605b'
export const hair = '#c9d0cc'

const usualSize = 9.5
/** Between two lines, beyond what the font asks for. */
const lineGap = 1.5

/** Writes text at a place, wrapped to a width; answers how high it became. Not tagged: that is its caller's. */
export function write(
  { pen }: Paper,
  text: string,
  at: { x: number; y: number; width: number },
  style: Style = {},
): number {
  const { colour = ink, align = 'left' } = style
  choose(pen, style)
  pen.fillColor(colour).text(drawable(pen, text), at.x, at.y, { width: at.width, align, lineGap })
  return heightOf(pen, text, at.width, style)
}

/** How high a text is at a width. */
export function heightOf(pen: PDFKit.PDFDocument, text: string, width: number, style: Style = {}): number {
  if (text === '') return 0
  choose(pen, style)
  return pen.heightOfString(drawable(pen, text), { width, lineGap })
}

/** A paragraph over the width of the text, with room below. */
export function paragraph(
  paper: Paper,
  text: string,
  { parent = paper.root, after = 6, ...style }: Style & { parent?: Element; after?: number } = {},
): void {
  const height = heightOf(paper.pen, text, textWidth, style)
  makeRoom(paper, height)
  const at = { x: page.left, y: paper.y, width: textWidth }
  tagged(paper, parent, 'P', () => write(paper, text, at, style))
  paper.y += height + after
}

/** A heading; it never stands alone at the foot of a page. */
export function heading(
  paper: Paper,
  text: string,
  { level = 2, with: follows = 30 }: { level?: 1 | 2; with?: number } = {},
): void {
  const style = { size: level === 1 ? 17 : 10.5, bold: true }
  const height = heightOf(paper.pen, text, textWidth, style)
  makeRoom(paper, height + follows)
  const at = { x: page.left, y: paper.y, width: textWidth }
  tagged(paper, paper.root, `H${level}`, () => write(paper, text, at, style))
  paper.y += height + (level === 1 ? 10 : 3)
}

export function line(
  paper: Paper,
  y: number,
  { from = page.left, to = page.right, weight = 0.5 } = {},
): void {
  decoration(paper, () =>
    paper.pen.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor(hair).stroke(),
  )
}

/**
 * Spaces and hyphens that the typeface does not have are written as the ones it has. Of other letters that it lacks, the
 * reader sees that there was one, and accents that cannot be set are left out: nameless boxes are wider than pdfkit
 * believes, and can neither be read aloud nor be found.
 */
function drawable(pen: PDFKit.PDFDocument, text: string): string {
  const { font } = chosen(pen)
  const usual = text
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replace(/[\u2010\u2011]/g, '-')

  return Array.from(usual, (letter) => {
    if (letter === '\n' || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) return letter
    if (/[\p{M}\p{Cf}]/u.test(letter)) return ''
    return /\s/u.test(letter) ? ' ' : '?'
  }).join('')
}

/** The typeface that is chosen. pdfkit keeps it there; its types do not know it. */
const chosen = (pen: PDFKit.PDFDocument) =>
  (pen as unknown as { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } })._font

function choose(pen: PDFKit.PDFDocument, { size = usualSize, bold = false }: Style): void {
  pen.font(bold ? 'bold' : 'regular').fontSize(size)
}
