import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { countReviews } from '../catalogue/count-reviews.ts'
import type { ProductId } from '../catalogue/product.ts'
import { writeProductViews } from '../catalogue/write-product-views.ts'
import { lockFamily, type ReviewId, writeApproval } from './review-store.ts'

/** Shows a review to everybody, or to nobody but its author; the stars follow. Answers whether there is such a review. */
export const approveReview = (db: Db, id: ReviewId, approved: boolean): Promise<boolean> =>
  atomically(db, async (db) => {
    const productId = await writeApproval(db, id, approved)
    if (productId) await rateAnew(db, productId)
    return productId !== null
  })

/** Gives a family the stars of what is shown of it now. */
export async function rateAnew(db: Db, productId: ProductId): Promise<void> {
  await lockFamily(db, productId)
  await countReviews(db, [productId])
  await writeProductViews(db, [productId])
}
