import { readShippingOffers, type ShippingOffer } from '../shop/cart/method-offers.ts'
import type { ShippingMethod } from '../shop/channel/channel.ts'
import type { Visit } from '../shop/sessions/visit.ts'
import { alsoWanted } from './criteria/associations.ts'
import { shippingMethod } from './criteria/channel-entities.ts'
import { criteriaWish } from './criteria/criteria.ts'
import { listInMemory } from './criteria/list-in-memory.ts'
import { reading } from './endpoint.ts'
import { flagWish } from './input.ts'
import { shippingMethodShape } from './shapes/channel.ts'
import { shippingOfferShape } from './shapes/delivery.ts'

/**
 * POST /shipping-method. With `onlyAvailable` those that take the visit's cart where it goes, each with what it would
 * cost and when the goods would arrive; with nothing to send those that go there. How long a method takes comes along
 * unasked: every client shows it.
 */
export const post = reading(
  criteriaWish.extend({ onlyAvailable: flagWish('onlyAvailable') }),
  async ({ onlyAvailable, ...wish }, { db, visit }) => {
    const offers = onlyAvailable ? await readShippingOffers(db, visit) : null
    const methods = offers
      ? offers.map((offer) => offeredShape(offer.method, offer, visit))
      : visit.channel.shippingMethods
          .filter((method) => method.active && (!onlyAvailable || goesTo(visit, method)))
          .map((method) => offeredShape(method, null, visit))

    return listInMemory(shippingMethod, methods, alsoWanted(wish, ['deliveryTime']), visit.now)
  },
)

const goesTo = ({ country }: Visit, { destinations }: ShippingMethod): boolean =>
  destinations.some(({ countryId }) => countryId === country.id)

const offeredShape = (method: ShippingMethod, offer: ShippingOffer | null, visit: Visit) => ({
  ...shippingMethodShape(method, visit),
  extensions: { offer: offer && shippingOfferShape(offer) },
})
