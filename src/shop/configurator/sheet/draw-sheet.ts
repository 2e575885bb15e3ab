import { encode } from 'uqr'
import {
  finishPaper,
  mm,
  openPaper,
  type Paper,
  page,
  tagged,
  textWidth,
} from '../../../platform/pdf/paper.ts'
import { table } from '../../../platform/pdf/table.ts'
import { heading, heightOf, pale, paragraph, write } from '../../../platform/pdf/words.ts'
import type { Locale } from '../../../values/locale.ts'
import type { Company } from '../../channel/company.ts'
import type { Obstacle, PlaceDrawing } from '../drawing/draw-place.ts'
import { drawViews } from './draw-views.ts'
import { type SheetWords, sheetWords } from './sheet-words.ts'

export type SheetFacts = {
  locale: Locale
  company: Company
  /** Which kind of system, in the sheet's language. */
  type: string
  /** Where the configurator goes on with the same measures. */
  address: string
  measures: readonly {
    name: string
    symbol: string
    definition: string | null
    value: string | null
    isOptional: boolean
  }[]
  obstacles: readonly Obstacle[]
  hingeSide: 'left' | 'right' | null
  drawing: PlaceDrawing
  shown: string | null
  /** Null while too little is measured. */
  fits: readonly { name: string; number: string; status: 'fits' | 'fits-assumed' }[] | null
  created: Date
}

const codeSize = mm(34)

/** A sheet to measure with and to keep: its measures, the place to scale, what fits, and a code that leads back. */
export function drawSheet(facts: SheetFacts): Promise<Buffer> {
  const words: SheetWords = sheetWords[facts.locale]
  const { company, type, locale, created } = facts
  const title = words.title(type)
  const paper = openPaper({ title, author: company.name, language: locale, created })

  drawHead(paper, title, facts, words)
  drawMeasures(paper, facts, words)
  drawViews(paper, facts.drawing, {
    alt: facts.shown ? words.drawnWith(facts.shown) : words.drawing,
    front: words.front,
    side: words.side,
    about: words.about,
  })
  if (facts.shown) paragraph(paper, words.drawnWith(facts.shown), { size: 8, colour: pale })
  drawFits(paper, facts, words)

  const us = `${company.name}, ${company.street} ${company.houseNumber}, ${company.zip} ${company.city}  ·  ${company.email}`
  return finishPaper(paper, (number, count) => {
    const at = { x: page.left, y: mm(284), width: textWidth }
    write(paper, us, at, { size: 7, colour: pale })
    write(paper, words.page(number, count), at, { size: 7, colour: pale, align: 'right' })
  })
}

function drawHead(paper: Paper, title: string, { company, address }: SheetFacts, words: SheetWords): void {
  const x = page.right - codeSize
  tagged(paper, paper.root, 'P', () => {
    write(paper, company.name, { x: page.left, y: mm(18), width: mm(90) }, { size: 11, bold: true })
  })
  tagged(paper, paper.root, 'Figure', () => drawCode(paper, address, { x, y: mm(17) }), {
    alt: `${words.scan}: ${address}`,
    bbox: [x, mm(17), page.right, mm(17) + codeSize],
  })
  tagged(paper, paper.root, 'P', () => {
    write(paper, words.scan, { x, y: mm(18) + codeSize, width: codeSize }, { size: 7, colour: pale })
  })
  // On a screen it can be tapped as well.
  paper.pen.link(x, mm(17), codeSize, codeSize, address)
  paper.y = mm(29)
  const width = textWidth - codeSize - mm(8)
  const style = { size: 19, bold: true }
  tagged(paper, paper.root, 'H1', () => write(paper, title, { x: page.left, y: paper.y, width }, style))
  paper.y += heightOf(paper.pen, title, width, style) + mm(2)
  tagged(paper, paper.root, 'P', () =>
    write(paper, words.intro, { x: page.left, y: paper.y, width }, { colour: pale }),
  )
  paper.y = Math.max(paper.y + heightOf(paper.pen, words.intro, width) + mm(5), mm(18) + codeSize + mm(9))
}

/** Dark squares on the paper's own light; the rim it needs is what is left empty around it. */
function drawCode({ pen }: Paper, text: string, { x, y }: { x: number; y: number }): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const square = codeSize / size
  for (const [row, squares] of data.entries())
    for (const [column, dark] of squares.entries())
      if (dark) pen.rect(x + column * square, y + row * square, square, square)
  pen.fillColor('#000').fill()
}

function drawMeasures(paper: Paper, facts: SheetFacts, words: SheetWords): void {
  const { measures, obstacles, hingeSide } = facts
  table(
    paper,
    [
      { title: words.columns.measure, width: textWidth - mm(34), namesRow: true },
      { title: words.columns.value, width: mm(34), align: 'right' },
    ],
    measures.map(({ name, symbol, definition, value, isOptional }) => [
      {
        text: `${name} (${symbol})${isOptional ? `, ${words.optional}` : ''}`,
        notes: definition === null ? [] : [definition],
      },
      value === null ? { text: '____________' } : { text: value, bold: true },
    ]),
  )
  paper.y += mm(3)
  const noted = [
    ...(obstacles.length > 0 ? [words.noted(obstacles.map((one) => words.obstacles[one]).join(', '))] : []),
    ...(hingeSide ? [words.hinge[hingeSide]] : []),
  ]
  if (noted.length > 0) paragraph(paper, noted.join('. '), { after: mm(2) })
  else
    paragraph(paper, `${words.notes}: ______________________________________________`, {
      colour: pale,
      after: mm(2),
    })
}

const mostFits = 15

function drawFits(paper: Paper, { fits }: SheetFacts, words: SheetWords): void {
  heading(paper, words.fits)
  if (fits === null || fits.length === 0) {
    paragraph(paper, fits === null ? words.unmeasured : words.none)
    return
  }
  table(
    paper,
    [
      { title: words.columnsOfFits.system, width: mm(78), namesRow: true },
      { title: words.columnsOfFits.number, width: mm(36) },
      { title: words.columnsOfFits.verdict, width: textWidth - mm(114) },
    ],
    fits
      .slice(0, mostFits)
      .map(({ name, number, status }) => [{ text: name }, { text: number }, { text: words.verdict[status] }]),
  )
}
