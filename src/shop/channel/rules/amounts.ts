import { z } from 'zod'
import type { CurrencyCode } from '../../../values/currency.ts'

/** Cents in each currency: nothing is converted by a factor. */
export const amounts = z.strictObject({ CHF: z.int().nonnegative(), EUR: z.int().nonnegative() })

/** Both ends count as inside; an end that is left out is open. */
export const fromUntil = { from: amounts.optional(), until: amounts.optional() }

type Amounts = Readonly<Record<CurrencyCode, number>>

export const isWithin = (
  cents: number,
  currency: CurrencyCode,
  { from, until }: { from?: Amounts | undefined; until?: Amounts | undefined },
): boolean =>
  (from === undefined || cents >= from[currency]) && (until === undefined || cents <= until[currency])
