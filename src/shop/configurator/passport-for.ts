import { engineVersion, type Fittable, whatFits } from './fit.ts'
import type { FitFigures } from './fit-figures.ts'
import type { FitPassport, MeasuredPlace } from './fit-passport.ts'

/** What the rules say of one product and one place; null is a product that no place is measured for. */
export function passportFor(
  { systemType, measures }: MeasuredPlace,
  system: Fittable | null,
  figures: FitFigures,
): FitPassport {
  const { status, usable, fits, notFit } = whatFits(systemType, measures, system ? [system] : [], figures)
  const [found] = fits
  const [missed] = notFit
  const isJudged = system !== null && status !== 'error'

  return {
    systemType,
    measures,
    usable,
    // A system for another kind of place is neither found nor missed.
    status: isJudged ? (found?.status ?? 'no-fit') : 'unchecked',
    assumptions: found?.assumptions ?? [],
    fillers: missed?.fillers ?? [],
    engine: engineVersion,
    figures: revisionOf(figures),
  }
}

/** A short mark of these figures (FNV-1a, 32 bits): other figures, another mark, here and in the browser. */
export function revisionOf(figures: FitFigures): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(JSON.stringify(figures))) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  }
  return hash.toString(16).padStart(8, '0')
}
