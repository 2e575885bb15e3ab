import type { PageCache } from '../../page-cache.ts'
import { listingFields, measures, spanFields } from './listing-query.ts'

const { search, exactly, ...fields } = listingFields
const spans = (['price', ...measures] as const).flatMap((name) => Object.values(spanFields(name)))

/** A list of products that its address narrows, sorts and turns over. */
export const listingCache = { query: [...Object.values(fields), ...spans] } satisfies PageCache

/** The same where the address may hold a search; what comes into a search is told less exactly than into a category. */
export const searchCache = {
  query: [...listingCache.query, search, exactly],
  freshSeconds: 60,
} satisfies PageCache
