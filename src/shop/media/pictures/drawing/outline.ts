import type { Point } from './space.ts'

/** A closed line, counter-clockwise in its own plane. */
export type Outline = readonly Point[]

export function rectangle(a: number, b: number, width: number, height: number): Outline {
  return [
    [a, b],
    [a + width, b],
    [a + width, b + height],
    [a, b + height],
  ]
}

export function roundRectangle(a: number, b: number, width: number, height: number, radius: number): Outline {
  // Large radii need more points to look round, small ones would only cost bytes.
  const reach = Math.min(radius, width / 2, height / 2)
  return soften(rectangle(a, b, width, height), reach, reach > 40 ? 5 : reach > 12 ? 3 : 2)
}

export function circle(a: number, b: number, radius: number, points = 28): Outline {
  return Array.from({ length: points }, (_, at): Point => {
    const turn = (at / points) * 2 * Math.PI
    return [a + radius * Math.cos(turn), b + radius * Math.sin(turn)]
  })
}

/** A part of a circle's rim, from one angle to another in degrees. */
export function arc(a: number, b: number, radius: number, from: number, to: number, steps = 8): Point[] {
  return Array.from({ length: steps + 1 }, (_, at): Point => {
    const turn = ((from + ((to - from) * at) / steps) * Math.PI) / 180
    return [a + radius * Math.cos(turn), b + radius * Math.sin(turn)]
  })
}

/** Rounds every corner; a radius too large for its edges shrinks to fit. */
export function soften(outline: Outline, radius: number, steps = 3): Outline {
  if (radius <= 0) return outline
  return outline.flatMap((corner, at) => {
    const before = outline[(at + outline.length - 1) % outline.length] ?? corner
    const after = outline[(at + 1) % outline.length] ?? corner
    const reach = Math.min(radius, distance(corner, before) / 2, distance(corner, after) / 2)
    const [start, end] = [towards(corner, before, reach), towards(corner, after, reach)]
    return Array.from({ length: steps + 1 }, (_, step) => bend(start, corner, end, step / steps))
  })
}

/** The outline mirrored left to right around a line, still counter-clockwise. */
export function mirrored(outline: Outline, around = 0): Outline {
  return outline.map(([a, b]): Point => [2 * around - a, b]).reverse()
}

const distance = ([a, b]: Point, [c, d]: Point): number => Math.hypot(c - a, d - b)

function towards(from: Point, to: Point, length: number): Point {
  const share = length / (distance(from, to) || 1)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

function bend(start: Point, control: Point, end: Point, t: number): Point {
  const at = (axis: 0 | 1) =>
    (1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * control[axis] + t ** 2 * end[axis]
  return [at(0), at(1)]
}
