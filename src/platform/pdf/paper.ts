import { join } from 'node:path'
import PDFDocument from 'pdfkit'

export type Element = PDFKit.PDFStructureElement

/** `scope` says which cells a header names, `bbox` where a figure is; pdfkit writes them, its types do not know them. */
export type TagOptions = PDFKit.Mixins.StructureElementOptions & {
  scope?: 'Row' | 'Column'
  bbox?: readonly [left: number, top: number, right: number, bottom: number]
}

/**
 * A document in the making: A4, tagged, so that it can be read aloud and reflowed. Lengths are points, from the
 * upper left corner. Nothing breaks over a page by itself: whoever draws asks for room first.
 */
export type Paper = {
  pen: PDFKit.PDFDocument
  /** The document in the tree of tags; headings, paragraphs and tables hang below it. */
  root: Element
  /** Where the next thing goes. */
  y: number
  finished: Promise<Buffer>
}

export type PaperFacts = {
  title: string
  author: string
  /** BCP 47. */
  language: string
  /** Said of the file itself, so that the same paper is the same bytes whenever it is drawn. */
  created: Date
}

const millimetre = 72 / 25.4
export const mm = (length: number): number => length * millimetre

export const page = {
  width: mm(210),
  height: mm(297),
  left: mm(20),
  right: mm(190),
  /** Where text begins on the pages after the first. */
  top: mm(20),
  /** Where it ends; below it is the footer. */
  bottom: mm(272),
}
export const textWidth = page.right - page.left

/**
 * Inter from @fontsource-variable/inter in two weights, Latin to Cyrillic in one file and with digits of one
 * width; the packaged files are compressed in a way that cannot be embedded.
 */
const fonts = join(import.meta.dirname, 'fonts')

export function openPaper({ title, author, language, created }: PaperFacts): Paper {
  const pen = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang: language,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: created },
  })
  pen.registerFont('regular', join(fonts, 'inter-regular.ttf'))
  pen.registerFont('bold', join(fonts, 'inter-semibold.ttf'))
  const root = pen.struct('Document')
  pen.addStructure(root)

  return { pen, root, y: page.top, finished: bytesOf(pen) }
}

/** Begins a new page unless what comes next fits on this one. */
export function makeRoom(paper: Paper, height: number): void {
  if (paper.y + height > page.bottom) breakPage(paper)
}

export function breakPage(paper: Paper): void {
  paper.pen.addPage()
  paper.y = page.top
}

/** Draws something that is read: it hangs in the tree of tags below its parent. */
export function tagged(
  { pen }: Paper,
  parent: Element,
  tag: string,
  draw: () => void,
  options: TagOptions = {},
): void {
  const element = pen.struct(tag, options)
  parent.add(element)
  const content = pen.markStructureContent(tag)
  draw()
  pen.endMarkedContent()
  element.add(content)
  element.end()
}

/** Draws something that is only seen: lines, page numbers, a header said again on the next page. */
export function decoration({ pen }: Paper, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  pen.markContent('Artifact', { type })
  draw()
  pen.endMarkedContent()
}

/** Ends it: the footer is drawn on every page, now that it is known how many there are. */
export function finishPaper(paper: Paper, footer: (number: number, count: number) => void): Promise<Buffer> {
  const { pen, root, finished } = paper
  const { start, count } = pen.bufferedPageRange()

  for (let index = start; index < start + count; index++) {
    pen.switchToPage(index)
    decoration(paper, () => footer(index - start + 1, count), 'Pagination')
  }
  root.end()
  pen.end()
  return finished
}

function bytesOf(pen: PDFKit.PDFDocument): Promise<Buffer> {
  const pieces: Buffer[] = []
  return new Promise((resolve, reject) => {
    pen.on('data', (piece: Buffer) => pieces.push(piece))
    pen.on('end', () => resolve(Buffer.concat(pieces)))
    pen.on('error', reject)
  })
}
