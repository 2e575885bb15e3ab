/** A point on the earth, in degrees. */
export type Point = { latitude: number; longitude: number }

const earthKm = 6371.0088

/** As the crow flies, in kilometres (haversine). */
export function kilometresBetween(one: Point, other: Point): number {
  const [north, east] = [other.latitude - one.latitude, other.longitude - one.longitude].map(radians)
  const [from, to] = [one.latitude, other.latitude].map(radians)
  const half =
    Math.sin((north ?? 0) / 2) ** 2 + Math.cos(from ?? 0) * Math.cos(to ?? 0) * Math.sin((east ?? 0) / 2) ** 2

  // Rounding may lead past 1 on the far side of the earth.
  return 2 * earthKm * Math.asin(Math.sqrt(Math.min(half, 1)))
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180
