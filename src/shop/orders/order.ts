import type { CurrencyCode } from '../../values/currency.ts'
import type { Day } from '../../values/day.ts'
import type { Id } from '../../values/ids.ts'
import type { Locale } from '../../values/locale.ts'
import type { Translated } from '../../values/translated.ts'
import type { LinePurpose } from '../cart/line-purpose.ts'
import type { PaymentMethodId, ShippingMethodId } from '../channel/channel.ts'
import type { Company } from '../channel/company.ts'
import type { Address, Customer, CustomerId } from '../customers/customer.ts'
import type { Derivation } from '../pricing/derivation.ts'
import type { TaxShare } from '../pricing/tax.ts'
import type { Total } from '../pricing/total.ts'
import type { AppliedDiscount } from '../promotions/promotion.ts'

export type OrderId = Id<'order'>

export type OrderState = 'open' | 'in_progress' | 'completed' | 'cancelled'
export type DeliveryState =
  | 'open'
  | 'shipped_partially'
  | 'shipped'
  | 'returned'
  | 'returned_partially'
  | 'cancelled'
export type TransactionState =
  | 'open'
  | 'paid'
  | 'paid_partially'
  | 'refunded'
  | 'refunded_partially'
  | 'cancelled'
  | 'reminded'
  | 'authorized'
  | 'failed'
  | 'in_progress'
  | 'chargeback'
  | 'unconfirmed'

/** What was bought, as it was: nothing in it changes when a product, a price or a customer does. */
export type Order = {
  id: OrderId
  number: string
  customerId: CustomerId | null
  deepLinkCode: string
  locale: Locale
  currency: CurrencyCode
  state: OrderState
  total: Total
  customer: OrderCustomer
  billingAddress: OrderAddress
  shippingAddress: OrderAddress
  comment: string | null
  affiliateCode: string | null
  campaignCode: string | null
  waiverAccepted: boolean
  /** Who sold. */
  seller: Company
  /** The texts that were in force; each can be read again by its hash. */
  legalTexts: readonly LegalTextRef[]
  /** Why no VAT is charged; null where it is. */
  taxReason: TaxReason | null
  orderedAt: Date
  lines: readonly OrderLine[]
  deliveries: readonly OrderDelivery[]
  transactions: readonly OrderTransaction[]
  /** The papers that can be read. */
  documents: readonly OrderPaper[]
  /** Declared by its customer; the oldest first. */
  withdrawals: readonly OrderWithdrawal[]
}

/** That somebody withdrew from this contract, or from a part of it. */
export type OrderWithdrawal = {
  id: Id<'withdrawal'>
  declaredAt: string
  /** Null means all. */
  items: string | null
  message: string | null
}

export type OrderCustomer = Pick<
  Customer,
  'email' | 'number' | 'guest' | 'salutationId' | 'title' | 'firstName' | 'lastName' | 'company' | 'vatIds'
>

export type TaxReason = 'outside-vat-area' | 'free-country' | 'company-abroad'

export type LegalTextRef = { key: string; hash: string }

/** With its country, and its lines as they stand on the parcel, in the language of the order. */
export type OrderAddress = Omit<Address, 'customerId'> & { lines: readonly string[]; countryIso: string }

/** A way to send or to pay, as it was called. */
export type MethodThen = { technicalName: string; name: Translated }

export type OrderLine = {
  id: Id<'order-line'>
  lineId: string
  position: number
  type: 'product' | 'promotion'
  productId: string | null
  label: string
  quantity: number
  unitCents: number
  totalCents: number
  taxes: readonly TaxShare[]
  payload: LinePayload
  downloads: readonly OrderDownload[]
}

export type LinePayload = LinePurpose & {
  number: string
  options: readonly { group: string; option: string }[]
  isDownload: boolean
  grams: number
  cover: OrderPicture | null
  /** Why it cost what it did; what has no price of its own, or was ordered before this was kept, has none. */
  derivation: Derivation | null
  /** Of a promotion line: the discount as it stood in the cart, with what it took off the shipping cost. */
  discount?: AppliedDiscount
}

export type OrderPicture = {
  id: string
  url: string
  width: number | null
  height: number | null
  alt: string
  fileName: string
  extension: string
  mimeType: string
  size: number
  color?: string | null
  isTransparent?: boolean | null
}

export type OrderDownload = {
  id: Id<'order-download'>
  position: number
  accessGranted: boolean
  media: OrderPicture
}

export type OrderDelivery = {
  id: Id<'order-delivery'>
  methodId: ShippingMethodId
  method: MethodThen
  state: DeliveryState
  cents: number
  taxes: readonly TaxShare[]
  earliest: Day
  latest: Day
  trackingCodes: readonly string[]
}

export type OrderTransaction = {
  id: Id<'order-transaction'>
  methodId: PaymentMethodId
  method: MethodThen
  state: TransactionState
  cents: number
  createdAt: string
}

export type DocumentKind = 'invoice' | 'delivery-note' | 'credit-note'

export type OrderPaper = {
  id: Id<'order-document'>
  kind: DocumentKind
  number: string
  day: Day
  deepLinkCode: string
  sentAt: string | null
}

/**
 * What promotions took off the shipping cost, below 0. The delivery costs what was left, so whoever
 * shows these shows the cost before them: what is paid less their sum.
 */
export const shippingDiscountsOf = ({ lines }: Pick<Order, 'lines'>): { label: string; cents: number }[] =>
  lines.flatMap(({ label, payload: { discount } }) =>
    discount && discount.shippingCents !== 0 ? [{ label, cents: discount.shippingCents }] : [],
  )

/** Lines that have an amount of their own; a discount on shipping stands with the shipping cost. */
export const linesWithAmounts = ({ lines }: Pick<Order, 'lines'>): OrderLine[] =>
  lines.filter(({ type, totalCents }) => type === 'product' || totalCents !== 0)

/** The payment that counts: the newest that was not given up. */
export const currentTransaction = ({ transactions }: Order): OrderTransaction | undefined =>
  transactions.findLast(({ state }) => state !== 'cancelled' && state !== 'failed') ?? transactions.at(-1)

export const isPaid = (order: Order): boolean => currentTransaction(order)?.state === 'paid'
