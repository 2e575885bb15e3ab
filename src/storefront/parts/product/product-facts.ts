import type { WirePrice, WireProduct } from './wire.ts'

/** A price as a card or page shows it: the least somebody can pay for one piece, and whether others pay more. */
export type ShownPrice = {
  amount: number
  isFrom: boolean
  list: { amount: number; percent: number } | null
  lowest30: number | null
  reference: WirePrice['referencePrice']
}

/** Contract 5.7, useProductPrice: the lowest tier leads, and a cheaper sibling makes it "from". */
export function shownPrice(product: WireProduct): ShownPrice {
  const { calculatedPrice, calculatedPrices, calculatedCheapestPrice: cheapest } = product
  const tiers = calculatedPrices.length > 1 ? calculatedPrices : []
  const own = Math.min(calculatedPrice.unitPrice, ...tiers.map(({ unitPrice }) => unitPrice))
  const hasCheaperSibling = Boolean(product.parentId && cheapest?.hasRange)

  return {
    amount: hasCheaperSibling && cheapest ? Math.min(own, cheapest.unitPrice) : own,
    isFrom: hasCheaperSibling || tiers.length > 1,
    ...reductionOf(calculatedPrice),
    reference: calculatedPrice.referencePrice,
  }
}

/** The price of one piece of exactly this product, as its own page shows it. */
export const ownPrice = ({ calculatedPrice }: WireProduct): ShownPrice => ({
  amount: calculatedPrice.unitPrice,
  isFrom: false,
  ...reductionOf(calculatedPrice),
  reference: calculatedPrice.referencePrice,
})

/** A crossed-out price never stands without the lowest price of 30 days (Directive 98/6 Art. 6a). */
function reductionOf({ listPrice, regulationPrice }: WirePrice): Pick<ShownPrice, 'list' | 'lowest30'> {
  if (!listPrice?.percentage || !regulationPrice) return { list: null, lowest30: null }
  return {
    list: { amount: listPrice.price, percent: Math.round(listPrice.percentage) },
    lowest30: regulationPrice.price,
  }
}

export type Stock =
  | { kind: 'download' }
  | { kind: 'in-stock' }
  | { kind: 'few'; count: number }
  | { kind: 'restock'; days: number }
  | { kind: 'to-order' }
  | { kind: 'gone' }

const fewPieces = 5

/** Whether it can be had, and how soon. */
export function stockOf(product: WireProduct): Stock {
  const { availableStock, minPurchase, isCloseout, restockTime } = product
  if (isDownload(product)) return { kind: 'download' }
  if (availableStock >= minPurchase) {
    return availableStock <= fewPieces ? { kind: 'few', count: availableStock } : { kind: 'in-stock' }
  }
  if (isCloseout || !product.available) return { kind: 'gone' }
  return restockTime ? { kind: 'restock', days: restockTime } : { kind: 'to-order' }
}

export const isDownload = ({ states }: Pick<WireProduct, 'states'>): boolean =>
  states?.includes('is-download') ?? false

/** A variant is chosen on its page; everything else can go into the cart from where it is seen. */
export const needsChoice = ({ parentId }: WireProduct): boolean => Boolean(parentId)
