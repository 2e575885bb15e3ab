import { materialOf } from '../mesh/materials.ts'
import { partOf } from '../mesh/mesh.ts'
import { skin } from '../mesh/skin.ts'
import { openVessel } from '../mesh/vessel.ts'
import { type Camera, isSeen, project } from './camera.ts'
import { bright, type Colour, lit } from './colour.ts'
import { body, type Ring, wallPaint } from './loft.ts'
import { type Outline, roundRectangle } from './outline.ts'
import { built, type Shape, type Solid } from './solid.ts'
import { along, boundsOf, type Place, type Point } from './space.ts'

export type Vessel = {
  at: Place
  size: Place
  radius: number
  colour: Colour
  /** How much each side draws in towards the bottom. */
  draft?: number
  wall?: number
  inside?: Colour
  /** A see-through vessel shows a little of what stands behind it. */
  opacity?: number
}

/** An open container: one sees into it. */
export function vessel({
  at,
  size,
  radius,
  colour,
  draft = 0,
  wall = 5,
  inside = colour,
  opacity,
}: Vessel): Solid {
  const [[x, y, z], [w, d, h]] = [at, size]
  const inset = (by: number) =>
    roundRectangle(x + by, y + by, w - 2 * by, d - 2 * by, Math.max(1, radius - by))
  const top: Ring = { t: z + h, outline: inset(0) }
  const foot: Ring = { t: z, outline: inset(draft) }
  return built(
    () => [partOf(openVessel({ at, size, radius, draft, rim: wall }), materialOf(colour), true)],
    hollow(foot, top, inset(wall), { t: z + wall, outline: inset(draft + wall) }, colour, inside, opacity),
  )
}

/** A vessel of any convex shape, from its foot, its rim, its opening and its floor. */
export function hollow(
  foot: Ring,
  top: Ring,
  opening: Outline,
  floor: Ring,
  colour: Colour,
  inside: Colour,
  opacity?: number,
): Solid {
  const rings = [foot, top, { t: top.t, outline: opening }, floor]
  return built(
    () => [partOf(skin('z', rings), materialOf(colour), true)],
    hollowInside({ t: top.t, outline: opening }, floor, inside),
    shell(foot, top, opening, colour, opacity),
  )
}

/** What one sees through the mouth. It must be painted before the walls that hide most of it. */
export function hollowInside(mouth: Ring, floor: Ring, colour: Colour): Solid {
  return {
    bounds: boundsOfRings([mouth, floor]),
    parts: drawnOnly,
    shapes(camera) {
      if (!isSeen(camera, [0, 0, 1])) return []
      const opening = flat(camera, mouth)
      const bottom = flat(camera, floor)
      const walls: Shape = {
        kind: 'path',
        lines: [opening],
        fill: wallPaint(camera, 'z', mouth, bright(colour, 0.8), -1),
      }
      // From the side, the floor of a deep vessel lies below what its mouth lets one see.
      if (highest(bottom) >= lowest(opening)) return [walls]
      return [walls, { kind: 'path', lines: [bottom], fill: bright(lit(colour, [0, 0, 1]), 0.78) }]
    },
  }
}

/** The walls of a vessel from outside, and its rim. */
export function shell(
  foot: Ring,
  top: Ring,
  opening: Outline,
  colour: Colour,
  opacity?: number,
  rimless = false,
): Solid {
  const clear = opacity === undefined ? {} : { opacity }
  return {
    bounds: boundsOfRings([foot, top]),
    parts: drawnOnly,
    shapes(camera) {
      const outer: Shape = { ...body(camera, 'z', foot, top, colour), ...clear }
      if (!isSeen(camera, [0, 0, 1]) || outer.kind !== 'path') return [outer]
      const mouth = flat(camera, { t: top.t, outline: opening })
      const rim = bright(lit(colour, [0, 0, 1]), 1.02)
      const walls = { ...outer, lines: [...outer.lines, mouth] }
      if (rimless) return [walls]
      return [walls, { kind: 'path', lines: [flat(camera, top), mouth], fill: rim, ...clear }]
    },
  }
}

/** Half of a vessel has no body of its own; the whole is built at once. */
const drawnOnly = () => []

const highest = (line: readonly Point[]): number => Math.min(...line.map(([, y]) => y))

const lowest = (line: readonly Point[]): number => Math.max(...line.map(([, y]) => y))

const flat = (camera: Camera, { t, outline }: Ring): Point[] =>
  outline.map((point) => project(camera, along('z', point, t)))

const boundsOfRings = (rings: readonly Ring[]) =>
  boundsOf(rings.flatMap(({ t, outline }) => outline.map((point) => along('z', point, t))))
