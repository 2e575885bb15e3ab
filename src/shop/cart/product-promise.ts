import { basisOf } from '../catalogue/offer.ts'
import type { Product } from '../catalogue/product.ts'
import { priceOf } from '../pricing/price.ts'
import { priceTermsOf } from '../pricing/visit-terms.ts'
import type { Visit } from '../sessions/visit.ts'
import { consignmentOf, type Goods } from '../shipping/consignment.ts'
import type { DeliveryPromise } from '../shipping/delivery-promise.ts'
import { offeredMethod } from '../shipping/offered-method.ts'
import { promiseFor } from '../shipping/promise-for.ts'
import { isLimitedByStock } from './quantity.ts'

/**
 * When a product arrives that is ordered now, as few pieces of it as one can buy: what a cart with nothing else in
 * it would say. Null when nobody can say: nothing is sent, nobody knows when it comes again, or nobody carries it
 * there.
 */
export function productPromise(visit: Visit, product: Product): DeliveryPromise | null {
  const { card, stock } = product
  const isShort = stock < card.minPurchase
  if (card.isDownload || !visit.country.shippingAvailable || (isShort && isLimitedByStock(card))) return null

  const { country, customerGroup, currency } = visit
  const terms = { country, groupKey: customerGroup.key, currency: currency.code }
  const method = offeredMethod(visit, consignmentOf(terms, [leastOf(visit, product)]))
  return method && promiseFor(visit, method, isShort ? (card.restockDays ?? 0) : 0)
}

function leastOf(visit: Visit, { card }: Product): Goods {
  const { weightGrams, widthMm, heightMm, depthMm, bulky, kind, shippingFree, minPurchase } = card

  return {
    ...{ widthMm, heightMm, depthMm, bulky, kind, shippingFree },
    grams: weightGrams,
    quantity: minPurchase,
    worthIn(currency) {
      const terms = { ...priceTermsOf(visit)(card.taxId), currency, taxState: 'gross' as const }
      return priceOf(basisOf(card, visit), minPurchase, terms)?.totalCents ?? 0
    },
  }
}
