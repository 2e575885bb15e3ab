import { type CartNotice, isToldOnce, joinNotices, noticesOf } from '../parts/cart-notices.ts'
import type { CartErrors } from '../parts/cart-shape.ts'

/**
 * What the shop told while nobody was there to show it. Each is shown once and then gone (specification 4). It is
 * small, since every page has it: even counting what is in the cart may be the look that is told something.
 */
let untold: readonly CartNotice[] = []
const listeners = new Set<() => void>()

function change(next: readonly CartNotice[]) {
  if (next.length === 0 && untold.length === 0) return
  untold = next
  for (const listener of listeners) listener()
}

/** What has to be explained as soon as somebody can show it. */
export const keepUntold = (notices: readonly CartNotice[]): void => change(joinNotices(untold, notices))

/** What a mere look would lose; everything else is told again where it can be put right. */
export const keepToldOnce = (errors: CartErrors): void => keepUntold(noticesOf(errors).filter(isToldOnce))

/** Hands out what has to be explained and forgets it. */
export function takeUntold(): readonly CartNotice[] {
  const taken = untold
  change([])
  return taken
}

export const untoldNow = (): readonly CartNotice[] => untold

export function onUntold(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
