import type { FitFigures } from './fit-figures.ts'
import { type Length, lengths, type Measures, type SystemType } from './measures.ts'
import { exactly } from './usable-space.ts'

export type MeasureError = {
  field: Length
  code: 'UNIT_SUSPECT' | 'VALUE_IMPLAUSIBLE' | 'DEPTH_EXCEEDS_BODY' | 'VALUE_REQUIRED'
  /** What may have been meant, in mm. */
  suggestion: number | null
}

/** A body width of so many "millimetres" was measured in centimetres (R2). */
const looksLikeCentimetres = (bodyWidth: number) => bodyWidth >= 20 && bodyWidth <= 130

/** What has to be asked again before anything can be said (R2, R6, and what the type requires). */
export function checkMeasures(
  systemType: SystemType,
  measures: Measures,
  figures: FitFigures,
): readonly MeasureError[] {
  const errors = lengths.flatMap((field) => implausible(field, measures[field], figures))
  const { installationDepth, bodyDepth } = measures
  const isBuiltIn = systemType === 'complete' || systemType === 'swing-door'
  if (
    isBuiltIn &&
    installationDepth !== undefined &&
    bodyDepth !== undefined &&
    installationDepth > bodyDepth &&
    !errors.some(({ field }) => field === 'installationDepth' || field === 'bodyDepth')
  )
    errors.push({ field: 'installationDepth', code: 'DEPTH_EXCEEDS_BODY', suggestion: null })

  return [...errors, ...missing(systemType, measures, figures)]
}

function implausible(field: Length, value: number | undefined, { plausible }: FitFigures): MeasureError[] {
  if (value === undefined) return []
  const tenfold = exactly(value * 10)
  if (field === 'bodyWidth' && looksLikeCentimetres(value))
    return [{ field, code: 'UNIT_SUSPECT', suggestion: tenfold }]

  const [min, max] = plausible[field] ?? [0, Number.POSITIVE_INFINITY]
  const isPlausible = (mm: number) => mm >= min && mm <= max
  if (isPlausible(value)) return []
  return [{ field, code: 'VALUE_IMPLAUSIBLE', suggestion: isPlausible(tenfold) ? tenfold : null }]
}

/** The first way to know what is not known at all. */
function missing(systemType: SystemType, measures: Measures, { required }: FitFigures): MeasureError[] {
  return required[systemType]
    .filter((ways) => !ways.some((way) => way.every((field) => measures[field] !== undefined)))
    .flatMap(([first]) =>
      first?.[0] ? [{ field: first[0], code: 'VALUE_REQUIRED' as const, suggestion: null }] : [],
    )
}
