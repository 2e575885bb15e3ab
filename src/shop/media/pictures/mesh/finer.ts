import type { Outline } from '../drawing/outline.ts'
import type { Point } from '../drawing/space.ts'

/** The sharpest turn that is still a step of a rounding, not a corner. */
const corner = (55 * Math.PI) / 180

/** How much longer than its neighbour an edge is when it is the straight beside a rounding. */
const straight = 2.2

/** The same outline with its roundings in smaller steps: drawings save points that a picture in space shows. */
export function finer(given: Outline, into = 3): Outline {
  // Two points in one place have no direction between them.
  const outline = given.filter((point, at) => edge(point, next(given, at)).length > 0.01)
  const edges = outline.map((start, at) => edge(start, next(outline, at)))
  return outline.flatMap((start, at): Point[] => {
    const [before, here, after] = [previous(edges, at), edges[at], next(edges, at)]
    if (!here || !isCurve(before, here, after)) return [start]
    const [leaving, arriving] = [tangent(before, here), tangent(here, after)]
    return Array.from({ length: into }, (_, step) =>
      hermite(start, leaving, next(outline, at), arriving, here.length, step / into),
    )
  })
}

/** Whether an outline has roundings at all. */
export const isRound = (outline: Outline): boolean => finer(outline, 2).length > finer(outline, 1).length

type Edge = { readonly direction: Point; readonly length: number }

function isCurve(before: Edge, here: Edge, after: Edge): boolean {
  const [start, end] = [turn(before, here), turn(here, after)]
  if (Math.abs(start) > corner || Math.abs(end) > corner) return false
  if (Math.abs(start) < 0.02 && Math.abs(end) < 0.02) return false
  return (
    here.length <= straight * Math.max(before.length, after.length) ||
    Math.min(before.length, after.length) * straight > here.length
  )
}

/** Beside a straight the rounding leaves along it; between two steps, halfway. */
function tangent(one: Edge, other: Edge): Point {
  if (one.length > straight * other.length) return one.direction
  if (other.length > straight * one.length) return other.direction
  const [a, b] = [one.direction[0] + other.direction[0], one.direction[1] + other.direction[1]]
  const length = Math.hypot(a, b) || 1
  return [a / length, b / length]
}

function hermite(
  start: Point,
  leaving: Point,
  end: Point,
  arriving: Point,
  length: number,
  t: number,
): Point {
  const weigh = (axis: 0 | 1) =>
    (2 * t ** 3 - 3 * t ** 2 + 1) * start[axis] +
    (t ** 3 - 2 * t ** 2 + t) * leaving[axis] * length +
    (3 * t ** 2 - 2 * t ** 3) * end[axis] +
    (t ** 3 - t ** 2) * arriving[axis] * length
  return t === 0 ? start : [weigh(0), weigh(1)]
}

function edge([a, b]: Point, [c, d]: Point): Edge {
  const length = Math.hypot(c - a, d - b)
  return { direction: length === 0 ? [0, 0] : [(c - a) / length, (d - b) / length], length }
}

const turn = ({ direction: [a, b] }: Edge, { direction: [c, d] }: Edge): number =>
  Math.atan2(a * d - b * c, a * c + b * d)

// Closed lines: the neighbours of the ends are the other ends.
const next = <T>(all: readonly T[], at: number): T => all[(at + 1) % all.length] as T
const previous = <T>(all: readonly T[], at: number): T => all[(at + all.length - 1) % all.length] as T
