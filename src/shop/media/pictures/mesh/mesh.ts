import { type Bounds, boundsOf, type Place } from '../drawing/space.ts'
import type { MaterialName } from './materials.ts'

/** One body of one material: millimetres, x to the right, y to the back, z up. */
export type MeshPart = {
  readonly name: string
  readonly material: MaterialName
  /** Flat x, y, z. */
  readonly positions: readonly number[]
  /** Triangles, counter-clockwise as seen from outside. */
  readonly indices: readonly number[]
  /** Edges under 35 degrees belong to a rounding and shade softly; without it every face is flat. */
  readonly smooth: boolean
}

export type Mesh = { readonly name: string; readonly parts: readonly MeshPart[] }

/** Places and the triangles between them, before anything is said of material. */
export type Surface = {
  readonly places: readonly Place[]
  readonly triangles: readonly Triangle[]
}

export type Triangle = readonly [number, number, number]

/** A surface as a part, to the hundredth of a millimetre. */
export function partOf(
  surface: Surface,
  material: MaterialName,
  smooth: boolean,
  name: string = material,
): MeshPart {
  const { places, triangles } = facingOut(surface)
  return {
    name,
    material,
    positions: places.flat().map((value) => Math.round(value * 100) / 100),
    indices: triangles.flat(),
    smooth,
  }
}

/** Several closed surfaces as one. */
export function joined(surfaces: readonly Surface[]): Surface {
  const places: Place[] = []
  const triangles: Triangle[] = []
  for (const surface of surfaces) {
    const start = places.length
    for (const place of surface.places) places.push(place)
    for (const [a, b, c] of facingOut(surface).triangles) triangles.push([a + start, b + start, c + start])
  }
  return { places, triangles }
}

export function meshBounds(parts: readonly MeshPart[]): Bounds {
  return boundsOf(parts.flatMap(placesOf))
}

export function placesOf({ positions }: MeshPart): Place[] {
  return Array.from({ length: positions.length / 3 }, (_, at): Place => {
    const [x = 0, y = 0, z = 0] = positions.slice(at * 3, at * 3 + 3)
    return [x, y, z]
  })
}

/** Turned inside out when the volume its triangles enclose is negative. */
function facingOut(surface: Surface): Surface {
  if (volumeOf(surface) >= 0) return surface
  return { places: surface.places, triangles: surface.triangles.map(([a, b, c]): Triangle => [a, c, b]) }
}

export function volumeOf({ places, triangles }: Surface): number {
  const start = places[0] ?? [0, 0, 0]
  const from = (at: number): Place => {
    const [x, y, z] = places[at] ?? start
    return [x - start[0], y - start[1], z - start[2]]
  }
  return triangles.reduce((sum, [one, two, three]) => {
    const [p, q, r] = [from(one), from(two), from(three)]
    return (
      sum +
      (p[0] * (q[1] * r[2] - q[2] * r[1]) +
        p[1] * (q[2] * r[0] - q[0] * r[2]) +
        p[2] * (q[0] * r[1] - q[1] * r[0])) /
        6
    )
  }, 0)
}
