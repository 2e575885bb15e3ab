import { type RawBuilder, sql } from 'kysely'
import type { Address, Customer } from './customer.ts'

/** The row of the joined table `customer` as `Customer` describes it (createdAt as ISO text). */
export const customerFacts: RawBuilder<(Omit<Customer, 'createdAt'> & { createdAt: string }) | null> = sql`
  case when customer.id is not null then jsonb_build_object(
    'id', hex(customer.id), 'number', customer.number, 'guest', customer.guest, 'active', customer.active,
    'groupId', hex(customer.customer_group_id),
    'requestedGroupId', hex(customer.requested_group_id), 'locale', customer.language, 'email', customer.email,
    'accountType', customer.account_type, 'salutationId', hex(customer.salutation_id), 'title', customer.title,
    'firstName', customer.first_name, 'lastName', customer.last_name, 'company', customer.company,
    'vatIds', to_jsonb(customer.vat_ids), 'birthday', customer.birthday,
    'defaultBillingAddressId', hex(customer.default_billing_address_id),
    'defaultShippingAddressId', hex(customer.default_shipping_address_id),
    'defaultPaymentMethodId', hex(customer.default_payment_method_id), 'createdAt', customer.created_at,
    'optIn', case when customer.opt_in_hash is not null then jsonb_build_object('confirmedAt', customer.opt_in_confirmed_at) end) end`

/** The row of a joined `customer_address`, under its alias, as `Address` describes it. */
export const addressFacts = (
  alias: 'billing' | 'shipping' | 'customer_address',
): RawBuilder<Address | null> => {
  const a = sql.table(alias)
  return sql`
    case when ${a}.id is not null then jsonb_build_object(
      'id', hex(${a}.id), 'customerId', hex(${a}.customer_id), 'salutationId', hex(${a}.salutation_id),
      'title', ${a}.title, 'firstName', ${a}.first_name, 'lastName', ${a}.last_name, 'company', ${a}.company,
      'department', ${a}.department, 'street', ${a}.street, 'houseNumber', ${a}.house_number,
      'additionalLine1', ${a}.additional_line_1, 'additionalLine2', ${a}.additional_line_2, 'zip', ${a}.zip,
      'city', ${a}.city, 'countryId', hex(${a}.country_id), 'stateId', hex(${a}.state_id),
      'phone', ${a}.phone, 'vatId', ${a}.vat_id) end`
}
