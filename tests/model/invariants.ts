import { sql } from 'kysely'
import { expect } from 'vitest'
import { canMove, type Machine } from '../../src/shop/orders/transitions.ts'
import { goods } from './goods.ts'
import type { Model } from './model.ts'
import { reductionId, reductions } from './reductions.ts'
import type { World } from './world.ts'

export type Ledger = Awaited<ReturnType<typeof readLedger>>

/** What must hold after whatever happened. */
export async function expectInvariants(model: Model, world: World): Promise<void> {
  const ledger = await readLedger(world)
  expectOrders(model, ledger)
  expectStock(model, ledger)
  expectPromotions(ledger)
  for (const order of ledger.orders) {
    expectMoney(model, order)
    expectHistory(order)
    expectEvents(order)
  }
}

function expectOrders(model: Model, { orders, ranges, carts }: Ledger): void {
  expect(orders.map(({ number }) => number).sort()).toEqual(model.orders.map(({ number }) => number).sort())
  expect(orders.map(({ number }) => Number(number)).sort((a, b) => a - b)).toEqual(
    orders.map((_, index) => 100_001 + index),
  )
  for (const { id, isCancelled, cents } of model.orders) {
    const order = orders.find((order) => order.id === id)
    expect([order?.state === 'cancelled', BigInt(order?.cents ?? -1)]).toEqual([isCancelled, cents])
  }
  // A cart that became an order is gone.
  expect(carts.filter((id) => orders.some(({ cartId }) => cartId === id))).toEqual([])
  for (const { kind, prefix, next, numbers } of ranges) {
    const from = Number(next) - numbers.length
    expect([kind, from]).toEqual([kind, 100_001])
    expect([...numbers].sort()).toEqual(numbers.map((_, index) => `${prefix}${from + index}`))
  }
}

/** What was sold and not given back is missing on the shelves, and nothing else is. */
function expectStock(model: Model, { goods, orders }: Ledger): void {
  expect(new Map(goods.map(({ id, stock }) => [id, stock]))).toEqual(model.stock)
  for (const { stock } of goods) expect(stock).toBeGreaterThanOrEqual(0)
  for (const { id, sales } of goods) {
    const standing = orders.filter(({ state }) => state !== 'cancelled')
    const sold = standing.flatMap(({ lines }) => lines.filter(({ productId }) => productId === id))
    expect([id, sales]).toEqual([id, sold.reduce((sum, { quantity }) => sum + quantity, 0)])
  }
}

function expectPromotions({ promotions, orders }: Ledger): void {
  for (const { key, maxUses = Number.POSITIVE_INFINITY, perCustomer } of reductions) {
    const id = reductionId(key)
    const carrying = orders.filter(
      ({ state, lines }) => state !== 'cancelled' && lines.some(({ promotionId }) => promotionId === id),
    )
    const { uses, noted, spent } = promotions.find((promotion) => promotion.id === id) ?? {}
    expect([key, uses, noted]).toEqual([key, carrying.length, carrying.length])
    expect(carrying.length).toBeLessThanOrEqual(maxUses)
    if (perCustomer) {
      expect(new Set(carrying.map(({ email }) => email)).size, `${key}: one for each`).toBe(carrying.length)
    }
    if (key === 'thanks') {
      expect([...(spent ?? [])].sort()).toEqual(carrying.map(({ id }) => id).sort())
    }
    if (key === 'first') {
      for (const { email, number } of carrying) {
        const earlier = orders.filter((order) => order.email === email && order.number < number)
        expect(earlier.filter(({ state }) => state !== 'cancelled')).toEqual([])
      }
    }
  }
}

type LedgerOrder = Ledger['orders'][number]

const paidStates = new Set(['paid', 'refunded', 'refunded_partially'])

/** One capture pays an order; whatever else came is surplus, and nothing is booked that nobody paid. */
function expectMoney(model: Model, order: LedgerOrder): void {
  const { id, cents, attempts, captures, sandbox, downloads, state, deliveries } = order
  const booked = captures.filter((capture) => capture.state === 'booked')
  const isPaid = booked.length > 0 || cents === 0
  expect(booked.length).toBeLessThanOrEqual(1)
  expect(attempts.filter(({ state }) => paidStates.has(state))).toHaveLength(isPaid ? 1 : 0)
  expect(
    attempts.filter(({ state }) => state !== 'cancelled' && state !== 'failed').length,
  ).toBeLessThanOrEqual(1)
  for (const capture of booked) expect(capture.cents).toBe(cents)

  for (const { gateway, capture, cents, asked, done } of captures) {
    expect(asked).toBeLessThanOrEqual(cents)
    if (gateway === 'sandbox') {
      const payment = sandbox.find(({ captures }) => captures.includes(capture))
      expect(payment, `${capture} was paid`).toBeDefined()
      const back = Object.values(payment?.refunds ?? {}).filter((refund) => refund.capture === capture)
      expect(back.reduce((sum, { cents }) => sum + cents, 0)).toBe(done)
    } else expect(model.transfers.has(capture), `${capture} was booked`).toBe(true)
  }
  const transfers = [...model.transfers].filter((transfer) => transfer.startsWith(id))
  const byHand = captures.flatMap(({ gateway, capture }) => (gateway === 'hand' ? [capture] : []))
  expect(byHand.sort()).toEqual(transfers.sort())

  for (const granted of downloads) expect(granted).toBe(isPaid && state !== 'cancelled')
  if (deliveries.some(({ state }) => state === 'shipped')) {
    expect(isPaid || attempts.some(({ method }) => method === 'invoice')).toBe(true)
  }
}

const first: Record<Machine, string> = { order: 'open', delivery: 'open', transaction: 'open' }

/** Each history begins where things begin, goes along the table, and ends where they stand. */
function expectHistory({ id, state, cents, attempts, deliveries, history }: LedgerOrder): void {
  const subjects = [
    { machine: 'order' as const, id, state },
    ...deliveries.map((delivery) => ({ machine: 'delivery' as const, ...delivery })),
    ...attempts.map((attempt) => ({ machine: 'transaction' as const, ...attempt })),
  ]
  for (const { machine, id, state } of subjects) {
    const moves = history.filter(({ subject }) => subject === id)
    const isFree = machine === 'transaction' && cents === 0 && moves.length === 0 && state === 'paid'
    let at = isFree ? 'paid' : first[machine]
    for (let step = 0; step < moves.length; step += 1) {
      const move = moves.find(({ was }) => was === at)
      expect(move, `${machine} goes on from ${at}`).toBeDefined()
      const to = move?.became ?? ''
      // Whatever stands in the history is looked up in the table, known or not.
      expect(canMove(machine, at as 'open', to as 'cancelled'), `${machine}: ${at} to ${to}`).toBe(true)
      at = to
    }
    expect([machine, at]).toEqual([machine, state])
  }
}

/** What happened was announced as often as it happened. */
function expectEvents({ state, captures, events, deliveries, withdrawals }: LedgerOrder): void {
  const said = (name: string) => events.filter((event) => event.name === name).length
  const refunds = captures.reduce((sum, { refunds }) => sum + refunds, 0)
  expect({
    placed: said('order.placed'),
    paid: said('order.paid'),
    surplus: said('order.paid-twice'),
    cancelled: said('order.cancelled'),
    shipped: said('order.shipped'),
    refunded: said('order.refunded'),
    withdrawn: said('order.withdrawn'),
  }).toEqual({
    placed: 1,
    paid: captures.filter(({ state }) => state === 'booked').length,
    surplus: captures.filter(({ state }) => state === 'surplus').length,
    cancelled: state === 'cancelled' ? 1 : 0,
    shipped: deliveries.some(({ state }) => state === 'shipped') ? 1 : 0,
    refunded: refunds,
    withdrawn: withdrawals,
  })
}

export async function readLedger({ shop }: World) {
  const { rows } = await sql<{ ledger: Json }>`
    select jsonb_build_object(
      'orders', (select coalesce(jsonb_agg(${order} order by number), '[]') from sales_order),
      'carts', (select coalesce(jsonb_agg(hex(id)), '[]') from cart),
      'goods', (select jsonb_agg(jsonb_build_object('id', hex(id), 'stock', stock, 'sales', sales)) from product
        where id = any(${goods.map(({ id }) => id)}::uuid[])),
      'promotions', (select jsonb_agg(jsonb_build_object('id', hex(id), 'uses', uses,
        'noted', (select count(*) from promotion_use where promotion_id = promotion.id),
        'spent', (select coalesce(jsonb_agg(hex(order_id)) filter (where order_id is not null), '[]')
          from promotion_code where promotion_id = promotion.id))) from promotion),
      'ranges', (select jsonb_agg(jsonb_build_object('kind', name, 'prefix', prefix, 'next', next, 'numbers',
        case name when 'order' then (select coalesce(jsonb_agg(number), '[]') from sales_order)
        else (select coalesce(jsonb_agg(number), '[]') from order_document where kind = name) end)) from number_range)
    ) as ledger`.execute(shop.db())
  const ledger = rows[0]?.ledger
  if (!ledger) throw new Error('the ledger is gone')
  return ledger
}

type Json = {
  orders: {
    id: string
    number: string
    cartId: string
    state: string
    cents: number
    email: string
    withdrawals: number
    lines: { productId: string | null; quantity: number; promotionId: string | null }[]
    attempts: { id: string; state: string; method: string; isOpenThere: boolean }[]
    deliveries: { id: string; state: string }[]
    captures: {
      gateway: string
      capture: string
      state: string
      why: string
      cents: number
      asked: number
      done: number
      refunds: number
    }[]
    sandbox: {
      id: string
      state: string
      captures: string[]
      refunds: Record<string, { capture: string; cents: number }>
    }[]
    downloads: boolean[]
    history: { subject: string; was: string; became: string }[]
    events: { id: string; name: string; isSpread: boolean; mails: number; papers: number }[]
    confirmations: number
  }[]
  carts: string[]
  goods: { id: string; stock: number; sales: number }[]
  promotions: { id: string; uses: number; noted: number; spent: string[] }[]
  ranges: { kind: string; prefix: string; next: number; numbers: string[] }[]
}

const list = (row: ReturnType<typeof sql>, from: ReturnType<typeof sql>) =>
  sql`(select coalesce(jsonb_agg(${row}), '[]') from ${from})`

const order = sql`jsonb_build_object(
  'id', hex(id), 'number', number, 'cartId', hex(cart_id), 'state', state, 'cents', total_cents,
  'email', lower(customer ->> 'email'),
  'withdrawals', (select count(*) from withdrawal where order_id = sales_order.id),
  'lines', ${list(
    sql`jsonb_build_object('productId', hex(product_id), 'quantity', quantity, 'promotionId', payload -> 'discount' ->> 'promotionId')`,
    sql`order_line where order_id = sales_order.id`,
  )},
  'attempts', ${list(
    sql`jsonb_build_object('id', hex(id), 'state', state, 'method', method ->> 'technicalName',
      'isOpenThere', reference is not null and closed_at is null)`,
    sql`order_transaction where order_id = sales_order.id`,
  )},
  'deliveries', ${list(sql`jsonb_build_object('id', hex(id), 'state', state)`, sql`order_delivery where order_id = sales_order.id`)},
  'captures', ${list(
    sql`jsonb_build_object('gateway', gateway, 'capture', capture, 'state', state, 'why', why, 'cents', cents,
      'asked', (select coalesce(sum(cents), 0) from payment_refund where capture_id = payment_capture.id),
      'done', (select coalesce(sum(cents), 0) from payment_refund where capture_id = payment_capture.id and done_at is not null),
      'refunds', (select count(*) from payment_refund where capture_id = payment_capture.id and done_at is not null))`,
    sql`payment_capture where order_id = sales_order.id`,
  )},
  'sandbox', ${list(
    sql`jsonb_build_object('id', hex(id), 'state', state, 'captures', captures, 'refunds', refunds)`,
    sql`sandbox_payment where order_number = sales_order.number`,
  )},
  'downloads', ${list(
    sql`to_jsonb(access_granted)`,
    sql`order_download where order_line_id in (select id from order_line where order_id = sales_order.id)`,
  )},
  'history', ${list(
    sql`jsonb_build_object('subject', hex(subject), 'was', was, 'became', became)`,
    sql`state_change where order_id = sales_order.id`,
  )},
  'events', ${list(
    sql`jsonb_build_object('id', hex(id), 'name', name, 'isSpread', spread_at is not null,
      'mails', (select count(*) from jobs.job where job.name = 'order-mail' and job.data ->> 'eventId' = hex(shop_event.id)),
      'papers', (select count(*) from jobs.job where job.name = 'order-documents' and job.data ->> 'eventId' = hex(shop_event.id)))`,
    sql`shop_event where about = sales_order.id`,
  )},
  'confirmations', (select count(*) from mail where purpose = 'order-confirmation' and about = hex(sales_order.id))
)`
