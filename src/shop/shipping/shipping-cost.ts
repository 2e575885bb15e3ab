import type { CurrencyCode } from '../../values/currency.ts'
import type { Country, Destination, ShippingMethod } from '../channel/channel.ts'

export type Consignment = {
  country: Country
  currency: CurrencyCode
  grams: number
  /** What the goods are worth, with tax, in each currency: a threshold is set in one of them. */
  grossWorth: Readonly<Record<CurrencyCode, number>>
  /** Everything in it travels free by itself. */
  allFree: boolean
}

/** What sending costs, with tax; null when the method does not go there, or not with such a weight. */
export function shippingCost(method: ShippingMethod, consignment: Consignment): number | null {
  const destination = destinationOf(method, consignment.country)
  if (!method.active || !destination) return null

  const step = destination.costs.find(
    ({ currency, untilGrams }) =>
      currency === consignment.currency && (untilGrams === null || consignment.grams <= untilGrams),
  )
  if (!step) return null

  return consignment.allFree || isWorthFree(destination, consignment) ? 0 : step.cents
}

export const destinationOf = (method: ShippingMethod, country: Country): Destination | undefined =>
  method.destinations.find(({ countryId }) => countryId === country.id)

const isWorthFree = ({ freeFromCents, currency }: Destination, { grossWorth }: Consignment): boolean =>
  freeFromCents !== null && grossWorth[currency] >= freeFromCents
