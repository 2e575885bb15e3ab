import { z } from 'zod'
import type { LineWish } from '../../../shop/cart/add-to-cart.ts'
import type { LineChange } from '../../../shop/cart/change-lines.ts'
import type { CommandId } from '../../../shop/cart/commands.ts'
import { longestJob, type PurposeWish } from '../../../shop/cart/line-purpose.ts'
import type { ProductId } from '../../../shop/cart/product-facts.ts'
import { quantityFrom } from '../../../shop/cart/quantity.ts'
import { measuredPlaceSchema } from '../../../shop/configurator/fit-passport.ts'
import { refuse } from '../../../shop/refusal.ts'
import { cleanLine } from '../../../values/clean-text.ts'
import { isId } from '../../../values/ids.ts'
import { printed } from '../../../values/printed.ts'

/** Ids of lines are the client's own; those of products are ours. */
export const lineId = z.string().regex(/^[0-9a-zA-Z_-]{1,64}$/, 'a line id of letters, digits, - and _')

/** What a browser calls its wish, so that it may repeat it: a UUID, with or without hyphens. Most clients send none. */
export const commandIdWish = z
  .unknown()
  .optional()
  .transform((raw): CommandId | null => {
    if (raw === undefined || raw === null) return null
    const id = typeof raw === 'string' ? raw.replace(/-/g, '').toLowerCase() : null
    return isId(id) ? id : refuse('id.malformed', { value: printed(raw), pointer: '/commandId' })
  })

/** What clients send as null they leave out. */
const orMissing = <Output>(wish: z.ZodType<Output>) => wish.nullish().transform((given) => given ?? undefined)

/** Longer than any code: what is cut off would not have been found either. */
const enoughOfCode = 100

/** A name for a job, cleaned; one without letters is none. */
const jobWish = z
  .union([z.string(), z.number().transform(String)])
  .transform(cleanLine)
  .pipe(z.string().max(longestJob))
  .transform((job) => job || null)

/**
 * Ours of an item's `payload`: what the line is for. Whatever else stands there the shop knows better, and clients send
 * back what they were answered when they order something again. PHP writes an empty one as a list.
 */
const payloadWish = z.preprocess(
  (payload) => (payload === null || (Array.isArray(payload) && payload.length === 0) ? {} : payload),
  z.looseObject({ job: jobWish.nullish(), fit: measuredPlaceSchema.nullish() }).transform(
    ({ job, fit }): PurposeWish => ({
      ...(job !== undefined && { job }),
      ...(fit !== undefined && { place: fit }),
    }),
  ),
)

/**
 * An item of `POST /checkout/cart/line-item`. `id` and `referencedId` stand for each other when one
 * is missing. An id that is no product id names no product, which a notice will say.
 */
export const addition = z
  .object({
    id: orMissing(lineId),
    referencedId: orMissing(z.string()),
    type: orMissing(z.string()),
    quantity: z.unknown().optional(),
    payload: payloadWish.optional(),
  })
  .transform(({ id, referencedId, type = 'product', quantity, payload = {} }): LineWish => {
    if (type === 'promotion') {
      const code = (referencedId ?? id ?? '').trim().slice(0, enoughOfCode)
      if (code === '') return refuse('request.parameter-missing', { name: 'referencedId' })
      return { kind: 'promotion', id: id ?? code, code }
    }
    if (type !== 'product') return refuse('line.type-unsupported', { type: type.slice(0, 64) })

    const reference = referencedId ?? id ?? refuse('request.parameter-missing', { name: 'referencedId' })
    if (!isId(reference)) refuse('id.malformed', { value: reference.slice(0, 64) })
    return {
      kind: 'product',
      id: id ?? reference,
      // Checked in the line above.
      productId: reference as ProductId,
      quantity: quantity === undefined ? 1 : quantityFrom(quantity),
      purpose: payload,
    }
  })

/** An item of `PATCH /checkout/cart/line-item`: another quantity, another purpose, or both. */
export const lineChange = z
  .object({ id: lineId, quantity: z.unknown().optional(), payload: payloadWish.optional() })
  .transform(({ id, quantity, payload = {} }): LineChange => {
    const isAbout = payload.job !== undefined || payload.place !== undefined
    return {
      id,
      ...((quantity !== undefined || !isAbout) && { quantity: quantityFrom(quantity) }),
      ...(isAbout && { purpose: payload }),
    }
  })
