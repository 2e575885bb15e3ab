import { redirect } from 'react-router'
import type { StoreApi } from '../../store-api.ts'
import { slimProduct } from '../product/slim-product.ts'
import { type ListingQuery, listingHref, listingWish } from './listing-query.ts'
import type { WireListing } from './wire.ts'

type Source =
  | { categoryId: string }
  /** A search, in the whole shop or below a category. */
  | { search: string; withinId?: string }

/**
 * The page of a listing that an address asks for. A page behind the last one, as old links name it, leads to the
 * last one.
 */
export async function askListing(
  storeApi: StoreApi,
  source: Source,
  { query, path }: { query: ListingQuery; path: string },
): Promise<WireListing> {
  const wish = { ...listingWish(query), 'reduce-aggregations': true }
  const listing =
    'categoryId' in source
      ? await storeApi.call('POST /product-listing/{categoryId}', { categoryId: source.categoryId, ...wish })
      : await storeApi.call('POST /search', {
          search: source.search,
          ...wish,
          ...(source.withinId && {
            filter: [{ type: 'equals', field: 'categoryTree', value: source.withinId }],
          }),
        })

  const last = Math.max(1, Math.ceil(listing.total / Math.max(1, listing.limit)))
  if (query.page > last) throw redirect(listingHref(path, query, { page: last }))
  return slimListing(listing)
}

/** Only what the page shows travels along as its data. */
function slimListing({ total, page, limit, sorting, elements, ...listing }: WireListing): WireListing {
  const { price, rating, properties, 'shipping-free': free } = listing.aggregations
  return {
    total,
    page,
    limit,
    sorting,
    elements: elements.map(slimProduct),
    availableSortings: listing.availableSortings.map(({ key, label, translated }) => ({
      key,
      label: translated?.label || label,
    })),
    aggregations: {
      ...(price && { price: { min: price.min, max: price.max } }),
      ...(rating && { rating: { max: rating.max } }),
      ...(free && { 'shipping-free': { max: free.max } }),
      ...(properties && {
        properties: {
          entities: properties.entities.map(({ id, name, translated, options }) => ({
            id,
            name: translated?.name || name,
            options: options.map((option) => ({
              id: option.id,
              name: option.translated?.name || option.name,
              colorHexCode: option.colorHexCode,
              count: option.count,
            })),
          })),
        },
      }),
    },
  }
}
