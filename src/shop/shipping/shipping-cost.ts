import type { CostStep, Country, Destination, ShippingMethod } from '../channel/channel.ts'
import { shippingRuleHolds } from '../channel/rules/shipping-rules.ts'
import type { Consignment } from './consignment.ts'

/**
 * What sending costs, with tax; null when the method does not take these goods.
 *
 * Goods are sent free when all of them travel free by themselves or their worth reaches the threshold of the
 * country. That takes off the step, not the surcharge for bulky goods, unless the destination is set so.
 */
export function shippingCost(method: ShippingMethod, consignment: Consignment): number | null {
  const destination = destinationOf(method, consignment.country)
  const step = costStep(method, consignment)
  if (!destination || !step) return null

  const isFree = consignment.allFree || isWorthFree(destination, consignment)
  const surcharge = consignment.isBulky && !(isFree && destination.bulkyGoesFree) ? step.bulkyCents : 0
  return (isFree ? 0 : step.cents) + surcharge
}

/** Whether a method takes these goods where they go. */
export const carries = (method: ShippingMethod, consignment: Consignment): boolean =>
  costStep(method, consignment) !== undefined

export const destinationOf = (method: ShippingMethod, country: Country): Destination | undefined =>
  method.destinations.find(({ countryId }) => countryId === country.id)

const isWorthFree = ({ freeFromCents, currency }: Destination, { worthIn }: Consignment): boolean =>
  freeFromCents !== null && worthIn(currency) >= freeFromCents

/**
 * The first step of the table that takes weight and worth; none when the method does not go there, one of its rules
 * does not hold, or nothing in its table is wide enough.
 */
function costStep(method: ShippingMethod, consignment: Consignment): CostStep | undefined {
  const { country, currency, grams, worthIn } = consignment
  const facts = { ...consignment, countryIso: country.iso }
  if (!method.active || !method.rules.every((rule) => shippingRuleHolds(rule, facts))) return undefined

  return destinationOf(method, country)?.costs.find(
    ({ untilGrams, untilCents, ...step }) =>
      step.currency === currency &&
      (untilGrams === null || grams <= untilGrams) &&
      (untilCents === null || worthIn(currency) <= untilCents),
  )
}
