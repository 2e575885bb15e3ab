import { sql } from 'kysely'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { ProductId } from '../catalogue/product.ts'
import { writeProductViews } from '../catalogue/write-product-views.ts'
import type { CustomerGroupId } from '../channel/channel.ts'
import type { ListedPrice } from './price-list.ts'

/** The prices of a group's own, or with null everybody's, by number, currency and quantity. */
export async function listPrices(db: Db, groupId: CustomerGroupId | null): Promise<ListedPrice[]> {
  const { rows } = await sql<ListedPrice>`
    select product.number, price.currency, price.quantity_from as "from", price.cents, price.basis
    from product_price price join product on product.id = price.product_id
    where price.customer_group_id is not distinct from ${groupId}::uuid
    order by product.number, price.currency, price.quantity_from
  `.execute(db)
  return rows
}

/**
 * Gives a group this price list in place of the one it had, all of it or nothing: what is not in it costs what
 * everybody pays. Answers the numbers that no product has; then nothing was changed.
 */
export const setPriceList = (
  db: Db,
  groupId: CustomerGroupId,
  prices: readonly ListedPrice[],
): Promise<string[]> =>
  atomically(db, async (db) => {
    const unknown = await unknownNumbers(db, prices)
    if (unknown.length > 0) return unknown

    const { rows: gone } = await sql<{ id: ProductId }>`
      delete from product_price where customer_group_id = ${groupId} returning hex(product_id) as id
    `.execute(db)
    const { rows: written } = await sql<{ id: ProductId }>`
      insert into product_price (product_id, currency, customer_group_id, quantity_from, basis, cents)
      select product.id, listed.currency, ${groupId}, listed."from", listed.basis, listed.cents
      from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
        as listed (number text, currency text, "from" integer, basis text, cents integer)
      join product on product.number = listed.number
      returning hex(product_id) as id
    `.execute(db)

    // Listings sort and filter by what each group pays.
    const changed = [...new Set([...gone, ...written].map(({ id }) => id))]
    if (changed.length > 0) await writeProductViews(db, changed)
    return []
  })

async function unknownNumbers(db: Db, prices: readonly ListedPrice[]): Promise<string[]> {
  const numbers = [...new Set(prices.map(({ number }) => number))]
  const { rows } = await sql<{ number: string }>`
    select number from unnest(${numbers}::text[]) number
    where not exists (select from product where product.number = number.number)
  `.execute(db)
  return rows.map(({ number }) => number)
}
