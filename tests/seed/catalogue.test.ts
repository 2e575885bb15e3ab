import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openDb } from '../../src/platform/postgres/db.ts'
import { workerDatabase } from '../database-copy.ts'

const db = openDb({ url: await workerDatabase(), pool: 1 })
afterAll(() => db.destroy())

const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows
const number = async (query: ReturnType<typeof sql<{ n: number }>>) => (await rows(query))[0]?.n

/** Of a rule that every product keeps, the numbers of those that break it. */
const breaking = async (rule: ReturnType<typeof sql>) =>
  (
    await rows(sql<{ number: string }>`select number from product p where not has_variants and not (${rule})`)
  ).map(({ number }) => number)

describe('the seeded catalogue', () => {
  it('has 61 variants of 16 families, 33 accessories and 116 spare parts', async () => {
    const counts = await rows(sql<{ kind: string; parents: number; sold: number }>`
      select case kind when 'consumable' then 'accessory' when 'download' then 'accessory' else kind end as kind,
        count(*) filter (where has_variants) as parents, count(*) filter (where not has_variants) as sold
      from product group by 1 order by 1`)

    expect(counts).toEqual([
      { kind: 'accessory', parents: 0, sold: 33 },
      { kind: 'spare-part', parents: 0, sold: 116 },
      { kind: 'system', parents: 16, sold: 61 },
    ])
  })

  it('says every product in four languages', async () => {
    expect(
      await breaking(sql`4 = (
        select count(*) from product_translation t
        where t.product_id = p.id and name <> '' and subtitle <> '' and description <> '' and keywords <> ''
        and meta_title <> '' and meta_description <> '' and pack_unit <> '' and jsonb_array_length(advantages) > 0)`),
    ).toEqual([])
  })

  it('labels technical data in four languages', async () => {
    expect(
      await breaking(sql`jsonb_array_length(technical_data) > 0 and not exists (
        select from jsonb_array_elements(technical_data) entry, language
        where coalesce(entry -> 'label' ->> code, '') = '' or coalesce(entry -> 'value' ->> code, '') = '')`),
    ).toEqual([])
  })

  it('leaves no template unfilled', async () => {
    expect(
      await rows(
        sql`select name, description from product_translation where description like '%{%' or name like '%{%'`,
      ),
    ).toEqual([])
  })

  it('asks the prices of the catalogue', async () => {
    const prices = await rows(sql<{ currency: string; cents: number }>`
      select currency, cents from product_price join product on product.id = product_id
      where number = '10.45.171' order by currency`)

    expect(prices).toEqual([
      { currency: 'CHF', cents: 18_900 },
      { currency: 'EUR', cents: 21_200 },
    ])
  })

  it('makes bags cheaper by the dozen, in euros by the same measure', async () => {
    const tiers = await rows(sql<{ from: number; cents: number }>`
      select quantity_from as "from", cents from product_price join product on product.id = product_id
      where number = '60.20.017' and currency = 'EUR' order by quantity_from`)

    expect(tiers).toEqual([
      { from: 1, cents: 730 },
      { from: 6, cents: 660 },
      { from: 12, cents: 610 },
    ])
  })

  it('strikes only prices that were asked, and knows the lowest of the thirty days before', async () => {
    const untrue = await rows(sql`
      select number from product_price price join product on product.id = price.product_id
      where list_cents is not null and not exists (
        select from price_history old
        where old.product_id = price.product_id and old.currency = price.currency and old.cents = list_cents)`)
    const [boxx] = await rows(sql<{ card: { lowest30: unknown } }>`
      select card from product_view where number = '30.60.350' and language = 'de-DE'`)

    expect(untrue).toEqual([])
    expect(boxx?.card.lowest30).toEqual({
      CHF: { cents: 31_900, until: expect.any(String) },
      EUR: { cents: 35_700, until: expect.any(String) },
    })
  })

  it('carries a unit price for the cleaner', async () => {
    const [cleaner] = await rows(sql<Record<string, unknown>>`
      select purchase_unit, reference_unit, unit.key from product join unit on unit.id = unit_id
      where number = '60.40.500'`)
    expect(cleaner).toEqual({ purchase_unit: 0.5, reference_unit: 1, key: 'litre' })
  })

  it('sells labels in pairs, ends S60 in light grey, and has two of X60-M35', async () => {
    const found = await rows(sql<Record<string, unknown>>`
      select number, stock, is_closeout, min_purchase, purchase_steps from product
      where number in ('50.80.004', '40.60.002', '10.60.353') order by number`)

    expect(found).toMatchObject([
      { number: '10.60.353', stock: 2, is_closeout: false },
      { number: '40.60.002', stock: 0, is_closeout: true },
      { number: '50.80.004', min_purchase: 2, purchase_steps: 2 },
    ])
  })

  it('tells every variant from its siblings by its options', async () => {
    expect(
      await rows(sql`
        select parent_id, options from (
          select parent_id, product.id, array_agg(option_id order by option_id) as options
          from product left join product_option on product_id = product.id
          where parent_id is not null group by parent_id, product.id
        ) variant group by parent_id, options having count(*) > 1`),
    ).toEqual([])
  })

  it('shows a picture of every product, in the proportions of all, with words for those who do not see it', async () => {
    expect(
      await breaking(sql`exists (
        select from media
        where media.id = cover_media_id and width * 3 = height * 4
        and (select bool_and(alt ->> code <> '') from language)
        and exists (select from product_media where product_id = p.id and media_id = media.id
          and position = (select min(position) from product_media where product_id = p.id)))`),
    ).toEqual([])
  })

  it('gives both downloads their files', async () => {
    const files = await rows(sql<{ number: string; files: string[] }>`
      select number, array_agg(file_name || '.' || extension order by download.position) as files
      from product_download download join product on product.id = product_id join media on media.id = media_id
      group by number order by number`)

    expect(files).toEqual([
      { number: '90.10.001', files: ['planungshandbuch-de.pdf', 'planning-handbook-en.pdf'] },
      { number: '90.10.002', files: ['x-line-pro-cad.zip'] },
    ])
  })

  it('puts every product into a category of the main navigation', async () => {
    expect(
      await breaking(sql`exists (
        select from product_category
        join category on category.id = category_id
        join sales_channel on navigation_category_id = category.path[1]
        where product_id in (p.id, p.parent_id))`),
    ).toEqual([])
  })

  it('leads from accessories and parts to the systems they fit, and back', async () => {
    const links = await rows(sql<{ kind: string; n: number }>`
      select kind, count(distinct product_id) as n from cross_selling group by kind order by kind`)
    const oneSided = await number(sql<{ n: number }>`
      select count(*) as n from cross_selling list
      join cross_selling_product link on link.cross_selling_id = list.id
      join product part on part.id = link.product_id
      where list.kind = 'spare-parts' and not exists (
        select from cross_selling back where back.product_id = part.id and back.kind = 'fits-with')`)

    expect(links.find(({ kind }) => kind === 'accessories')?.n).toBe(61)
    expect(links.find(({ kind }) => kind === 'spare-parts')?.n).toBe(61)
    expect(oneSided).toBe(0)
  })

  it('rates families by their reviews, all of them marked as demo', async () => {
    const wrong = await rows(sql`
      select number from product p
      cross join lateral (
        select count(*)::integer as n, round(avg(points), 2) as average from product_review review
        join product rated on rated.id = review.product_id
        where coalesce(rated.parent_id, rated.id) = coalesce(p.parent_id, p.id) and review.active and review.demo
      ) counted
      where (p.review_count, p.rating_average) is distinct from (counted.n, counted.average)`)
    const [fewest] = await rows(sql<{ n: number }>`
      select min(n) as n from (
        select count(*) as n from product_review review join product p on p.id = review.product_id
        where topseller group by coalesce(p.parent_id, p.id)) family`)

    expect(wrong).toEqual([])
    expect(fewest?.n).toBeGreaterThanOrEqual(2)
  })
})
