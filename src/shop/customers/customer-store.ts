import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { newId } from '../../values/ids.ts'
import type { Locale } from '../../values/locale.ts'
import type { AddressEntry } from './address-rules.ts'
import type { Address, AddressId, Customer, CustomerId } from './customer.ts'
import { addressFacts } from './customer-facts.ts'
import type { Registration } from './registration.ts'

export async function insertAddress(
  db: Db,
  id: AddressId,
  customerId: CustomerId,
  entry: AddressEntry,
): Promise<void> {
  await db
    .insertInto('customer_address')
    .values({ id, customer_id: customerId, ...columnsOf(entry) })
    .execute()
}

/** Answers whether the customer has such an address. */
export async function updateAddress(db: Db, { id, customerId, ...entry }: Address): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('customer_address')
    .set(columnsOf(entry))
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function readAddresses(db: Db, customerId: CustomerId): Promise<Address[]> {
  const { rows } = await sql<{ address: Address }>`
    select ${addressFacts('customer_address')} as address from customer_address
    where customer_id = ${customerId} order by created_at, id
  `.execute(db)
  return rows.map(({ address }) => address)
}

export type NewCustomerIds = { id: CustomerId; billingId: AddressId; shippingId: AddressId }

export function newCustomerIds({ shipping }: Pick<Registration, 'shipping'>): NewCustomerIds {
  const billingId = newId<'customer-address'>()
  return { id: newId(), billingId, shippingId: shipping ? newId() : billingId }
}

export type NewCustomer = {
  ids: NewCustomerIds
  groupId: Customer['groupId']
  requestedGroupId: Customer['requestedGroupId']
  locale: Locale
  now: Date
  /** Null for a guest. With `optInHash` the account begins when the link in the mail is opened. */
  account: { passwordHash: string; optInHash: string | null } | null
}

/** Writes a customer down under the next number, with the addresses. Answers no row when the e-mail has an account. */
export function customerEntry(
  entry: Registration,
  customer: NewCustomer,
): RawBuilder<{ customer_id: CustomerId }> {
  const { ids, groupId, requestedGroupId, locale, now, account } = customer
  const isConfirmed = account === null || account.optInHash === null
  const loggedInAt = isConfirmed ? now : null
  const addresses = [{ id: ids.billingId, ...columnsOf(entry.billing) }]
  if (entry.shipping) addresses.push({ id: ids.shippingId, ...columnsOf(entry.shipping) })

  return sql`
    with person as (
      insert into customer (id, number, guest, active, customer_group_id, requested_group_id, language, email, password_hash, opt_in_hash, opt_in_asked_at,
        account_type, salutation_id, title, first_name, last_name, company, vat_ids, birthday,
        default_billing_address_id, default_shipping_address_id,
        affiliate_code, campaign_code, first_login_at, last_login_at, created_at)
      values (${ids.id}, nextval('customer_number')::text, ${account === null}, ${isConfirmed}, ${groupId}, ${requestedGroupId},
        ${locale},
        ${entry.email}, ${account?.passwordHash ?? null}, ${account?.optInHash ?? null}, ${account?.optInHash ? now : null},
        ${entry.accountType}, ${entry.salutationId}, ${entry.title}, ${entry.firstName}, ${entry.lastName}, ${entry.company},
        ${entry.vatIds}::text[], ${entry.birthday}, ${ids.billingId}, ${ids.shippingId},
        ${entry.affiliateCode}, ${entry.campaignCode}, ${loggedInAt}, ${loggedInAt}, ${now})
      on conflict (email) where not guest do nothing
      returning id
    )
    insert into customer_address (customer_id, id, salutation_id, title, first_name, last_name, company, department, street,
      house_number, additional_line_1, additional_line_2, zip, city, country_id, state_id, phone, vat_id)
    select person.id, address.*
    from person, jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb) as address (
      id uuid, salutation_id uuid, title text, first_name text, last_name text, company text, department text, street text,
      house_number text, additional_line_1 text, additional_line_2 text, zip text, city text, country_id uuid, state_id uuid,
      phone text, vat_id text)
    returning customer_id`
}

/** A guest who never ordered leaves nothing behind. */
export async function forgetGuest(db: Db, customerId: CustomerId): Promise<void> {
  await sql`
    delete from customer
    where id = ${customerId} and guest and not exists (select from sales_order where customer_id = customer.id)
  `.execute(db)
}

const columnsOf = (entry: AddressEntry) => ({
  salutation_id: entry.salutationId,
  title: entry.title,
  first_name: entry.firstName,
  last_name: entry.lastName,
  company: entry.company,
  department: entry.department,
  street: entry.street,
  house_number: entry.houseNumber,
  additional_line_1: entry.additionalLine1,
  additional_line_2: entry.additionalLine2,
  zip: entry.zip,
  city: entry.city,
  country_id: entry.countryId,
  state_id: entry.stateId,
  phone: entry.phone,
  vat_id: entry.vatId,
})
