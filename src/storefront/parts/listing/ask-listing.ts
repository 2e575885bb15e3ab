import { redirect } from 'react-router'
import type { StoreApi } from '../../store-api.ts'
import { isNarrowed, type ListingQuery, listingHref, listingWish } from './listing-query.ts'
import { loosened } from './loosened.ts'
import { slimListing } from './slim-listing.ts'
import type { ListingSource, WireListing } from './wire.ts'

/** The page of a listing that an address asks for. */
export async function askListing(
  storeApi: StoreApi,
  source: ListingSource,
  asked: { query: ListingQuery; path: string },
): Promise<WireListing> {
  const listing = await askFor(storeApi, source, countedWish(asked.query))
  return finishListing(storeApi, source, { ...asked, listing })
}

/** What asks for a page of a listing, with counts as our filters show them. */
export const countedWish = (query: ListingQuery) => ({ ...listingWish(query), ...counted })

/**
 * A listing as a page shows it. A page behind the last one, as old links name it, leads to the last one.
 */
export async function finishListing(
  storeApi: StoreApi,
  source: ListingSource,
  { query, path, listing }: { query: ListingQuery; path: string; listing: WireListing },
): Promise<WireListing> {
  const last = Math.max(1, Math.ceil(listing.total / Math.max(1, listing.limit)))
  if (query.page > last) throw redirect(listingHref(path, query, { page: last }))

  const whole = await withLostOptions(listing, query, () =>
    askFor(storeApi, source, { 'only-aggregations': true, ...(query.exactly && { exactly: true }) }),
  )
  const isLost = listing.total === 0 && isNarrowed(query)
  return {
    ...slimListing(whole),
    source,
    ...(isLost && { loosened: await loosened(whole, query, (wish) => askFor(storeApi, source, wish)) }),
  }
}

/** How many a choice would leave, and what else could be chosen then, without a single product. */
export async function askCounts(
  storeApi: StoreApi,
  source: ListingSource,
  query: ListingQuery,
): Promise<Pick<WireListing, 'total' | 'aggregations'>> {
  const { p: _, ...wish } = listingWish(query)
  return slimListing(await askFor(storeApi, source, { ...wish, ...counted, 'only-aggregations': true }))
}

/** Each facet counts what the others leave of it; sizes and stock are ours to ask for. */
const counted = { 'reduce-aggregations': true, 'size-aggregations': true }

function askFor(
  storeApi: StoreApi,
  source: ListingSource,
  wish: Readonly<Record<string, unknown>>,
): Promise<WireListing> {
  if ('categoryId' in source) {
    return storeApi.call('POST /product-listing/{categoryId}', { categoryId: source.categoryId, ...wish })
  }
  if ('articlesOf' in source) {
    return storeApi.call('POST /article-listing/{categoryId}', { categoryId: source.articlesOf, ...wish })
  }
  if ('partsOf' in source) {
    return storeApi.call('POST /spare-parts/search', {
      search: source.search,
      category: source.partsOf,
      ...wish,
    })
  }
  return storeApi.call('POST /search', { search: source.search, ...wish })
}

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
