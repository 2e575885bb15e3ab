import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Db, openDb } from '../../src/platform/postgres/db.ts'
import { writeCategoryFacets } from '../../src/shop/catalogue/write-category-facets.ts'
import { writeProductViews } from '../../src/shop/catalogue/write-product-views.ts'
import { writeSearchWords } from '../../src/shop/catalogue/write-search-words.ts'
import { idFrom } from '../../src/values/ids.ts'
import { workerDatabase } from '../database-copy.ts'

const pool = openDb({ url: await workerDatabase(), pool: 1 })
afterAll(() => pool.destroy())

let db: Db
let rollBack: () => Promise<unknown>
beforeEach(async () => {
  const transaction = await pool.startTransaction().execute()
  db = transaction
  rollBack = () => transaction.rollback().execute()
})
afterEach(() => rollBack())

const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows
const views = (family: string) =>
  rows(sql<{ number: string; listed: boolean; price_chf: number; option_ids: string[] }>`
    select number, listed, price_chf, option_ids from product_view
    where group_id = ${idFrom('product', family)} and language = 'it-IT' order by number`)

describe('product views', () => {
  it('stand there for every product in every language, complete', async () => {
    const missing = await rows(sql`
      select number, code from product p, language
      where not has_variants and not exists (
        select from product_view v
        where v.product_id = p.id and v.language = code and v.name <> ''
        and v.card ->> 'seoPath' <> '' and v.card -> 'cover' ->> 'url' ~ '^/media/.*[.](svg|webp)$'
        and v.card -> 'deliveryTime' ->> 'name' <> '' and v.card @> '{"prices": [{"currency": "CHF"}, {"currency": "EUR"}]}'
        and v.card @> '{"cheapest": [{"currency": "CHF", "groupId": null}, {"currency": "EUR", "groupId": null}]}'
        and v.detail ->> 'description' <> '' and jsonb_array_length(v.detail -> 'technical') > 0
        and jsonb_array_length(v.detail -> 'media') > 0 and v.detail -> 'manufacturer' ->> 'name' <> ''
        and cardinality(v.category_ids) >= 3)`)

    expect(missing).toEqual([])
  })

  it('list each group once, by its cheapest member', async () => {
    const groups = await rows(sql<{ listed: number }>`
      select count(*) filter (where listed) as listed from product_view group by group_id, language`)

    expect(new Set(groups.map(({ listed }) => listed))).toEqual(new Set([1]))
    expect((await views('x-line-45')).find(({ listed }) => listed)).toMatchObject({ number: '10.45.171' })
  })

  it('list a group with the options and the lowest price of all its members', async () => {
    const family = await views('s-line-s35')
    const [listed, other] = family.toSorted((a, b) => Number(b.listed) - Number(a.listed))

    expect(listed?.option_ids).toEqual(expect.arrayContaining(other?.option_ids ?? ['nothing']))
    expect(listed?.option_ids.length).toBeGreaterThan(other?.option_ids.length ?? 0)
  })

  it('find a group by every number of its members, dotted or bare', async () => {
    for (const words of ['11.55.4017.2', '115540172']) {
      const found = await rows(sql<{ group_id: string }>`
        select distinct group_id from product_view
        where listed and language = 'fr-FR' and search @@ plainto_tsquery('simple', ${words})`)
      expect(found).toEqual([{ group_id: idFrom('product', 'x-line-pro-55') }])
    }
  })

  it('list another member when the cheapest is sold out for good', async () => {
    await sql`update product set is_closeout = true, stock = 0 where number = '10.45.171'`.execute(db)
    await writeProductViews(db, [idFrom('product', '10.45.351')])

    expect((await views('x-line-45')).filter(({ listed }) => listed)).toMatchObject([
      { number: '10.45.351', price_chf: 18_900 },
    ])
  })

  it('lose a product that is switched off, and all of them with their parent', async () => {
    await sql`update product set active = false where number = '40.35.002'`.execute(db)
    await writeProductViews(db, [idFrom('product', '40.35.002')])
    expect((await views('s-line-s35')).map(({ number }) => number)).toEqual(['40.35.001'])

    await sql`update product set active = false where number = 's-line-s35'`.execute(db)
    await writeProductViews(db, [idFrom('product', 's-line-s35')])
    expect(await views('s-line-s35')).toEqual([])
  })

  it('show net prices with the tax of the country', async () => {
    await sql`
      update product_price set basis = 'net', cents = 10000, list_cents = null
      where product_id = ${idFrom('product', '50.10.017')}`.execute(db)
    await writeProductViews(db, [idFrom('product', '50.10.017')])

    const [view] = await rows(sql<{ price_chf: number; price_eur: number }>`
      select price_chf, price_eur from product_view where number = '50.10.017' limit 1`)
    expect(view).toEqual({ price_chf: 10_810, price_eur: 11_900 })
  })

  it('hold the prices of customer groups beside everybody’s, and their span over the whole group', async () => {
    const professional = idFrom('customer-group', 'professional')
    await sql`
      insert into product_price (product_id, currency, customer_group_id, quantity_from, basis, cents)
      values (${idFrom('product', '10.45.171')}, 'CHF', ${professional}, 1, 'net', 15000)`.execute(db)
    await writeProductViews(db, [idFrom('product', '10.45.171')])

    const [view] = await rows(sql<{ card: { prices: unknown; cheapest: { currency: string }[] } }>`
      select card from product_view where number = '10.45.351' and language = 'de-DE'`)
    const taxId = idFrom('tax', 'standard')
    expect(view?.card.cheapest.filter(({ currency }) => currency === 'CHF')).toEqual([
      { currency: 'CHF', groupId: null, taxId, basis: 'gross', min: 18_900, max: 23_900 },
      { currency: 'CHF', groupId: professional, taxId, basis: 'gross', min: 19_900, max: 23_900 },
      { currency: 'CHF', groupId: professional, taxId, basis: 'net', min: 15_000, max: 15_000 },
    ])
    expect(view?.card.prices).toMatchObject([{ currency: 'CHF', groupId: null }, { currency: 'EUR' }])
  })

  it('stay as they are when nothing changed', async () => {
    const before = await rows(sql`select language, product_id, xmin from product_view order by 1, 2`)
    await writeProductViews(db, 'all')

    expect(await rows(sql`select language, product_id, xmin from product_view order by 1, 2`)).toEqual(before)
  })
})

describe('category facets', () => {
  it('count for every category what it lists', async () => {
    const wrong = await rows(sql`
      select category.key, facets.total from category_facets facets
      join category on category.id = facets.category_id
      where facets.total <> (
        select count(*) from product_view
        where listed and product_view.language = facets.language and category_ids @> array[category.id])`)

    expect(wrong).toEqual([])
  })

  it('count for every option the groups that have it', async () => {
    const wrong = await rows(sql`
      select category.key, option ->> 'name' as option, option ->> 'count' as count
      from category_facets facets
      join category on category.id = facets.category_id
      cross join jsonb_array_elements(facets -> 'properties') property
      cross join jsonb_array_elements(property -> 'options') option
      where facets.language = 'de-DE' and (option ->> 'count')::integer <> (
        select count(*) from product_view
        where listed and product_view.language = 'de-DE' and category_ids @> array[category.id]
        and option_ids @> array[(option ->> 'id')::uuid])`)

    expect(wrong).toEqual([])
  })

  it('hold the whole shop at the root', async () => {
    const [root] = await rows(sql<{
      total: number
      facets: { price: unknown; properties: { name: string }[] }
    }>`
      select total, facets from category_facets
      where category_id = (select navigation_category_id from sales_channel) and language = 'en-US'`)

    expect(root?.total).toBe(165)
    expect(root?.facets.price).toMatchObject({ CHF: { min: 0 }, EUR: { min: 0 } })
    expect(root?.facets.properties.map(({ name }) => name)).toContain('Cabinet width')
  })

  it('follow a product that goes', async () => {
    await sql`update product set active = false where number = '60.10.002'`.execute(db)
    await writeProductViews(db, [idFrom('product', '60.10.002')])
    await writeCategoryFacets(db)

    const [filters] = await rows(sql<{ total: number }>`
      select total from category_facets
      where category_id = ${idFrom('category', 'accessories/filters')} and language = 'de-DE'`)
    expect(filters?.total).toBe(1)
  })
})

describe('search words', () => {
  it('are the words of names and the bare numbers', async () => {
    const words = await rows(sql<{ word: string }>`
      select word from search_word where language = 'de-DE' and word in ('spannkrone', 'fuhrung', '7101001', 'x')`)

    expect(words.map(({ word }) => word).sort()).toEqual(['7101001', 'fuhrung', 'spannkrone'])
  })

  it('forget a word nobody says any more', async () => {
    await sql`update product_view set name = 'nichts' where number = '50.75.001'`.execute(db)
    await writeSearchWords(db)

    expect(await rows(sql`select word from search_word where word like 'raumsparsiphon'`)).toEqual([])
  })
})
