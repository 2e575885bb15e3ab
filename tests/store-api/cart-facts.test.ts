import { type RawBuilder, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { atomically } from '../../src/platform/postgres/atomically.ts'
import { categoryId, productId } from '../../src/server/seed/seeded-ids.ts'
import { openShop } from '../shop.ts'

const shop = openShop()

const pot = productId('45.05.001')
/** Stands in the categories of its parent as well. */
const variant = productId('40.35.001')

type Line = {
  label: string
  price: { unitPrice: number; listPrice: unknown }
  states: string[]
  payload: { categoryIds: string[]; productNumber: string; stock: number }
  deliveryInformation: { deliveryTime: { name: string } | null; weight: number }
}

/** What a cart shows of a product before and after something was edited; it was read, and so may be known, before. */
async function shownAround(product: string, edit: RawBuilder<unknown>): Promise<[Line, Line]> {
  const ada = shop.visitor()
  await ada.ask('/checkout/cart/line-item', {
    method: 'POST',
    body: { items: [{ referencedId: product, quantity: 1, type: 'product' }] },
  })
  const read = async () => (await ada.ask('/checkout/cart')).body.lineItems[0] as Line
  const before = await read()
  await edit.execute(shop.db())

  return [before, await read()]
}

describe('a cart shows at once', () => {
  it('another price', async () => {
    const [before, after] = await shownAround(
      pot,
      sql`update product_price set cents = cents - 100, list_cents = null where product_id = ${pot} and currency = 'CHF'`,
    )
    expect(after.price.unitPrice).toBeCloseTo(before.price.unitPrice - 1)
  })

  it('a price of the history that a crossed-out one must stand beside', async () => {
    const crossedOut = sql`
      update product_price set list_cents = cents + 500
      where product_id = ${pot} and currency = 'CHF' and customer_group_id is null`
    const [, unproved] = await shownAround(pot, crossedOut)
    const [, proved] = await shownAround(
      pot,
      sql`
        with asked as (delete from price_history where product_id = ${pot} and currency = 'CHF')
        insert into price_history (product_id, currency, cents, since)
        values (${pot}, 'CHF', 9900, now() - interval '40 days'), (${pot}, 'CHF', 5900, now() - interval '5 days')
        on conflict (product_id, currency, since) do nothing`,
    )
    expect(unproved.price.listPrice).toBeNull()
    expect(proved.price.listPrice).not.toBeNull()
  })

  it('another name', async () => {
    const [, after] = await shownAround(
      pot,
      sql`update product_translation set name = 'Kompostkübel' where product_id = ${pot} and language = 'de-DE'`,
    )
    expect(after.label).toBe('Kompostkübel')
  })

  it('what is edited at the product itself', async () => {
    const [, after] = await shownAround(
      pot,
      sql`update product set number = 'X.1', weight_grams = 1234 where id = ${pot}`,
    )
    expect(after).toMatchObject({ payload: { productNumber: 'X.1' }, deliveryInformation: { weight: 1.234 } })
  })

  it('the stock, whoever took of it', async () => {
    const [before, after] = await shownAround(
      pot,
      sql`update product set stock = stock + 7 where id = ${pot}`,
    )
    expect(after.payload.stock).toBe(before.payload.stock + 7)
  })

  it('a category more, a category less, and those of the parent', async () => {
    const category = categoryId('service')
    const [before, after] = await shownAround(
      variant,
      sql`
        insert into product_category (product_id, category_id)
        select parent_id, ${category}::uuid from product where id = ${variant}`,
    )
    expect(before.payload.categoryIds).not.toContain(category)
    expect(after.payload.categoryIds).toContain(category)

    const [, without] = await shownAround(
      variant,
      sql`delete from product_category where category_id = ${category}::uuid`,
    )
    expect(without.payload.categoryIds).toEqual(before.payload.categoryIds)
  })

  it('that a product has become a download', async () => {
    const [before, after] = await shownAround(
      pot,
      sql`
        insert into product_download (id, product_id, media_id, position)
        select gen_random_uuid(), ${pot}, id, 1 from media limit 1`,
    )
    expect([before.states, after.states]).toEqual([['is-physical'], ['is-download']])
  })

  it('what the listings have written down anew', async () => {
    const [, after] = await shownAround(
      pot,
      sql`
        update product_view set card = jsonb_set(card, '{deliveryTime}', '{"name": "1 Jahr", "min": 300, "max": 365}')
        where product_id = ${pot}`,
    )
    expect(after.deliveryInformation.deliveryTime?.name).toBe('1 Jahr')
  })

  it('that a product is no longer sold', async () => {
    const [before, gone] = await shownAround(pot, sql`update product set active = false where id = ${pot}`)
    expect([before.label, gone]).toEqual([expect.any(String), undefined])
  })
})

describe('what is known of a product', () => {
  it('is not asked again for as long as only its stock changes', async () => {
    await shownAround(pot, sql`select 1`)
    const before = shop.statements().length
    await shownAround(pot, sql`update product set stock = stock - 1, sales = sales + 1 where id = ${pot}`)

    expect(shop.statements().slice(before).join()).not.toContain("'restockDays'")
  })

  it('is what an edit that came to nothing left it as', async () => {
    const [before] = await shownAround(pot, sql`select 1`)
    const failing = atomically(shop.db(), async (db) => {
      await sql`update product_price set cents = 1 where product_id = ${pot}`.execute(db)
      throw new Error('changed her mind')
    })
    await expect(failing).rejects.toThrow('changed her mind')

    const [after] = await shownAround(pot, sql`select 1`)
    expect(after.price).toEqual(before.price)
  })

  it('hears of every column of the product but those that orders and reviews change', async () => {
    const { rows } = await sql<{ unheard: string[] }>`
      select array_agg(attname::text order by attname) as unheard
      from pg_attribute, pg_trigger
      where attrelid = 'product'::regclass and tgrelid = attrelid and tgname = 'revise_changed'
        and attnum > 0 and not attisdropped and not attnum = any(tgattr)`.execute(shop.db())

    expect(rows[0]?.unheard).toEqual(['id', 'rating_average', 'review_count', 'sales', 'stock'])
  })
})
