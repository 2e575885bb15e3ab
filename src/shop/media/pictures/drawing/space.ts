/** A place in millimetres: x to the right, y away from the viewer, z up. */
export type Place = readonly [x: number, y: number, z: number]

/** A point on a flat surface: the screen, or the face of a part. */
export type Point = readonly [a: number, b: number]

export type Bounds = { readonly min: Place; readonly max: Place }

/** The axis an outline is pulled along; its own two directions are the remaining axes in x, y, z order. */
export type Axis = 'x' | 'y' | 'z'

export function along(axis: Axis, [a, b]: Point, t: number): Place {
  if (axis === 'x') return [t, a, b]
  if (axis === 'y') return [a, t, b]
  return [a, b, t]
}

export const dot = (p: Place, q: Place): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2]

export const plus = (p: Place, q: Place): Place => [p[0] + q[0], p[1] + q[1], p[2] + q[2]]

export function unit(p: Place): Place {
  const length = Math.hypot(...p) || 1
  return [p[0] / length, p[1] / length, p[2] / length]
}

export function boundsOf(places: readonly Place[]): Bounds {
  const reach = (pick: (...values: number[]) => number): Place => [
    pick(...places.map((place) => place[0])),
    pick(...places.map((place) => place[1])),
    pick(...places.map((place) => place[2])),
  ]
  return { min: reach(Math.min), max: reach(Math.max) }
}

/** The eight corners of a box. */
export function corners({ min, max }: Bounds): Place[] {
  const xs = [min[0], max[0]]
  const ys = [min[1], max[1]]
  const zs = [min[2], max[2]]
  return xs.flatMap((x) => ys.flatMap((y) => zs.map((z): Place => [x, y, z])))
}
