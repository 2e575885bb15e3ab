import type { Day } from '../../values/day.ts'
import type { Id } from '../../values/ids.ts'
import type { Locale } from '../../values/locale.ts'
import type { DocumentKind, MethodThen, OrderId } from '../orders/order.ts'
import type { Credit } from './credit.ts'

export type DocumentId = Id<'order-document'>

/** A paper of an order: its number, and all it says beside the order. */
export type OrderDocument = {
  id: DocumentId
  orderId: OrderId
  number: string
  day: Day
  locale: Locale
  deepLinkCode: string
  /** How amounts are written. */
  moneyLocale: string
  facts: DocumentFacts
  /** The invoice that a credit note takes back. */
  refersTo: { number: string; day: Day } | null
  isDrawn: boolean
}

/** What was so when the number was drawn; the order itself may move on. */
export type DocumentFacts =
  | { kind: 'invoice'; payment: MethodThen | null; paidOn: Day | null }
  | { kind: 'delivery-note'; shippedOn: Day; tracking: readonly string[] }
  | { kind: 'credit-note'; credit: Credit }

export type FactsOf<Kind extends DocumentKind> = Extract<DocumentFacts, { kind: Kind }>

/** Ways to pay where nobody asks for the money but a paper. */
const byTransfer: readonly string[] = ['invoice', 'prepayment']

export const isPaidByTransfer = (method: Pick<MethodThen, 'technicalName'> | null): boolean =>
  method !== null && byTransfer.includes(method.technicalName)
