import { fetchStoreApi } from '../../browser/fetch-store-api.ts'
import { askCounts } from './ask-listing.ts'
import { readListingQuery } from './listing-query.ts'
import type { ListingSource, WireListing } from './wire.ts'

/** How many a listing would have at an address, and what else could be chosen there. */
export const countChoice = (
  source: ListingSource,
  href: string,
): Promise<Pick<WireListing, 'total' | 'aggregations'>> =>
  askCounts(fetchStoreApi(), source, readListingQuery(new URL(href, location.href).searchParams))
