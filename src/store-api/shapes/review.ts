import type { RatingMatrix, Review } from '../../shop/catalogue/reviews.ts'
import type { Visit } from '../../shop/sessions/visit.ts'
import { struct } from './struct.ts'

/** A review; one that was invented for the demo shop says so. */
export const reviewShape = (review: Review, { channel }: Visit) =>
  struct('product_review', {
    id: review.id,
    productId: review.productId,
    customerId: review.customerId,
    salesChannelId: channel.id,
    languageId: channel.languages.find(({ code }) => code === review.language)?.id ?? null,
    externalUser: review.author,
    title: review.title,
    content: review.content,
    points: review.points,
    status: review.active,
    comment: review.comment,
    demo: review.demo,
    createdAt: review.createdAt,
    updatedAt: null,
    customFields: {},
  })

/** How the ratings of a product are spread, the best first. */
export const matrixShape = (matrix: RatingMatrix) => {
  const total = matrix.reduce((sum, { count }) => sum + count, 0)
  const points = matrix.reduce((sum, row) => sum + row.points * row.count, 0)

  return struct('product_review_rating_matrix', {
    totalReviewCount: total,
    averageRating: total === 0 ? 0 : points / total,
    matrix: matrix.map((row) =>
      struct('rating_matrix_element', { ...row, percent: total === 0 ? 0 : (row.count / total) * 100 }),
    ),
  })
}
