import type { WirePrice } from './wire.ts'

/** A few pieces more, and each of them costs less. */
export type NextTier = {
  missing: number
  /** Against the same number of pieces at today's unit price. */
  saves: number
}

/** The next tier above a quantity, on a step that is sold; null when there is none, or nothing to save. */
export function nextTier(
  tiers: readonly WirePrice[],
  quantity: number,
  { least, step }: { least: number; step: number },
): NextTier | null {
  const here = tierAt(tiers, quantity)
  const [now, next] = [tiers[here], tiers[here + 1]]
  if (!now || !next) return null

  const bought = least + Math.ceil((startOf(tiers, here + 1) - least) / step) * step
  const saves = Math.round(bought * (now.unitPrice - next.unitPrice) * 100) / 100
  return bought > quantity && saves > 0 ? { missing: bought - quantity, saves } : null
}

/** The position of the tier a quantity falls into. */
export const tierAt = (tiers: readonly WirePrice[], quantity: number): number =>
  Math.max(
    tiers.findLastIndex((_, position) => startOf(tiers, position) <= quantity),
    0,
  )

/** A tier on the wire stands at the quantity it ends with, so it begins behind the one before it. */
const startOf = (tiers: readonly WirePrice[], position: number) => (tiers[position - 1]?.quantity ?? 0) + 1
