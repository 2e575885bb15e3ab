import { lowestIn } from '../pricing/lowest-price.ts'
import { nextTier, type PriceBasis, priceOf, tiersFor } from '../pricing/price.ts'
import { priceTermsOf } from '../pricing/visit-terms.ts'
import type { Visit } from '../sessions/visit.ts'
import type { CartLine, StoredLine } from './cart.ts'
import type { CartNotice } from './notices.ts'
import type { ProductFacts } from './product-facts.ts'
import { isLimitedByStock, type Purchase, settleQuantity, usualMost } from './quantity.ts'

export type LineWithFacts = StoredLine & { product: ProductFacts | null }

/** What the shop could not leave as it was: the quantity a line has from now on; none takes the line out. */
export type LineCorrection = { id: string; quantity: number; was: number }

export type PricedLines = { lines: CartLine[]; corrections: LineCorrection[]; notices: CartNotice[] }

/** First step: every line in a quantity that is sold and at today's price, or not at all. */
export function priceLines(visit: Visit, stored: readonly LineWithFacts[]): PricedLines {
  const priced: PricedLines = { lines: [], corrections: [], notices: [] }
  const termsOf = priceTermsOf(visit)
  const drop = (line: StoredLine, notice: CartNotice) => {
    priced.corrections.push({ id: line.id, quantity: 0, was: line.quantity })
    priced.notices.push(notice)
  }

  for (const line of stored) {
    const { product, productId } = line
    if (!product) {
      drop(line, { kind: 'product-not-found', productId })
      continue
    }

    const purchase = purchaseOf(product)
    const { quantity, correction } = settleQuantity(line.quantity, purchase)
    if (correction === 'out-of-stock') {
      drop(line, { kind: correction, productId, name: product.name })
      continue
    }

    const terms = termsOf(product.taxId)
    const basis = basisOf(visit, product)
    const price = priceOf(basis, quantity, terms)
    // Without a price in this currency it is not for sale here.
    if (!price) {
      drop(line, { kind: 'product-not-found', productId })
      continue
    }

    if (correction) {
      priced.corrections.push({ id: line.id, quantity, was: line.quantity })
      priced.notices.push({ kind: correction, productId, name: product.name, quantity })
    }
    const tier = nextTier(basis, price, terms)
    priced.lines.push({
      ...line,
      quantity,
      product,
      purchase,
      price,
      nextTier: tier,
      vatPercent: terms.vatPercent,
    })
  }

  return priced
}

export function purchaseOf(product: ProductFacts): Purchase {
  const { least, step } = product
  const allowed = product.most ?? usualMost
  return { least, step, most: isLimitedByStock(product) ? Math.min(allowed, product.stock) : allowed }
}

/** What decides the price of a product for a visit, whatever the quantity. */
export function basisOf({ customerGroup, now }: Visit, product: ProductFacts): PriceBasis {
  const { prices, lowest30, purchaseUnit, referenceUnit, unit } = product

  return {
    tiers: { CHF: tiersFor(prices, 'CHF', customerGroup), EUR: tiersFor(prices, 'EUR', customerGroup) },
    lowest30: lowestIn(lowest30, now),
    reference:
      unit && purchaseUnit !== null && referenceUnit !== null
        ? { purchaseUnit, referenceUnit, unitName: unit.name }
        : null,
  }
}
