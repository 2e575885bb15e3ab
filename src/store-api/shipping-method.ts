import { alsoWanted } from './criteria/associations.ts'
import { shippingMethod } from './criteria/channel-entities.ts'
import { criteriaWish } from './criteria/criteria.ts'
import { listInMemory } from './criteria/list-in-memory.ts'
import { reading } from './endpoint.ts'
import { flagWish } from './input.ts'
import { shippingMethodShape } from './shapes/channel.ts'

/**
 * POST /shipping-method. With `onlyAvailable` those that go to where the visit's goods go. How long a method takes
 * comes along unasked: every client shows it.
 */
export const post = reading(
  criteriaWish.extend({ onlyAvailable: flagWish('onlyAvailable') }),
  async ({ onlyAvailable, ...wish }, { visit }) => {
    const goesThere = (method: (typeof visit.channel.shippingMethods)[number]) =>
      method.destinations.some(({ countryId }) => countryId === visit.country.id)
    const methods = visit.channel.shippingMethods
      .filter(({ active }) => active)
      .filter((method) => !onlyAvailable || goesThere(method))
      .map((method) => shippingMethodShape(method, visit))

    return listInMemory(shippingMethod, methods, alsoWanted(wish, ['deliveryTime']), visit.now)
  },
)
