import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { atomically } from '../../src/platform/postgres/atomically.ts'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import { readChannel } from '../../src/shop/channel/read-channel.ts'
import { type OrderWish, placeOrder } from '../../src/shop/checkout/place-order.ts'
import { readVisit } from '../../src/shop/sessions/read-visit.ts'
import { newToken } from '../../src/values/token.ts'
import { forgottenJobs } from '../forgotten-jobs.ts'
import { register } from '../people.ts'
import { openOwnShop, type Visitor } from '../shop.ts'

const shop = openOwnShop()
const pot = productId('45.05.001')
const bags = productId('60.20.017')
const filter = productId('60.10.002')

const add = (visitor: Visitor, id: string, quantity: number) =>
  visitor.ask('/checkout/cart/line-item', { method: 'POST', body: { items: [{ id, quantity }] } })
const order = (visitor: Visitor, body: object = {}) =>
  visitor.ask('/checkout/order', { method: 'POST', body })
const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const setStock = (id: string, stock: number, closeout: boolean) =>
  shop.db().updateTable('product').set({ stock, is_closeout: closeout }).where('id', '=', id).execute()
const stockOf = async (id: string) =>
  (await shop.db().selectFrom('product').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock
const count = async (table: 'sales_order' | 'cart' | 'mail') =>
  Number(
    (await shop.db().selectFrom(table).select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow()).n,
  )
const jobs = async () =>
  (
    await sql<{ n: number }>`select count(*) as n from jobs.job where name = 'spread-event'`.execute(
      shop.db(),
    )
  ).rows[0]?.n

beforeEach(async () => {
  await sql`truncate sales_order, cart, mail cascade`.execute(shop.db())
  await sql`delete from jobs.job`.execute(shop.db())
})

async function shopper(...goods: [string, number][]): Promise<Visitor> {
  const visitor = shop.visitor()
  for (const [id, quantity] of goods) await add(visitor, id, quantity)
  await register(shop, visitor)
  return visitor
}

describe('twenty submissions of one cart at the same moment', () => {
  it('make one order, one mail, and take the goods once', async () => {
    await setStock(pot, 50, true)
    const ada = await shopper([pot, 3])
    const answers = await times(20, () => order(ada))

    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ body }) => body.orderNumber)).size).toBe(1)
    expect(await count('sales_order')).toBe(1)
    expect(await jobs()).toBe(1)
    expect(await stockOf(pot)).toBe(47)
  })
})

describe('fifty shoppers and the last ten pieces', () => {
  it('sell exactly ten, and tell the other forty', async () => {
    await setStock(pot, 10, true)
    const shoppers = await times(50, () => shopper([pot, 1]))
    const answers = await Promise.all(shoppers.map((visitor) => order(visitor)))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(40)
    for (const { status, body } of refused) {
      expect([status, body.errors[0].code]).toEqual([500, 'CHECKOUT__CART_INVALID'])
      expect(body.cart.lineItems).toEqual([])
    }
    expect(await stockOf(pot)).toBe(0)
    expect(await count('sales_order')).toBe(10)
  }, 30_000)

  it('draws numbers without gap or double', async () => {
    await setStock(pot, 1000, false)
    const shoppers = await times(15, () => shopper([pot, 1]))
    const answers = await Promise.all(shoppers.map((visitor) => order(visitor)))
    const numbers = answers.map(({ body }) => Number(body.orderNumber)).sort((a, b) => a - b)

    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index))
  })
})

describe('orders of the same goods in opposite directions', () => {
  it('do not wait for each other for ever', async () => {
    await setStock(pot, 1000, false)
    await setStock(filter, 1000, false)
    const shoppers = await times(16, (index) =>
      index % 2 ? shopper([pot, 1], [filter, 2]) : shopper([filter, 2], [pot, 1]),
    )
    const answers = await Promise.all(shoppers.map((visitor) => order(visitor)))

    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200))
    expect(await stockOf(pot)).toBe(984)
  })
})

describe('two tabs that add at once', () => {
  it('lose nothing', async () => {
    await setStock(pot, 1000, false)
    const token = newToken()
    const body = { items: [{ id: pot, quantity: 1 }] }
    const answers = await times(24, (index) =>
      shop.request('/checkout/cart/line-item', {
        method: 'POST',
        token,
        body: index % 3 ? body : { items: [{ id: bags, quantity: 2 }] },
      }),
    )

    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect((await shop.request('/checkout/cart', { token })).body.lineItems).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ referencedId: pot, quantity: 16 }),
        expect.objectContaining({ referencedId: bags, quantity: 16 }),
      ]),
    )
    expect(await count('cart')).toBe(1)
  })

  it('put what came during an order into a new cart', async () => {
    await setStock(pot, 1000, false)
    const ada = await shopper([pot, 1])
    const { token } = ada
    const [placed] = await Promise.all([
      shop.request('/checkout/order', { method: 'POST', token, body: {} }),
      shop.request('/checkout/cart/line-item', {
        method: 'POST',
        token,
        body: { items: [{ id: bags, quantity: 2 }] },
      }),
    ])
    const left = (await shop.request('/checkout/cart', { token })).body.lineItems
    const bought = placed.body.lineItems.map(({ referencedId }: { referencedId: string }) => referencedId)

    expect(placed.status).toBe(200)
    expect(
      [...bought, ...left.map(({ referencedId }: { referencedId: string }) => referencedId)].sort(),
    ).toEqual([pot, bags].sort())
  })
})

describe('a registration that is clicked twice', () => {
  it('leaves the cart with both', async () => {
    const ada = shop.visitor()
    await add(ada, bags, 2)
    const { token } = ada
    const twins = await times(2, async () => {
      const visitor = { ...shop.visitor(), token }
      return register(shop, {
        token,
        ask: (path, asked) => shop.request(path, { ...asked, token: visitor.token }),
      })
    })

    for (const { status, token } of twins) {
      expect(status).toBe(200)
      expect((await shop.request('/checkout/cart', { token })).body.lineItems).toMatchObject([
        { quantity: 2 },
      ])
    }
  })
})

describe('an order whose price changed while it was looked at', () => {
  it('is refused for everybody who saw the old one', async () => {
    await setStock(pot, 1000, false)
    const ada = await shopper([pot, 1])
    const { price } = (await ada.ask('/checkout/cart')).body
    await sql`update product_price set cents = cents + 1000 where product_id = ${pot}`.execute(shop.db())
    const answers = await times(5, () => order(ada, { total: price.totalPrice }))

    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(409))
    expect(await count('sales_order')).toBe(0)
    await sql`update product_price set cents = cents - 1000 where product_id = ${pot}`.execute(shop.db())
  })
})

describe('an order that breaks off', () => {
  it('leaves cart and stock whole, and no mail', async () => {
    await setStock(pot, 20, true)
    const ada = await shopper([pot, 3])
    const visit = await readVisit(
      shop.db(),
      await readChannel(shop.db()),
      ada.token,
      { locale: null },
      new Date(),
    )
    const wish: OrderWish = {
      comment: null,
      affiliateCode: null,
      campaignCode: null,
      shownCents: null,
      acceptedTerms: null,
      acceptedWaiver: false,
    }
    const breakingOff = atomically(shop.db(), async (db) => {
      await placeOrder(db, visit, wish, forgottenJobs)
      throw new Error('the power went out')
    })

    await expect(breakingOff).rejects.toThrow('the power went out')
    expect(await stockOf(pot)).toBe(20)
    expect(await count('sales_order')).toBe(0)
    expect((await ada.ask('/checkout/cart')).body.lineItems).toMatchObject([{ quantity: 3 }])
    expect((await order(ada)).status).toBe(200)
  })

  it('does not take half of the goods when one of them is gone', async () => {
    await setStock(pot, 5, true)
    await setStock(filter, 100, false)
    const ada = await shopper([pot, 2], [filter, 2])
    const before = await stockOf(filter)
    await setStock(pot, 0, true)

    expect((await order(ada)).status).toBe(500)
    expect(await stockOf(filter)).toBe(before)
  })
})
