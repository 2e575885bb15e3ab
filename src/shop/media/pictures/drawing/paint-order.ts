import type { Camera } from './camera.ts'
import type { Solid } from './solid.ts'

/**
 * Puts solids in the order in which they are painted, the far ones first. Two boxes that a plane
 * parallel to an axis separates have an order; where they touch one another, the order given stands.
 */
export function paintOrder(solids: readonly Solid[], camera: Camera): Solid[] {
  const left = [...solids]
  const ordered: Solid[] = []
  while (left.length > 0) {
    const next = left.findIndex((solid) =>
      left.every((other) => other === solid || !isBehind(other, solid, camera)),
    )
    // A ring of parts each behind the next has no right order; the order given is then as good as any.
    ordered.push(...left.splice(Math.max(0, next), 1))
  }
  return ordered
}

function isBehind(one: Solid, other: Solid, camera: Camera): boolean {
  const sides = ([0, 1, 2] as const).map((axis) => {
    const toward = camera.toward[axis]
    if (Math.abs(toward) < 1e-6) return 0
    const before = one.bounds.max[axis] <= other.bounds.min[axis] + 0.01
    const after = one.bounds.min[axis] >= other.bounds.max[axis] - 0.01
    if (before === after) return 0
    return before === toward > 0 ? 1 : -1
  })
  // Separated both ways round, neither can hide the other.
  return sides.includes(1) && !sides.includes(-1)
}
