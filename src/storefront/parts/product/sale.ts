import type { AnswerOf } from '../../../store-api/client.ts'
import type { WireProduct } from './wire.ts'

/** On what terms a product is sold where the visit's goods go. */
export type Sale = {
  country: { name: string; iso: string; isEu: boolean }
  /** The worth of goods from which sending costs nothing; null where it never does. */
  freeFrom: number | null
  /** What sending this product alone costs; null for what is not sent, and where nobody can say. */
  shipping: { cost: number; minDays: number; maxDays: number } | null
  /** By what it can be paid there. */
  payments: readonly string[]
  /** The works are closed: from this day parcels arrive again. */
  firstDelivery: string | null
}

type Context = AnswerOf<'GET /context'>
type Methods = AnswerOf<'POST /payment-method'>['elements']
type Sold = WireProduct & { weight?: number | null | undefined }

export function saleOf(product: Sold, context: Context, methods: Methods): Sale {
  const { country } = context.shippingLocation
  const { iso, isEu, translated } = country

  return {
    country: { name: translated.name, iso, isEu },
    freeFrom: context.shippingMethod.freeFrom,
    shipping: shippingOf(product, context.shippingMethod),
    payments: methods
      .filter(({ countries }) => countries?.includes(iso) ?? true)
      .map((method) => method.translated.name),
    firstDelivery: context.firstDelivery,
  }
}

/** The step of its weight and worth, without a surcharge for what is bulky. */
function shippingOf(
  { states, weight, calculatedPrice, shippingFree }: Sold,
  { prices, freeFrom, minDays, maxDays }: Context['shippingMethod'],
): Sale['shipping'] {
  if (states?.includes('is-download')) return null

  const worth = calculatedPrice.unitPrice
  const step = prices.find(
    ({ quantityEnd, extensions }) =>
      (quantityEnd === null || (weight ?? 0) <= quantityEnd) &&
      (extensions.untilWorth === null || worth <= extensions.untilWorth),
  )
  const cost = step?.currencyPrice[0]?.gross
  if (cost === undefined) return null
  return { cost: shippingFree || (freeFrom !== null && worth >= freeFrom) ? 0 : cost, minDays, maxDays }
}
