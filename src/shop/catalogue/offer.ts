import type { CurrencyCode } from '../../values/currency.ts'
import { lowestIn } from '../pricing/lowest-price.ts'
import {
  inTaxState,
  type Price,
  type PriceBasis,
  type PriceTerms,
  priceOf,
  tierPrices,
  tiersFor,
} from '../pricing/price.ts'
import { type TaxShare, taxShare } from '../pricing/tax.ts'
import { priceTermsOf } from '../pricing/visit-terms.ts'
import type { Visit } from '../sessions/visit.ts'
import type { Card } from './product.ts'

/** What a product costs on the terms of a visit: a piece of it, each tier, and the cheapest of its group. */
export type Offer = {
  price: Price
  tiers: readonly Price[]
  cheapest: { cents: number; hasRange: boolean; taxes: TaxShare[] }
}

export function offerOf(card: Card, visit: Visit): Offer {
  const terms = priceTermsOf(visit)(card.taxId)
  const basis = basisOf(card, visit)

  return {
    price: onePiece(card, basis, terms),
    tiers: tierPrices(basis, terms),
    cheapest: cheapestOf(card, visit),
  }
}

/** What a piece of a product costs of which nothing but the prices is known. */
export const pieceOf = (product: Pick<Card, 'number' | 'taxId' | 'prices'>, visit: Visit): Price => {
  const priced = { ...product, lowest30: null, unit: null, purchaseUnit: null, referenceUnit: null }
  return onePiece(product, basisOf(priced, visit), priceTermsOf(visit)(product.taxId))
}

function onePiece({ number }: Pick<Card, 'number'>, basis: PriceBasis, terms: PriceTerms): Price {
  const price = priceOf(basis, 1, terms)
  // Without a price in both currencies nothing gets into the read model.
  if (!price) throw new Error(`product ${number} has no price in ${terms.currency}`)
  return price
}

/** What of a card decides its price. */
export type Priced = Pick<Card, 'prices' | 'lowest30' | 'unit' | 'purchaseUnit' | 'referenceUnit'>

/** What decides the price of a product for a visit, whatever the quantity. */
export function basisOf(card: Priced, { customerGroup, now }: Visit): PriceBasis {
  const tiers = (currency: CurrencyCode) => tiersFor(card.prices, currency, customerGroup)
  const { unit, purchaseUnit, referenceUnit } = card

  return {
    tiers: { CHF: tiers('CHF'), EUR: tiers('EUR') },
    lowest30: lowestIn(card.lowest30, now),
    reference:
      unit && purchaseUnit && referenceUnit ? { purchaseUnit, referenceUnit, unitName: unit.name } : null,
  }
}

/** Of the whole group: which of a gross and a net price is the lower depends on where it goes. */
function cheapestOf({ cheapest, taxId }: Card, visit: Visit): Offer['cheapest'] {
  const { currency, customerGroup } = visit
  const termsOf = priceTermsOf(visit)
  const inCurrency = cheapest.filter((span) => span.currency === currency.code)
  const own = inCurrency.filter(({ groupId }) => groupId === customerGroup.id)
  const spans = (own.length > 0 ? own : inCurrency.filter(({ groupId }) => groupId === null)).map((span) => {
    const terms = termsOf(span.taxId)
    return {
      taxId: span.taxId,
      min: inTaxState(span.min, span.basis, terms),
      max: inTaxState(span.max, span.basis, terms),
    }
  })

  const cents = Math.min(...spans.map(({ min }) => min))
  const lowest = spans.find(({ min }) => min === cents)
  return {
    cents,
    hasRange: spans.some(({ max }) => max !== cents),
    taxes: [taxShare(cents, termsOf(lowest?.taxId ?? taxId).vatPercent, visit.taxState)],
  }
}
