import fc from 'fast-check'
import { type KyselyPlugin, sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../../src/platform/postgres/db.ts'
import { readChannel } from '../../src/shop/channel/read-channel.ts'
import { placeOrder } from '../../src/shop/checkout/place-order.ts'
import { readVisit } from '../../src/shop/sessions/read-visit.ts'
import type { Answered } from '../shop.ts'
import { centsOf } from './cents.ts'
import { type Command, command, pick, shopperOf, which, who } from './command.ts'
import { plenty } from './goods.ts'
import { believe, blocksOf, expectCart, quantitiesOf, readCart, type ShownCart } from './look.ts'
import { empty, type Model, put, type Shopper, take, termsOf } from './model.ts'
import { expectSums } from './sums.ts'
import type { World } from './world.ts'

const order = (shopper: Shopper, wish: object = {}) =>
  shopper.visitor.ask('/checkout/order', { method: 'POST', body: { acceptedWaiver: true, ...wish } })

/** `stale`: she saw another total. `again`: the answer got lost. `twice`: two clicks at the same moment. */
const place = command(
  'place',
  fc.record({ who, how: fc.constantFrom('once', 'once', 'stale', 'again', 'twice') }),
  {
    async run(model, world, { who, how }) {
      const shopper = shopperOf(model, who)
      const shown = await readCart(model, shopper)
      if (!shopper.who || shown.lineItems.length === 0 || blocksOf(shown).length > 0) {
        return expectNoOrder(model, world, shopper)
      }

      const total = shown.price.totalPrice
      if (how === 'stale') {
        const answer = await order(shopper, { total: total + 0.05 })
        expect(answer.status).toBe(409)
        expect(quantitiesOf(answer.body.cart)).toEqual(quantitiesOf(shown))
        return
      }
      const answers =
        how === 'twice'
          ? await Promise.all([order(shopper, { total }), order(shopper, { total })])
          : [await order(shopper, { total })]
      if (how === 'again') answers.push(await order(shopper, { total }))
      expect(new Set(answers.map(({ body }) => body.orderNumber)).size).toBe(1)
      for (const answer of answers) expectOrderOf(shown, answer, shopper)
      await ordered(model, world, shopper, answers[0]?.body)
    },
  },
)

/** An order as anybody places one. */
export async function placed(model: Model, world: World, shopper: Shopper): Promise<void> {
  const shown = await readCart(model, shopper)
  const answer = await order(shopper)
  expectOrderOf(shown, answer, shopper)
  await ordered(model, world, shopper, answer.body)
}

const placeAtOnce = command('two shoppers place at once', fc.record({ first: who, second: who }), {
  can: (model, { first, second }) => {
    const [a, b] = [shopperOf(model, first), shopperOf(model, second)]
    return a.basket !== b.basket && [a, b].every(({ who, basket }) => who && basket.wishes.size > 0)
  },
  async run(model, world, { first, second }) {
    const shoppers = [shopperOf(model, first), shopperOf(model, second)]
    const carts: ShownCart[] = []
    for (const shopper of shoppers) carts.push(await readCart(model, shopper))
    if (carts.some((cart) => cart.lineItems.length === 0 || blocksOf(cart).length > 0)) return

    const answers = await Promise.all(shoppers.map((shopper) => order(shopper)))
    for (const [index, answer] of answers.entries()) {
      if (answer.status !== 200) continue
      expectOrderOf(pick(carts, index), answer, pick(shoppers, index))
      await ordered(model, world, pick(shoppers, index), answer.body)
    }
    expect(answers.map(({ status }) => status)).toContain(200)
    for (const [index, { status, body }] of answers.entries()) {
      if (status === 200) continue
      expect([status, body.errors[0].code]).toEqual([500, 'CHECKOUT__CART_INVALID'])
      expectCart(model, pick(shoppers, index), { status: 200, body: body.cart } as Answered)
    }
    for (const shopper of shoppers) await readCart(model, shopper)
  },
})

const placeAndAdd = command('place in one tab and add in another', fc.record({ who, good: which }), {
  can: (model, { who }) => shopperOf(model, who).who !== null && shopperOf(model, who).basket.wishes.size > 0,
  async run(model, world, { who, good }) {
    const shopper = shopperOf(model, who)
    const shown = await readCart(model, shopper)
    if (shown.lineItems.length === 0 || blocksOf(shown).length > 0) return
    const { id } = pick(plenty, good)
    const [placed, added] = await Promise.all([
      order(shopper),
      shopper.visitor.ask('/checkout/cart/line-item', {
        method: 'POST',
        body: { items: [{ id, quantity: 1 }] },
      }),
    ])
    expect(added.status).toBe(200)
    put(shopper.basket, id, 1)
    const wished = new Map(shopper.basket.wishes)
    if (placed.status === 200) await ordered(model, world, shopper, placed.body)
    await believe(model, shopper)
    if (placed.status !== 200) return
    const bought = quantitiesOf(placed.body)
    for (const [id, quantity] of wished) {
      const found = (bought.get(id) ?? 0) + (shopper.basket.wishes.get(id) ?? 0)
      expect([id, found]).toEqual([id, quantity])
    }
  },
})

/** The power goes out after so many statements of placing the order, and she tries again. */
const placeInTheDark = command(
  'place in the dark',
  fc.record({ who, after: fc.integer({ min: 1, max: 30 }) }),
  {
    can: (model, { who }) =>
      shopperOf(model, who).who !== null && shopperOf(model, who).basket.wishes.size > 0,
    async run(model, world, { who, after }) {
      const shopper = shopperOf(model, who)
      const shown = await readCart(model, shopper)
      if (shown.lineItems.length === 0 || blocksOf(shown).length > 0) return
      await breakOff(world, shopper, after)

      const answer = await order(shopper)
      expectOrderOf(shown, answer, shopper)
      await ordered(model, world, shopper, answer.body)
    },
  },
)

async function breakOff({ shop, now }: World, { visitor }: Shopper, after: number): Promise<void> {
  const db = shop.db()
  const visit = await readVisit(db, await readChannel(db), visitor.token, { locale: null }, now())
  const wish = {
    ...{ comment: null, affiliateCode: null, campaignCode: null, shownCents: null, acceptedTerms: null },
    acceptedWaiver: true,
  }
  const placing = placeOrder(breaking(db, after), visit, wish, shop.later)
  await placing.catch((error: unknown) => expect(String(error)).toContain('the power went out'))
}

/** A database that does so many statements, and of the last one says nothing. */
function breaking(db: Db, after: number): Db {
  let done = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      done += 1
      if (done === after) throw new Error('the power went out')
      return result
    },
  }
  return db.withPlugin(plugin)
}

/** Nobody is logged in, nothing is there, or something stands in the way: no order is made, and nothing is lost. */
async function expectNoOrder(model: Model, { shop }: World, shopper: Shopper): Promise<void> {
  const before = await countOrders(shop.db())
  const { status } = await order(shopper)
  // A moment after an order an empty cart is the same submission once more.
  expect(shopper.who ? [200, 400, 500] : [403]).toContain(status)
  if (status === 200) expect(shopper.basket.wishes.size).toBe(0)
  expect(await countOrders(shop.db())).toBe(before)
  await readCart(model, shopper)
}

const countOrders = async (db: Db) =>
  (await sql<{ n: number }>`select count(*)::integer as n from sales_order`.execute(db)).rows[0]?.n

/** The order is the cart that was shown. */
function expectOrderOf(shown: ShownCart, { status, body }: Answered, shopper: Shopper): void {
  expect(status, JSON.stringify(body)).toBe(200)
  const linesOf = ({ lineItems }: Pick<ShownCart, 'lineItems'>) =>
    lineItems.map(({ type, quantity, label, price }) => ({
      type,
      quantity,
      label,
      unit: price.unitPrice,
      total: price.totalPrice,
    }))
  expect(linesOf(body)).toEqual(linesOf(shown))
  expect(body.price).toEqual(shown.price)
  expect(body.amountTotal).toBe(shown.price.totalPrice)
  expectSums(body, termsOf(shopper))
}

/** The model hears of an order: the stock is taken, the basket is empty. */
async function ordered(
  model: Model,
  { shop }: World,
  shopper: Shopper,
  body: { id: string; orderNumber: string; amountTotal: number; lineItems: ShownCart['lineItems'] },
): Promise<void> {
  if (!shopper.who) throw new Error('nobody ordered')
  const wishes = quantitiesOf({ lineItems: body.lineItems } as ShownCart)
  const expected = take(model, wishes)
  const { rows } = await sql<{ id: string; taken: number }>`
    select hex(product_id) as id, taken from order_stock where order_id = ${body.id}`.execute(shop.db())
  // Of two orders at once nobody knows which came first: what they took together is what counts.
  const taken = new Map(rows.map(({ id, taken }) => [id, taken]))
  expect([...taken.keys()].sort()).toEqual([...expected.keys()].sort())
  model.orders.push({
    id: body.id,
    number: body.orderNumber,
    by: shopper.who,
    cents: centsOf(body.amountTotal),
    taken,
    pages: [],
    isCancelled: false,
  })
  empty(shopper.basket)
}

export const orderCommands: fc.Arbitrary<Command>[] = [
  place,
  place,
  place,
  placeAtOnce,
  placeAtOnce,
  placeAndAdd,
  placeInTheDark,
]
