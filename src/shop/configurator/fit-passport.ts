import { z } from 'zod'
import { lengths, type Measures, type SystemType, systemTypes } from './measures.ts'
import type { Assumption } from './usable-space.ts'

/**
 * What was measured when a product was chosen by measure, and what the rules said of it then. It travels with its line
 * from the cart to the invoice.
 */
export type FitPassport = {
  systemType: SystemType
  /** As they were given, lengths in mm. */
  measures: Measures
  /** What the engine made of them, in mm; null where nothing was said. */
  usable: { width: number | null; height: number | null; depth: number | null }
  /** `unchecked`: the engine knows no limits of this product, or could not work with the measures. */
  status: PassportStatus
  assumptions: readonly Assumption[]
  /** Numbers of accessories, each of which makes it fit after all. */
  fillers: readonly string[]
  /** The `engineVersion` that said so. */
  engine: string
  /** A mark of the figures the rules were told with (`revisionOf`). */
  figures: string
}

export type PassportStatus = 'fits' | 'fits-assumed' | 'no-fit' | 'unchecked'

/** What somebody says was measured; all else is worked out by the shop. */
export type MeasuredPlace = Pick<FitPassport, 'systemType' | 'measures'>

/** Far beyond what is plausible: the rules ask about that, this only keeps nonsense out. */
const length = z.number().min(0).max(100_000)
const code = z.string().regex(/^[a-zA-Z0-9_.-]{1,40}$/)

// Every length is one of `lengths`: the keys come from there.
const ofEachLength = Object.fromEntries(lengths.map((name) => [name, length.exactOptional()])) as Record<
  (typeof lengths)[number],
  z.ZodExactOptional<typeof length>
>

export const measuresSchema: z.ZodType<Measures> = z.strictObject({
  ...ofEachLength,
  drawerSystem: code.exactOptional(),
  doorCount: z.union([z.literal(1), z.literal(2)]).exactOptional(),
  hingeSide: z.enum(['left', 'right']).exactOptional(),
})

/** A passport from outside: nothing in it is believed but the place and its measures, and they may come alone. */
export const measuredPlaceSchema: z.ZodType<MeasuredPlace> = z
  .strictObject({
    systemType: z.enum(systemTypes),
    measures: measuresSchema,
    usable: z.unknown().optional(),
    status: z.unknown().optional(),
    assumptions: z.unknown().optional(),
    fillers: z.unknown().optional(),
    engine: z.unknown().optional(),
    figures: z.unknown().optional(),
  })
  .transform(({ systemType, measures }) => ({ systemType, measures }))
