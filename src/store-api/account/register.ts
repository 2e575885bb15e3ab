import { z } from 'zod'
import type { Channel } from '../../shop/channel/channel.ts'
import { registerAccount } from '../../shop/checkout/register-account.ts'
import { registerGuest } from '../../shop/checkout/register-guest.ts'
import type { Registration } from '../../shop/customers/registration.ts'
import { domainsOf } from '../domains.ts'
import { endpoint } from '../endpoint.ts'
import { limitRegistrations } from '../limits.ts'
import { noteHome } from '../password-tries.ts'
import { line, optionalChosenId, optionalLine, ticked, typedPassword } from '../typed-text.ts'
import { countingUnproved } from '../unproved.ts'
import { addressEntry, addressWish } from './address-wish.ts'
import { loggedIn, notYet } from './customer-answer.ts'
import { profileOf, profileWish } from './profile-wish.ts'

const registration = z.object({
  guest: ticked,
  email: line,
  password: typedPassword,
  ...profileWish,
  billingAddress: z.preprocess(asObject, addressWish),
  shippingAddress: z.preprocess((raw) => (raw == null ? null : asObject(raw)), addressWish.nullable()),
  acceptedDataProtection: ticked,
  storefrontUrl: line,
  requestedGroupId: optionalChosenId<'customer-group'>(),
  affiliateCode: optionalLine,
  campaignCode: optionalLine,
})

/** POST /account/register */
export const post = endpoint(registration, async (wish, { db, visit, caller, later, renewToken }) => {
  limitRegistrations(caller.ip, visit)

  const domains = domainsOf(visit, caller)
  const entry = registrationOf(visit.channel, wish)
  if (entry.guest) return loggedIn(db, visit, await registerGuest(db, visit, entry, domains), renewToken)

  const { customerId, token } = await countingUnproved('registration', caller, visit, () =>
    registerAccount(db, visit, entry, domains, later),
  )
  if (token === null) return notYet(db, visit, customerId)
  noteHome(entry.email, caller.ip)
  return loggedIn(db, visit, token, renewToken)
})

function registrationOf(channel: Channel, wish: z.output<typeof registration>): Registration {
  const { billingAddress, shippingAddress, affiliateCode, campaignCode, ...rest } = wish
  const billing = addressEntry(channel, billingAddress, rest)
  // A form that asks for the name once asks for it in the address.
  const named = {
    firstName: rest.firstName || billing.firstName,
    lastName: rest.lastName || billing.lastName,
  }

  return {
    guest: rest.guest,
    password: rest.password,
    email: rest.email,
    ...profileOf(rest),
    ...named,
    salutationId: rest.salutationId ?? billing.salutationId,
    company: rest.company ?? billing.company,
    billing,
    shipping: shippingAddress && addressEntry(channel, shippingAddress, { ...rest, ...named }),
    acceptedDataProtection: rest.acceptedDataProtection,
    storefrontUrl: rest.storefrontUrl,
    requestedGroupId: rest.requestedGroupId,
    affiliateCode: affiliateCode?.slice(0, 255) ?? null,
    campaignCode: campaignCode?.slice(0, 255) ?? null,
  }
}

/** A form without an address has an empty one, whose every field is missing. */
function asObject(raw: unknown): unknown {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? raw : {}
}
