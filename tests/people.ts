import { createHash } from 'node:crypto'
import { newToken, tokenKey } from '../src/values/token.ts'
import type { Visitor } from './shop.ts'
import { origin, type Shop } from './shop.ts'

/** What a guest fills in at the checkout. */
export async function guestForm(shop: Pick<Shop, 'db'>, over: Record<string, unknown> = {}, iso = 'CH') {
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
  shop: Pick<Shop, 'db'>,
  visitor: Visitor,
  over: Record<string, unknown> = {},
  iso = 'CH',
) => visitor.ask('/account/register', { method: 'POST', body: await guestForm(shop, over, iso) })

/** What an account's owner types to log in, unless a test says otherwise. */
export const password = 'Kehricht am Montag'

/** Opens an account, follows the link of the confirmation mail, and is logged in; answers the customer. */
export async function account(
  shop: Pick<Shop, 'db'>,
  visitor: Visitor,
  over: Record<string, unknown> = {},
  iso = 'CH',
) {
  const opened = await register(shop, visitor, { guest: false, password, ...over }, iso)
  if (opened.status !== 200) throw new Error(`no account: ${JSON.stringify(opened.body)}`)

  const link = await confirmationLink(shop, opened.body.email)
  if (link === null) return opened.body
  return (await visitor.ask('/account/register-confirm', { method: 'POST', body: link })).body
}

/**
 * A link as the confirmation mail of an account has it; null when none is waited for. The shop keeps only the key of
 * what it sent, so this one takes its place.
 */
export async function confirmationLink(
  shop: Pick<Shop, 'db'>,
  email: string,
): Promise<{ hash: string; em: string } | null> {
  const hash = newToken()
  const { numUpdatedRows } = await shop
    .db()
    .updateTable('customer')
    .set({ opt_in_hash: tokenKey(hash) })
    .where('email', '=', email)
    .where('guest', '=', false)
    .where('opt_in_hash', 'is not', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? { hash, em: createHash('sha1').update(email).digest('hex') } : null
}

export const logIn = (
  visitor: Visitor,
  { username = 'ada@example.org', password: typed = password }: { username?: string; password?: string } = {},
) => visitor.ask('/account/login', { method: 'POST', body: { username, password: typed } })

export const logOut = (visitor: Visitor) => visitor.ask('/account/logout', { method: 'POST', body: {} })

const addresses: Record<string, { street: string; zipcode: string; city: string; state?: string }> = {
  CH: { street: 'Bahnhofstrasse 12a', zipcode: '8001', city: 'Zürich' },
  DE: { street: 'Am Markt 3', zipcode: '88131', city: 'Lindau' },
  IT: { street: 'Via Roma 7', zipcode: '39100', city: 'Bolzano', state: 'IT-BZ' },
  FR: { street: '12 bis rue du Lac', zipcode: '75001', city: 'Paris' },
}
