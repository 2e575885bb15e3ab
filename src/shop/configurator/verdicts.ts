import { type Fittable, whatFits } from './fit.ts'
import type { FitFigures } from './fit-figures.ts'
import type { MeasuredPlace } from './fit-passport.ts'

/** A system as the rules see it, and the family it is listed with. */
export type ListedSystem = Fittable & { groupId: string }

/** `unsaid`: it is made for another kind of place, or an accessory would make it fit. */
export type Verdict = 'fits' | 'fits-assumed' | 'no-fit' | 'unsaid'

/**
 * What the rules say of every system and every family, by its id: a family fits when one of its versions does. Null
 * where the rules would have to ask again.
 */
export function verdicts(
  { systemType, measures }: MeasuredPlace,
  systems: readonly ListedSystem[],
  figures: FitFigures,
): ReadonlyMap<string, Verdict> | null {
  const result = whatFits(systemType, measures, systems, figures)
  if (result.status === 'error') return null

  // One of each model is judged; the others differ in colour alone.
  const ofModel = new Map<string, Verdict>([
    ...result.fits.map(({ system, status }) => [system.model, status] as const),
    ...result.notFit
      .filter(({ fillers }) => fillers.length === 0)
      .map(({ system }) => [system.model, 'no-fit'] as const),
  ])
  const found = new Map<string, Verdict>()
  for (const { productId, groupId, model } of systems) {
    const verdict = ofModel.get(model) ?? 'unsaid'
    found.set(productId, verdict)
    found.set(groupId, better(verdict, found.get(groupId)))
  }
  return found
}

/**
 * What is said of an accessory or a part by the systems it belongs to: one that fits is enough. That it is for none of
 * what fits is said only where the rules say so of every one, and none is a system of former days.
 */
export function verdictOfPart(
  systemIds: readonly string[],
  isForFormer: boolean,
  found: ReadonlyMap<string, Verdict>,
): Verdict {
  const said = new Set(systemIds.map((id) => found.get(id) ?? 'unsaid'))
  if (said.has('fits')) return 'fits'
  if (said.has('fits-assumed')) return 'fits-assumed'
  return said.size === 1 && said.has('no-fit') && !isForFormer ? 'no-fit' : 'unsaid'
}

const better = (one: Verdict, other: Verdict | undefined): Verdict =>
  ranked.find((verdict) => verdict === one || verdict === other) ?? 'unsaid'

const ranked = ['fits', 'fits-assumed', 'no-fit', 'unsaid'] as const
