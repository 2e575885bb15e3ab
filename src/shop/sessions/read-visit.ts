import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { CurrencyCode } from '../../values/currency.ts'
import type { Id } from '../../values/ids.ts'
import type { Locale } from '../../values/locale.ts'
import type { Channel, CountryId, PaymentMethodId, ShippingMethodId, StateId } from '../channel/channel.ts'
import type { Address, Customer } from '../customers/customer.ts'
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
  const { rows } = await sql<Row>`
    select visit.language, visit.currency, hex(visit.country_id) as country_id, hex(visit.state_id) as state_id,
      hex(visit.shipping_method_id) as shipping_method_id, hex(visit.payment_method_id) as payment_method_id,
      ${customerFacts} as customer, ${addressFacts('billing')} as billing_address, ${addressFacts('shipping')} as shipping_address
    from visit
    left join customer on customer.id = visit.customer_id
    left join customer_address billing on billing.id = coalesce(visit.billing_address_id, customer.default_billing_address_id)
      and billing.customer_id = customer.id
    left join customer_address shipping on shipping.id = coalesce(visit.shipping_address_id, customer.default_shipping_address_id)
      and shipping.customer_id = customer.id
    where visit.token = ${token} and visit.updated_at > ${now}::timestamptz - interval '1 day'
  `.execute(db)

  const [row] = rows
  const choices: Choices = row
    ? {
        language: row.language,
        currency: row.currency,
        countryId: row.country_id,
        stateId: row.state_id,
        shippingMethodId: row.shipping_method_id,
        paymentMethodId: row.payment_method_id,
        customer: row.customer && { ...row.customer, createdAt: new Date(row.customer.createdAt) },
        billingAddress: row.billing_address,
        shippingAddress: row.shipping_address,
      }
    : nothingChosen

  return visitOf(channel, token, choices, wished.locale, now)
}

type Row = {
  language: Locale | null
  currency: CurrencyCode | null
  country_id: CountryId | null
  state_id: StateId | null
  shipping_method_id: ShippingMethodId | null
  payment_method_id: PaymentMethodId | null
  customer: (Omit<Customer, 'createdAt'> & { createdAt: string; id: Id<'customer'> }) | null
  billing_address: Address | null
  shipping_address: Address | null
}

const nothingChosen: Choices = {
  language: null,
  currency: null,
  countryId: null,
  stateId: null,
  shippingMethodId: null,
  paymentMethodId: null,
  customer: null,
  billingAddress: null,
  shippingAddress: null,
}
