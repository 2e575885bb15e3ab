import { type Outline, rectangle } from '../drawing/outline.ts'
import type { Place, Point } from '../drawing/space.ts'
import type { Surface } from './mesh.ts'
import { type Slice, skin, wrapped } from './skin.ts'

export type VesselBody = {
  at: Place
  size: Place
  /** Radius of the upright edges at the rim. */
  radius: number
  /** How much each side draws in towards the bottom. */
  draft: number
  /** How wide the rim is; walls are thinner, and the rest of the rim stands out from them. */
  rim: number
  /** How far the rim reaches down outside. */
  skirt?: number
}

/** An open container as it is moulded: rounded foot, tapered thin walls, a rim folded outwards, and its inside. */
export function openVessel({
  at: [x, y, z],
  size: [w, d, h],
  radius,
  draft,
  rim,
  skirt = 9,
}: VesselBody): Surface {
  const lip = lipOf(rim)
  const wall = Math.max(1.2, Math.min(2.6, rim - lip))
  const inner = Math.max(lip + wall, rim)
  const below = skirtOf(h, skirt)
  const fold: Point[] =
    lip === 0
      ? []
      : [
          [lip, h - below - 1],
          [lip - 0.4, h - below],
          [0.7, h - below],
          [0, h - below + 0.7],
        ]
  const profile: Point[] = [
    ...footOf(lip + draft, footRadius(h)),
    ...fold,
    [0, h - 2],
    [0.25, h - 0.9],
    [0.9, h - 0.25],
    [2, h],
    [Math.max(2.2, inner - 2), h],
    [Math.max(2.6, inner - 0.8), h - 0.3],
    [inner, h - 2],
    [lip + wall + 0.2, h - Math.max(6, below)],
    [lip + draft + wall, wall + 6],
    [lip + draft + wall + 1.8, wall + 1.8],
    [lip + draft + wall + 6, wall],
  ]
  return lathed([x, y, z], [w, d], radius, profile)
}

/** Where the leaning front of a vessel stands at a height, and how much it comes forward for each millimetre up. */
export function frontAt(
  { size: [, , h], draft, rim, skirt = 9 }: VesselBody,
  high: number,
): { inset: number; slope: number } {
  const lip = lipOf(rim)
  const [foot, top] = [footRadius(h), lip === 0 ? h - 2 : h - skirtOf(h, skirt) - 1]
  const slope = draft / (top - foot)
  return { inset: lip + slope * (top - high), slope }
}

const lipOf = (rim: number): number => (rim < 3 ? 0 : Math.min(5, rim * 0.6))
const skirtOf = (h: number, skirt: number): number => Math.min(skirt, h * 0.3)
const footRadius = (h: number): number => Math.min(5, h * 0.1)

/** A foot with a rounding of a radius, for profiles that begin at the bottom. */
export function footOf(inset: number, radius: number): Point[] {
  return [
    [inset + radius, 0],
    [inset + radius * 0.5, radius * 0.13],
    [inset + radius * 0.13, radius * 0.5],
    [inset, radius],
  ]
}

/** A profile of insets and heights carried round a rectangle with round corners. */
export function lathed([x, y, z]: Place, [w, d]: Point, radius: number, profile: readonly Point[]): Surface {
  return skin(
    'z',
    profile.map(
      ([inset, high]): Slice => ({
        t: z + high,
        outline: rounded(
          [x + inset, y + inset],
          [w - 2 * inset, d - 2 * inset],
          Math.max(1.5, radius - inset),
        ),
      }),
    ),
  )
}

/** A closed profile carried round: rings, bands, seals. */
export function hooped([x, y, z]: Place, [w, d]: Point, radius: number, profile: readonly Point[]): Surface {
  return wrapped(
    profile.map(([inset, high]) =>
      rounded([x + inset, y + inset], [w - 2 * inset, d - 2 * inset], Math.max(1.5, radius - inset)).map(
        ([a, b]): Place => [a, b, z + high],
      ),
    ),
  )
}

/** A rectangle with true round corners, always of as many points, so that several of them match. */
export function rounded([a, b]: Point, [w, h]: Point, radius: number, steps = 8): Outline {
  const reach = Math.min(radius, w / 2 - 0.01, h / 2 - 0.01)
  return rectangle(a, b, w, h).flatMap(([cornerA, cornerB], at) => {
    const [centreA, centreB] = [
      cornerA + (at === 0 || at === 3 ? reach : -reach),
      cornerB + (at < 2 ? reach : -reach),
    ]
    return Array.from({ length: steps + 1 }, (_, step): Point => {
      const turn = Math.PI + (at * Math.PI) / 2 + (step / steps) * (Math.PI / 2)
      return [centreA + reach * Math.cos(turn), centreB + reach * Math.sin(turn)]
    })
  })
}
