import { lowestIn } from '../pricing/lowest-price.ts'
import { nextTier, type PriceBasis, priceOf, tiersFor } from '../pricing/price.ts'
import { priceTermsOf } from '../pricing/visit-terms.ts'
import type { Visit } from '../sessions/visit.ts'
import type { CartLine, StoredLine } from './cart.ts'
import type { CartNotice } from './notices.ts'
import type { ProductFacts, ProductId } from './product-facts.ts'
import { isLimitedByStock, type Purchase, settleQuantity, usualMost } from './quantity.ts'

export type LineWithFacts = StoredLine & { product: ProductFacts | null }

/** What the shop could not leave as it was: the quantity a line has from now on; none takes the line out. */
export type LineCorrection = { id: string; quantity: number; was: number }

export type PricedLines = { lines: CartLine[]; corrections: LineCorrection[]; notices: CartNotice[] }

/** First step: every line in a quantity that is sold and at today's price, or not at all. */
export function priceLines(visit: Visit, stored: readonly LineWithFacts[]): PricedLines {
  const priced: PricedLines = { lines: [], corrections: [], notices: [] }
  const termsOf = priceTermsOf(visit)
  const { settled, counted } = settleLines(visit, stored, priced)

  for (const { line, product, basis, purchase } of settled) {
    const { productId, quantity } = line
    const terms = termsOf(product.taxId)
    // Two jobs that need the same thing pay as one that needs it twice.
    const inAll = counted.get(productId) ?? quantity
    const price = priceOf(basis, quantity, terms, inAll)! // a line without one is not settled
    const tier = nextTier(basis, { ...price, quantity: inAll }, terms)
    priced.lines.push({
      ...line,
      product,
      purchase,
      price,
      nextTier: tier && { ...tier, from: tier.from - (inAll - quantity) },
      vatPercent: terms.vatPercent,
    })
  }

  return priced
}

type SettledLine = { line: StoredLine; product: ProductFacts; basis: PriceBasis; purchase: Purchase }

/** The lines in quantities that are sold, and how many pieces that makes of each product. */
function settleLines(visit: Visit, stored: readonly LineWithFacts[], priced: PricedLines) {
  const settled: SettledLine[] = []
  const counted = new Map<ProductId, number>()

  for (const line of stored) {
    const { product, productId } = line
    if (!product) {
      drop(priced, line, { kind: 'product-not-found', productId })
      continue
    }

    const { name } = product
    const before = counted.get(productId) ?? 0
    const purchase = purchaseOf(product, before)
    const { quantity, correction } = settleQuantity(line.quantity, purchase)
    if (correction === 'out-of-stock') {
      const isLeft = before > 0 // for the lines before this one
      drop(
        priced,
        line,
        isLeft
          ? { kind: 'stock-reached', productId, name, quantity: before }
          : { kind: correction, productId, name },
      )
      continue
    }
    const basis = basisOf(visit, product)
    // Without a price in this currency it is not for sale here.
    if (basis.tiers[visit.currency.code].length === 0) {
      drop(priced, line, { kind: 'product-not-found', productId })
      continue
    }

    if (correction) {
      const told = correction === 'stock-reached' ? before + quantity : quantity
      priced.corrections.push({ id: line.id, quantity, was: line.quantity })
      priced.notices.push({ kind: correction, productId, name, quantity: told })
    }
    counted.set(productId, before + quantity)
    settled.push({ line: { ...line, quantity }, product, basis, purchase })
  }

  return { settled, counted }
}

function drop({ corrections, notices }: PricedLines, line: StoredLine, notice: CartNotice): void {
  corrections.push({ id: line.id, quantity: 0, was: line.quantity })
  notices.push(notice)
}

/** `taken` is what other lines have of the product: they share its stock and what one shopper may have of it. */
export function purchaseOf(product: ProductFacts, taken = 0): Purchase {
  const { least, step } = product
  const allowed = product.most === null ? usualMost : product.most - taken
  return { least, step, most: isLimitedByStock(product) ? Math.min(allowed, product.stock - taken) : allowed }
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
