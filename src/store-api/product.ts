import { type RawBuilder, sql } from 'kysely'
import { aggregateAll } from '../platform/postgres/query/aggregate.ts'
import type { Column } from '../platform/postgres/query/column.ts'
import { orderBy } from '../platform/postgres/query/order-by.ts'
import { where } from '../platform/postgres/query/where.ts'
import { fromProducts } from '../shop/catalogue/product-columns.ts'
import { readProducts } from '../shop/catalogue/read-products.ts'
import { searchQuery } from '../shop/search/search-query.ts'
import { type Criteria, criteriaWish, readCriteria } from './criteria/criteria.ts'
import { productEntity } from './criteria/product-entity.ts'
import { needsDetail, shapeProducts } from './criteria/product-parts.ts'
import { aggregationsShape, searchResult } from './criteria/search-result.ts'
import { reading } from './endpoint.ts'

/** POST /product: every product and variant there is, one by one. */
export const post = reading(criteriaWish, async (wish, { db, visit, withSeoUrls }) => {
  const entity = productEntity(visit)
  const criteria = readCriteria(entity, wish, visit.now)
  const { page, limit, ids, term, associations, fields } = criteria
  const search = term === null ? null : await searchQuery(db, visit.locale, term, { exactly: false })
  const met = sql<boolean>`${where(criteria.filter)}
    and ${ids ? sql`view.product_id = any(${[...ids]}::uuid[])` : sql`true`} and ${search?.matches ?? sql`true`}`

  const [{ products, total }, aggregations] = await Promise.all([
    readProducts(db, visit, {
      where: sql`${met} and ${where(criteria.postFilter)}`,
      order: orderOf(criteria, search?.score ?? null),
      onePer: criteria.grouping,
      offset: (page - 1) * limit,
      limit,
      inFull: needsDetail(associations, fields),
      count: countOf(criteria),
    }),
    aggregateAll(
      db,
      { from: fromProducts, where: sql`view.language = ${visit.locale} and ${met}` },
      criteria.aggregations,
    ),
  ])

  return searchResult('product', {
    page,
    limit,
    total: total ?? products.length,
    aggregations: aggregationsShape(aggregations),
    elements: shapeProducts(products, visit, { associations, fields, withSeoUrls }),
  })
})

type ProductCriteria = Criteria<Column>

/** As wished; else the best first, or in the order of the ids. */
function orderOf({ sort, ids }: ProductCriteria, score: RawBuilder<number> | null) {
  const unique = sql`view.product_id`
  if (sort.length > 0) return orderBy(sort, unique)
  if (score) return sql`${score} desc, ${unique}`
  return ids ? sql`array_position(${[...ids]}::uuid[], view.product_id)` : unique
}

/** `next-pages` looks at most five pages ahead (contract 5.5). */
const countOf = ({ count, page, limit }: ProductCriteria) =>
  count === 'next-pages' ? { atMost: (page + 5) * limit + 1 } : count
