import { sql } from 'kysely'
import { aggregateAll } from '../platform/postgres/query/aggregate.ts'
import { orderBy } from '../platform/postgres/query/order-by.ts'
import { where } from '../platform/postgres/query/where.ts'
import type { ListingSource } from '../shop/catalogue/listing.ts'
import { sortingOf } from '../shop/catalogue/listing-sorting.ts'
import { fromProducts } from '../shop/catalogue/product-columns.ts'
import { readListing } from '../shop/catalogue/read-listing.ts'
import { fittingGroups } from '../shop/configurator/fitting-groups.ts'
import { readCriteria } from './criteria/criteria.ts'
import { readPage } from './criteria/page-wish.ts'
import { productEntity } from './criteria/product-entity.ts'
import { shapeProducts } from './criteria/product-parts.ts'
import type { Call } from './endpoint.ts'
import { type ListingRequest, picksOf, switchesOf } from './listing-wish.ts'
import { listingShape } from './shapes/listing.ts'

/** How many a page of a listing holds when nobody says (Shopware: core.listing.productsPerPage). */
const usualPage = { usual: 24, most: 100 }

/** What a category and a search have in common: filters, sorting, pages and facets (contract 5.6). */
export async function answerListing(
  source: ListingSource,
  wish: ListingRequest,
  { db, visit, withSeoUrls }: Call,
  about: { navigationId?: string; search?: string; limit?: number },
) {
  const entity = productEntity(visit)
  const { page, limit } = readPage(
    { page: wish.p ?? wish.page, limit: wish.limit },
    { ...usualPage, ...(about.limit && { usual: about.limit }) },
    wish.p === undefined || wish.p === null ? 'page' : 'p',
  )
  const criteria = readCriteria(
    entity,
    { ...wish, page: undefined, limit: undefined, term: undefined },
    visit.now,
  )
  const switches = switchesOf(wish, visit.channel)
  const fitting = wish.fits && (await fittingGroups(db, visit, wish.fits))
  const picks = picksOf(wish, switches, fitting)
  const sorting = sortingOf(source.kind, wish.order, visit.channel)
  const isSorted = criteria.sort.length > 0 && wish.order === undefined

  const [listing, aggregations] = await Promise.all([
    readListing(db, visit, {
      source,
      picks,
      filter: criteria.filter,
      postFilter: criteria.postFilter,
      order: isSorted
        ? { by: orderBy(criteria.sort, sql`view.product_id`), of: 'whole rows', favoursBest: false }
        : { by: sorting.order(visit), of: 'sort keys', favoursBest: sorting.favoursBest === true },
      offset: (page - 1) * limit,
      limit: wish['only-aggregations'] ? 0 : limit,
      countAvailable: wish['size-aggregations'] === true,
      facets: wish['no-aggregations'] ? 'none' : wish['reduce-aggregations'] ? 'reduced' : 'whole',
    }),
    aggregateAll(
      db,
      {
        from: fromProducts,
        where: sql`view.language = ${visit.locale} and view.listed and ${
          source.kind === 'category' ? sql`view.category_ids @> array[${source.id}::uuid]` : source.matches
        } and ${where(criteria.filter)}`,
      },
      criteria.aggregations,
    ),
  ])

  return listingShape(listing, visit, {
    page,
    limit,
    picks,
    switches,
    whitelist: wish['property-whitelist'],
    withSizes: wish['size-aggregations'] === true,
    kind: source.kind,
    sorting: sorting.key,
    aggregations,
    elements: shapeProducts(listing.products, visit, { ...criteria, withSeoUrls }),
    ...about,
  })
}
