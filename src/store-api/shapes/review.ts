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
    updatedAt: review.updatedAt,
    customFields: {},
  })

/** How the ratings of a product are spread, the best first. */
export const matrixShape = (matrix: RatingMatrix, { channel }: Visit) => {
  const { count, average } = rated(matrix)
  const byPoints = Map.groupBy(matrix, ({ points }) => points)
  const byLanguage = Map.groupBy(matrix, ({ language }) => language)

  return struct('product_review_rating_matrix', {
    totalReviewCount: count,
    averageRating: average,
    matrix: [...byPoints].map(([points, rows]) => {
      const own = rated(rows).count
      return struct('rating_matrix_element', { points, count: own, percent: (own / count) * 100 })
    }),
    // Ours: who wrote in which language, and what is left without the reviews of the demo shop.
    languages: [...byLanguage].map(([code, rows]) =>
      struct('rating_language', {
        languageId: channel.languages.find((language) => language.code === code)?.id ?? null,
        count: rated(rows).count,
      }),
    ),
    genuine: struct('genuine_rating', rated(matrix.map((row) => ({ ...row, count: row.genuine })))),
  })
}

function rated(rows: RatingMatrix): { count: number; average: number } {
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  const points = rows.reduce((sum, row) => sum + row.points * row.count, 0)
  return { count, average: count === 0 ? 0 : points / count }
}
