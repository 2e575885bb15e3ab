/** A point of the map: 100 m a unit, to the east and to the south of the middle of Switzerland. */
export type MapPoint = { x: number; y: number }

const middle = { latitude: 46.8, longitude: 8.2 }
const unitsOfRadius = 63_710

/**
 * Lambert's conformal cone, touching the earth in the middle of Switzerland: there a unit is a unit in every
 * direction, and Barcelona and Hamburg still look as one knows them. The outlines of `map.svg` are drawn by it as well.
 */
export function project({ latitude, longitude }: { latitude: number; longitude: number }): MapPoint {
  const cone = Math.sin(radians(middle.latitude))
  const away = (latitude: number) =>
    1 / (Math.tan(radians(middle.latitude)) * steepness(latitude, middle.latitude) ** cone)
  const turn = cone * radians(longitude - middle.longitude)

  return {
    x: unitsOfRadius * away(latitude) * Math.sin(turn),
    y: unitsOfRadius * (away(latitude) * Math.cos(turn) - away(middle.latitude)),
  }
}

const steepness = (latitude: number, from: number): number =>
  Math.tan(Math.PI / 4 + radians(latitude) / 2) / Math.tan(Math.PI / 4 + radians(from) / 2)

const radians = (degrees: number): number => (degrees * Math.PI) / 180
