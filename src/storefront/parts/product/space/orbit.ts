/** Where the camera stands around what it looks at: angles in radians, the distance as a share of the first one. */
export type Orbit = { readonly azimuth: number; readonly height: number; readonly distance: number }

/** Three-quarter from the right and above, as the pictures show it. */
export const firstOrbit: Orbit = { azimuth: 0.62, height: 0.62, distance: 1 }

const [lowest, highest] = [-0.15, 1.45]
const [nearest, farthest] = [0.35, 2]

/** Turned around and tilted; never below the floor, never over the top. */
export const turned = ({ azimuth, height, distance }: Orbit, across: number, up: number): Orbit => ({
  azimuth: azimuth + across,
  height: Math.min(Math.max(height + up, lowest), highest),
  distance,
})

/** A factor over 1 comes nearer. */
export const nearer = (orbit: Orbit, factor: number): Orbit => ({
  ...orbit,
  distance: Math.min(Math.max(orbit.distance / factor, nearest), farthest),
})

/** The way back to the first view is the shorter one round. */
export const unwound = (orbit: Orbit): Orbit => {
  const around = 2 * Math.PI
  const off = (((orbit.azimuth + Math.PI) % around) + around) % around
  return { ...orbit, azimuth: off - Math.PI }
}

/** A step of the way, the larger the more time has passed; arrived when nothing of it would be seen. */
export function approached(from: Orbit, to: Orbit, seconds: number): Orbit {
  const share = 1 - Math.exp(-seconds * 12)
  const step = (a: number, b: number) => (Math.abs(b - a) < 0.0005 ? b : a + (b - a) * share)
  return {
    azimuth: step(from.azimuth, to.azimuth),
    height: step(from.height, to.height),
    distance: step(from.distance, to.distance),
  }
}

export const isSame = (one: Orbit, other: Orbit): boolean =>
  one.azimuth === other.azimuth && one.height === other.height && one.distance === other.distance

/** The direction from what is looked at to the camera, one long, y up. */
export const direction = ({ azimuth, height }: Orbit): [x: number, y: number, z: number] => [
  Math.sin(azimuth) * Math.cos(height),
  Math.sin(height),
  Math.cos(azimuth) * Math.cos(height),
]
