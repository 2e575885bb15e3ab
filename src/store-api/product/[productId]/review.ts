import { z } from 'zod'
import { writeReview } from '../../../shop/reviews/write-review.ts'
import { endpoint } from '../../endpoint.ts'
import { idWish } from '../../input.ts'
import { limitReviews } from '../../limits.ts'
import { line, optionalChosenId, optionalLine, optionalText } from '../../typed-text.ts'

/** Whole stars; what is none is left to the rules of the form. */
const points = z
  .unknown()
  .optional()
  .transform((raw): number | null => {
    const number = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw
    return typeof number === 'number' && !Number.isNaN(number) ? number : null
  })

/**
 * POST /product/{productId}/review: what a customer says of a product; with the `id` of her own review, what she says
 * instead. `email` and `lastName` may come along as from Shopware's clients; who she is, the visit says.
 */
export const post = endpoint(
  z.object({
    productId: idWish<'product'>('productId'),
    id: optionalChosenId<'product-review'>(),
    name: optionalLine,
    title: line,
    content: optionalText.transform((text) => text ?? ''),
    points,
  }),
  async ({ productId, ...wish }, { db, visit, caller }) => {
    limitReviews(caller.ip, visit)
    await writeReview(db, visit, productId, wish)
  },
)
