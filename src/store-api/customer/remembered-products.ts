import { sql } from 'kysely'
import { where } from '../../platform/postgres/query/where.ts'
import { readProducts } from '../../shop/catalogue/read-products.ts'
import { newestFirst, type Wishlist } from '../../shop/wishlist/wishlist-store.ts'
import { type CriteriaWish, readCriteria } from '../criteria/criteria.ts'
import { productEntity } from '../criteria/product-entity.ts'
import { needsDetail, shapeProducts } from '../criteria/product-parts.ts'
import { searchResult } from '../criteria/search-result.ts'
import type { Call } from '../endpoint.ts'

/** The products of a wishlist that are still sold, the newest first, at the prices of who looks. */
export async function rememberedProducts(
  productIds: Wishlist['productIds'],
  wish: CriteriaWish,
  { db, visit, withSeoUrls }: Pick<Call, 'db' | 'visit' | 'withSeoUrls'>,
) {
  const criteria = readCriteria(productEntity(visit), wish, visit.now)
  const { page, limit, associations, fields } = criteria

  const { products, total } = await readProducts(db, visit, {
    where: sql`view.product_id = any(${[...productIds]}::uuid[]) and ${where(criteria.filter)} and ${where(criteria.postFilter)}`,
    order: sql`${newestFirst(productIds)}, view.product_id`,
    offset: (page - 1) * limit,
    limit,
    inFull: needsDetail(associations, fields),
    count: 'exact',
  })

  return searchResult('product', {
    page,
    limit,
    total: total ?? products.length,
    aggregations: [],
    elements: shapeProducts(products, visit, { associations, fields, withSeoUrls }),
  })
}
