import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openDb } from '../../src/platform/postgres/db.ts'
import { seedShop } from '../../src/server/seed.ts'
import { idFrom } from '../../src/values/ids.ts'
import { freshDatabase } from '../database-copy.ts'

const db = openDb({ url: await freshDatabase(), pool: 2 })
afterAll(() => db.destroy())

const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows

/** Every table of the shop with the number of its rows. */
async function counts() {
  const tables = await rows(sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`)
  return Promise.all(
    tables.map(async ({ name }) => [
      name,
      (await rows(sql`select count(*) as n from ${sql.table(name)}`))[0],
    ]),
  )
}

/** As after an update that brings other files. */
const forgetFiles = () =>
  sql`update setting set value = value || '{"fingerprint": "older"}' where key = 'seeding'`.execute(db)

describe('seeding again', () => {
  it('adds nothing to what is there', async () => {
    const before = await counts()
    await forgetFiles()
    await seedShop(db)

    expect(await counts()).toEqual(before)
  })

  it('leaves alone what staff changed', async () => {
    await sql`update product_price set cents = 17500 where product_id = ${idFrom('product', '10.45.171')}`.execute(
      db,
    )
    await sql`update category_translation set name = 'Neu' where category_id = ${idFrom('category', 'accessories')}`.execute(
      db,
    )
    await forgetFiles()
    await seedShop(db)

    expect(
      await rows(
        sql`select distinct cents from product_price where product_id = ${idFrom('product', '10.45.171')}`,
      ),
    ).toEqual([{ cents: 17_500 }])
    expect(
      await rows(
        sql`select distinct name from category_translation where category_id = ${idFrom('category', 'accessories')}`,
      ),
    ).toEqual([{ name: 'Neu' }])
  })

  it('brings back what went missing', async () => {
    await sql`delete from product where number = '71.06.007'`.execute(db)
    await forgetFiles()
    await seedShop(db)

    expect(await rows(sql`select number from product_view where number = '71.06.007'`)).toHaveLength(4)
  })

  it('reads nothing when the files are the same', async () => {
    const said: string[] = []
    await seedShop(db, { report: (line) => said.push(line) })

    expect(said).toEqual(['The demo data are there'])
  })

  it('invents as many products as wanted, complete and each once', async () => {
    await seedShop(db, { products: 60 })
    await seedShop(db, { products: 90 })

    const [invented] = await rows(sql<{
      products: number
      views: number
      addresses: number
      unpriced: number
      homeless: number
    }>`
      select count(*) as products,
        (select count(*) from product_view where number like '%-%') as views,
        (select count(*) from seo_url join product on product.id = foreign_key
          where number like '%-%' and not has_variants) as addresses,
        (select count(*) from product_view
          where detail #> '{manufacturer,address,countryName}' is null or detail #> '{manufacturer,address,email}' is null) as homeless,
        count(*) filter (where 2 > (select count(*) from product_price where product_id = product.id)) as unpriced
      from product where number like '%-%' and parent_id is not null or number like '%.%-%' and not has_variants`)

    expect(invented).toEqual({ products: 90, views: 360, addresses: 360, unpriced: 0, homeless: 0 })
  })

  it('keeps every index of the listings', async () => {
    const indexes = await rows(sql<{ n: number }>`
      select count(*) as n from pg_index where indrelid = 'product_view'::regclass`)

    expect(indexes).toEqual([{ n: 16 }])
  })
})
