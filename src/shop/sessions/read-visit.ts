import { type RawBuilder, sql } from 'kysely'
import { type Db, quick } from '../../platform/postgres/db.ts'
import { together } from '../../platform/postgres/together.ts'
import type { CurrencyCode } from '../../values/currency.ts'
import type { Locale } from '../../values/locale.ts'
import { type StoredCart, storedCart } from '../cart/load-cart.ts'
import type { Channel, CountryId, PaymentMethodId, ShippingMethodId, StateId } from '../channel/channel.ts'
import type { Address, AddressId, Customer, CustomerId } from '../customers/customer.ts'
import { addressFacts, customerFacts } from '../customers/customer-facts.ts'
import type { Visit } from './visit.ts'
import { type Choices, visitOf } from './visit-of.ts'

/** A visit that nobody has written down yet: all defaults, no question to the database. */
export const anonymousVisit = (channel: Channel, token: string, locale: Locale, now: Date): Visit =>
  visitOf(channel, token, nothingChosen, locale, now)

/**
 * The visit behind a token. A row older than a day has lapsed (Shopware's context lives one day):
 * the token then stands for a fresh anonymous visit; its cart stays.
 */
export async function readVisit(
  db: Db,
  channel: Channel,
  token: string,
  wished: { locale: Locale | null },
  now: Date,
): Promise<Visit> {
  const { rows } = await storedVisit(token, now).execute(quick(db))
  return visitOf(channel, token, await choicesOf(db, rows), wished.locale, now)
}

/** The same with the cart of the token, on one way to the database. */
export async function readVisitAndCart(
  db: Db,
  channel: Channel,
  token: string,
  wished: { locale: Locale | null },
  now: Date,
): Promise<{ visit: Visit; stored: StoredCart }> {
  const [rows, stored] = await together(quick(db), storedVisit(token, now), storedCart(token))
  return { visit: visitOf(channel, token, await choicesOf(db, rows), wished.locale, now), stored }
}

type StoredVisit = {
  language: Locale | null
  currency: CurrencyCode | null
  country_id: CountryId | null
  state_id: StateId | null
  shipping_method_id: ShippingMethodId | null
  payment_method_id: PaymentMethodId | null
  customer_id: CustomerId | null
  billing_address_id: AddressId | null
  shipping_address_id: AddressId | null
}

const storedVisit = (token: string, now: Date): RawBuilder<StoredVisit> => sql`
  select language, currency, hex(country_id) as country_id, hex(state_id) as state_id,
    hex(shipping_method_id) as shipping_method_id, hex(payment_method_id) as payment_method_id,
    hex(customer_id) as customer_id, billing_address_id, shipping_address_id
  from visit where token = ${token} and updated_at > ${now}::timestamptz - interval '1 day'`

/** Most who look around have told nobody who they are: they cost no second question. */
async function choicesOf(db: Db, [visit]: readonly StoredVisit[]): Promise<Choices> {
  if (!visit) return nothingChosen
  const person = visit.customer_id && (await readPerson(db, visit.customer_id, visit))

  return {
    language: visit.language,
    currency: visit.currency,
    countryId: visit.country_id,
    stateId: visit.state_id,
    shippingMethodId: visit.shipping_method_id,
    paymentMethodId: visit.payment_method_id,
    ...(person ?? nobody),
  }
}

type Person = Pick<Choices, 'customer' | 'billingAddress' | 'shippingAddress'>

/** The customer of a visit with the addresses it is on: her usual ones, unless it chose others of hers. */
async function readPerson(
  db: Db,
  id: CustomerId,
  chosen: Pick<StoredVisit, 'billing_address_id' | 'shipping_address_id'>,
): Promise<Person | null> {
  const { rows } = await sql<PersonRow>`
    select ${customerFacts} as customer, ${addressFacts('billing')} as billing_address, ${addressFacts('shipping')} as shipping_address
    from customer
    left join customer_address billing on billing.customer_id = customer.id
      and billing.id = coalesce(${chosen.billing_address_id}::uuid, customer.default_billing_address_id)
    left join customer_address shipping on shipping.customer_id = customer.id
      and shipping.id = coalesce(${chosen.shipping_address_id}::uuid, customer.default_shipping_address_id)
    where customer.id = ${id}
  `.execute(quick(db))
  const [row] = rows
  if (!row?.customer) return null

  return {
    customer: { ...row.customer, createdAt: new Date(row.customer.createdAt) },
    billingAddress: row.billing_address,
    shippingAddress: row.shipping_address,
  }
}

type PersonRow = {
  customer: (Omit<Customer, 'createdAt'> & { createdAt: string }) | null
  billing_address: Address | null
  shipping_address: Address | null
}

const nobody: Person = { customer: null, billingAddress: null, shippingAddress: null }

const nothingChosen: Choices = {
  language: null,
  currency: null,
  countryId: null,
  stateId: null,
  shippingMethodId: null,
  paymentMethodId: null,
  ...nobody,
}
