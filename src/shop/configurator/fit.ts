import { checkMeasures, type MeasureError } from './check-measures.ts'
import { checkSystem, type FitLimits, type Reason } from './check-system.ts'
import type { FitFigures } from './fit-figures.ts'
import { type Measures, type SystemType, systemTypes } from './measures.ts'
import { type Assumption, exactly, usableSpace } from './usable-space.ts'

/** Changes whenever the rules answer otherwise, so that what was said with an order can be told again. */
export const engineVersion = '1'

/** A system as the rules see it. Those that share a model differ in colour alone and share their limits. */
export type Fittable = {
  model: string
  productId: string
  productNumber: string
  line: string
  limits: FitLimits
  containerCount: number
  totalLitres: number
  /** Cents of a piece, to sort by. */
  price: number
}

export type Fit<System extends Fittable> = {
  system: System
  status: 'fits' | 'fits-assumed'
  assumptions: readonly Assumption[]
}

export type Miss<System extends Fittable> = {
  system: System
  reasons: readonly Reason[]
  /** Numbers of accessories, each of which makes it fit. */
  fillers: readonly string[]
}

export type FitResult<System extends Fittable> = {
  status: 'fits' | 'fits-assumed' | 'no-match' | 'error'
  /** mm; null where nothing was said of it, or nothing could be worked out. */
  usable: { width: number | null; height: number | null; depth: number | null }
  fits: readonly Fit<System>[]
  nearMisses: readonly Miss<System>[]
  /** The nearest first. */
  notFit: readonly Miss<System>[]
  assumptions: readonly Assumption[]
  warnings: readonly 'INCONSISTENT_WIDTH'[]
  errors: readonly MeasureError[]
  otherSystemTypes: readonly SystemType[]
}

/** Which systems fit, which nearly do, and why the others do not (R1 to R15). */
export function whatFits<System extends Fittable>(
  systemType: SystemType,
  measures: Measures,
  systems: readonly System[],
  figures: FitFigures,
): FitResult<System> {
  const errors = checkMeasures(systemType, measures, figures)
  if (errors.length > 0) return { ...nothing, status: 'error', errors }

  const result = sift(systemType, measures, systems, figures)
  if (result.fits.length > 0) return result
  const fitsAs = (other: SystemType) =>
    checkMeasures(other, measures, figures).length === 0 &&
    sift(other, measures, systems, figures).fits.length > 0
  return {
    ...result,
    nearMisses: result.notFit.filter(({ reasons }) => reasons.length === 1).slice(0, mostNearMisses),
    otherSystemTypes: systemTypes.filter((other) => other !== systemType && fitsAs(other)),
  }
}

/** R15. */
const mostNearMisses = 3

const nothing = {
  usable: { width: null, height: null, depth: null },
  fits: [],
  nearMisses: [],
  notFit: [],
  assumptions: [],
  warnings: [],
  errors: [],
  otherSystemTypes: [],
} satisfies Partial<FitResult<never>>

function sift<System extends Fittable>(
  systemType: SystemType,
  measures: Measures,
  systems: readonly System[],
  figures: FitFigures,
): FitResult<System> {
  const space = usableSpace(systemType, measures, figures)
  const fits: Fit<System>[] = []
  const notFit: Miss<System>[] = []

  for (const system of oneOfEachModel(systems, systemType)) {
    const { reasons, assumptions } = checkSystem(systemType, measures, space, system.limits, figures)
    if (reasons.length > 0) notFit.push({ system, reasons, fillers: fillersFor(system, reasons, figures) })
    else fits.push({ system, status: assumptions.length > 0 ? 'fits-assumed' : 'fits', assumptions })
  }
  fits.sort((one, other) => Number(isAssumed(one)) - Number(isAssumed(other)))
  notFit.sort((one, other) => one.reasons.length - other.reasons.length || shortfall(one) - shortfall(other))

  return {
    ...nothing,
    status: fits[0]?.status ?? 'no-match',
    usable: {
      width: space.width?.mm ?? null,
      height: space.height?.mm ?? null,
      depth: space.depth?.mm ?? null,
    },
    fits,
    notFit,
    assumptions: [...new Set(fits.flatMap(({ assumptions }) => assumptions))],
    warnings: space.isInconsistent ? ['INCONSISTENT_WIDTH'] : [],
  }
}

/** In the order of R14; sorting by anything else afterwards keeps it among equals. */
function oneOfEachModel<System extends Fittable>(systems: readonly System[], systemType: SystemType) {
  const models = new Map<string, System>()
  for (const system of systems
    .filter(({ limits }) => limits.systemTypes.includes(systemType))
    .toSorted(byWorth))
    if (!models.has(system.model)) models.set(system.model, system)
  return [...models.values()]
}

const byWorth = (one: Fittable, other: Fittable) =>
  other.containerCount - one.containerCount ||
  other.totalLitres - one.totalLitres ||
  one.price - other.price ||
  (one.productNumber < other.productNumber ? -1 : Number(one.productNumber > other.productNumber))

const isAssumed = ({ status }: Fit<Fittable>) => status === 'fits-assumed'

const shortfall = ({ reasons }: Miss<Fittable>) =>
  exactly(reasons.reduce((sum, { difference }) => sum + difference, 0))

/** What is too wide and nothing else can be filled up. */
function fillersFor({ line }: Fittable, reasons: readonly Reason[], { fillers }: FitFigures): string[] {
  const [reason, ...others] = reasons
  if (reason?.code !== 'USABLE_WIDTH_TOO_LARGE' || others.length > 0) return []
  return fillers
    .filter(({ lines, upTo }) => lines.includes(line) && reason.difference <= upTo)
    .map(({ productNumber }) => productNumber)
}
