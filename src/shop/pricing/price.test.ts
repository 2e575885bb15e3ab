import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TaxState } from '../sessions/visit.ts'
import { sayDerivation } from './derivation.ts'
import { lowestIn } from './lowest-price.ts'
import { type PriceBasis, type PriceTerms, priceOf, type StoredPrice, tierPrices, tiersFor } from './price.ts'
import { grossOf, netOf } from './tax.ts'

/** Rates have two decimals, from 0 to 30 per cent. */
const percent = fc.integer({ min: 0, max: 3_000 }).map((basisPoints) => basisPoints / 100)
const taxState = fc.constantFrom<TaxState>('gross', 'net', 'tax-free')
const basis = fc.constantFrom('gross' as const, 'net' as const)
const cents = fc.integer({ min: 0, max: 10_000_000 })
const quantity = fc.integer({ min: 1, max: 1_000_000 })
const professional = { id: 'b'.repeat(32), key: 'professional' }
const groupId = fc.constantFrom(null, professional.id)

const storedPrice: fc.Arbitrary<StoredPrice> = fc.record({
  currency: fc.constantFrom('CHF' as const, 'EUR' as const),
  groupId,
  from: fc.integer({ min: 1, max: 100 }),
  cents,
  listCents: fc.option(cents),
  basis,
})
const storedPrices = fc.uniqueArray(storedPrice, {
  minLength: 1,
  maxLength: 12,
  selector: ({ currency, groupId, from }) => `${currency} ${groupId} ${from}`,
})

const basisOf = (prices: readonly StoredPrice[], group = professional): PriceBasis => ({
  tiers: { CHF: tiersFor(prices, 'CHF', group), EUR: tiersFor(prices, 'EUR', group) },
  lowest30: { CHF: 900 },
  reference: null,
})
const one = (over: Partial<StoredPrice> = {}): StoredPrice => ({
  currency: 'CHF',
  groupId: null,
  from: 1,
  cents: 10_810,
  listCents: null,
  basis: 'gross',
  ...over,
})
const terms = (over: Partial<PriceTerms> = {}): PriceTerms => ({
  currency: 'CHF',
  taxState: 'gross',
  vatPercent: 8.1,
  ...over,
})

/** The same in whole numbers of any size: there half a cent is really half a cent. */
function exactNet(gross: number, vatPercent: number): bigint {
  const divisor = 10_000n + BigInt(Math.round(vatPercent * 100))
  return (BigInt(gross) * 20_000n + divisor) / (2n * divisor)
}

describe('a price', () => {
  it('has a net and a tax that are its gross, to the cent, whatever it is made of', () => {
    fc.assert(
      fc.property(storedPrices, quantity, taxState, percent, (prices, quantity, taxState, vatPercent) => {
        const price = priceOf(basisOf(prices), quantity, terms({ taxState, vatPercent }))
        if (!price) return
        const step = price.derivation.find(({ step }) => step === 'tax')
        if (step?.step !== 'tax') throw new Error('every price says its tax')

        expect(price.totalCents).toBe(price.unitCents * quantity)
        expect(step.netCents + step.taxCents).toBe(step.grossCents)
        expect(price.taxes).toEqual([
          {
            rate: taxState === 'tax-free' ? 0 : vatPercent,
            taxCents: step.taxCents,
            priceCents: price.totalCents,
          },
        ])
        expect(taxState === 'gross' ? step.grossCents : step.netCents).toBe(price.totalCents)
        expect(step.taxCents).toBeGreaterThanOrEqual(0)
        if (taxState === 'tax-free') expect(step.taxCents).toBe(0)
      }),
    )
  })

  it('is rounded once, and half a cent goes up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), percent, (amount, vatPercent) => {
        expect(BigInt(netOf(amount, vatPercent))).toBe(exactNet(amount, vatPercent))
        const exact = BigInt(amount) * (10_000n + BigInt(Math.round(vatPercent * 100)))
        expect(BigInt(grossOf(amount, vatPercent))).toBe((exact * 2n + 10_000n) / 20_000n)
        expect(netOf(-amount, vatPercent) + netOf(amount, vatPercent)).toBe(0)
      }),
    )
    expect(grossOf(50, 1)).toBe(51)
    expect(grossOf(1_050, 10)).toBe(1_155)
  })

  it('is the customer group’s where it has one in the currency, else everybody’s', () => {
    const prices = [
      one(),
      one({ groupId: professional.id, cents: 8_000, basis: 'net' }),
      one({ currency: 'EUR' }),
    ]
    const everybody = { id: 'a'.repeat(32), key: 'private' }

    expect(priceOf(basisOf(prices), 1, terms({ taxState: 'net' }))?.unitCents).toBe(8_000)
    expect(priceOf(basisOf(prices, everybody), 1, terms({ taxState: 'net' }))?.unitCents).toBe(10_000)
    expect(priceOf(basisOf(prices), 1, terms({ currency: 'EUR' }))?.unitCents).toBe(10_810)
  })

  it('is that of the highest tier reached', () => {
    fc.assert(
      fc.property(storedPrices, fc.integer({ min: 1, max: 120 }), (prices, quantity) => {
        const tiers = basisOf(prices).tiers.CHF
        const reached = tiers.filter(({ from }) => from <= quantity).at(-1) ?? tiers[0]
        const found = priceOf(basisOf(prices), quantity, terms())?.derivation[0]

        expect(found).toEqual(
          reached && {
            step: 'found',
            group: reached.group,
            from: reached.from,
            basis: reached.basis,
            cents: reached.cents,
          },
        )
      }),
    )
  })

  it.each([
    ['gross', 'gross', 10_810, 10_810, 810],
    ['net', 'gross', 10_000, 10_000, 810],
    ['tax-free', 'gross', 10_000, 10_000, 0],
    ['gross', 'net', 11_686, 11_686, 876],
    ['net', 'net', 10_810, 10_810, 876],
    ['tax-free', 'net', 10_810, 10_810, 0],
  ] as const)('is shown %s when it is kept %s', (taxState, basis, unitCents, totalCents, taxCents) => {
    const price = priceOf(basisOf([one({ basis })]), 1, terms({ taxState }))
    expect(price).toMatchObject({ unitCents, totalCents, taxes: [{ taxCents }] })
  })

  it('in a currency it is not kept in is none', () => {
    expect(priceOf(basisOf([one()]), 1, terms({ currency: 'EUR' }))).toBeNull()
  })
})

describe('what stands beside a price', () => {
  it('is crossed out only beside the lowest price of thirty days', () => {
    const reduced = one({ cents: 800, listCents: 1_000 })
    const beside = (over: Partial<PriceBasis>) => priceOf({ ...basisOf([reduced]), ...over }, 1, terms())

    expect(beside({})).toMatchObject({ listCents: 1_000, lowest30Cents: 900 })
    expect(beside({ lowest30: {} })).toMatchObject({ listCents: null, lowest30Cents: null })
  })

  it('never crosses out a group’s price: only what everybody paid is remembered', () => {
    const own = one({ groupId: professional.id, listCents: 20_000 })
    expect(priceOf(basisOf([own]), 1, terms())).toMatchObject({ listCents: null, lowest30Cents: null })
  })

  it('is in the tax state of the price', () => {
    const reduced = one({ cents: 800, listCents: 1_081 })
    expect(priceOf(basisOf([reduced]), 1, terms({ taxState: 'net' }))).toMatchObject({
      unitCents: 740,
      listCents: 1_000,
      lowest30Cents: 833,
    })
  })

  it('names the price of a reference unit', () => {
    const reference = { purchaseUnit: 0.5, referenceUnit: 1, unitName: 'litre' }
    expect(priceOf({ ...basisOf([one({ cents: 990 })]), reference }, 3, terms())?.reference).toEqual({
      ...reference,
      cents: 1_980,
    })
  })
})

describe('tiers', () => {
  it('stand at the quantity they end with, the last at the one it begins with', () => {
    const prices = [one(), one({ from: 5, cents: 9_000 }), one({ from: 20, cents: 8_000 })]
    const tiers = tierPrices(basisOf(prices), terms())

    expect(tiers.map(({ quantity, unitCents }) => [quantity, unitCents])).toEqual([
      [4, 10_810],
      [19, 9_000],
      [20, 8_000],
    ])
  })

  it('are no list when there is one', () => {
    expect(tierPrices(basisOf([one()]), terms())).toEqual([])
  })
})

describe('the lowest price of thirty days', () => {
  const lowest = { CHF: { cents: 31_900, until: '2026-03-01T00:00:00+00:00' } }

  it.each([
    ['2026-03-02T00:00:00Z', 31_900],
    ['2026-03-30T23:59:59Z', 31_900],
    ['2026-03-31T00:00:00Z', undefined],
    ['2027-01-01T00:00:00Z', undefined],
  ])('on %s is %s', (now, cents) => {
    expect(lowestIn(lowest, new Date(now)).CHF).toBe(cents)
  })

  it('of nothing reduced is none', () => expect(lowestIn(null, new Date())).toEqual({}))
})

describe('why a price is what it is', () => {
  it('is said step by step', () => {
    const reference = { purchaseUnit: 0.5, referenceUnit: 1, unitName: 'l' }
    const reduced = one({ from: 2, cents: 990, listCents: 1_200 })
    const price = priceOf({ ...basisOf([reduced]), reference }, 3, terms({ taxState: 'net' }))

    expect(sayDerivation(price?.derivation ?? [], 'CHF').map(plain)).toEqual([
      'Price for everybody from 2 on: CHF 9.90 gross.',
      'Without 8.1 % VAT: 9.1582 net.',
      'Rounded to CHF 9.16.',
      'Times 3: CHF 27.48.',
      '8.1 % VAT is added: net CHF 27.48 + VAT CHF 2.23 = gross CHF 29.71.',
      'Crossed out beside it: CHF 11.10.',
      'Lowest price of the 30 days before the reduction: CHF 8.33.',
      'Unit price, 0.5 l in the pack: CHF 18.32 for 1 l.',
    ])
  })

  it('names the customer group, and says when nobody owes VAT', () => {
    const own = one({ groupId: professional.id, cents: 500, basis: 'net' })
    const price = priceOf(basisOf([own]), 1, terms({ taxState: 'tax-free' }))

    expect(sayDerivation(price?.derivation ?? [], 'CHF').map(plain)).toEqual([
      'Price for the group "professional" from 1 on: CHF 5.00 net.',
      'Times 1: CHF 5.00.',
      'Tax-free: net CHF 5.00 + VAT CHF 0.00 = gross CHF 5.00.',
    ])
  })
})

/** Amounts are written with a space that does not break. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
