import type { StoreApi } from '../../store-api.ts'
import { countedWish, finishListing } from '../listing/ask-listing.ts'
import type { ListingQuery } from '../listing/listing-query.ts'
import type { WireListing } from '../listing/wire.ts'
import { slimProduct } from '../product/slim-product.ts'
import type { WireProduct } from '../product/wire.ts'
import type { WirePages } from './found-pages.tsx'

/** All that a search found. */
export type Found = {
  listing: WireListing
  /** What was looked for in place of what was typed; null when it was just that. */
  corrected: string | null
  /** What may have been meant, where exactly what was typed was looked for. */
  meant: string | null
  numbers: { isMisread: boolean; products: readonly WireProduct[] }
  pages: WirePages
  documents: WirePages
}

const mostBeside = 12

export async function loadSearch(
  storeApi: StoreApi,
  { query, path }: { query: ListingQuery; path: string },
): Promise<Found> {
  const { search, exactly } = query
  const [{ products, corrected, numbers, pages, documents }, other] = await Promise.all([
    storeApi.call('POST /search-groups', { search, beside: mostBeside, ...countedWish(query) }),
    exactly ? storeApi.call('POST /search-groups', { search, suggest: true, limit: 1, beside: 1 }) : null,
  ])
  return {
    listing: await finishListing(storeApi, { search }, { query, path, listing: products }),
    corrected,
    meant: other?.corrected ?? null,
    numbers: { isMisread: numbers.isMisread, products: numbers.elements.map(slimProduct) },
    pages: slimPages(pages),
    documents: slimPages(documents),
  }
}

const slimPages = ({ total, elements }: WirePages): WirePages => ({
  total,
  elements: elements.map(({ kind, path, name, teaser }) => ({ kind, path, name, teaser })),
})
