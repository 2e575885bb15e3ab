import { printed } from '../../values/printed.ts'
import { refuse } from '../refusal.ts'

/** How a product may be bought. `most` already counts the stock, where the stock limits. */
export type Purchase = { least: number; step: number; most: number }

export type Correction = 'out-of-stock' | 'stock-reached' | 'raised-to-minimum' | 'set-to-purchase-step'

export type Settled = { quantity: number; correction: Correction | null }

/** Nobody orders more than this by accident; a product may set its own limit (Shopware: core.cart.maxQuantity). */
export const usualMost = 100

const greatest = 2 ** 31 - 1

/** A quantity somebody typed or sent. */
export function quantityFrom(wished: unknown): number {
  if (typeof wished === 'number' && Number.isInteger(wished) && wished >= 1 && wished <= greatest)
    return wished
  return refuse('line.quantity-not-positive', { quantity: printed(wished, 40) })
}

/**
 * Stock limits what ends with it, and what nobody knows when it comes again. Everything else may
 * be ordered beyond the stock and is delivered later.
 */
export const isLimitedByStock = (product: { isCloseout: boolean; restockDays: number | null }): boolean =>
  product.isCloseout || product.restockDays === null

/**
 * The quantity the shop will sell, nearest to the one asked for, and why it differs. The first
 * rule that applies decides, in Shopware's order: stock, minimum, purchase step.
 *
 * @see shopware/src/Core/Content/Product/Cart/ProductCartProcessor.php, validateStock
 */
export function settleQuantity(asked: number, { least, step, most }: Purchase): Settled {
  const onStep = (quantity: number) => least + Math.floor((quantity - least) / step) * step

  if (most < least) return { quantity: 0, correction: 'out-of-stock' }
  if (asked > most) return { quantity: onStep(most), correction: 'stock-reached' }
  if (asked < least) return { quantity: least, correction: 'raised-to-minimum' }
  if (asked !== onStep(asked)) return { quantity: onStep(asked), correction: 'set-to-purchase-step' }

  return { quantity: asked, correction: null }
}
