import type { Point } from './space.ts'

/** The tightest convex line around points (Andrew's monotone chain): the silhouette of a convex solid. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((p, q) => p[0] - q[0] || p[1] - q[1])
  const lower = chain(sorted)
  const upper = chain(sorted.reverse())
  return [...lower.slice(0, -1), ...upper.slice(0, -1)]
}

function chain(sorted: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of sorted) {
    while (kept.length > 1 && !turnsLeft(kept.at(-2) as Point, kept.at(-1) as Point, point)) kept.pop()
    kept.push(point)
  }
  return kept
}

// Points nearly on the line are dropped: they would cost bytes and show nothing.
const turnsLeft = (p: Point, q: Point, r: Point): boolean =>
  (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]) > 0.05
