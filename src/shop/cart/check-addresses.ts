import { say } from '../../values/translated.ts'
import { addressProblems } from '../customers/address-rules.ts'
import type { Address } from '../customers/customer.ts'
import type { Visit } from '../sessions/visit.ts'
import type { AddressUse, CartNotice } from './notices.ts'

/**
 * Whether the goods and the bill can go where the customer says. An address was checked
 * when it was written down, but countries change their rules and the shop its countries.
 */
export function checkAddresses(visit: Visit, goodsAreSent: boolean): CartNotice[] {
  const { shippingAddress, billingAddress, country, locale } = visit
  const shippingBlocked = goodsAreSent && !(country.active && country.shippingAvailable)

  return [
    ...(shippingBlocked ? [blockedIn('shipping', say(country.name, locale))] : []),
    ...(shippingAddress && goodsAreSent && !shippingBlocked
      ? checkAddress(visit, 'shipping', shippingAddress)
      : []),
    ...(billingAddress ? checkAddress(visit, 'billing', billingAddress) : []),
  ]
}

function checkAddress({ channel, locale }: Visit, use: AddressUse, address: Address): CartNotice[] {
  const country = channel.countries.find(({ id }) => id === address.countryId)
  if (!country?.active) return [blockedIn(use, country ? say(country.name, locale) : '')]

  const { firstName, lastName, zip, city, id: addressId } = address
  const whose = { use, addressId, addressee: `${firstName} ${lastName}, ${zip} ${city}` }
  const problems = addressProblems(channel, address)
  const stateMissing = country.stateRequired && address.stateId === null
  const fields = problems
    .map(({ path }) => path.join('.'))
    .filter((field) => field !== 'countryStateId' || !stateMissing)

  return [
    ...(fields.length > 0 ? [{ kind: 'address-invalid', use, addressId, fields } as const] : []),
    ...(address.salutationId === null ? [{ kind: 'salutation-missing', ...whose } as const] : []),
    ...(stateMissing ? [{ kind: 'country-region-missing', ...whose } as const] : []),
  ]
}

const blockedIn = (use: AddressUse, country: string): CartNotice => ({
  kind: 'address-blocked',
  use,
  country,
})
