import { type RawBuilder, sql } from 'kysely'
import { type Db, quick, quickWrite } from '../../platform/postgres/db.ts'
import { gathered } from '../../platform/postgres/gathered.ts'
import { together } from '../../platform/postgres/together.ts'
import type { CurrencyCode } from '../../values/currency.ts'
import type { Locale } from '../../values/locale.ts'
import { tokenKey } from '../../values/token.ts'
import { type StoredCart, storedCarts } from '../cart/load-cart.ts'
import type { Channel, CountryId, PaymentMethodId, ShippingMethodId, StateId } from '../channel/channel.ts'
import type { Address, Customer, CustomerId } from '../customers/customer.ts'
import { addressFacts, customerFacts } from '../customers/customer-facts.ts'
import { lasts, noteSeen, seenEveryMinutes, visitKey, visitKeys } from './session-store.ts'
import type { SessionId, Visit } from './visit.ts'
import { type Choices, nothingChosen, visitOf } from './visit-of.ts'

/** What a request says for itself alone, over whatever its visit chose. */
export type Wished = { locale: Locale | null; currency?: CurrencyCode | null }

/** A visit that nobody has written down yet: all defaults, no question to the database. */
export const anonymousVisit = (channel: Channel, token: string, wished: Wished, now: Date): Visit =>
  visitAsWished(channel, token, nothingChosen, wished, now)

const visitAsWished = (
  channel: Channel,
  token: string,
  choices: Choices,
  { locale, currency }: Wished,
  now: Date,
): Visit => visitOf(channel, token, currency ? { ...choices, currency } : choices, locale, now)

/**
 * The visit behind a token. A row older than a day has lapsed (Shopware's context lives one day):
 * the token then stands for a fresh anonymous visit; its cart stays. A login lasts a day from when it was seen last,
 * and the token of one that lapsed stands for a stranger.
 */
export async function readVisit(
  db: Db,
  channel: Channel,
  token: string,
  wished: Wished,
  now: Date,
): Promise<Visit> {
  const visit = await visitGathered(db, { token, now })
  return visitAsWished(channel, token, await choicesOf(db, token, visit, now), wished, now)
}

/** Who asks at the same moment is read together. */
const visitGathered = gathered(async (db, asked: readonly Asked[]) => {
  const { rows } = await storedVisits(asked).execute(quick(db))
  return inOrder(asked, rows)
})

/** The same with the cart of the token, on one way to the database. */
export async function readVisitAndCart(
  db: Db,
  channel: Channel,
  token: string,
  wished: Wished,
  now: Date,
): Promise<{ visit: Visit; stored: StoredCart }> {
  const { visit, stored } = await visitAndCartGathered(db, { token, now })
  return { visit: visitAsWished(channel, token, await choicesOf(db, token, visit, now), wished, now), stored }
}

const visitAndCartGathered = gathered(async (db, asked: readonly Asked[]) => {
  const [rows, lines] = await together(quick(db), storedVisits(asked), storedCarts(visitKeys(asked)))
  const carts = Map.groupBy(lines, ({ token }) => token)
  return inOrder(asked, rows).map((visit, place) => ({
    visit,
    stored: carts.get(visit?.key ?? tokenKey(asked[place]!.token)) ?? [], // as many as were asked
  }))
})

/** The same for a visit that somebody is expected to have said who she is in: she is asked for on the same way. */
export async function readVisitOfCustomer(
  db: Db,
  channel: Channel,
  token: string,
  wished: Wished,
  now: Date,
): Promise<Visit> {
  const [[visit], persons] = await together(
    quick(db),
    storedVisits([{ token, now }]),
    storedPerson(visitKey(token, now)),
  )
  if (visit) await lookedAround(db, visit, now)
  const choices = visit ? choicesFrom(visit, personFrom(persons)) : nothingChosen
  return visitAsWished(channel, token, choices, wished, now)
}

/** Who asks, and when. */
type Asked = { token: string; now: Date }

type StoredVisit = {
  asked: string
  key: string
  session_id: SessionId | null
  session_seen_at: Date | null
  language: Locale | null
  currency: CurrencyCode | null
  country_id: CountryId | null
  state_id: StateId | null
  shipping_method_id: ShippingMethodId | null
  payment_method_id: PaymentMethodId | null
  customer_id: CustomerId | null
}

const storedVisits = (asked: readonly Asked[]): RawBuilder<StoredVisit> => sql`
  with asked as materialized (
    select * from unnest(${asked.map(({ token }) => tokenKey(token))}::text[], ${asked.map(({ now }) => now)}::timestamptz[])
      as asked (token_key, now)
  ),
  here as materialized (
    select session.* from asked join session using (token_key) where ${lasts(sql`asked.now`)}
  )
  select asked.token_key as asked, visit.token as key, hex(mine.id) as session_id, mine.seen_at as session_seen_at,
    visit.language, visit.currency, hex(visit.country_id) as country_id, hex(visit.state_id) as state_id,
    hex(visit.shipping_method_id) as shipping_method_id, hex(visit.payment_method_id) as payment_method_id,
    hex(visit.customer_id) as customer_id
  from asked
  left join here using (token_key)
  left join visit saved on saved.customer_id = here.customer_id
  join visit on visit.token = coalesce(saved.token, asked.token_key)
  left join here mine on (mine.token_key, mine.customer_id) = (asked.token_key, visit.customer_id)
  where mine.id is not null or visit.updated_at > asked.now - interval '1 day'`

/** The visit of each, if there is one that has not lapsed. */
function inOrder(asked: readonly Asked[], visits: readonly StoredVisit[]): (StoredVisit | undefined)[] {
  const found = new Map(visits.map((visit) => [visit.asked, visit]))
  return asked.map(({ token }) => found.get(tokenKey(token)))
}

/** Most who look around have told nobody who they are: they cost no second question. */
async function choicesOf(db: Db, token: string, visit: StoredVisit | undefined, now: Date): Promise<Choices> {
  if (!visit) return nothingChosen
  if (visit.customer_id === null) return choicesFrom(visit, nobody)

  const { rows } = await storedPerson(visitKey(token, now)).execute(quick(db))
  await lookedAround(db, visit, now)
  return choicesFrom(visit, personFrom(rows))
}

async function lookedAround(
  db: Db,
  { session_id: id, session_seen_at: seenAt }: StoredVisit,
  now: Date,
): Promise<void> {
  if (!id || !seenAt || now.getTime() - seenAt.getTime() < seenEveryMinutes * 60_000) return
  await noteSeen(quickWrite(db), id, now)
}

const choicesFrom = (visit: StoredVisit, person: Person): Choices => ({
  key: visit.key,
  session: visit.session_id,
  language: visit.language,
  currency: visit.currency,
  countryId: visit.country_id,
  stateId: visit.state_id,
  shippingMethodId: visit.shipping_method_id,
  paymentMethodId: visit.payment_method_id,
  ...person,
})

type Person = Pick<Choices, 'customer' | 'billingAddress' | 'shippingAddress'>

/** The customer of a visit with the addresses it is on: her usual ones, unless it chose others of hers. */
const storedPerson = (key: RawBuilder<string>): RawBuilder<PersonRow> => sql`
  select ${customerFacts} as customer, ${addressFacts('billing')} as billing_address, ${addressFacts('shipping')} as shipping_address
  from visit
  join customer on customer.id = visit.customer_id
  left join customer_address billing on billing.customer_id = customer.id
    and billing.id = coalesce(visit.billing_address_id, customer.default_billing_address_id)
  left join customer_address shipping on shipping.customer_id = customer.id
    and shipping.id = coalesce(visit.shipping_address_id, customer.default_shipping_address_id)
  where visit.token = ${key}`

const personFrom = ([row]: readonly PersonRow[]): Person =>
  row
    ? {
        customer: { ...row.customer, createdAt: new Date(row.customer.createdAt) },
        billingAddress: row.billing_address,
        shippingAddress: row.shipping_address,
      }
    : nobody

type PersonRow = {
  customer: Omit<Customer, 'createdAt'> & { createdAt: string }
  billing_address: Address | null
  shipping_address: Address | null
}

const nobody: Person = { customer: null, billingAddress: null, shippingAddress: null }
