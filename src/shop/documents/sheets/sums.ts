import { type Pair, pairs } from '../../../platform/pdf/pairs.ts'
import { makeRoom, mm, type Paper, page } from '../../../platform/pdf/paper.ts'
import { table } from '../../../platform/pdf/table.ts'
import { heading, paragraph } from '../../../platform/pdf/words.ts'
import { say } from '../../../values/translated.ts'
import { type Order, shippingDiscountsOf } from '../../orders/order.ts'
import type { Credit } from '../credit.ts'
import { grossCents, type VatShare, vatByRate } from '../vat-by-rate.ts'
import type { Words } from '../words.ts'

const place = {
  x: page.right - mm(95),
  width: mm(95),
  nameWidth: mm(60),
  align: 'right',
  lines: true,
} as const

/** From the goods down to what is to be paid. */
export function invoiceSums(paper: Paper, order: Order, words: Words): void {
  sums(paper, order, words, { label: words.texts.sums.total, totalCents: order.total.totalCents, sign: 1 })
  vatTable(paper, vatByRate(order.total), order, words)
  taxFreeNote(paper, order, words)
}

export function creditSums(paper: Paper, order: Order, credit: Credit, words: Words): void {
  const { credited } = words.texts.sums
  if (credit.whole) sums(paper, order, words, { label: credited, totalCents: credit.totalCents, sign: -1 })
  else {
    paper.y += 6
    pairs(paper, [{ name: credited, value: words.money(credit.totalCents), bold: true }], {
      ...place,
      lines: false,
    })
  }
  vatTable(paper, credit.vat, order, words)
  taxFreeNote(paper, order, words)
}

function sums(
  paper: Paper,
  order: Order,
  { texts, money, rate }: Words,
  { label, totalCents, sign }: { label: string; totalCents: number; sign: 1 | -1 },
): void {
  const { total, deliveries } = order
  const { positionCents, rawCents, taxState } = total
  const offShipping = shippingDiscountsOf(order)
  const shippingCents = offShipping.reduce((sum, { cents }) => sum - cents, total.shippingCents)
  const written = (cents: number) => money(cents === 0 ? 0 : sign * cents)
  const taxes = total.taxes.map(({ rate: percent, taxCents }): Pair => {
    const name = taxState === 'net' ? texts.sums.vatOn : texts.sums.vatIn
    return { name: name(rate(percent)), value: written(taxCents) }
  })
  const free = [{ name: texts.taxFreeLine, value: written(0) }]
  const rounding = total.totalCents - rawCents

  paper.y += 6
  pairs(
    paper,
    [
      { name: texts.sums.positions, value: written(positionCents) },
      ...(deliveries.length > 0 ? [{ name: texts.sums.shipping, value: written(shippingCents) }] : []),
      ...offShipping.map(({ label, cents }) => ({ name: label, value: written(cents) })),
      // What is added stands before the total, what is in it after.
      ...(taxState === 'net' ? taxes : []),
      ...(taxState === 'tax-free' ? free : []),
      ...(rounding === 0 ? [] : [{ name: texts.sums.rounding, value: written(rounding) }]),
      { name: label, value: money(totalCents), bold: true },
      ...(taxState === 'gross' ? taxes : []),
    ],
    place,
  )
}

function vatTable(
  paper: Paper,
  shares: readonly VatShare[],
  { currency }: Order,
  { texts, amount, rate }: Words,
): void {
  if (shares.length === 0) return

  const width = mm(27)
  paper.y += 10
  makeRoom(paper, 24 + 20 * (shares.length + 1))
  heading(paper, texts.vat.heading)
  table(
    paper,
    [
      { title: texts.vat.rate, width: mm(20), namesRow: true },
      { title: texts.vat.net(currency), width, align: 'right' },
      { title: texts.vat.vat(currency), width, align: 'right' },
      { title: texts.vat.gross(currency), width, align: 'right' },
    ],
    shares.map((share) => [
      { text: `${rate(share.rate)} %` },
      { text: amount(share.netCents) },
      { text: amount(share.taxCents) },
      { text: amount(grossCents(share)) },
    ]),
  )
}

function taxFreeNote(paper: Paper, { total, taxReason }: Order, { texts }: Words): void {
  if (total.taxState !== 'tax-free' || taxReason === null) return
  paper.y += 8
  paragraph(paper, texts.taxFree[taxReason])
}

/** The words under which a method was chosen. */
export const methodName = (method: { name: Parameters<typeof say>[0] } | null, order: Order): string =>
  method ? say(method.name, order.locale) : ''
