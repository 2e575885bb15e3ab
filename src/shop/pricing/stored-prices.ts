import { type RawBuilder, sql } from 'kysely'

/** Every price of a product, of every currency and group, as `StoredPrice` describes it. */
export const storedPricesOf = (productId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select coalesce(jsonb_agg(jsonb_build_object(
    'currency', currency, 'groupId', hex(customer_group_id), 'from', quantity_from, 'cents', cents,
    'listCents', list_cents, 'basis', basis) order by currency, customer_group_id nulls first, quantity_from), '[]')
  from product_price where product_id = ${productId}`
