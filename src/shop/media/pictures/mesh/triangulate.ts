import type { Outline } from '../drawing/outline.ts'
import type { Point } from '../drawing/space.ts'
import type { Triangle } from './mesh.ts'

/**
 * Cuts an outline with holes into triangles (ear clipping). Indices count the outline's points first, then those
 * of each hole as given; the triangles are counter-clockwise.
 */
export function triangulate(outline: Outline, holes: readonly Outline[] = []): Triangle[] {
  const points = [outline, ...holes].flat()
  let start = outline.length
  let way = wound(outline, 0, 1)
  const open = holes.map((hole) => {
    const line = wound(hole, start, -1)
    start += hole.length
    return line
  })
  // The hole that reaches furthest to the right is joined first, so that no bridge crosses a later one.
  open.sort((one, other) => reach(points, other) - reach(points, one))
  open.forEach((hole, at) => {
    way = bridged(points, way, hole, open.slice(at + 1))
  })
  return clipped(points, way)
}

export const areaOf = (outline: Outline): number =>
  outline.reduce((sum, [a, b], at) => {
    const [c, d] = outline[(at + 1) % outline.length] ?? [a, b]
    return sum + (a * d - b * c) / 2
  }, 0)

function wound(outline: Outline, start: number, way: 1 | -1): number[] {
  const line = outline.map((_, at) => start + at)
  return areaOf(outline) * way < 0 ? line.reverse() : line
}

const reach = (points: readonly Point[], line: readonly number[]): number =>
  Math.max(...line.map((at) => pointAt(points, at)[0]))

/** Joins a hole to the line around it by the shortest bridge that crosses nothing. */
function bridged(
  points: readonly Point[],
  way: readonly number[],
  hole: readonly number[],
  others: readonly (readonly number[])[],
): number[] {
  const walls = [way, hole, ...others].flatMap((line) =>
    line.map((at, step) => [at, line[(step + 1) % line.length] ?? at] as const),
  )
  const pairs = hole
    .flatMap((inner, from) =>
      way.map((outer, to) => ({ inner, from, outer, to, far: apart(points, inner, outer) })),
    )
    .sort((one, other) => one.far - other.far)
  const clear = pairs.find(({ inner, outer }) =>
    walls.every(
      ([a, b]) =>
        a === inner || b === inner || a === outer || b === outer || !cross(points, inner, outer, a, b),
    ),
  )
  const { from, to } = clear ?? pairs[0] ?? { from: 0, to: 0 }
  const round = [...hole.slice(from), ...hole.slice(0, from + 1)]
  return [...way.slice(0, to + 1), ...round, ...way.slice(to)]
}

function clipped(points: readonly Point[], line: readonly number[]): Triangle[] {
  const left = [...line]
  const triangles: Triangle[] = []
  while (left.length > 3) {
    let ear = left.findIndex((_, at) => isEar(points, left, at))
    // Points on one line make no ear; the flattest corner goes then.
    if (ear < 0) ear = flattest(points, left)
    triangles.push(cornerAt(left, ear))
    left.splice(ear, 1)
  }
  const [a = 0, b = 0, c = 0] = left
  triangles.push([a, b, c])
  return triangles
}

function isEar(points: readonly Point[], line: readonly number[], at: number): boolean {
  const [a, b, c] = cornerAt(line, at)
  if (twice(points, a, b, c) <= 1e-9) return false
  return line.every((other) => {
    if (other === a || other === b || other === c) return true
    const [p, q] = pointAt(points, other)
    const same = [a, b, c].some((near) => apart(points, near, other) < 1e-9)
    return same || !isInside(points, a, b, c, [p, q])
  })
}

function isInside(points: readonly Point[], a: number, b: number, c: number, [x, y]: Point): boolean {
  const side = (from: number, to: number) => {
    const [[p, q], [r, s]] = [pointAt(points, from), pointAt(points, to)]
    return (r - p) * (y - q) - (s - q) * (x - p)
  }
  return side(a, b) >= -1e-9 && side(b, c) >= -1e-9 && side(c, a) >= -1e-9
}

function flattest(points: readonly Point[], line: readonly number[]): number {
  const bends = line.map((_, at) => Math.abs(twice(points, ...cornerAt(line, at))))
  return bends.indexOf(Math.min(...bends))
}

function cornerAt(line: readonly number[], at: number): [number, number, number] {
  const pick = (step: number) => line[(step + line.length) % line.length] ?? 0
  return [pick(at - 1), pick(at), pick(at + 1)]
}

/** Twice the signed area of a triangle. */
function twice(points: readonly Point[], a: number, b: number, c: number): number {
  const [[p, q], [r, s], [t, u]] = [pointAt(points, a), pointAt(points, b), pointAt(points, c)]
  return (r - p) * (u - q) - (s - q) * (t - p)
}

function cross(points: readonly Point[], a: number, b: number, c: number, d: number): boolean {
  return (
    twice(points, a, b, c) * twice(points, a, b, d) <= 0 &&
    twice(points, c, d, a) * twice(points, c, d, b) <= 0
  )
}

function apart(points: readonly Point[], one: number, other: number): number {
  const [[a, b], [c, d]] = [pointAt(points, one), pointAt(points, other)]
  return Math.hypot(c - a, d - b)
}

const pointAt = (points: readonly Point[], at: number): Point => points[at] ?? [0, 0]
