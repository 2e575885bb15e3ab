import {
  currentTransaction,
  type Order,
  type OrderLine,
  shippingDiscountsOf,
} from '../../shop/orders/order.ts'
import type { OrderMail } from '../../shop/orders/order-mail.ts'
import type { MailTexts } from './texts/de.ts'
import type { Words } from './words.ts'

/** What is still to be paid. */
export const owedOf = (order: Order): number =>
  currentTransaction(order)?.state === 'paid' ? 0 : order.total.totalCents

export type Labelled = readonly [label: string, value: string]

/** What tells an article from others of its name. */
export const specificsOf = ({ payload }: OrderLine, texts: MailTexts): string[] => [
  texts.itemNumber(payload.number),
  ...payload.options.map(({ group, option }) => `${group}${texts.colon} ${option}`),
]

/** Where to pay in advance. */
export const bankFacts = ({ order, company: { bank } }: OrderMail, texts: MailTexts): Labelled[] => [
  [texts.holder, bank.holder],
  [texts.iban, bank.iban],
  [texts.bic, bank.bic],
  [texts.bank, bank.name],
  [texts.reference, order.number],
]

/** From the lines to what is to be paid; the total stands by itself. */
export function sumsOf(
  { order, shippingMethod }: OrderMail,
  { texts, money, rate }: Words,
): { before: Labelled[]; total: Labelled; after: Labelled[] } {
  const { total } = order
  const rounding = total.totalCents - total.rawCents
  const offShipping = shippingDiscountsOf(order)
  const shippingCents = offShipping.reduce((sum, { cents }) => sum - cents, total.shippingCents)
  const taxes = (label: (rate: string) => string) =>
    total.taxes.map((tax): Labelled => [label(rate(tax.rate)), money(tax.taxCents)])
  const shipping: Labelled[] =
    shippingMethod === null
      ? []
      : [
          [texts.shipping(shippingMethod), shippingCents === 0 ? texts.free : money(shippingCents)],
          ...offShipping.map(({ label, cents }): Labelled => [label, money(cents)]),
        ]

  return {
    before: [
      [texts.positions, money(total.positionCents)],
      ...shipping,
      ...(total.taxState === 'net' ? taxes(texts.taxOnTop) : []),
      ...(rounding === 0 ? [] : [[texts.rounding, money(rounding)] as const]),
    ],
    total: [texts.total, money(total.totalCents)],
    after:
      total.taxState === 'gross' ? taxes(texts.tax) : total.taxState === 'net' ? [] : [[texts.taxFree, '']],
  }
}
