import { sql } from 'kysely'
import { where } from '../../platform/postgres/query/where.ts'
import { readProducts } from '../../shop/catalogue/read-products.ts'
import { readWishlist } from '../../shop/wishlist/keep-wishlist.ts'
import { newestFirst } from '../../shop/wishlist/wishlist-store.ts'
import { criteriaWish, readCriteria } from '../criteria/criteria.ts'
import { productEntity } from '../criteria/product-entity.ts'
import { needsDetail, shapeProducts } from '../criteria/product-parts.ts'
import { searchResult } from '../criteria/search-result.ts'
import { reading } from '../endpoint.ts'
import { struct } from '../shapes/struct.ts'

/**
 * POST /customer/wishlist: the products remembered, the newest first (contract 5.10). The list itself names those that
 * are no longer sold, too.
 */
export const post = reading(criteriaWish, async ({ ids: _, ...wish }, { db, visit, withSeoUrls }) => {
  const { id, productIds } = await readWishlist(db, visit)
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

  return struct('wishlist_products', {
    wishlist: struct('customer_wishlist', {
      id,
      customerId: visit.customer?.id ?? null,
      salesChannelId: visit.channel.id,
      products: productIds.map((productId) => struct('customer_wishlist_product', { productId })),
    }),
    products: searchResult('product', {
      page,
      limit,
      total: total ?? products.length,
      aggregations: [],
      elements: shapeProducts(products, visit, { associations, fields, withSeoUrls }),
    }),
  })
})
