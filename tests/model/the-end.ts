import { expect } from 'vitest'
import type { EventName } from '../../src/shop/events/event.ts'
import { followers } from '../../src/shop/events/followers.ts'
import { expectInvariants, type Ledger, readLedger } from './invariants.ts'
import { readCart } from './look.ts'
import type { Model } from './model.ts'
import type { World } from './world.ts'

/** A day later nothing is left hanging: whatever was paid is booked or surplus, whatever happened was told. */
export async function expectEnd(model: Model, world: World): Promise<void> {
  for (const shopper of model.shoppers) await readCart(model, shopper)
  await world.workOff()
  for (const minutes of [10, 26 * 60, 10]) {
    world.pass(minutes)
    await world.lookAfter()
  }
  await expectInvariants(model, world)

  const { orders } = await readLedger(world)
  for (const order of orders) {
    expectNothingLost(order)
    expectTold(order)
  }
}

type LedgerOrder = Ledger['orders'][number]

function expectNothingLost({ sandbox, captures, attempts, state }: LedgerOrder): void {
  const known = captures.flatMap(({ gateway, capture }) => (gateway === 'sandbox' ? [capture] : []))
  expect(sandbox.flatMap(({ captures }) => captures).sort(), 'money that came').toEqual(known.sort())
  expect(sandbox.map(({ state }) => state)).not.toContain('pending')
  expect(attempts.filter(({ isOpenThere }) => isOpenThere)).toEqual([])
  // Money that came for an order that stands pays it, unless it was too little.
  const owed = captures.filter(({ why }) => why !== 'amount-differs')
  if (state !== 'cancelled' && owed.length > 0) {
    expect(captures.filter(({ state }) => state === 'booked')).toHaveLength(1)
  }
}

function expectTold({ events, confirmations }: LedgerOrder): void {
  expect(confirmations).toBe(1)
  for (const { name, isSpread, mails, papers } of events) {
    // The column holds nothing else.
    const jobs = followers[name as EventName].map(({ job }) => job)
    const count = (wanted: string) => jobs.filter((job) => job === wanted).length
    expect([name, isSpread, mails, papers]).toEqual([
      name,
      true,
      count('order-mail'),
      count('order-documents'),
    ])
  }
}
