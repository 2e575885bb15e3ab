import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { paymentMethodId, productId } from '../../src/server/seed/seeded-ids.ts'
import type { OrderId } from '../../src/shop/orders/order.ts'
import { orderPass } from '../../src/shop/orders/order-pass.ts'
import { markPaid } from '../../src/shop/payments/mark-paid.ts'
import { pay as begin } from '../payments/paying.ts'
import { register } from '../people.ts'
import { openOwnShop, type Visitor } from '../shop.ts'
import { workersFor } from '../work.ts'

const shop = openOwnShop()
const pot = productId('45.05.001')
const filter = productId('60.10.002')

const setStock = (id: string, stock: number, restockDays: number | null = null) =>
  shop
    .db()
    .updateTable('product')
    .set({ stock, sales: 0, is_closeout: restockDays === null, restock_days: restockDays })
    .where('id', '=', id)
    .execute()
const stockOf = (id: string) =>
  shop.db().selectFrom('product').select(['stock', 'sales']).where('id', '=', id).executeTakeFirstOrThrow()

type Placed = { id: OrderId; orderNumber: string; amountTotal: number }

let people = 0
/** Each is somebody else, so that a first order is her first. */
async function shopper(...goods: [string, number][]): Promise<Visitor> {
  const visitor = shop.visitor()
  people += 1
  for (const [id, quantity] of goods) {
    await visitor.ask('/checkout/cart/line-item', { method: 'POST', body: { items: [{ id, quantity }] } })
  }
  await register(shop, visitor, { email: `ada${people}@example.org` })
  return visitor
}

async function order(visitor: Visitor): Promise<Placed> {
  const { status, body } = await visitor.ask('/checkout/order', { method: 'POST', body: {} })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

const cancel = (visitor: Visitor, orderId: unknown, more = {}) =>
  visitor.ask('/order/state/cancel', { method: 'POST', body: { orderId, ...more } })
const pay = ({ id, amountTotal }: Placed) =>
  markPaid(
    shop.db(),
    { orderId: id, reference: 'transfer', cents: Math.round(amountTotal * 100) },
    { who: 'staff:bea', why: 'it came', now: new Date() },
    shop.later,
  )
const codeOf = ({ status, body }: { status: number; body: { errors: { code: string }[] } }) => [
  status,
  body.errors[0]?.code,
]
const events = async (orderId: string) =>
  (
    await shop
      .db()
      .selectFrom('shop_event')
      .select('name')
      .where('about', '=', orderId)
      .orderBy('position')
      .execute()
  ).map(({ name }) => name)
const seen = async (visitor: Visitor, id: string) =>
  (
    await visitor.ask('/order', {
      method: 'POST',
      body: {
        ids: [id],
        associations: {
          deliveries: { associations: { stateMachineState: {} } },
          transactions: { associations: { stateMachineState: {} } },
        },
      },
    })
  ).body.orders.elements[0]
const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

beforeEach(async () => {
  await setStock(pot, 10)
  await setStock(filter, 10)
})

describe('POST /order/state/cancel', () => {
  it('calls everything off and gives the goods back', async () => {
    const ada = await shopper([pot, 3], [filter, 2])
    const { id } = await order(ada)
    expect(await stockOf(pot)).toEqual({ stock: 7, sales: 3 })

    const { status, body } = await cancel(ada, id)
    expect([status, body.technicalName, body.apiAlias]).toEqual([200, 'cancelled', 'state_machine_state'])
    expect(await seen(ada, id)).toMatchObject({
      stateMachineState: { technicalName: 'cancelled' },
      deliveries: [{ stateMachineState: { technicalName: 'cancelled' } }],
      transactions: [{ stateMachineState: { technicalName: 'cancelled' } }],
    })
    expect(await stockOf(pot)).toEqual({ stock: 10, sales: 0 })
    expect(await stockOf(filter)).toEqual({ stock: 10, sales: 0 })
    expect(await events(id)).toEqual(['order.placed', 'order.cancelled'])
  })

  it('said again answers the same and gives nothing back twice', async () => {
    const ada = await shopper([pot, 3])
    const { id } = await order(ada)
    const answers = await times(8, () => cancel(ada, id))

    expect(answers.map(({ status, body }) => [status, body.technicalName])).toEqual(
      Array(8).fill([200, 'cancelled']),
    )
    expect(await stockOf(pot)).toEqual({ stock: 10, sales: 0 })
    expect(await events(id)).toEqual(['order.placed', 'order.cancelled'])
  })

  it('gives back no more than was taken of what is sold beyond the stock', async () => {
    await setStock(pot, 2, 14)
    const ada = await shopper([pot, 5])
    const { id } = await order(ada)
    expect(await stockOf(pot)).toEqual({ stock: 0, sales: 5 })

    await cancel(ada, id)
    expect(await stockOf(pot)).toEqual({ stock: 2, sales: 0 })
  })

  it('does not know the orders of others, and nobody without a name', async () => {
    const ada = await shopper([pot, 1])
    const { id } = await order(ada)
    const beppe = await shopper([pot, 1])

    expect(codeOf(await cancel(beppe, id))).toEqual([404, 'CHECKOUT__ORDER_ORDER_NOT_FOUND'])
    expect(codeOf(await cancel(beppe, '0'.repeat(32)))).toEqual([404, 'CHECKOUT__ORDER_ORDER_NOT_FOUND'])
    expect(codeOf(await cancel(shop.visitor(), id))).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
    expect(codeOf(await cancel(ada, 'none'))).toEqual([400, 'FRAMEWORK__INVALID_UUID'])
  })

  it('takes the pass of a guest without a session', async () => {
    const { id } = await order(await shopper([pot, 1]))
    const pass = await orderPass(shop.db(), id, new Date())

    expect((await cancel(shop.visitor(), id, { pass })).body.technicalName).toBe('cancelled')
  })

  it('gives up at the gateway what was begun there, and frees the discount that was used', async () => {
    const visitor = await shopper([pot, 1])
    const code = [{ type: 'promotion', referencedId: 'WILLKOMMEN10' }]
    await visitor.ask('/checkout/cart/line-item', { method: 'POST', body: { items: code } })
    await visitor.ask('/context', { method: 'PATCH', body: { paymentMethodId: paymentMethodId('sandbox') } })
    await visitor.ask('/checkout/cart')
    const { id, orderNumber } = await order(visitor)
    await begin(visitor, { id })
    const standing = async () => {
      const { rows } = await sql<{ payment: string; uses: number }>`
        select state as payment, (select count(*) from promotion_use where order_id = ${id}) as uses
        from sandbox_payment where order_number = ${orderNumber}`.execute(shop.db())
      return rows[0]
    }
    expect(await standing()).toEqual({ payment: 'pending', uses: 1 })

    await cancel(visitor, id)
    expect(await standing()).toEqual({ payment: 'pending', uses: 0 })
    await shop.workOff(workersFor(shop))
    expect(await standing()).toEqual({ payment: 'cancelled', uses: 0 })
  })

  it('comes too late for what is paid or on its way', async () => {
    const ada = await shopper([pot, 1])
    const paid = await order(ada)
    expect(await pay(paid)).toBe('booked')
    const refused = await cancel(ada, paid.id)
    expect(codeOf(refused)).toEqual([400, 'CHECKOUT__ORDER_ORDER_ALREADY_PAID'])
    expect(refused.body.errors[0].detail).toContain(paid.orderNumber)

    const beppe = await shopper([pot, 1])
    const sent = await order(beppe)
    await sql`update order_delivery set state = 'shipped' where order_id = ${sent.id}`.execute(shop.db())
    expect((await cancel(beppe, sent.id)).status).toBeGreaterThanOrEqual(400)
    expect((await seen(beppe, sent.id)).stateMachineState.technicalName).not.toBe('cancelled')
  })
})

describe('cancelling and paying at the same moment', () => {
  it('end in one of the two, with the stock to match and no money lost', async () => {
    await setStock(pot, 100)
    const orders = await times(12, async () => {
      const visitor = await shopper([pot, 1])
      return { visitor, placed: await order(visitor) }
    })
    const outcomes = await Promise.all(
      orders.map(async ({ visitor, placed }, index) => {
        const both = [() => cancel(visitor, placed.id), () => pay(placed)]
        if (index % 2) both.reverse()
        await Promise.all(both.map((act) => act()))

        const { rows } = await sql<{ state: string; paid: number; booked: number; surplus: number }>`
          select state,
            (select count(*) from order_transaction where order_id = ${placed.id} and state = 'paid') as paid,
            (select count(*) from payment_capture where order_id = ${placed.id} and state = 'booked') as booked,
            (select count(*) from payment_capture where order_id = ${placed.id} and state = 'surplus') as surplus
          from sales_order where id = ${placed.id}
        `.execute(shop.db())
        return rows[0]
      }),
    )

    const cancelled = outcomes.filter((outcome) => outcome?.state === 'cancelled')
    for (const outcome of outcomes) {
      const isCancelled = outcome?.state === 'cancelled'
      expect(outcome).toMatchObject(
        isCancelled ? { paid: 0, booked: 0, surplus: 1 } : { paid: 1, booked: 1, surplus: 0 },
      )
    }
    expect((await stockOf(pot)).stock).toBe(88 + cancelled.length)
  }, 30_000)
})
