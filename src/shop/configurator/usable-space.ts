import type { FitFigures } from './fit-figures.ts'
import type { Measures, SystemType } from './measures.ts'

export type Assumption = 'ASSUMED_SIDE_WALL' | 'ASSUMED_DRAWER_SYSTEM' | 'ASSUMED_DEPTH'

/** A length in mm and what had to be assumed to know it; null when nothing was said of it. */
export type Known = { mm: number; assumed: readonly Assumption[] }

export type UsableSpace = {
  width: Known | null
  depth: Known | null
  height: Known | null
  /** Inside and outside width do not belong to one cabinet (R5). */
  isInconsistent: boolean
}

/** Two measures of one cabinet may differ by this much (R5). */
const tolerance = 3

/** What of a cabinet, a drawer or a niche is free for a system (R3 to R8). */
export function usableSpace(systemType: SystemType, measures: Measures, figures: FitFigures): UsableSpace {
  const { installationHeight: height } = measures
  const width = usableWidth(systemType, measures, figures)
  return {
    width: width.known,
    depth: usableDepth(systemType, measures, figures),
    height: height === undefined ? null : measured(height),
    isInconsistent: width.isInconsistent,
  }
}

const measured = (mm: number): Known => ({ mm, assumed: [] })

/** What floating point adds to tenths of a millimetre must not decide at a bound. */
export const exactly = (mm: number): number => Math.round(mm * 1e6) / 1e6

function usableWidth(systemType: SystemType, measures: Measures, figures: FitFigures) {
  if (systemType === 'free-standing') {
    const { fullWidth } = measures
    return { known: fullWidth === undefined ? null : measured(fullWidth), isInconsistent: false }
  }
  if (systemType === 'existing-pullout')
    return { known: widthInDrawer(measures, figures), isInconsistent: false }
  return widthInCabinet(measures, figures)
}

/** R3, and R5: the smaller of two that disagree. */
function widthInCabinet(measures: Measures, figures: FitFigures) {
  const { insideWidth, sideWallThickness, edgeWidth = 0 } = measures
  const between = betweenSides(measures, figures)
  const isInconsistent =
    insideWidth !== undefined &&
    between !== null &&
    sideWallThickness !== undefined &&
    exactly(Math.abs(between.mm - insideWidth)) > tolerance
  const clear = insideWidth === undefined ? between : measured(insideWidth)
  if (!clear) return { known: null, isInconsistent }
  const mm = isInconsistent && between ? Math.min(clear.mm, between.mm) : clear.mm
  return { known: { ...clear, mm: exactly(mm - 2 * edgeWidth) }, isInconsistent }
}

/** R4. */
function widthInDrawer(measures: Measures, figures: FitFigures): Known | null {
  const { insideWidth, fullWidth, edgeWidth, drawerSystem = 'unknown' } = measures
  if (insideWidth !== undefined) return measured(insideWidth)
  if (fullWidth !== undefined && edgeWidth !== undefined) return measured(exactly(fullWidth - 2 * edgeWidth))

  const between = betweenSides(measures, figures)
  if (!between) return null
  // Of most makers' drawers nobody knows what their sides take: the widest are assumed.
  const { unknown = 0, ...known } = figures.drawerDeductions
  const deduction = known[drawerSystem]
  return {
    mm: exactly(between.mm - (deduction ?? unknown)),
    assumed: [...between.assumed, ...(deduction === undefined ? (['ASSUMED_DRAWER_SYSTEM'] as const) : [])],
  }
}

function betweenSides({ bodyWidth, sideWallThickness }: Measures, figures: FitFigures): Known | null {
  if (bodyWidth === undefined) return null
  return {
    mm: exactly(bodyWidth - 2 * (sideWallThickness ?? figures.sideWallThickness)),
    assumed: sideWallThickness === undefined ? ['ASSUMED_SIDE_WALL'] : [],
  }
}

/** R6, R7. */
function usableDepth(systemType: SystemType, measures: Measures, figures: FitFigures): Known | null {
  const { installationDepth, bodyDepth, drawerBackToFront } = measures
  if (systemType === 'existing-pullout' && drawerBackToFront !== undefined) return measured(drawerBackToFront)

  const free = (() => {
    if (installationDepth !== undefined) return measured(installationDepth)
    if (bodyDepth === undefined || systemType === 'free-standing') return null
    return {
      mm: exactly(bodyDepth - figures.bodyToInstallationDepth),
      assumed: ['ASSUMED_DEPTH'],
    } satisfies Known
  })()
  if (!free || systemType !== 'existing-pullout') return free

  const longest = figures.nominalLengths.findLast((length) => length + figures.runnerClearance <= free.mm)
  return { ...free, mm: longest ?? 0 }
}
