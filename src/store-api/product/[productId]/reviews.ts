import { sql } from 'kysely'
import type { Column } from '../../../platform/postgres/query/column.ts'
import { orderBy } from '../../../platform/postgres/query/order-by.ts'
import { where } from '../../../platform/postgres/query/where.ts'
import { readReviews, reviewColumns } from '../../../shop/catalogue/reviews.ts'
import { refuse } from '../../../shop/refusal.ts'
import { criteriaWish, readCriteria } from '../../criteria/criteria.ts'
import type { Entity } from '../../criteria/entity.ts'
import { onlyFields } from '../../criteria/only-fields.ts'
import { searchResult } from '../../criteria/search-result.ts'
import { reading } from '../../endpoint.ts'
import { idWish } from '../../input.ts'
import { matrixShape, reviewShape } from '../../shapes/review.ts'

const { active, ...columns } = reviewColumns
const fields: Readonly<Record<string, Column>> = { ...columns, status: active }

const entity: Entity<Column> = {
  name: 'product_review',
  field: (name) => (Object.hasOwn(fields, name) ? fields[name] : undefined),
  associations: {},
  properties: ['externalUser', 'comment', 'customFields', 'salesChannelId', 'updatedAt'],
}

/** POST /product/{productId}/reviews: of the whole family, the newest first, and how they are spread. */
export const post = reading(
  criteriaWish.extend({ productId: idWish<'product'>('productId') }),
  async ({ productId, ...wish }, { db, visit }) => {
    if (!visit.channel.reviewsShown) refuse('review.not-active', {})
    const criteria = readCriteria(entity, wish, visit.now)
    const { page, limit, ids } = criteria
    const found = await readReviews(db, productId, {
      where: sql`${where(criteria.filter)} and ${where(criteria.postFilter)}
        and ${ids ? sql`review.id = any(${[...ids]}::uuid[])` : sql`true`}`,
      order:
        criteria.sort.length > 0
          ? orderBy(criteria.sort, sql`review.id`)
          : sql`review.created_at desc, review.id`,
      offset: (page - 1) * limit,
      limit,
      customerId: visit.customer?.id ?? null,
    })
    if (!found) return refuse('product.unknown', { productId })

    const { reviews, total, matrix } = found
    return {
      ...searchResult('product_review', {
        page,
        limit,
        total: criteria.count === 'none' ? reviews.length : total,
        aggregations: [] as never[],
        elements: reviews.map((review) => onlyFields(reviewShape(review, visit), criteria.fields)),
      }),
      extensions: { ratingMatrix: matrixShape(matrix, visit) },
    }
  },
)
