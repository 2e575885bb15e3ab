import { materialOf } from '../mesh/materials.ts'
import { partOf } from '../mesh/mesh.ts'
import { skin } from '../mesh/skin.ts'
import { type Camera, isSeen, project } from './camera.ts'
import { apart, type Colour, lit, mix } from './colour.ts'
import { hull } from './hull.ts'
import { circle, type Outline, roundRectangle } from './outline.ts'
import type { Paint, Shape, Solid } from './solid.ts'
import { type Axis, along, boundsOf, dot, type Place, type Point } from './space.ts'

export type Ring = { readonly t: number; readonly outline: Outline }

/** A smooth convex body through rings along an axis: buckets, bottles, rollers, pads. */
export function loft(axis: Axis, rings: readonly Ring[], colour: Colour, opacity?: number): Solid {
  const bounds = boundsOf(rings.flatMap(({ t, outline }) => outline.map((point) => along(axis, point, t))))
  return {
    bounds,
    parts: () => [partOf(skin(axis, rings), materialOf(colour), true)],
    shapes(camera) {
      const facing = dot(camera.toward, along(axis, [0, 0], 1))
      const ordered = facing < -1e-6 ? [...rings].reverse() : rings
      const near = ordered.at(-1) as Ring
      const bodies = ordered.slice(1).map((ring, at) => body(camera, axis, ordered[at] as Ring, ring, colour))
      const shapes = Math.abs(facing) < 1e-6 ? bodies : [...bodies, lidOf(camera, axis, near, facing, colour)]
      return opacity === undefined ? shapes : shapes.map((shape) => ({ ...shape, opacity }))
    },
  }
}

/** The walls of a loft without its end, for what stands under something else. */
export function mantle(axis: Axis, one: Ring, other: Ring, colour: Colour): Solid {
  const whole = loft(axis, [one, other], colour)
  return { ...whole, shapes: (camera) => [body(camera, axis, one, other, colour)] }
}

/** A straight round bar or disc. */
export function cylinder(
  axis: Axis,
  [a, b]: Point,
  from: number,
  length: number,
  radius: number,
  colour: Colour,
): Solid {
  const outline = circle(a, b, radius)
  return loft(
    axis,
    [
      { t: from, outline },
      { t: from + length, outline },
    ],
    colour,
  )
}

/** A box with rounded upright edges. */
export function pad(at: Place, [w, d, h]: Place, radius: number, colour: Colour, opacity?: number): Solid {
  const outline = roundRectangle(at[0], at[1], w, d, radius)
  return loft(
    'z',
    [
      { t: at[2], outline },
      { t: at[2] + h, outline },
    ],
    colour,
    opacity,
  )
}

/** The silhouette between two rings, shaded across by how its wall turns from the light. */
export function body(camera: Camera, axis: Axis, one: Ring, other: Ring, colour: Colour): Shape {
  const wide = widest(one, other)
  const points = [one, other].flatMap(({ t, outline }) =>
    outline.map((point) => project(camera, along(axis, point, t))),
  )
  return {
    kind: 'path',
    lines: [hull(points)],
    fill: wallPaint(camera, axis, wide, colour, 1),
    stroke: lit(colour, [0.6, -0.6, 0]),
    hair: 0.6,
  }
}

/** How a wall shades across the screen; outwards as seen from outside (1), or from inside an opening (-1). */
export function wallPaint(
  camera: Camera,
  axis: Axis,
  { t, outline }: Ring,
  colour: Colour,
  side: 1 | -1,
): Paint {
  const stops: { at: Point; colour: Colour }[] = []
  outline.forEach((start, at) => {
    const end = outline[(at + 1) % outline.length] ?? start
    const normal = along(axis, [side * (end[1] - start[1]), side * (start[0] - end[0])], 0)
    if (!isSeen(camera, normal)) return
    const shade = lit(colour, normal)
    const [from, to] = [start, end].map((point) => project(camera, along(axis, point, t))) as [Point, Point]
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]) > 0.15 * span(outline)
    const places = long ? [from, to] : [halfway(from, to)]
    stops.push(...places.map((point) => ({ at: point, colour: shade })))
  })
  if (stops.length === 0)
    return lit(colour, along(axis, [0, 0], dot(camera.toward, along(axis, [0, 0], 1)) > 0 ? 1 : -1))

  const direction = across(camera, axis)
  const reach = (point: Point) => point[0] * direction[0] + point[1] * direction[1]
  const rim = outline.map((point) => project(camera, along(axis, point, t)))
  const [low, high] = [Math.min(...rim.map(reach)), Math.max(...rim.map(reach))]
  const shares = stops
    .map(
      ({ at, colour }) => [Math.round(((reach(at) - low) / (high - low || 1)) * 100) / 100, colour] as const,
    )
    .sort((p, q) => p[0] - q[0])
  const thinned = thin(shares)
  if (thinned.length === 1) return (thinned[0] as Stop)[1]
  // Upright walls shade along their own box, so that equal bins share one gradient.
  if (axis === 'z') return { stops: thinned }
  const middle = rim[0] as Point
  const foot = reach(middle)
  const to = (value: number): Point => [
    middle[0] + direction[0] * (value - foot),
    middle[1] + direction[1] * (value - foot),
  ]
  return { stops: thinned, from: to(low), to: to(high) }
}

function lidOf(camera: Camera, axis: Axis, { t, outline }: Ring, facing: number, colour: Colour): Shape {
  const line = outline.map((point) => project(camera, along(axis, point, t)))
  const normal = along(axis, [0, 0], facing > 0 ? 1 : -1)
  return {
    kind: 'path',
    lines: [line],
    fill: lit(colour, normal),
    stroke: lit(colour, [-0.4, -0.4, 1]),
    hair: 0.6,
  }
}

/** The screen direction at right angles to the axis. */
function across(camera: Camera, axis: Axis): Point {
  const [x, y] = project(camera, along(axis, [0, 0], 1))
  const length = Math.hypot(x, y)
  return length < 1e-6 ? [1, 0] : [Math.abs(y) / length, (y < 0 ? x : -x) / length]
}

const halfway = ([a, b]: Point, [c, d]: Point): Point => [(a + c) / 2, (b + d) / 2]

const widest = (one: Ring, other: Ring): Ring => (span(one.outline) > span(other.outline) ? one : other)

const span = (outline: Outline): number =>
  Math.max(...outline.map(([a]) => a)) - Math.min(...outline.map(([a]) => a))

/** Drops stops that say nothing new: those the eye would guess from their neighbours. */
function thin(stops: readonly Stop[]): Stop[] {
  const kept = stops.filter(([share], at) => at === 0 || share > (stops[at - 1]?.[0] ?? 0))
  for (let at = 1; at < kept.length - 1; ) {
    const [before, stop, after] = [kept[at - 1] as Stop, kept[at] as Stop, kept[at + 1] as Stop]
    const guess = mix(before[1], after[1], (stop[0] - before[0]) / (after[0] - before[0]))
    if (apart(guess, stop[1]) < 9) kept.splice(at, 1)
    else at += 1
  }
  return kept
}

type Stop = readonly [share: number, colour: Colour]
