import { mm, type Paper, textWidth } from '../../../platform/pdf/paper.ts'
import { type Cell, type Column, table } from '../../../platform/pdf/table.ts'
import { sayPurpose } from '../../configurator/say-purpose.ts'
import { linesWithAmounts, type Order, type OrderLine } from '../../orders/order.ts'
import { negative } from '../credit.ts'
import type { Words } from '../words.ts'

/** What was bought, with prices; a credit note turns the amounts round. */
export function pricedGoods(
  paper: Paper,
  order: Order,
  { texts, amount }: Words,
  turn: (cents: number) => number = (cents) => cents,
): void {
  const columns: Column[] = [
    ...named(texts, textWidth - 2 * amountWidth),
    { title: texts.unitPrice(order.currency), width: amountWidth, align: 'right' },
    { title: texts.amount(order.currency), width: amountWidth, align: 'right' },
  ]
  const rows = linesWithAmounts(order).map((line, index): Cell[] => [
    ...namedCells(line, index, texts),
    { text: line.type === 'product' ? amount(line.unitCents) : '' },
    { text: amount(turn(line.totalCents)) },
  ])

  table(paper, columns, rows)
}

/** The same amounts below zero. */
export const creditedGoods = (paper: Paper, order: Order, words: Words): void =>
  pricedGoods(paper, order, words, negative)

/** What lies in the parcel: nothing that is only an amount, nothing that comes as a file. */
export function packedGoods(paper: Paper, { lines }: Order, { texts }: Words): void {
  const packed = lines.filter(({ type, payload }) => type === 'product' && !payload.isDownload)
  table(
    paper,
    named(texts, textWidth),
    packed.map((line, index) => namedCells(line, index, texts)),
  )
}

const amountWidth = mm(29)

/** Position, item and quantity, together as wide as is said. */
const named = (texts: Words['texts'], width: number): Column[] => [
  { title: texts.position, width: mm(11) },
  { title: texts.item, width: width - mm(28), namesRow: true },
  { title: texts.quantity, width: mm(17), align: 'right' },
]

const namedCells = (line: OrderLine, index: number, texts: Words['texts']): Cell[] => [
  { text: String(index + 1) },
  { text: line.label, notes: notesOf(line, texts) },
  { text: line.type === 'product' ? String(line.quantity) : '' },
]

function notesOf({ type, payload }: OrderLine, texts: Words['texts']): string[] {
  if (type !== 'product') return []
  const options = payload.options.map(({ group, option }) => `${group}: ${option}`).join(', ')
  return [texts.itemNumber(payload.number), options, ...sayPurpose(payload, texts.purpose)].filter(
    (note) => note !== '',
  )
}
