import { type RawBuilder, sql } from 'kysely'
import type { CustomerId } from '../customers/customer.ts'
import type { Visit } from './visit.ts'

/**
 * The visit goes on under another token, in a customer's name. What it chose comes along; the old
 * token reaches nobody any more, so whoever planted it beforehand gains nothing.
 */
export const visitMove = (
  { token, now }: Pick<Visit, 'token' | 'now'>,
  { to, customerId }: { to: string; customerId: CustomerId | null },
): RawBuilder<unknown> => sql`
  with old as (
    delete from visit where token = ${token}
    returning language, currency, country_id, state_id, shipping_method_id, payment_method_id,
      updated_at > ${now}::timestamptz - interval '1 day' as lasts
  )
  insert into visit (token, customer_id, language, currency, country_id, state_id, shipping_method_id, payment_method_id, updated_at)
  select ${to}, ${customerId}::uuid, old.language, old.currency, old.country_id, old.state_id,
    old.shipping_method_id, old.payment_method_id, ${now}
  from (select) one left join old on old.lasts`
