import { z } from 'zod'
import { currencies } from '../../values/currency.ts'
import { isId } from '../../values/ids.ts'
import type { Condition, Discount } from './promotion.ts'

/** Conditions and discounts are stored as JSON that people and later versions write: what cannot be read is no promotion. */
const cents = z.record(z.enum(currencies), z.number().int().positive())
const ids = z.array(z.string().refine(isId)).min(1)
const day = z.iso.date().nullable()
const set = z
  .object({ productIds: ids.optional(), categoryIds: ids.optional(), manufacturerIds: ids.optional() })
  .strict()
  .optional()
const scope = z.enum(['cart', 'products', 'shipping'])

export const conditionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('minimum-value'), cents }).strict(),
  z.object({ kind: z.literal('customer-group'), groupIds: ids }).strict(),
  z.object({ kind: z.literal('country'), isos: z.array(z.string().length(2)).min(1) }).strict(),
  z.object({ kind: z.literal('date-range'), from: day, until: day }).strict(),
  z.object({ kind: z.literal('first-order') }).strict(),
]) satisfies z.ZodType<Condition>

export const discountSchema = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.literal('percentage'),
      scope,
      percent: z.number().positive().max(100),
      most: cents.optional(),
      set,
    })
    .strict(),
  z.object({ kind: z.literal('absolute'), scope, cents, set }).strict(),
  // For nothing is a price, too.
  z
    .object({
      kind: z.literal('fixed-price'),
      scope,
      cents: z.record(z.enum(currencies), z.number().int().nonnegative()),
      set,
    })
    .strict(),
  z
    .object({
      kind: z.literal('buy-n-get-m'),
      scope: z.literal('products'),
      buy: z.number().int().positive(),
      free: z.number().int().positive(),
      set,
    })
    .strict(),
])

/** What stands in the database, or a fault that names the promotion. */
export function parseTerms(
  id: string,
  { conditions, discounts }: { conditions: unknown; discounts: unknown },
): { conditions: Condition[]; discounts: Discount[] } {
  const parsed = terms.safeParse({ conditions, discounts })
  if (!parsed.success) throw new Error(`The promotion ${id} cannot be read.`, { cause: parsed.error })
  return parsed.data
}

const terms = z.object({ conditions: z.array(conditionSchema), discounts: z.array(discountSchema).min(1) })
