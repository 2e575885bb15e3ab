import { drawnSystem } from './drawn-system.ts'
import type { DrawingFacts, Limit } from './facts.ts'

/** The figures of a drawing for whoever cannot see it, in mm. */
export type DrawnDimensions = {
  outer: { width: number; depth: number; height: number }
  /** What the room needs inside; null where nothing is known. */
  space: { width: Limit | null; depth: Limit | null; height: Limit | null } | null
  /** Equal bins as they stand, counted. */
  bins: readonly { litres: number; count: number; width: number; depth: number; height: number }[]
}

const mostKept = 2_000
const kept = new Map<string, DrawnDimensions>()

/** Worked out once: a product page asks for them at each look, and they cost as much as a tenth of it. */
export function drawnDimensions(facts: DrawingFacts): DrawnDimensions {
  const key = JSON.stringify(facts)
  const known = kept.get(key)
  if (known) return known

  const dimensions = workOut(facts)
  if (kept.size >= mostKept) kept.clear()
  kept.set(key, dimensions)
  return dimensions
}

function workOut(facts: DrawingFacts): DrawnDimensions {
  const { outer, bins, space } = drawnSystem(facts)
  const size = ({ min, max }: typeof outer) => ({
    width: Math.round(max[0] - min[0]),
    depth: Math.round(max[1] - min[1]),
    height: Math.round(max[2] - min[2]),
  })
  const counted = new Map<string, DrawnDimensions['bins'][number]>()
  for (const { litres, box } of bins) {
    const one = { litres, count: 1, ...size(box) }
    const key = `${litres} ${one.width} ${one.depth}`
    counted.set(key, { ...one, count: (counted.get(key)?.count ?? 0) + 1 })
  }
  return {
    outer: size(outer),
    space: space?.limits ?? null,
    bins: [...counted.values()].sort((one, other) => other.litres - one.litres),
  }
}
