import type { CurrencyCode } from '../../values/currency.ts'
import { dayOf } from '../../values/day.ts'
import { say } from '../../values/translated.ts'
import { type PriceBasis, type PriceTier, priceOf } from '../pricing/price.ts'
import { vatPercent } from '../pricing/tax.ts'
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

    const percent = vatPercent(visit.channel, product.taxId, visit.country.id, dayOf(visit.now))
    const price = priceOf(basisOf(visit, product), quantity, {
      currency: visit.currency.code,
      taxState: visit.taxState,
      vatPercent: percent,
    })
    // Without a price in this currency it is not for sale here.
    if (!price) {
      drop(line, { kind: 'product-not-found', productId })
      continue
    }

    if (correction) {
      priced.corrections.push({ id: line.id, quantity, was: line.quantity })
      priced.notices.push({ kind: correction, productId, name: product.name, quantity })
    }
    priced.lines.push({ ...line, quantity, product, purchase, price, vatPercent: percent })
  }

  return priced
}

export function purchaseOf(product: ProductFacts): Purchase {
  const { least, step } = product
  const allowed = product.most ?? usualMost
  return { least, step, most: isLimitedByStock(product) ? Math.min(allowed, product.stock) : allowed }
}

/** Prices of the customer's own group go before those for everyone. */
export function basisOf({ customerGroup, locale }: Visit, product: ProductFacts): PriceBasis {
  const tiers = (currency: CurrencyCode): PriceTier[] => {
    const inCurrency = product.prices.filter((price) => price.currency === currency)
    const own = inCurrency.filter(({ groupId }) => groupId === customerGroup.id)
    return own.length > 0 ? own : inCurrency.filter(({ groupId }) => groupId === null)
  }

  return {
    tiers: { CHF: tiers('CHF'), EUR: tiers('EUR') },
    lowest30: product.lowest30,
    reference: product.reference && {
      ...product.reference,
      unitName: say(product.reference.unitName, locale),
    },
  }
}
