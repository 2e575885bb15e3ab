import { z } from 'zod'
import type { CurrencyCode } from '../../../values/currency.ts'
import { fromUntil, isWithin } from './amounts.ts'

const shape = z.strictObject({ type: z.literal('bill-total'), ...fromUntil })

/** Only for bills of so much. */
export const billTotal = {
  shape,
  holds: (
    rule: z.output<typeof shape>,
    { currency, totalCents }: { currency: CurrencyCode; totalCents: number },
  ): boolean => isWithin(totalCents, currency, rule),
}
