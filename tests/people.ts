import type { Visitor } from './shop.ts'
import { origin, type Shop } from './shop.ts'

/** What a guest fills in at the checkout. */
export async function guestForm(shop: Shop, over: Record<string, unknown> = {}, iso = 'CH') {
  const address = addresses[iso]
  if (!address) throw new Error(`nobody lives in ${iso}`)
  const country = await shop
    .db()
    .selectFrom('country')
    .select('id')
    .where('iso', '=', iso)
    .executeTakeFirstOrThrow()
  const { state, ...lines } = address
  const states = state
    ? await shop
        .db()
        .selectFrom('country_state')
        .select('id')
        .where('code', '=', state)
        .executeTakeFirstOrThrow()
    : null

  return {
    guest: true,
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'Muster',
    acceptedDataProtection: true,
    storefrontUrl: origin,
    billingAddress: { ...lines, countryId: country.id, ...(states && { countryStateId: states.id }) },
    ...over,
  }
}

export const register = async (
  shop: Shop,
  visitor: Visitor,
  over: Record<string, unknown> = {},
  iso = 'CH',
) => visitor.ask('/account/register', { method: 'POST', body: await guestForm(shop, over, iso) })

const addresses: Record<string, { street: string; zipcode: string; city: string; state?: string }> = {
  CH: { street: 'Bahnhofstrasse 12a', zipcode: '8001', city: 'Zürich' },
  DE: { street: 'Am Markt 3', zipcode: '88131', city: 'Lindau' },
  IT: { street: 'Via Roma 7', zipcode: '39100', city: 'Bolzano', state: 'IT-BZ' },
  FR: { street: '12 bis rue du Lac', zipcode: '75001', city: 'Paris' },
}
