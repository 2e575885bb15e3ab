import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { CurrencyCode } from '../../values/currency.ts'
import type { Locale } from '../../values/locale.ts'
import type {
  Country,
  CountryId,
  CurrencyId,
  LanguageId,
  PaymentMethodId,
  ShippingMethodId,
  StateId,
} from '../channel/channel.ts'
import type { AddressId } from '../customers/customer.ts'
import { refuse, refuseForm, type Violation } from '../refusal.ts'
import type { Visit } from './visit.ts'

/** What a shopper may choose at any time; what is left out stays as it is. */
export type TermsWish = {
  languageId?: LanguageId | undefined
  currencyId?: CurrencyId | undefined
  countryId?: CountryId | undefined
  countryStateId?: StateId | undefined
  shippingMethodId?: ShippingMethodId | undefined
  paymentMethodId?: PaymentMethodId | undefined
  billingAddressId?: AddressId | undefined
  shippingAddressId?: AddressId | undefined
}

/** Writes down what a visit chose, all of it or nothing. With it an anonymous visit gets its row. */
export async function chooseTerms(db: Db, visit: Visit, wish: TermsWish): Promise<void> {
  const terms = knownTerms(visit, wish)
  await checkAddresses(db, visit, wish)
  await writeTerms(db, visit, terms)
}

type Terms = {
  language: Locale | null
  currency: CurrencyCode | null
  countryId: CountryId | null
  stateId: StateId | null
  shippingMethodId: ShippingMethodId | null
  paymentMethodId: PaymentMethodId | null
  billingAddressId: AddressId | null
  shippingAddressId: AddressId | null
}

/** Each id must be one of this channel's; all that are not are named at once. */
function knownTerms({ channel, country: current }: Visit, wish: TermsWish): Terms {
  const violations: Violation[] = []
  function known<Row extends { id: string }>(
    entity: string,
    field: keyof TermsWish,
    rows: readonly Row[],
  ): Row | null {
    const id = wish[field]
    if (id === undefined) return null
    const row = rows.find((row) => row.id === id)
    if (!row)
      violations.push({ rule: 'entity-does-not-exist', path: [field], value: id, detail: { entity, id } })
    return row ?? null
  }
  const isActive = ({ active }: { active: boolean }) => active

  const country: Country | null = known('country', 'countryId', channel.countries.filter(isActive))
  const terms = {
    language: known('language', 'languageId', channel.languages)?.code ?? null,
    currency: known('currency', 'currencyId', channel.currencies)?.code ?? null,
    countryId: country?.id ?? null,
    stateId: known('country_state', 'countryStateId', (country ?? current).states)?.id ?? null,
    shippingMethodId:
      known('shipping_method', 'shippingMethodId', channel.shippingMethods.filter(isActive))?.id ?? null,
    paymentMethodId:
      known('payment_method', 'paymentMethodId', channel.paymentMethods.filter(isActive))?.id ?? null,
    billingAddressId: wish.billingAddressId ?? null,
    shippingAddressId: wish.shippingAddressId ?? null,
  }

  if (violations.length > 0) refuseForm(violations)
  return terms
}

/** Addresses belong to a customer; a stranger's looks like one that does not exist. */
async function checkAddresses(db: Db, { customer }: Visit, wish: TermsWish): Promise<void> {
  const fields = (['billingAddressId', 'shippingAddressId'] as const).filter((field) => wish[field])
  if (fields.length === 0) return
  if (!customer) return refuse('customer.not-logged-in', {})

  const wanted = fields.map((field) => wish[field])
  const own = await db
    .selectFrom('customer_address')
    .select('id')
    .where('customer_id', '=', customer.id)
    .where(sql<boolean>`id = any(${wanted}::uuid[])`)
    .execute()

  const violations = fields
    .filter((field) => !own.some(({ id }) => id === wish[field]))
    .map(
      (field): Violation => ({
        rule: 'entity-does-not-exist',
        path: [field],
        value: wish[field],
        detail: { entity: 'customer_address', id: wish[field] ?? '' },
      }),
    )
  if (violations.length > 0) refuseForm(violations)
}

/**
 * One statement, so two choices made at once both hold. A row that has lapsed is begun anew: nobody inherits
 * the customer of a visit that is over. Whoever is logged in came to it by a session that lasts.
 */
async function writeTerms(db: Db, { token, session, now }: Visit, terms: Terms): Promise<void> {
  const lasts = sql`(${session !== null} or visit.updated_at > ${now}::timestamptz - interval '1 day')`
  const kept = (column: string) =>
    sql`coalesce(excluded.${sql.ref(column)}, case when ${lasts} then visit.${sql.ref(column)} end)`

  await sql`
    insert into visit (token, language, currency, country_id, state_id, shipping_method_id, payment_method_id,
      billing_address_id, shipping_address_id, updated_at)
    values (${token}, ${terms.language}, ${terms.currency}, ${terms.countryId}, ${terms.stateId},
      ${terms.shippingMethodId}, ${terms.paymentMethodId}, ${terms.billingAddressId}, ${terms.shippingAddressId}, ${now})
    on conflict (token) do update set
      customer_id = case when ${lasts} then visit.customer_id end,
      language = ${kept('language')}, currency = ${kept('currency')}, country_id = ${kept('country_id')},
      state_id = case when excluded.country_id is null then ${kept('state_id')} else excluded.state_id end,
      shipping_method_id = ${kept('shipping_method_id')}, payment_method_id = ${kept('payment_method_id')},
      billing_address_id = ${kept('billing_address_id')}, shipping_address_id = ${kept('shipping_address_id')},
      updated_at = excluded.updated_at
  `.execute(db)
}
