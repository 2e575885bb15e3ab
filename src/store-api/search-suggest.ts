import { reading } from './endpoint.ts'
import { search, searchListingWish } from './search.ts'

/** POST /search-suggest: the first few of a search, while somebody types. The total counts no further than a sketch looks. */
export const post = reading(searchListingWish, async (wish, call) =>
  search({ ...wish, 'no-aggregations': true }, call, { limit: 10, among: 'sketch' }),
)
