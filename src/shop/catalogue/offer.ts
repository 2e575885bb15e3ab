import { dayOf } from '../../values/day.ts'
import { inTaxState, type Price, type PriceBasis, type PriceTerms, priceOf } from '../pricing/price.ts'
import { type TaxShare, taxShare, vatPercent } from '../pricing/tax.ts'
import type { Visit } from '../sessions/visit.ts'
import type { Card } from './product.ts'

/** What a product costs on the terms of a visit: a piece of it, each tier, and the cheapest of its group. */
export type Offer = {
  price: Price
  tiers: readonly Price[]
  cheapest: { cents: number; hasRange: boolean; taxes: TaxShare[] }
}

export function offerOf(card: Card, visit: Visit): Offer {
  const terms = termsFor(card, visit)
  const basis = basisOf(card)
  const price = priceOf(basis, 1, terms)
  // Without a price in both currencies nothing gets into the read model.
  if (!price) throw new Error(`product ${card.number} has no price in ${terms.currency}`)

  return { price, tiers: tiersOf(card, basis, terms), cheapest: cheapestOf(card, terms) }
}

const termsFor = ({ taxId }: Card, { channel, country, currency, taxState, now }: Visit): PriceTerms => ({
  currency: currency.code,
  taxState,
  vatPercent: vatPercent(channel, taxId, country.id, dayOf(now)),
})

function basisOf(card: Card): PriceBasis {
  const tiers = (currency: 'CHF' | 'EUR') =>
    (card.prices[currency] ?? []).map(({ from, cents, list, basis }) => ({
      from,
      cents,
      listCents: list,
      basis,
    }))
  const { unit, purchaseUnit, referenceUnit } = card

  return {
    tiers: { CHF: tiers('CHF'), EUR: tiers('EUR') },
    lowest30: card.lowest30 ?? {},
    reference:
      unit && purchaseUnit && referenceUnit ? { purchaseUnit, referenceUnit, unitName: unit.name } : null,
  }
}

/** Each tier at the quantity it ends with; the last is open and stands at the one it begins with. One tier is no list. */
function tiersOf({ prices }: Card, basis: PriceBasis, terms: PriceTerms): Price[] {
  const tiers = prices[terms.currency] ?? []
  return tiers.length < 2
    ? []
    : tiers.map(({ from, until }) => priceOf(basis, until ?? from, terms)).filter((price) => price !== null)
}

function cheapestOf({ cheapest }: Card, terms: PriceTerms): Offer['cheapest'] {
  const { min, max } = cheapest[terms.currency]
  const cents = inTaxState(min, 'gross', terms)
  return { cents, hasRange: min !== max, taxes: [taxShare(cents, terms.vatPercent, terms.taxState)] }
}
