import type { LoaderFunctionArgs } from 'react-router'
import type { PageCache } from '../../page-cache.ts'
import { storeApiContext } from '../../page-context.ts'
import { askListing } from '../listing/ask-listing.ts'
import { categoryIdOf } from '../listing/find-category.ts'
import { listingCache } from '../listing/listing-cache.ts'
import { readListingQuery } from '../listing/listing-query.ts'
import { loadTerms } from '../load-terms.ts'

/** A table that its address narrows, sorts and turns over. */
export const articlesCache: PageCache = listingCache

/** The systems of a category as a table, as the address asks for them. */
export async function loadArticles({ request, context }: LoaderFunctionArgs, categoryKey: string) {
  const storeApi = context.get(storeApiContext)
  const url = new URL(request.url)
  const query = { ...readListingQuery(url.searchParams), search: '' }
  const [listing, terms] = await Promise.all([
    categoryIdOf(storeApi, categoryKey).then((id) =>
      askListing(storeApi, { articlesOf: id }, { query, path: url.pathname }),
    ),
    loadTerms(storeApi),
  ])
  return { listing, query, terms, path: url.pathname, origin: url.origin }
}
