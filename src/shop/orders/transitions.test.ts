import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { before, canMove, type Machine, transitions } from './transitions.ts'

const machines = Object.keys(transitions) as Machine[]
const statesOf = (machine: Machine): string[] => Object.keys(transitions[machine])
const nextOf = (machine: Machine, state: string): readonly string[] =>
  (transitions[machine] as Record<string, readonly string[]>)[state] ?? []

/** Every state one can come to, in any number of moves. */
function reachable(machine: Machine, from: string): Set<string> {
  const seen = new Set<string>()
  const waiting = [from]
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    for (const next of nextOf(machine, state)) {
      if (!seen.has(next)) waiting.push(next)
      seen.add(next)
    }
  }
  return seen
}

describe('the table of transitions', () => {
  it('leads from money that went back to nothing that is owed or paid', () => {
    for (const state of ['refunded', 'refunded_partially']) {
      for (const lost of [
        'open',
        'in_progress',
        'authorized',
        'paid',
        'paid_partially',
        'failed',
        'cancelled',
      ]) {
        expect(reachable('transaction', state)).not.toContain(lost)
      }
    }
  })

  it('leads from money that came only to money that went back', () => {
    expect([...reachable('transaction', 'paid')].sort()).toEqual([
      'chargeback',
      'refunded',
      'refunded_partially',
    ])
  })

  it('takes money that came late for whatever was not paid', () => {
    for (const state of [
      'open',
      'reminded',
      'in_progress',
      'unconfirmed',
      'authorized',
      'failed',
      'cancelled',
    ]) {
      expect(nextOf('transaction', state)).toContain('paid')
    }
  })

  it('ends an order that is cancelled or completed', () => {
    expect([...reachable('order', 'cancelled'), ...reachable('order', 'completed')]).toEqual([])
  })

  it('sends nothing that came back, and nothing that was cancelled', () => {
    for (const state of ['returned', 'returned_partially', 'cancelled']) {
      expect(reachable('delivery', state)).not.toContain('shipped')
    }
  })

  it.each(machines)('comes to an end from every state of %s: no move leads in a circle', (machine) => {
    for (const state of statesOf(machine)) expect(reachable(machine, state)).not.toContain(state)
  })

  it('knows the way back to every move', () => {
    const states = statesOf('transaction') as (keyof (typeof transitions)['transaction'])[]
    fc.assert(
      fc.property(fc.constantFrom(...states), fc.constantFrom(...states), (from, to) => {
        expect(before('transaction', to).includes(from)).toBe(canMove('transaction', from, to))
      }),
    )
  })
})
