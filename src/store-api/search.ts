import { z } from 'zod'
import { refuse } from '../shop/refusal.ts'
import { searchQuery } from '../shop/search/search-query.ts'
import { answerListing } from './answer-listing.ts'
import { type Call, reading } from './endpoint.ts'
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

export const searchListingWish = listingWish.extend({ search: searchWish })

/** POST /search */
export const post = reading(searchListingWish, async (wish, call) => search(wish, call))

/** The groups found, the best first. */
export async function search(
  { search, ...wish }: ListingRequest & { search: string },
  call: Call,
  about: { limit?: number; isSketch?: boolean } = {},
) {
  const found = await searchQuery(call.db, call.visit.locale, search)
  const { isSketch = false, ...shown } = about
  return answerListing({ kind: 'search', isSketch, ...found }, wish, call, { search, ...shown })
}
