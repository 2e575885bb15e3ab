import { finishPaper, mm, openPaper, type Paper, page, textWidth } from '../../../platform/pdf/paper.ts'
import { table } from '../../../platform/pdf/table.ts'
import { heading, pale, paragraph } from '../../../platform/pdf/words.ts'
import type { Locale } from '../../../values/locale.ts'
import type { Company } from '../../channel/company.ts'
import type { Obstacle, PlaceDrawing } from '../drawing/draw-place.ts'
import type { HingeSide } from '../measures.ts'
import { drawHead, footOf } from './draw-head.ts'
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
  hingeSide: HingeSide | null
  drawing: PlaceDrawing
  shown: string | null
  /** How the shown system is mounted on the side that was said; null where no side matters, or none was said. */
  assembly: { title: string; address: string } | null
  /** Null while too little is measured. */
  fits: readonly { name: string; number: string; status: 'fits' | 'fits-assumed' }[] | null
  created: Date
}

/** A sheet to measure with and to keep: its measures, the place to scale, what fits, and a code that leads back. */
export function drawSheet(facts: SheetFacts): Promise<Buffer> {
  const words: SheetWords = sheetWords[facts.locale]
  const { company, type, locale, address, created } = facts
  const title = words.title(type)
  const paper = openPaper({ title, author: company.name, language: locale, created })

  drawHead(paper, { company, title, intro: words.intro, scan: words.scan, address })
  drawMeasures(paper, facts, words)
  drawViews(paper, facts.drawing, {
    alt: facts.shown ? words.drawnWith(facts.shown) : words.drawing,
    front: words.front,
    side: words.side,
    about: words.about,
  })
  if (facts.shown) paragraph(paper, words.drawnWith(facts.shown), { size: 8, colour: pale })
  if (facts.assembly) drawAssembly(paper, facts.assembly)
  drawFits(paper, facts, words)

  return finishPaper(paper, footOf(paper, company, words.page))
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

/** On paper it is named with its address, on a screen it can be tapped. */
function drawAssembly(paper: Paper, { title, address }: NonNullable<SheetFacts['assembly']>): void {
  const top = paper.y
  paragraph(paper, `${title}: ${address}`, { size: 8, colour: pale })
  paper.pen.link(page.left, top, textWidth, paper.y - top, address)
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
