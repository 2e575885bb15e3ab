import { dayOf } from '../../values/day.ts'
import type { Visit } from '../sessions/visit.ts'
import type { PriceTerms } from './price.ts'
import { type TaxPlace, vatPercent } from './vat.ts'

type Terms = Pick<Visit, 'channel' | 'country' | 'shippingAddress' | 'currency' | 'taxState' | 'now'>

/** Where a visit's goods go. */
export const taxPlaceOf = ({
  country,
  shippingAddress,
}: Pick<Terms, 'country' | 'shippingAddress'>): TaxPlace => ({
  countryId: country.id,
  zip: shippingAddress?.zip ?? null,
})

/** On what terms a visit sees the price of a product with this tax. Ask once for many products: it remembers. */
export function priceTermsOf(visit: Terms): (taxId: string) => PriceTerms {
  const { channel, currency, taxState, now } = visit
  const place = taxPlaceOf(visit)
  const day = dayOf(now)
  const known = new Map<string, PriceTerms>()

  return (taxId) => {
    let terms = known.get(taxId)
    if (!terms) {
      terms = { currency: currency.code, taxState, vatPercent: vatPercent(channel, taxId, place, day) }
      known.set(taxId, terms)
    }
    return terms
  }
}

/** The VAT percentage of a visit today. */
export const vatPercentFor = (visit: Terms, taxId: string): number => priceTermsOf(visit)(taxId).vatPercent
