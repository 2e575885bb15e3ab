import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { ProductId } from '../catalogue/product.ts'
import { accountHolder } from '../customers/account-holder.ts'
import { lockCustomer } from '../customers/account-store.ts'
import { refuse, refuseForm } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import { rateAnew } from './approve-review.ts'
import { type ReviewEntry, reviewProblems } from './review-rules.ts'
import { changeReview, findOwnReview, insertReview, type OwnReview, type Words } from './review-store.ts'

/**
 * Writes down what a customer says of a product, once for a family; it shows when somebody has approved it. With the id
 * of her own review the new words take its place. The same words again are a repeat, and change nothing.
 */
export async function writeReview(
  db: Db,
  visit: Visit,
  productId: ProductId,
  { id, ...entry }: ReviewEntry,
): Promise<void> {
  const customer = accountHolder(visit)
  if (!visit.channel.reviewsShown) refuse('review.not-active', {})
  const words = wordsOf({ ...entry, name: entry.name ?? customer.firstName }, visit)

  await atomically(db, async (db) => {
    // Two clicks at once are one review.
    await lockCustomer(db, customer.id)
    const own = await findOwnReview(db, customer.id, productId)
    if (own === undefined) return refuse('product.unknown', { productId })
    if (own && isSame(own, words)) return
    if (own?.id !== (id ?? undefined)) return refuseOther(id, customer.id)

    if (!own) return insertReview(db, { ...words, customerId: customer.id, productId, now: visit.now })
    await changeReview(db, own.id, words, visit.now)
    if (own.active) await rateAnew(db, own.productId)
  })
}

function wordsOf(entry: Omit<ReviewEntry, 'id'> & { name: string }, { locale }: Visit): Words {
  const problems = reviewProblems(entry)
  const { name, title, content, points } = entry
  if (problems.length > 0 || points === null) return refuseForm(problems)
  return { author: name, title, content, points, language: locale }
}

/** The language is where she happened to be when she wrote; it makes no other words of it. */
const isSame = (own: OwnReview, words: Words): boolean =>
  (['author', 'title', 'content', 'points'] as const).every((name) => own[name] === words[name])

/** Shopware's two: a second review of a product, and one that is not hers or not of this product. */
const refuseOther = (id: string | null, customerId: string): never =>
  refuseForm([
    id === null
      ? {
          rule: 'entity-exists',
          path: ['customerId'],
          value: customerId,
          detail: { entity: 'product_review' },
        }
      : { rule: 'entity-does-not-exist', path: ['id'], value: id, detail: { entity: 'product_review', id } },
  ])
