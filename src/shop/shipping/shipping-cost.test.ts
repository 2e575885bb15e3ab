import { describe, expect, it } from 'vitest'
import { idFrom } from '../../values/ids.ts'
import type { Country, CountryId, Destination, ShippingMethod } from '../channel/channel.ts'
import type { ShippingRule } from '../channel/rules/shipping-rules.ts'
import type { Consignment } from './consignment.ts'
import { shippingCost } from './shipping-cost.ts'

const home: CountryId = idFrom('country', 'CH')
const abroad: CountryId = idFrom('country', 'FR')

const step = (currency: 'CHF' | 'EUR', untilGrams: number | null, cents: number) => ({
  currency,
  untilGrams,
  untilCents: null,
  cents,
  bulkyCents: 2_000,
})
const destination: Destination = {
  countryId: home,
  currency: 'CHF',
  minDays: 1,
  maxDays: 2,
  freeFromCents: 10_000,
  bulkyGoesFree: false,
  costs: [step('CHF', 2_000, 700), step('CHF', 30_000, 900), step('EUR', null, 1_100)],
}

// A cost is read from its destinations and rules; nothing else of a method matters here.
const method = (over: Partial<Destination> = {}, ...rules: ShippingRule[]) =>
  ({ active: true, rules, destinations: [{ ...destination, ...over }] }) as unknown as ShippingMethod
const parcel = method()

const consignment = ({
  worth = { CHF: 5_000, EUR: 5_600 },
  ...over
}: Partial<Consignment> & { worth?: { CHF: number; EUR: number } } = {}): Consignment => ({
  country: { id: home, iso: 'CH' } as Country,
  groupKey: 'private',
  currency: 'CHF',
  grams: 500,
  isBulky: false,
  kinds: ['system'],
  worthIn: (currency) => worth[currency],
  allFree: false,
  ...over,
})

describe('shipping', () => {
  it('costs by weight, each step to its last gram', () => {
    expect(shippingCost(parcel, consignment({ grams: 2_000 }))).toBe(700)
    expect(shippingCost(parcel, consignment({ grams: 2_001 }))).toBe(900)
  })

  it('costs by what the goods are worth, each step to its last cent', () => {
    const costs = [
      { ...step('CHF', 30_000, 1_900), untilCents: 100_000 },
      step('CHF', 30_000, 3_100),
      { ...step('CHF', null, 3_900), untilCents: 100_000 },
    ]
    const insured = method({ freeFromCents: null, costs })
    const worth = (cents: number) => ({ worth: { CHF: cents, EUR: 1 } })

    expect(shippingCost(insured, consignment(worth(100_000)))).toBe(1_900)
    expect(shippingCost(insured, consignment(worth(100_001)))).toBe(3_100)
    expect(shippingCost(insured, consignment({ ...worth(100_000), grams: 30_001 }))).toBe(3_900)
    expect(shippingCost(insured, consignment({ ...worth(100_001), grams: 30_001 }))).toBeNull()
  })

  it('is free from the threshold on, in the currency the threshold is set in', () => {
    expect(shippingCost(parcel, consignment({ worth: { CHF: 9_999, EUR: 20_000 } }))).toBe(700)
    expect(shippingCost(parcel, consignment({ worth: { CHF: 10_000, EUR: 1 }, currency: 'EUR' }))).toBe(0)
  })

  it('is free when all the goods are', () => {
    expect(shippingCost(parcel, consignment({ allFree: true }))).toBe(0)
  })

  it('costs a surcharge for bulky goods, which free shipping leaves', () => {
    expect(shippingCost(parcel, consignment({ isBulky: true }))).toBe(2_700)
    expect(shippingCost(parcel, consignment({ isBulky: true, allFree: true }))).toBe(2_000)
    expect(shippingCost(parcel, consignment({ isBulky: true, worth: { CHF: 10_000, EUR: 1 } }))).toBe(2_000)
  })

  it('takes bulky goods free only where it is set so', () => {
    const generous = method({ bulkyGoesFree: true })
    expect(shippingCost(generous, consignment({ isBulky: true }))).toBe(2_700)
    expect(shippingCost(generous, consignment({ isBulky: true, allFree: true }))).toBe(0)
  })

  it('does not go where it does not go, nor with more than it carries, nor when it is switched off', () => {
    expect(shippingCost(parcel, consignment({ country: { id: abroad } as Country }))).toBeNull()
    expect(shippingCost(parcel, consignment({ grams: 30_001 }))).toBeNull()
    expect(shippingCost({ ...parcel, active: false }, consignment({ allFree: true }))).toBeNull()
  })

  it.each<[ShippingRule, Parameters<typeof consignment>[0], Parameters<typeof consignment>[0]]>([
    [{ type: 'not-bulky' }, {}, { isBulky: true }],
    [{ type: 'at-most-grams', grams: 600 }, { grams: 600 }, { grams: 601 }],
    [{ type: 'countries', isos: ['CH', 'LI'] }, {}, { country: { id: home, iso: 'DE' } as Country }],
    [{ type: 'customer-groups', keys: ['professional'] }, { groupKey: 'professional' }, {}],
    [
      { type: 'not-product-kinds', kinds: ['spare-part'] },
      { kinds: ['system'] },
      { kinds: ['system', 'spare-part'] },
    ],
    [{ type: 'goods-worth', from: { CHF: 5_000, EUR: 5_000 } }, {}, { worth: { CHF: 4_999, EUR: 9_000 } }],
    [
      { type: 'goods-worth', until: { CHF: 5_000, EUR: 6_000 } },
      { worth: { CHF: 9_000, EUR: 6_000 }, currency: 'EUR' },
      { worth: { CHF: 1, EUR: 6_001 }, currency: 'EUR' },
    ],
  ])('keeps to the rule %j', (rule, met, broken) => {
    expect(shippingCost(method({}, rule), consignment(met))).not.toBeNull()
    expect(shippingCost(method({}, rule), consignment(broken))).toBeNull()
  })

  it('keeps to all of its rules', () => {
    const both = method({}, { type: 'not-bulky' }, { type: 'at-most-grams', grams: 600 })
    expect(shippingCost(both, consignment({ grams: 601 }))).toBeNull()
    expect(shippingCost(both, consignment())).toBe(700)
  })
})
