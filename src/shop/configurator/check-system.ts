import type { FitFigures } from './fit-figures.ts'
import type { Measures, Span, SystemType } from './measures.ts'
import { type Assumption, exactly, type Known, type UsableSpace } from './usable-space.ts'

/** What a system asks of the place it is to stand in, in mm; `product.fit`. */
export type FitLimits = { readonly systemTypes: readonly SystemType[] } & {
  readonly [Name in (typeof limits)[number]]?: Span
}

export const limits = [
  'usableWidth',
  'fullWidth',
  'doorLeafWidth',
  'sideWallThickness',
  'drawerDepth',
  'installationDepth',
  'installationHeight',
] as const

export type ReasonCode =
  | 'BODY_WIDTH_OUT_OF_RANGE'
  | 'USABLE_WIDTH_TOO_SMALL'
  | 'USABLE_WIDTH_TOO_LARGE'
  | 'FLOOR_WIDTH_TOO_SMALL'
  | 'HEIGHT_TOO_SMALL'
  | 'DEPTH_TOO_SMALL'
  | 'DRAWER_DEPTH_TOO_SMALL'
  | 'SIDE_WALL_OUT_OF_RANGE'
  | 'DOOR_LEAF_OUT_OF_RANGE'

/** A check that failed: what is asked (a bound, or a range), what was measured, and the mm between them. */
export type Reason = {
  code: ReasonCode
  required: number | readonly [min: number | null, max: number | null]
  actual: number
  difference: number
}

/** What a check is called when it fails; of a range both its ends are said. */
type Codes = { below: ReasonCode; above?: ReasonCode; range?: true }

export type Verdict = { reasons: readonly Reason[]; assumptions: readonly Assumption[] }

/** Measures a system against the space there is, each check on its own (R1, R8 to R12). */
export function checkSystem(
  systemType: SystemType,
  measures: Measures,
  space: UsableSpace,
  limits: FitLimits,
  figures: FitFigures,
): Verdict {
  const reasons: Reason[] = []
  const assumptions = new Set<Assumption>()

  const check = (value: Known | null, span: Span | undefined, codes: Codes) => {
    if (!value || !span) return
    for (const assumption of value.assumed) assumptions.add(assumption)
    const reason = outside(value.mm, span, codes)
    if (reason) reasons.push(reason)
  }

  if (systemType !== 'free-standing' && measures.bodyWidth !== undefined) {
    const [min, max] = figures.bodyWidthRange
    check(
      { mm: measures.bodyWidth, assumed: [] },
      { min, max },
      { below: 'BODY_WIDTH_OUT_OF_RANGE', range: true },
    )
  }
  if (systemType === 'free-standing') check(space.width, limits.fullWidth, { below: 'FLOOR_WIDTH_TOO_SMALL' })
  else
    check(space.width, limits.usableWidth, {
      below: 'USABLE_WIDTH_TOO_SMALL',
      above: 'USABLE_WIDTH_TOO_LARGE',
    })
  check(space.height, limits.installationHeight, { below: 'HEIGHT_TOO_SMALL' })
  if (systemType === 'existing-pullout')
    check(space.depth, limits.drawerDepth, { below: 'DRAWER_DEPTH_TOO_SMALL' })
  else check(space.depth, limits.installationDepth, { below: 'DEPTH_TOO_SMALL' })
  if (systemType !== 'free-standing' && limits.sideWallThickness) {
    const { sideWallThickness } = measures
    if (sideWallThickness === undefined) assumptions.add('ASSUMED_SIDE_WALL')
    else
      check({ mm: sideWallThickness, assumed: [] }, limits.sideWallThickness, {
        below: 'SIDE_WALL_OUT_OF_RANGE',
        range: true,
      })
  }
  if (systemType === 'swing-door')
    check(doorLeaf(measures, figures), limits.doorLeafWidth, { below: 'DOOR_LEAF_OUT_OF_RANGE', range: true })

  return { reasons, assumptions: [...assumptions] }
}

/** Bounds are inclusive (R9) and nothing is rounded (R8). */
function outside(
  actual: number,
  { min = null, max = null }: Span,
  { below, above = below, range }: Codes,
): Reason | null {
  if (min !== null && actual < min)
    return { code: below, required: range ? [min, max] : min, actual, difference: exactly(min - actual) }
  if (max !== null && actual > max)
    return { code: above, required: range ? [min, max] : max, actual, difference: exactly(actual - max) }
  return null
}

/** R11; of a cabinet known only from inside, its sides are added. */
function doorLeaf(
  { bodyWidth, insideWidth, sideWallThickness, doorCount = 1 }: Measures,
  figures: FitFigures,
): Known | null {
  if (bodyWidth !== undefined) return { mm: bodyWidth / doorCount, assumed: [] }
  if (insideWidth === undefined) return null
  const walls = 2 * (sideWallThickness ?? figures.sideWallThickness)
  return {
    mm: exactly((insideWidth + walls) / doorCount),
    assumed: sideWallThickness === undefined ? ['ASSUMED_SIDE_WALL'] : [],
  }
}
