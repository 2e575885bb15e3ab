import { describe, expect, it } from 'vitest'
import { type PaymentFacts, paymentOf, stageOf } from './payment-stage.ts'

const payment = (state: string, { asynchronous = true, id = 'b' } = {}) => ({
  id,
  stateMachineState: { technicalName: state },
  paymentMethod: { asynchronous },
})
const order = (state: string, ...transactions: PaymentFacts['transactions']): PaymentFacts => ({
  stateMachineState: { technicalName: state },
  currentTransactionId: transactions.at(-1)?.id ?? null,
  transactions,
})

describe('the stage of a payment', () => {
  it.each([
    ['open', 'to-pay'],
    ['reminded', 'to-pay'],
    ['in_progress', 'waiting'],
    ['unconfirmed', 'waiting'],
    ['failed', 'unpaid'],
    ['cancelled', 'unpaid'],
    ['chargeback', 'unpaid'],
    ['authorized', 'paid'],
    ['paid', 'paid'],
    ['refunded', 'paid'],
  ])('at a gateway that says %s is %s', (state, stage) => {
    expect(stageOf(order('open', payment(state)))).toBe(stage)
  })

  it('by invoice comes later, until the money is there', () => {
    expect(stageOf(order('open', payment('open', { asynchronous: false })))).toBe('later')
    expect(stageOf(order('completed', payment('paid', { asynchronous: false })))).toBe('paid')
  })

  it('of a cancelled order is over, unless money came all the same and has not gone back', () => {
    expect(stageOf(order('cancelled', payment('cancelled')))).toBe('cancelled')
    expect(stageOf(order('cancelled', payment('open', { asynchronous: false })))).toBe('cancelled')
    expect(stageOf(order('cancelled', payment('paid')))).toBe('paid')
    expect(stageOf(order('cancelled', payment('refunded')))).toBe('cancelled')
  })

  it('is that of the payment that counts, not of the one that failed before', () => {
    const tried = order('open', payment('failed', { id: 'a' }), payment('in_progress'))

    expect(stageOf(tried)).toBe('waiting')
    expect(paymentOf({ ...tried, currentTransactionId: 'a' })?.id).toBe('a')
  })
})
