import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import { issueCodes } from '../../src/shop/promotions/issue-codes.ts'
import type { PromotionId } from '../../src/shop/promotions/promotion.ts'
import { releasePromotions } from '../../src/shop/promotions/take-promotions.ts'
import { newId } from '../../src/values/ids.ts'
import { register } from '../people.ts'
import { type Answered, openOwnShop, type Visitor } from '../shop.ts'

const shop = openOwnShop()
const pot = productId('45.05.001')

const post = (visitor: Visitor, items: object[]) =>
  visitor.ask('/checkout/cart/line-item', { method: 'POST', body: { items } })
const order = (visitor: Visitor) => visitor.ask('/checkout/order', { method: 'POST', body: {} })
const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

beforeEach(async () => {
  await sql`truncate sales_order, cart, promotion cascade`.execute(shop.db())
  await sql`update product set stock = 1000, is_closeout = false where id = ${pot}`.execute(shop.db())
})

async function promote(
  kind: 'code' | 'individual',
  limits: Record<string, number> = {},
): Promise<PromotionId> {
  const id = newId<'promotion'>()
  await sql`
    insert into promotion (id, kind, name, discounts, max_uses, max_uses_per_customer)
    values (${id}, ${kind}, '{"de-DE": "Rest"}', '[{"kind": "percentage", "scope": "cart", "percent": 10}]',
      ${limits.maxUses ?? null}, ${limits.perCustomer ?? null})
  `.execute(shop.db())
  return id
}

const withCode = (id: PromotionId, code: string) =>
  sql`insert into promotion_code (code, promotion_id) values (${code}, ${id})`.execute(shop.db())

async function shopper(code: string, email: string, id = pot): Promise<Visitor> {
  const visitor = shop.visitor()
  await post(visitor, [{ id, quantity: 1 }])
  await register(shop, visitor, { email })
  await post(visitor, [{ type: 'promotion', referencedId: code }])
  return visitor
}

const usesOf = async (id: PromotionId) =>
  (
    await sql<{ uses: number; noted: number }>`
    select uses, (select count(*)::integer from promotion_use where promotion_id = promotion.id) as noted
    from promotion where id = ${id}`.execute(shop.db())
  ).rows[0]

const won = (answers: readonly Answered[]) => answers.filter(({ status }) => status === 200)
const lost = (answers: readonly Answered[]) => answers.filter(({ status }) => status !== 200)
const discounts = (body: { lineItems: { type: string }[] }) =>
  body.lineItems.filter(({ type }) => type === 'promotion')

describe('twenty shoppers and the last three uses of a code', () => {
  it('give exactly three discounts, and show the others the cart as it is now', async () => {
    const id = await promote('code', { maxUses: 3 })
    await withCode(id, 'LETZTE')
    const shoppers = await times(20, (index) => shopper('LETZTE', `shopper${index}@example.org`))
    const answers = await Promise.all(shoppers.map(order))

    expect(won(answers)).toHaveLength(3)
    expect(await usesOf(id)).toEqual({ uses: 3, noted: 3 })
    for (const { status, body } of lost(answers)) {
      expect([status, body.errors[0].code]).toEqual([500, 'CHECKOUT__CART_INVALID'])
      expect(discounts(body.cart)).toEqual([])
      expect(body.cart.price.positionPrice).toBe(24.9)
    }
    // Whoever lost may order all the same, at the price she was shown then.
    const [loser] = shoppers.filter((_, index) => answers[index]?.status !== 200)
    expect((await order(loser!)).status).toBe(200) // seventeen lost
    expect(await usesOf(id)).toEqual({ uses: 3, noted: 3 })
  }, 60_000)
})

describe('one customer in ten carts', () => {
  it('uses what is hers once', async () => {
    const id = await promote('code', { perCustomer: 1 })
    await withCode(id, 'EINMAL')
    const carts = await times(10, () => shopper('EINMAL', 'ada@example.org'))
    const answers = await Promise.all(carts.map(order))

    expect(won(answers)).toHaveLength(1)
    expect(await usesOf(id)).toEqual({ uses: 1, noted: 1 })
  }, 60_000)
})

describe('one customer in five carts that have no product in common', () => {
  it('uses what is hers once: not even the goods make her wait', async () => {
    const id = await promote('code', { perCustomer: 1 })
    await withCode(id, 'EINMAL')
    const numbers = ['45.05.001', '60.20.017', '60.10.002', '60.40.500', '50.65.001']
    const carts = await times(numbers.length, (index) =>
      shopper('EINMAL', 'ada@example.org', productId(numbers[index] ?? '')),
    )
    const answers = await Promise.all(carts.map(order))

    expect(won(answers)).toHaveLength(1)
    expect(await usesOf(id)).toEqual({ uses: 1, noted: 1 })
  }, 60_000)
})

describe('one individual code in many carts', () => {
  it('is good for one order', async () => {
    const id = await promote('individual')
    const [code = ''] = await issueCodes(shop.db(), id, 1)
    const carts = await times(8, (index) => shopper(code, `shopper${index}@example.org`))
    const answers = await Promise.all(carts.map(order))

    expect(won(answers)).toHaveLength(1)
    expect(await usesOf(id)).toEqual({ uses: 1, noted: 1 })
    const [winner] = won(answers)
    expect(await shop.db().selectFrom('promotion_code').select(['code', 'order_id']).execute()).toEqual([
      { code, order_id: winner?.body.id },
    ])
  }, 60_000)
})

describe('ten looks at a cart whose code just ended', () => {
  it('say so once', async () => {
    const id = await promote('code')
    await withCode(id, 'ENDE')
    const ada = await shopper('ENDE', 'ada@example.org')
    await sql`update promotion set active = false where id = ${id}`.execute(shop.db())
    const carts = await times(10, () => shop.request('/checkout/cart', { token: ada.token }))

    const said = carts.flatMap(({ body }) => Object.values<{ messageKey: string }>(body.errors))
    expect(said.map(({ messageKey }) => messageKey).sort()).toEqual([
      'promotion-discount-deleted',
      'promotion-not-found',
    ])
  })
})

describe('a cancellation while others order', () => {
  it('gives its use back once, however often it is said', async () => {
    const id = await promote('code', { maxUses: 2 })
    await withCode(id, 'ZWEI')
    const [first, ...others] = await times(6, (index) => shopper('ZWEI', `shopper${index}@example.org`))
    const { body } = await order(first!) // six came
    const [answers] = await Promise.all([
      Promise.all(others.map(order)),
      times(4, () => releasePromotions(shop.db(), body.id)),
    ])

    const counted = await usesOf(id)
    expect(counted?.uses).toBe(counted?.noted)
    expect(counted?.uses).toBe(won(answers).length)
    expect(won(answers).length).toBeGreaterThanOrEqual(1)
    expect(won(answers).length).toBeLessThanOrEqual(2)
  }, 60_000)
})
