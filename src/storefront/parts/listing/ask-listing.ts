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
          ...filterOf(source),
        })

  const last = Math.max(1, Math.ceil(listing.total / Math.max(1, listing.limit)))
  if (query.page > last) throw redirect(listingHref(path, query, { page: last }))
  return slimListing(await withLostOptions(listing, query, () => askFacets(storeApi, source)))
}

/** Everything the source can be filtered by, whatever is chosen. */
async function askFacets(storeApi: StoreApi, source: Source): Promise<WireListing> {
  const wish = { 'only-aggregations': true }
  return 'categoryId' in source
    ? storeApi.call('POST /product-listing/{categoryId}', { categoryId: source.categoryId, ...wish })
    : storeApi.call('POST /search', { search: source.search, ...filterOf(source), ...wish })
}

const filterOf = ({ withinId }: { withinId?: string }) =>
  withinId ? { filter: [{ type: 'equals', field: 'categoryTree', value: withinId }] } : {}

/**
 * The counts follow what is chosen, and an option that meets nothing any more is not counted at all. While it is
 * chosen it must stay in sight, or nobody could take it away.
 */
async function withLostOptions(
  listing: WireListing,
  { options: chosen }: ListingQuery,
  askAll: () => Promise<WireListing>,
): Promise<WireListing> {
  const counted = listing.aggregations.properties?.entities ?? []
  const isCounted = (id: string) => counted.some(({ options }) => options.some((option) => option.id === id))
  const lost = chosen.filter((id) => !isCounted(id))
  if (lost.length === 0) return listing

  const all = (await askAll()).aggregations.properties?.entities ?? []
  const entities = all.flatMap((group) => {
    const kept = counted.find(({ id }) => id === group.id)
    const missing = group.options
      .filter(({ id }) => lost.includes(id))
      .map((option) => ({ ...option, count: 0 }))
    const options = [...(kept?.options ?? []), ...missing]
    return options.length > 0 ? [{ ...group, options }] : []
  })
  return { ...listing, aggregations: { ...listing.aggregations, properties: { entities } } }
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
