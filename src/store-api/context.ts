import { z } from 'zod'
import type { Db } from '../platform/postgres/db.ts'
import { readAddresses } from '../shop/customers/customer-store.ts'
import { refuse } from '../shop/refusal.ts'
import { chooseTerms } from '../shop/sessions/choose-terms.ts'
import type { Visit } from '../shop/sessions/visit.ts'
import { endpoint, reading } from './endpoint.ts'
import { optionalIdWish } from './input.ts'
import { contextShape } from './shapes/context.ts'
import { struct } from './shapes/struct.ts'

/** GET /context */
export const get = reading(z.object({}), async (_, { db, visit, caller }) =>
  contextShape(visit, caller.origin, await defaultAddresses(db, visit)),
)

/** Those that the visit is not on: none, as long as it goes where the customer's goods and bills always go. */
async function defaultAddresses(db: Db, { customer, billingAddress, shippingAddress }: Visit) {
  if (!customer) return []
  const isOnThem =
    billingAddress?.id === customer.defaultBillingAddressId &&
    shippingAddress?.id === customer.defaultShippingAddressId
  return isOnThem ? [] : readAddresses(db, customer.id)
}

const termsWish = z.object({
  languageId: optionalIdWish<'language'>('languageId'),
  currencyId: optionalIdWish<'currency'>('currencyId'),
  countryId: optionalIdWish<'country'>('countryId'),
  countryStateId: optionalIdWish<'country-state'>('countryStateId'),
  shippingMethodId: optionalIdWish<'shipping-method'>('shippingMethodId'),
  paymentMethodId: optionalIdWish<'payment-method'>('paymentMethodId'),
  billingAddressId: optionalIdWish<'customer-address'>('billingAddressId'),
  shippingAddressId: optionalIdWish<'customer-address'>('shippingAddressId'),
})

/** PATCH /context */
export const patch = endpoint(termsWish, async (wish, { db, visit, caller }) => {
  if (Object.values(wish).every((id) => id === undefined)) {
    return refuse('request.parameter-missing', { name: Object.keys(termsWish.shape).join(' or ') })
  }
  await chooseTerms(db, visit, wish)

  return struct('array_struct', {
    contextToken: visit.contextToken,
    redirectUrl: wish.languageId ? homeIn(wish.languageId, visit, caller.origin) : null,
  })
})

/** Where the shop speaks the new language; null when it is not new. */
function homeIn(languageId: string, visit: Visit, origin: string): string | null {
  const { channel } = visit
  const language = channel.languages.find(({ id }) => id === languageId)
  const domain = channel.domains.find((domain) => domain.language === language?.code)

  return languageId === visit.languageId || !domain ? null : `${origin}${domain.path}`
}
