import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { OrderId } from '../../src/shop/orders/order.ts'
import { shipOrder } from '../../src/shop/orders/ship-order.ts'
import type { CaptureId } from '../../src/shop/payments/book-capture.ts'
import { markPaid } from '../../src/shop/payments/mark-paid.ts'
import { refundCapture } from '../../src/shop/payments/refund-payment.ts'
import { Refusal, type RefusalCode } from '../../src/shop/refusal.ts'
import { type Command, command, hasOrders, orderOf, pick, which } from './command.ts'
import type { ModelOrder } from './model.ts'

const bea = { who: 'staff:bea', why: 'it is so' } as const
// The shop itself said this id.
const idOf = ({ id }: ModelOrder) => id as OrderId
const can = hasOrders

/** A transfer stands on the statement of the bank; whoever reads it twice books it once. */
const book = command(
  'book a transfer',
  fc.record({ which, reference: fc.constantFrom('T1', 'T2'), short: fc.constantFrom(0, 0, 0, 5) }),
  {
    can,
    async run(model, { shop, now, parts }, { which, reference, short }) {
      const order = orderOf(model, which)
      const cents = Number(order.cents) - short
      if (cents <= 0) return
      const wish = { orderId: idOf(order), reference, cents }
      const book = () => markPaid(shop.db(), wish, { ...bea, now: now() }, parts().later)
      const outcomes = await Promise.all([book(), book()])
      const key = `${order.id}:${reference}`
      expect(outcomes.filter((outcome) => outcome !== 'nothing')).toHaveLength(
        model.transfers.has(key) ? 0 : 1,
      )
      model.transfers.add(key)
    },
  },
)

const ship = command('ship', fc.record({ which, code: fc.constantFrom('P1', 'P2') }), {
  can,
  async run(model, { shop, now, parts }, { which, code }) {
    const wish = { orderId: idOf(orderOf(model, which)), trackingCodes: [code] }
    await refusedOnlyBy(['order.cancelled', 'order.not-paid'], () =>
      shipOrder(shop.db(), wish, { ...bea, now: now() }, parts().later),
    )
  },
})

/** Part or all of any money that came, also of what nobody owed. */
const refund = command(
  'refund',
  fc.record({
    which,
    capture: which,
    cents: fc.constantFrom(null, 1, 500),
    key: fc.constantFrom('a', 'b', 'c'),
  }),
  {
    can,
    async run(model, { shop, parts }, { which, capture, cents, key }) {
      const { id } = orderOf(model, which)
      const { rows } = await sql<{ id: CaptureId }>`
        select id from payment_capture where order_id = ${id} order by captured_at, id`.execute(shop.db())
      if (rows.length === 0) return
      const captureId = pick(rows, capture).id
      await refusedOnlyBy(['refund.nothing-left'], () =>
        refundCapture(shop.db(), { captureId, cents, key: `${captureId}:${key}` }, bea, parts()),
      )
    },
  },
)

const withdraw = command('withdraw', fc.record({ which }), {
  can,
  async run(model, { shop }, { which }) {
    const { number, by } = orderOf(model, which)
    const body = { name: 'Ada Muster', email: by.email, contract: number }
    const { status } = await shop.visitor().ask('/withdrawal', { method: 'POST', body })
    // So often she may not; the limit is by her address.
    expect([200, 429]).toContain(status)
  },
})

const work = command('work off', fc.constant({}), { run: (_model, world) => world.workOff() })

const pass = command('time passes', fc.record({ minutes: fc.constantFrom(1, 6, 40) }), {
  async run(_model, world, { minutes }) {
    world.pass(minutes)
    await world.lookAfter()
  },
})

async function refusedOnlyBy(codes: readonly RefusalCode[], work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof Refusal) || !codes.includes(error.code)) throw error
  })
}

export const staffCommands: fc.Arbitrary<Command>[] = [
  book,
  book,
  ship,
  refund,
  refund,
  refund,
  withdraw,
  work,
  work,
  pass,
]
