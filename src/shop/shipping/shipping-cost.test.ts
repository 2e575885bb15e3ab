import { describe, expect, it } from 'vitest'
import { idFrom } from '../../values/ids.ts'
import type { Country, CountryId, ShippingMethod } from '../channel/channel.ts'
import { type Consignment, shippingCost } from './shipping-cost.ts'

const home: CountryId = idFrom('country', 'CH')
const abroad: CountryId = idFrom('country', 'FR')

// A cost is read from its destinations; nothing else of a method matters here.
const parcel = {
  active: true,
  destinations: [
    {
      countryId: home,
      currency: 'CHF',
      minDays: 1,
      maxDays: 2,
      freeFromCents: 10_000,
      costs: [
        { currency: 'CHF', untilGrams: 2_000, cents: 700 },
        { currency: 'CHF', untilGrams: 30_000, cents: 900 },
        { currency: 'EUR', untilGrams: null, cents: 1_100 },
      ],
    },
  ],
} as unknown as ShippingMethod

const consignment = (over: Partial<Consignment> = {}): Consignment => ({
  country: { id: home } as Country,
  currency: 'CHF',
  grams: 500,
  grossWorth: { CHF: 5_000, EUR: 5_600 },
  allFree: false,
  ...over,
})

describe('shipping', () => {
  it('costs by weight, each step to its last gram', () => {
    expect(shippingCost(parcel, consignment({ grams: 2_000 }))).toBe(700)
    expect(shippingCost(parcel, consignment({ grams: 2_001 }))).toBe(900)
  })

  it('is free from the threshold on, in the currency the threshold is set in', () => {
    expect(shippingCost(parcel, consignment({ grossWorth: { CHF: 9_999, EUR: 20_000 } }))).toBe(700)
    expect(shippingCost(parcel, consignment({ grossWorth: { CHF: 10_000, EUR: 1 }, currency: 'EUR' }))).toBe(
      0,
    )
  })

  it('is free when all the goods are', () => {
    expect(shippingCost(parcel, consignment({ allFree: true }))).toBe(0)
  })

  it('does not go where it does not go, nor with more than it carries, nor when it is switched off', () => {
    expect(shippingCost(parcel, consignment({ country: { id: abroad } as Country }))).toBeNull()
    expect(shippingCost(parcel, consignment({ grams: 30_001 }))).toBeNull()
    expect(shippingCost({ ...parcel, active: false }, consignment({ allFree: true }))).toBeNull()
  })
})
