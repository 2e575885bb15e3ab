/** A place in mm: to the right, up, and away from who looks. */
export type Place = readonly [x: number, y: number, z: number]

/** Seen from the front, a little from above and from the right: what faces us keeps its true shape. */
export const project = ([x, y, z]: Place): readonly [number, number] => [
  Math.round(x + z * 0.4),
  Math.round(-y - z * 0.28),
]

/** A face as the `points` of a polygon. */
export const points = (...places: readonly Place[]): string =>
  places.map((place) => project(place).join()).join(' ')

export type Box = { at: Place; size: readonly [width: number, height: number, depth: number] }

/** The three faces of a box that can be seen. */
export function facesOf({ at: [x, y, z], size: [width, height, depth] }: Box) {
  const [right, top, back] = [x + width, y + height, z + depth]
  return {
    front: points([x, y, z], [right, y, z], [right, top, z], [x, top, z]),
    top: points([x, top, z], [right, top, z], [right, top, back], [x, top, back]),
    side: points([right, y, z], [right, top, z], [right, top, back], [right, y, back]),
  }
}
