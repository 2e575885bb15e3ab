import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GatewayReport, GatewayState } from '../../platform/gateway.ts'
import type { OrderState, TransactionState } from '../orders/order.ts'
import { canMove } from '../orders/transitions.ts'
import { outcomeOf, type Standing } from './outcome.ts'

const owed = { cents: 4990, currency: 'CHF' } as const
const standing = (over: Partial<Standing> = {}): Standing => ({
  order: 'open',
  attempt: 'in_progress',
  owed,
  isPaid: false,
  isKnown: false,
  ...over,
})
const report = (state: GatewayState, over: Partial<GatewayReport> = {}): GatewayReport => ({
  reference: 'r',
  state,
  capture: state === 'captured' ? 'c' : null,
  ...owed,
  ...over,
})

describe('what a report means', () => {
  it.each([
    ['captured', 'in_progress', { kind: 'booked' }],
    ['captured', 'open', { kind: 'booked' }],
    ['captured', 'failed', { kind: 'booked' }],
    ['captured', 'cancelled', { kind: 'booked' }],
    ['captured', 'authorized', { kind: 'booked' }],
    ['authorized', 'in_progress', { kind: 'authorized' }],
    ['authorized', 'failed', { kind: 'nothing' }],
    ['authorized', 'paid', { kind: 'nothing' }],
    ['failed', 'in_progress', { kind: 'failed' }],
    ['failed', 'paid', { kind: 'nothing' }],
    ['failed', 'refunded', { kind: 'nothing' }],
    ['cancelled', 'in_progress', { kind: 'cancelled' }],
    ['cancelled', 'paid', { kind: 'nothing' }],
    ['cancelled', 'failed', { kind: 'nothing' }],
    ['pending', 'in_progress', { kind: 'nothing' }],
    ['pending', 'paid', { kind: 'nothing' }],
  ] as const)('takes "%s" for an attempt that is %s', (state, attempt, outcome) => {
    expect(outcomeOf(standing({ attempt }), report(state))).toEqual(outcome)
  })

  it('books no capture twice', () => {
    expect(outcomeOf(standing({ isPaid: true, isKnown: true }), report('captured'))).toEqual({
      kind: 'nothing',
    })
  })

  it('keeps a second capture apart', () => {
    expect(outcomeOf(standing({ attempt: 'paid', isPaid: true }), report('captured'))).toEqual({
      kind: 'surplus',
      why: 'second-capture',
    })
  })

  it('keeps what came for a cancelled order apart', () => {
    expect(outcomeOf(standing({ order: 'cancelled', attempt: 'cancelled' }), report('captured'))).toEqual({
      kind: 'surplus',
      why: 'order-cancelled',
    })
  })

  it.each([[{ cents: 4985 }], [{ cents: 4991 }], [{ currency: 'EUR' }]] as const)(
    'does not book %j',
    (other) => {
      expect(outcomeOf(standing(), report('captured', other))).toEqual({
        kind: 'surplus',
        why: 'amount-differs',
      })
    },
  )
})

describe('whatever is said, however often and in whatever order', () => {
  const said = fc.array(
    fc.record({
      state: fc.constantFrom<GatewayState>('pending', 'authorized', 'captured', 'failed', 'cancelled'),
      capture: fc.constantFrom('first', 'second'),
      cents: fc.constantFrom(4990, 4990, 4990, 100),
    }),
    { maxLength: 12 },
  )

  it('books one capture at most, and of the right amount', () => {
    fc.assert(
      fc.property(said, fc.boolean(), (messages, isCancelled) => {
        const { captures } = told(messages, isCancelled ? 'cancelled' : 'open')
        const booked = captures.filter(({ isBooked }) => isBooked)

        expect(booked.length).toBeLessThanOrEqual(1)
        for (const { cents } of booked) expect(cents).toBe(4990)
        if (isCancelled) expect(booked).toEqual([])
      }),
    )
  })

  it('ends paid when the right amount was ever captured for an order that stands', () => {
    fc.assert(
      fc.property(said, (messages) => {
        const { attempt, captures } = told(messages, 'open')
        expect(attempt === 'paid').toBe(captures.some(({ isBooked }) => isBooked))
        const first = messages.find(({ state, cents }) => state === 'captured' && cents === 4990)
        // The same capture told first with a wrong amount is known by then, and waits for staff.
        const isTainted = messages.some(({ state, cents }) => state === 'captured' && cents !== 4990)
        if (first && !isTainted) expect(attempt).toBe('paid')
      }),
    )
  })

  it('loses no money: each capture stands in the ledger once', () => {
    fc.assert(
      fc.property(said, (messages) => {
        const came = new Set(
          messages.filter(({ state }) => state === 'captured').map(({ capture }) => capture),
        )
        expect(
          told(messages, 'open')
            .captures.map(({ capture }) => capture)
            .sort(),
        ).toEqual([...came].sort())
      }),
    )
  })

  it('is heard the same when each message comes twice', () => {
    fc.assert(
      fc.property(said, (messages) => {
        const twice = messages.flatMap((message) => [message, message])
        expect(told(twice, 'open')).toEqual(told(messages, 'open'))
      }),
    )
  })
})

type Told = { state: GatewayState; capture: string; cents: number }

/** The ledger in memory: the same rule applied to one report after the other. */
function told(messages: readonly Told[], order: OrderState) {
  let attempt = (order === 'cancelled' ? 'cancelled' : 'in_progress') as TransactionState
  const captures: { capture: string; cents: number; isBooked: boolean }[] = []
  const move = (to: TransactionState) => {
    if (canMove('transaction', attempt, to)) attempt = to
  }

  for (const { state, capture, cents } of messages) {
    const outcome = outcomeOf(
      standing({
        order,
        attempt,
        isPaid: captures.some(({ isBooked }) => isBooked),
        isKnown: captures.some((known) => known.capture === capture),
      }),
      report(state, { capture: state === 'captured' ? capture : null, cents }),
    )
    if (outcome.kind === 'booked') {
      captures.push({ capture, cents, isBooked: true })
      move('paid')
    } else if (outcome.kind === 'surplus') {
      captures.push({ capture, cents, isBooked: false })
      if (order !== 'cancelled') move('unconfirmed')
    } else if (outcome.kind !== 'nothing') move(outcome.kind)
  }
  return { attempt, captures }
}
