import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idFrom } from '../../values/ids.ts'
import { netOf } from '../pricing/tax.ts'
import type { TaxState, Visit } from '../sessions/visit.ts'
import { leastGross, mostGross, shownOfGross } from './shown-prices.ts'

/** As much of a visit as prices ask for. */
const visit = (taxState: TaxState, percent: number) => {
  const countryId = idFrom('country', 'CH')
  const taxId = idFrom('tax', 'standard')
  return {
    taxState,
    currency: { code: 'CHF' },
    country: { id: countryId },
    shippingAddress: null,
    now: new Date('2026-03-01T12:00:00Z'),
    channel: {
      taxes: [{ id: taxId }],
      taxAreas: [],
      vatRates: [{ taxId, countryId, percent, from: '2020-01-01', until: null }],
    },
  } as unknown as Visit
}

describe('a bound of what is shown', () => {
  it('lets through exactly the prices that are shown within it', () => {
    fc.assert(
      fc.property(
        fc.nat(200_000),
        fc.nat(200_000),
        fc.integer({ min: 0, max: 3_000 }).map((basisPoints) => basisPoints / 100),
        fc.constantFrom<TaxState>('gross', 'net', 'tax-free'),
        (gross, bound, percent, state) => {
          const seen = shownOfGross(gross, visit(state, percent))
          expect(seen).toBe(state === 'gross' ? gross : netOf(gross, percent))
          expect(gross >= leastGross(bound, visit(state, percent))).toBe(seen >= bound)
          expect(gross <= mostGross(bound, visit(state, percent))).toBe(seen <= bound)
        },
      ),
    )
  })
})
