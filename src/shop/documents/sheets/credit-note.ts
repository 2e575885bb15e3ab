import { mm, type Paper, page, textWidth } from '../../../platform/pdf/paper.ts'
import { table } from '../../../platform/pdf/table.ts'
import { paragraph } from '../../../platform/pdf/words.ts'
import type { Order } from '../../orders/order.ts'
import type { FactsOf, OrderDocument } from '../document.ts'
import type { Words } from '../words.ts'
import { creditedGoods } from './goods.ts'
import { closeLetter, openLetter } from './letter.ts'
import { creditSums } from './sums.ts'

/** Takes an invoice back, whole or in part. */
export function drawCreditNote(
  order: Order,
  document: OrderDocument,
  { credit }: FactsOf<'credit-note'>,
  words: Words,
): Promise<Buffer> {
  const { texts, day, shortDay } = words
  const invoice = document.refersTo
  if (!invoice) throw new Error(`The credit note ${document.number} refers to no invoice.`)

  const paper = openLetter({ order, document, words }, order.billingAddress, [
    { name: texts.toInvoice, value: texts.ofDay(invoice.number, shortDay(invoice.day)) },
  ])
  paragraph(paper, texts.credit.intro(invoice.number, day(invoice.day)))
  if (credit.whole) creditedGoods(paper, order, words)
  else drawAmount(paper, order, texts.credit.part(invoice.number), words.amount(credit.totalCents), words)
  creditSums(paper, order, credit, words)
  paper.y += 10
  paragraph(paper, texts.credit.outro)

  return closeLetter(paper, order, words)
}

function drawAmount(
  paper: Paper,
  { currency }: Order,
  label: string,
  amount: string,
  { texts }: Words,
): void {
  const width = mm(30)
  const columns = [
    { title: texts.item, width: textWidth - width, namesRow: true },
    {
      title: texts.amount(currency),
      width: page.right - page.left - (textWidth - width),
      align: 'right' as const,
    },
  ]
  table(paper, columns, [[{ text: label }, { text: amount }]])
}
