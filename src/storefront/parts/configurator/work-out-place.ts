import { checkSystem, type Reason } from '../../../shop/configurator/check-system.ts'
import { drawPlace, type PlaceDrawing } from '../../../shop/configurator/drawing/draw-place.ts'
import { type FitResult, whatFits } from '../../../shop/configurator/fit.ts'
import type { Length, Measures, SystemType } from '../../../shop/configurator/measures.ts'
import { type UsableSpace, usableSpace } from '../../../shop/configurator/usable-space.ts'
import type { KnownSystem, LoadedConfigurator } from './load-configurator.ts'
import { chosenProduct, measuresOf, obstaclesOf, type Typed } from './measuring.ts'

/** What was typed, worked out: what fits, and the one system the drawing shows. */
export type WorkedOut = {
  measures: Measures
  unreadable: readonly Length[]
  result: FitResult<KnownSystem>
  space: UsableSpace
  shown: Shown | null
  drawing: PlaceDrawing
}

export type Shown = {
  system: KnownSystem
  reasons: readonly Reason[]
  /** Somebody asked to see this one. */
  isChosen: boolean
}

type Known = Pick<LoadedConfigurator, 'figures' | 'systems'>

export function workOutPlace(systemType: SystemType, typed: Typed, { figures, systems }: Known): WorkedOut {
  const { measures, unreadable } = measuresOf(typed)
  const result = whatFits(systemType, measures, systems, figures)
  const sound = withoutDoubtful(measures, result)
  const space = usableSpace(systemType, sound, figures)
  const reasonsOf = ({ limits }: KnownSystem) =>
    checkSystem(systemType, sound, space, limits, figures).reasons
  const shown = chooseShown(result, systemType, { systems, reasonsOf, wished: typed[chosenProduct] })

  return {
    measures,
    unreadable,
    result,
    space,
    shown,
    drawing: drawPlace({
      systemType,
      measures: sound,
      figures,
      obstacles: obstaclesOf(typed),
      system: shown?.system ?? null,
      reasons: shown?.reasons ?? [],
    }),
  }
}

/** What has to be asked again is not drawn: a cabinet of 55 mm would be a line. */
function withoutDoubtful(measures: Measures, { errors }: FitResult<KnownSystem>): Measures {
  const doubtful = errors.flatMap(({ code, field }) =>
    code === 'VALUE_REQUIRED' ? [] : [code === 'DEPTH_EXCEEDS_BODY' ? 'bodyDepth' : field],
  )
  return Object.fromEntries(
    Object.entries(measures).filter(([name]) => !doubtful.some((field) => field === name)),
  )
}

type Choosing = {
  systems: readonly KnownSystem[]
  reasonsOf: (system: KnownSystem) => readonly Reason[]
  wished: string | undefined
}

/** The one somebody asked for, else the best that fits, else the nearest; before all is measured, what still may fit. */
function chooseShown(
  { fits, notFit }: FitResult<KnownSystem>,
  systemType: SystemType,
  { systems, reasonsOf, wished }: Choosing,
): Shown | null {
  const ofType = systems.filter(({ limits }) => limits.systemTypes.includes(systemType))
  const chosen = ofType.find(({ numbers }) => wished !== undefined && numbers.includes(wished))
  if (chosen) return { system: chosen, reasons: reasonsOf(chosen), isChosen: true }

  const [best] = fits
  if (best) return { system: best.system, reasons: [], isChosen: false }
  const [nearest] = notFit
  if (nearest) return { ...nearest, isChosen: false }

  const possible = ofType
    .map((system) => ({ system, reasons: reasonsOf(system) }))
    .sort(
      (one, other) =>
        one.reasons.length - other.reasons.length ||
        other.system.containerCount - one.system.containerCount ||
        other.system.totalLitres - one.system.totalLitres,
    )[0]
  return possible ? { ...possible, isChosen: false } : null
}
