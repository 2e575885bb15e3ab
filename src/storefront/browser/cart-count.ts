import { askVisit } from './visit.ts'

let count = 0
let asked = false
const listeners = new Set<() => void>()

/** Sets what the badge shows; whoever changes the cart says how many pieces are in it now. */
export function showCartCount(next: number): void {
  asked = true
  count = next
  for (const listener of listeners) listener()
}

/** How many pieces are in the cart, as far as it was asked. */
export const cartCount = (): number => count

/** Tells when the number changes. The shop is asked once, and only for a visitor who has a visit. */
export function onCartCount(listener: () => void): () => void {
  listeners.add(listener)
  if (!asked) void askCartCount()
  return () => listeners.delete(listener)
}

export async function askCartCount(): Promise<void> {
  asked = true
  const { pieces } = await askVisit()
  if (pieces !== count) showCartCount(pieces)
}
