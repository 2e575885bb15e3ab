import { breakPage, decoration, type Element, makeRoom, type Paper, page, tagged } from './paper.ts'
import { heightOf, line, pale, write } from './words.ts'

/** Widths in points. One of the columns may name its row: it is read out with every cell of it. */
export type Column = { title: string; width: number; align?: 'left' | 'right'; namesRow?: boolean }

/** `notes` stand small below the text: an item number, the options chosen. */
export type Cell = { text: string; notes?: readonly string[]; bold?: boolean }

/** Between columns, and above and below what a row says. */
const gutter = 8
const padding = 4
const noteStyle = { size: 8, colour: pale }
const titleStyle = { size: 8, bold: true, colour: pale }

/**
 * A table whose rows stay whole. Its header comes again on every page it goes on to; only the first one is
 * tagged, the others are decoration, so it is not read out in the middle of the table.
 */
export function table(paper: Paper, columns: readonly Column[], rows: readonly (readonly Cell[])[]): void {
  const { pen, root } = paper
  const element = pen.struct('Table')
  root.add(element)
  const heights = rows.map((cells) => rowHeight(paper, columns, cells))

  makeRoom(paper, headerHeight(paper, columns) + (heights[0] ?? 0))
  drawHeader(paper, columns, element)
  for (const [index, cells] of rows.entries()) {
    const height = heights[index] ?? 0
    if (paper.y + height > page.bottom) {
      breakPage(paper)
      drawHeader(paper, columns, null)
    }
    drawRow(paper, columns, cells, element)
    paper.y += height
    line(paper, paper.y, { to: rightOf(columns) })
  }
  element.end()
}

function drawHeader(paper: Paper, columns: readonly Column[], element: Element | null): void {
  const { pen, y } = paper
  const row = element && pen.struct('TR')
  if (row) element.add(row)

  for (const { x, width, title, align = 'left' } of placed(columns)) {
    const draw = () => write(paper, title, { x, y: y + padding, width }, { ...titleStyle, align })
    if (row) tagged(paper, row, 'TH', draw, { scope: 'Column' })
    else decoration(paper, draw, 'Pagination')
  }
  row?.end()
  paper.y += headerHeight(paper, columns)
  line(paper, paper.y, { to: rightOf(columns), weight: 1 })
}

function drawRow(paper: Paper, columns: readonly Column[], cells: readonly Cell[], element: Element): void {
  const row = paper.pen.struct('TR')
  element.add(row)

  for (const [index, { x, width, align = 'left', namesRow = false }] of placed(columns).entries()) {
    const { text, notes = [], bold = false } = cells[index] ?? { text: '' }
    const draw = () => {
      let y = paper.y + padding
      y += write(paper, text, { x, y, width }, { align, bold })
      for (const note of notes) y += write(paper, note, { x, y, width }, { ...noteStyle, align })
    }
    if (namesRow) tagged(paper, row, 'TH', draw, { scope: 'Row' })
    else tagged(paper, row, 'TD', draw)
  }
  row.end()
}

const headerHeight = ({ pen }: Paper, columns: readonly Column[]): number =>
  2 * padding +
  Math.max(...columns.map(({ title, width }) => heightOf(pen, title, width - gutter, titleStyle)))

const rowHeight = ({ pen }: Paper, columns: readonly Column[], cells: readonly Cell[]): number =>
  2 * padding +
  Math.max(
    ...columns.map(({ width }, index) => {
      const { text, notes = [], bold = false } = cells[index] ?? { text: '' }
      const inner = width - gutter
      return (
        heightOf(pen, text, inner, { bold }) +
        notes.reduce((sum, note) => sum + heightOf(pen, note, inner, noteStyle), 0)
      )
    }),
  )

const rightOf = (columns: readonly Column[]): number =>
  page.left + columns.reduce((sum, { width }) => sum + width, 0)

/** Columns with the place of their text. */
function placed(columns: readonly Column[]): (Column & { x: number })[] {
  let x = page.left
  return columns.map((column, index) => {
    const last = index === columns.length - 1
    const own = { ...column, x, width: column.width - (last ? 0 : gutter) }
    x += column.width
    return own
  })
}
