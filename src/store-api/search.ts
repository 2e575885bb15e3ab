import { z } from 'zod'
import { refuse } from '../shop/refusal.ts'
import { noteMiss } from '../shop/search/search-miss.ts'
import { searchQuery } from '../shop/search/search-query.ts'
import { answerListing } from './answer-listing.ts'
import { type Call, reading } from './endpoint.ts'
import { flagWish } from './input.ts'
import { type ListingRequest, listingWish } from './listing-wish.ts'

/** What is looked for; without anything to look for there is no search. */
const searchWish = z
  .unknown()
  .optional()
  .transform((raw): string => {
    const text = typeof raw === 'number' ? String(raw) : raw
    if (text === undefined || text === null || (typeof text === 'string' && text.trim() === '')) {
      return refuse('request.parameter-missing', { name: 'search' })
    }
    return typeof text === 'string'
      ? text.trim()
      : refuse('request.parameter-invalid', {
          name: 'search',
          reason: 'a text is expected',
          pointer: '/search',
        })
  })

export const searchListingWish = listingWish.extend({
  search: searchWish,
  // Only this shop's: nothing is corrected.
  exactly: flagWish('exactly'),
})

/** POST /search */
export const post = reading(searchListingWish, async (wish, call) => search(wish, call))

/** The groups found, the best first. */
export async function search(
  { search, exactly, ...wish }: ListingRequest & { search: string; exactly?: boolean | undefined },
  call: Call,
  about: { limit?: number; among?: 'sketch' } = {},
) {
  const found = await searchQuery(call.db, call.visit.locale, search, { exactly: exactly === true })
  const { among, ...shown } = about
  const listing = await answerListing({ kind: 'search', ...(among && { among }), ...found }, wish, call, {
    search,
    ...shown,
  })
  if (listing.total === 0 && !among) noteMiss(call.db, call.visit, search, found.matches)
  return listing
}
