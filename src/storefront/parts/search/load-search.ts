import type { StoreApi } from '../../store-api.ts'
import { askListing } from '../listing/ask-listing.ts'
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
  const groups = (exactly: boolean) =>
    storeApi.call('POST /search-groups', { search, limit: mostBeside, ...(exactly && { exactly }) })

  const [listing, { corrected, numbers, pages, documents }, other] = await Promise.all([
    askListing(storeApi, { search }, { query, path }),
    groups(exactly),
    exactly ? groups(false) : null,
  ])
  return {
    listing,
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
