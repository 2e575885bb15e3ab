import { expect, it } from 'vitest'
import type { Country, CustomerGroup, PaymentMethod } from '../channel/channel.ts'
import type { PaymentRule } from '../channel/rules/payment-rules.ts'
import { type Bill, isOffered } from './payment-offer.ts'

// Whether it is offered depends on nothing else of a method.
const method = (over: Partial<PaymentMethod> = {}, ...rules: PaymentRule[]) =>
  ({ active: true, countries: null, maxTotalCents: null, rules, ...over }) as PaymentMethod
const bill = (over: Partial<Bill> = {}): Bill => ({
  country: { iso: 'CH' } as Country,
  customerGroup: { key: 'private' } as CustomerGroup,
  currency: 'CHF',
  totalCents: 5_000,
  hasDownloads: false,
  isGuest: false,
  ...over,
})

it('is offered when it is active, in its countries and up to its limit', () => {
  expect(isOffered(method(), bill())).toBe(true)
  expect(isOffered(method({ active: false }), bill())).toBe(false)
  expect(isOffered(method({ countries: ['DE'] }), bill())).toBe(false)
  expect(isOffered(method({ maxTotalCents: 5_000 }), bill())).toBe(true)
  expect(isOffered(method({ maxTotalCents: 4_999 }), bill())).toBe(false)
})

it.each<[PaymentRule, Partial<Bill>]>([
  [{ type: 'countries', isos: ['CH'] }, { country: { iso: 'DE' } as Country }],
  [
    { type: 'customer-groups', keys: ['private'] },
    { customerGroup: { key: 'professional' } as CustomerGroup },
  ],
  [{ type: 'bill-total', from: { CHF: 5_000, EUR: 9_000 } }, { totalCents: 4_999 }],
  [{ type: 'bill-total', until: { CHF: 9_000, EUR: 4_000 } }, { currency: 'EUR' }],
  [{ type: 'no-downloads' }, { hasDownloads: true }],
  [{ type: 'no-guests' }, { isGuest: true }],
])('keeps to the rule %j', (rule, broken) => {
  expect(isOffered(method({}, rule), bill())).toBe(true)
  expect(isOffered(method({}, rule), bill(broken))).toBe(false)
})
