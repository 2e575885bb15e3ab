/** Somebody wants to choose, however far it is. */
export const fewest = 3
/** More than that nobody compares. */
export const most = 10
/** An errand: there and back in half a day, whatever the roads are like. */
const errandKm = 50

/**
 * How many of the nearest are shown: those within an errand, but at least three and at most ten. So there is no radius
 * to choose: in a town it shows what is around the corner, in the mountains what there is.
 *
 * @param distances in kilometres, the nearest first
 */
export const howManyNear = (distances: readonly number[]): number =>
  Math.min(
    distances.length,
    most,
    Math.max(fewest, distances.filter((kilometres) => kilometres <= errandKm).length),
  )
