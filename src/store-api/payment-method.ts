import { paymentMethod } from './criteria/channel-entities.ts'
import { criteriaWish } from './criteria/criteria.ts'
import { listInMemory } from './criteria/list-in-memory.ts'
import { reading } from './endpoint.ts'
import { flagWish } from './input.ts'
import { paymentMethodShape } from './shapes/channel.ts'

/** POST /payment-method. With `onlyAvailable` those offered where the bill goes; only the cart knows the total. */
export const post = reading(
  criteriaWish.extend({ onlyAvailable: flagWish('onlyAvailable') }),
  async ({ onlyAvailable, ...wish }, { visit }) => {
    const { channel, locale, now } = visit
    const billed = channel.countries.find(({ id }) => id === visit.billingAddress?.countryId) ?? visit.country
    const methods = channel.paymentMethods
      .filter(({ active }) => active)
      .filter(({ countries }) => !onlyAvailable || countries === null || countries.includes(billed.iso))
      .map((method) => paymentMethodShape(method, locale))

    return listInMemory(paymentMethod, methods, wish, now)
  },
)
