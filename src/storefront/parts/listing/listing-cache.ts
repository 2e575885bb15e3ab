import type { PageCache } from '../../page-cache.ts'
import { listingFields } from './listing-query.ts'

const { search, ...fields } = listingFields

/** A list of products that its address narrows, sorts and turns over. */
export const listingCache = { query: Object.values(fields) } satisfies PageCache

/** The same where the address may hold a search; what comes into a search is told less exactly than into a category. */
export const searchCache = { query: [...listingCache.query, search], freshSeconds: 60 } satisfies PageCache
