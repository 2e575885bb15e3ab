import type { FitFigures } from '../../../shop/configurator/fit-figures.ts'
import type { UsableSpace } from '../../../shop/configurator/usable-space.ts'
import type { KnownSystem } from './load-configurator.ts'

export type SpareRoom = { width: number | null; height: number | null; depth: number | null }

/** How many mm a place leaves beside, above and behind a system that fits. */
export function spareRoom({ limits }: KnownSystem, { width, height, depth }: UsableSpace): SpareRoom {
  const least = limits.usableWidth ?? limits.fullWidth
  const long = limits.drawerDepth ?? limits.installationDepth
  return {
    width: over(width?.mm, least?.min),
    height: over(height?.mm, limits.installationHeight?.min),
    depth: over(depth?.mm, long?.min),
  }
}

const over = (there: number | undefined, needed: number | null | undefined): number | null =>
  there === undefined || needed === null || needed === undefined
    ? null
    : Math.round((there - needed) * 10) / 10

/** Less than this nobody sees. */
const seen = 10

/** The accessory that takes up width a pull-out leaves over, by its item number. */
export function fillerOf(system: KnownSystem, space: UsableSpace, { fillers }: FitFigures): string | null {
  const { width } = spareRoom(system, space)
  if (width === null || width < seen) return null
  return (
    fillers.find(({ lines, upTo }) => lines.includes(system.line) && width <= upTo)?.productNumber ?? null
  )
}
