import { type CartNotice, isRemoval } from './cart-notices.ts'
import type { Cart, CartLine } from './cart-shape.ts'
import { goodsOf } from './cart-sums.ts'

/** A line that was just taken out, and where it stood. */
export type RemovedLine = {
  /** Of the line. */
  id: string
  productId: string
  name: string
  quantity: number
  position: number
  isRemembered: boolean
  /** What it was for, as a form sends it; empty for most. */
  purpose: string
}

/** What can be put back: what was taken out and is not in the cart again. */
export const removedLines = (cart: Pick<Cart, 'lineItems'>, notices: readonly CartNotice[]): RemovedLine[] =>
  notices
    .filter(isRemoval)
    .map(({ parameters: { id, productId, name, quantity, position, isRemembered, purpose } }) => ({
      id: String(id),
      productId: String(productId),
      name: String(name),
      quantity: Math.max(Math.floor(Number(quantity)) || 1, 1),
      position: Math.max(Math.floor(Number(position)) || 0, 0),
      isRemembered: isRemembered === true,
      purpose: String(purpose ?? ''),
    }))
    .filter((removed) => !isBack(removed, goodsOf(cart)))

/** The line is there again, or another of its product that is for nothing in particular either. */
export const isBack = (
  { id, productId, purpose }: Pick<RemovedLine, 'id' | 'productId' | 'purpose'>,
  goods: readonly CartLine[],
): boolean => goods.some((line) => line.id === id || (line.referencedId === productId && purpose === ''))

export type Row = { line: CartLine } | { removed: RemovedLine }

/** The lines of a cart, and among them, where they stood, those just taken out. */
export function rowsOf(lines: readonly CartLine[], removed: readonly RemovedLine[]): Row[] {
  const rows: Row[] = lines.map((line) => ({ line }))
  for (const line of [...removed].sort((a, b) => a.position - b.position)) {
    rows.splice(Math.min(line.position, rows.length), 0, { removed: line })
  }
  return rows
}
