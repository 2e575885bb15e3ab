import type { Country, Destination, ShippingMethod } from '../channel/channel.ts'
import { shippingRuleHolds } from '../channel/rules/shipping-rules.ts'
import type { Consignment } from './consignment.ts'

/**
 * What sending costs, with tax; null when the method is not offered for these goods: it does not go there, one of
 * its rules does not hold, or no step of its table takes their weight and worth. The first step that does counts.
 *
 * Goods are sent free when all of them travel free by themselves or their worth reaches the threshold of the
 * country. That takes off the step, not the surcharge for bulky goods, unless the destination is set so.
 */
export function shippingCost(method: ShippingMethod, consignment: Consignment): number | null {
  const { country, currency, grams, isBulky, worthIn } = consignment
  const destination = destinationOf(method, country)
  if (!method.active || !destination) return null

  const sent = { ...consignment, countryIso: country.iso }
  if (!method.rules.every((rule) => shippingRuleHolds(rule, sent))) return null

  const worth = worthIn(currency)
  const step = destination.costs.find(
    ({ untilGrams, untilCents, ...step }) =>
      step.currency === currency &&
      (untilGrams === null || grams <= untilGrams) &&
      (untilCents === null || worth <= untilCents),
  )
  if (!step) return null

  const isFree = consignment.allFree || isWorthFree(destination, consignment)
  const surcharge = isBulky && !(isFree && destination.bulkyGoesFree) ? step.bulkyCents : 0
  return (isFree ? 0 : step.cents) + surcharge
}

export const destinationOf = (method: ShippingMethod, country: Country): Destination | undefined =>
  method.destinations.find(({ countryId }) => countryId === country.id)

const isWorthFree = ({ freeFromCents, currency }: Destination, { worthIn }: Consignment): boolean =>
  freeFromCents !== null && worthIn(currency) >= freeFromCents
