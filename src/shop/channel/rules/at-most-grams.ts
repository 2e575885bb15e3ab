import { z } from 'zod'

/** Not heavier than this, all goods together. */
export const atMostGrams = {
  shape: z.strictObject({ type: z.literal('at-most-grams'), grams: z.int().positive() }),
  holds: (rule: { grams: number }, sent: { grams: number }): boolean => sent.grams <= rule.grams,
}
