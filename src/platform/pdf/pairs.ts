import { makeRoom, type Paper, tagged } from './paper.ts'
import { heightOf, line, pale, write } from './words.ts'

/** A fact with its name: "Total  CHF 12.00". */
export type Pair = { name: string; value: string; bold?: boolean }

export type PairsPlace = {
  x: number
  width: number
  nameWidth: number
  align?: 'left' | 'right'
  lines?: boolean
}

const gap = 2.5

/** Names and values in two columns, on one page: a table whose rows are named. */
export function pairs(paper: Paper, list: readonly Pair[], place: PairsPlace): void {
  const { pen, root } = paper
  const { x, width, nameWidth, align = 'left', lines = false } = place
  const valueWidth = width - nameWidth
  const heights = list.map(({ name, value, bold = false }) =>
    Math.max(heightOf(pen, name, nameWidth - 6, { bold }), heightOf(pen, value, valueWidth, { bold })),
  )

  makeRoom(
    paper,
    heights.reduce((sum, height) => sum + height + 2 * gap, 0),
  )
  const element = pen.struct('Table')
  root.add(element)
  for (const [index, { name, value, bold = false }] of list.entries()) {
    const row = pen.struct('TR')
    element.add(row)
    const y = paper.y + gap
    if (lines && bold) line(paper, paper.y, { from: x, to: x + width })
    const names = bold ? { bold } : { colour: pale }
    tagged(paper, row, 'TH', () => write(paper, name, { x, y, width: nameWidth - 6 }, names), {
      scope: 'Row',
    })
    tagged(paper, row, 'TD', () =>
      write(paper, value, { x: x + nameWidth, y, width: valueWidth }, { bold, align }),
    )
    row.end()
    paper.y += (heights[index] ?? 0) + 2 * gap
  }
  element.end()
}
