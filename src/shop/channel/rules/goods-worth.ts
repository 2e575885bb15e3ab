import { z } from 'zod'
import type { CurrencyCode } from '../../../values/currency.ts'
import { fromUntil, isWithin } from './amounts.ts'

const shape = z.strictObject({ type: z.literal('goods-worth'), ...fromUntil })

/** Only for goods worth so much, with tax and after discounts. */
export const goodsWorth = {
  shape,
  holds: (
    rule: z.output<typeof shape>,
    { currency, worthIn }: { currency: CurrencyCode; worthIn: (currency: CurrencyCode) => number },
  ): boolean => isWithin(worthIn(currency), currency, rule),
}
