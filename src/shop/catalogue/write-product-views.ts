import { sql } from 'kysely'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { Id } from '../../values/ids.ts'
import { viewRows } from './product-view-rows.ts'

export type Progress = (written: { products: number; groups: number }) => void

/**
 * Writes down what a listing, a search and a product page show of these products and of their siblings: the row
 * that represents a group, its cheapest price and its options depend on all of them.
 */
export async function writeProductViews(
  db: Db,
  productIds: readonly Id<'product'>[] | 'all',
  progress: Progress = () => undefined,
): Promise<void> {
  if (productIds !== 'all') return writeGroups(db, await groupsOf(db, productIds))

  let products = 0
  let groups = 0
  for await (const ids of everyGroup(db)) {
    await writeGroups(db, ids)
    groups += ids.length
    products += await countMembers(db, ids)
    progress({ products, groups })
  }
}

/** Few enough that memory stays flat, many enough that a statement is worth planning. */
const groupsAtOnce = 400

async function writeGroups(db: Db, groups: readonly string[]): Promise<void> {
  for (let start = 0; start < groups.length; start += groupsAtOnce) {
    const ids = groups.slice(start, start + groupsAtOnce)

    await atomically(db, async (db) => {
      await sql`
        delete from product_view
        where product_id in (
          select id from product where id = any(${ids}::uuid[]) or parent_id = any(${ids}::uuid[]))
        or group_id = any(${ids}::uuid[])
      `.execute(db)
      await sql`
        insert into product_view (
          language, product_id, parent_id, group_id, listed, number, name, sort_name, kind, line, manufacturer_id,
          category_ids, option_ids, price_chf, price_eur, rating, shipping_free, sales, position, released_at,
          search, card, detail)
        ${viewRows(ids)}
      `.execute(db)
    })
  }
}

async function groupsOf(db: Db, productIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct coalesce(parent_id, id) as id from product where id = any(${productIds}::uuid[])
  `.execute(db)
  return rows.map(({ id }) => id)
}

async function* everyGroup(db: Db): AsyncGenerator<string[]> {
  let last = '00000000000000000000000000000000'

  for (;;) {
    const { rows } = await sql<{ id: string }>`
      select id from product where parent_id is null and id > ${last} order by id limit ${groupsAtOnce}
    `.execute(db)

    const next = rows.at(-1)
    if (!next) return
    yield rows.map(({ id }) => id)
    last = next.id
  }
}

async function countMembers(db: Db, groups: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from product_view
    where group_id = any(${groups}::uuid[]) and language = (select min(code) from language)
  `.execute(db)
  return rows[0]?.count ?? 0
}
