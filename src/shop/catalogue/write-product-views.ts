import { sql } from 'kysely'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { Id } from '../../values/ids.ts'
import { viewRows } from './product-view-rows.ts'
import { articleRows } from './write-article-rows.ts'

/**
 * Writes down what a listing, a search and a product page show of these products and of their siblings: the row
 * that represents a group, its cheapest price and its options depend on all of them. After `all` of them the best sellers
 * are to be written as well.
 */
export async function writeProductViews(
  db: Db,
  productIds: readonly Id<'product'>[] | 'all',
  progress: (groupsWritten: number) => void = () => undefined,
): Promise<void> {
  if (productIds !== 'all') {
    const groups = await groupsOf(db, productIds)
    await writeGroups(db, groups)
    return void (await keepBest(groups).execute(db))
  }

  const groups = everyGroup(db)
  let written = 0

  // A transaction is one session and does one thing after the other; a pool lets another core help.
  const sessions = db.isTransaction ? 1 : 2
  await Promise.all(Array.from({ length: sessions }, writeNext))

  async function writeNext(): Promise<void> {
    for await (const batch of groups) {
      await writeGroups(db, batch)
      written += batch.length
      progress(written)
    }
  }
}

/** Few enough that memory stays flat, many enough that a statement is worth planning. */
const groupsAtOnce = 400

async function writeGroups(db: Db, groups: readonly string[]): Promise<void> {
  for (let start = 0; start < groups.length; start += groupsAtOnce) {
    await atomically(db, (db) => writeBatch(db, groups.slice(start, start + groupsAtOnce)))
  }
}

/** Rows that would not change are left alone, those of products that may not be shown any more go. */
async function writeBatch(db: Db, groups: readonly string[]): Promise<void> {
  // While many rows are new the statistics still tell of a small table, and every batch would read all of it.
  await sql`set local enable_seqscan = off`.execute(db)
  await sql`
    with fresh as materialized (${viewRows(groups)}),
    gone as (
      delete from product_view old
      using product, language
      where (product.id = any(${groups}::uuid[]) or product.parent_id = any(${groups}::uuid[]))
      and old.product_id = product.id and old.language = language.code
      and not exists (select from fresh where fresh.product_id = product.id)
    )
    insert into product_view (${columns})
    select ${columns} from fresh
    on conflict (language, product_id) do update set (${columns}) = row (${excluded})
    where product_view is distinct from excluded
  `.execute(db)
  await articleRows(groups).execute(db)
  await sql`set local enable_seqscan to default`.execute(db)
}

/**
 * What is looked through while somebody types says the same as the views. A group that is new comes last in it, until all
 * are counted again (`writeSearchBest`).
 */
const keepBest = (groups: readonly string[]) => sql`
  with fresh as materialized (
    select language, product_id, search from product_view where group_id = any(${groups}::uuid[]) and listed
  ),
  gone as (
    delete from search_best old using product
    where (product.id = any(${groups}::uuid[]) or product.parent_id = any(${groups}::uuid[]))
    and old.product_id = product.id
    and not exists (select from fresh where fresh.language = old.language and fresh.product_id = old.product_id)
  )
  insert into search_best (language, product_id, place, search)
  select language, product_id, 1000000, search from fresh
  on conflict (language, product_id) do update set search = excluded.search
  where search_best.search is distinct from excluded.search`

const names = [
  'language',
  'product_id',
  'parent_id',
  'group_id',
  'listed',
  'number',
  'name',
  'sort_name',
  'kind',
  'line',
  'manufacturer_id',
  'category_ids',
  'option_ids',
  'price_chf',
  'price_eur',
  'rating',
  'shipping_free',
  'sales',
  'position',
  'released_at',
  'widths',
  'heights',
  'depths',
  'search',
  'card',
  'detail',
]
const columns = sql.join(names.map((name) => sql.ref(name)))
const excluded = sql.join(names.map((name) => sql.ref(`excluded.${name}`)))

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
