import { finishPaper, mm, openPaper, type Paper, textWidth } from '../../../platform/pdf/paper.ts'
import { table } from '../../../platform/pdf/table.ts'
import { heading, paragraph } from '../../../platform/pdf/words.ts'
import type { Locale } from '../../../values/locale.ts'
import type { Company } from '../../channel/company.ts'
import type { FitLimits } from '../check-system.ts'
import type { PlaceDrawing } from '../drawing/draw-place.ts'
import type { HingeSide, Span } from '../measures.ts'
import { type AssemblyWords, assemblyWords } from './assembly-words.ts'
import { drawHead, footOf } from './draw-head.ts'
import { drawViews } from './draw-views.ts'
import { type SheetWords, sheetWords } from './sheet-words.ts'

export type AssemblyFacts = {
  locale: Locale
  company: Company
  system: string
  hingeSide: HingeSide
  limits: FitLimits
  /** Of the cabinet somebody measured, or of a usual one. */
  drawing: PlaceDrawing
  /** Where the configurator shows the same. */
  address: string
  created: Date
}

/** All of it lies on the bench as one page. */
const roomForSteps = mm(72)

/** How a system for hinged doors is mounted on the side its door hangs on: what it needs, the drawing, the steps. */
export function drawAssemblySheet(facts: AssemblyFacts): Promise<Buffer> {
  const { locale, company, system, hingeSide, drawing, address, created } = facts
  const words: AssemblyWords = assemblyWords[locale]
  const drawn: SheetWords = sheetWords[locale]
  const title = words.title(system, hingeSide)
  const paper = openPaper({ title, author: company.name, language: locale, created })

  drawHead(paper, { company, title, intro: words.intro, scan: words.scan, address })
  drawNeeds(paper, facts.limits, words)
  const shown = {
    alt: `${drawn.drawnWith(system)}. ${drawn.hinge[hingeSide]}.`,
    front: `${drawn.front}: ${drawn.hinge[hingeSide]}`,
    side: drawn.side,
    about: drawn.about,
  }
  drawViews(paper, drawing, shown, roomForSteps)
  heading(paper, words.steps)
  for (const [index, step] of words.order(hingeSide).entries())
    paragraph(paper, `${index + 1}.  ${step}`, { after: mm(1.5) })

  return finishPaper(paper, footOf(paper, company, drawn.page))
}

function drawNeeds(paper: Paper, limits: FitLimits, words: AssemblyWords): void {
  const rows = (
    [
      [words.measures.width, limits.usableWidth],
      [words.measures.height, limits.installationHeight],
      [words.measures.depth, limits.installationDepth],
      [words.measures.door, limits.doorLeafWidth],
      [words.measures.wall, limits.sideWallThickness],
    ] as const
  ).flatMap(([name, span]) => {
    const said = sayNeed(span, words)
    return said === null ? [] : [[{ text: name }, { text: said, bold: true }]]
  })
  heading(paper, words.needs)
  table(
    paper,
    [
      { title: words.columns.measure, width: textWidth - mm(44), namesRow: true },
      { title: words.columns.value, width: mm(44), align: 'right' },
    ],
    rows,
  )
  paper.y += mm(3)
}

function sayNeed({ min, max }: Span = {}, words: AssemblyWords): string | null {
  if (typeof min !== 'number') return null
  return typeof max === 'number' ? words.between(min, max) : words.atLeast(min)
}
