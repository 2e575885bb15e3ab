import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Meta } from '../meta.ts'
import { storeApiContext } from '../page-context.ts'
import { searchCache } from '../parts/listing/listing-cache.ts'
import { isNarrowed, readListingQuery } from '../parts/listing/listing-query.ts'
import { loadTerms } from '../parts/load-terms.ts'
import { PageTrail } from '../parts/page-trail.tsx'
import { addToCart } from '../parts/product/add-to-cart-action.ts'
import { loadSearch } from '../parts/search/load-search.ts'
import { NothingFound } from '../parts/search/nothing-found.tsx'
import { SearchForm } from '../parts/search/search-form.tsx'
import { Correction, isNothing, SearchResults } from '../parts/search/search-results.tsx'
import { ShopTerms } from '../parts/terms.tsx'
import { useTexts } from '../shop-frame.tsx'

export const words = ['catalogue', 'search'] as const

export const handle = { cache: searchCache }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const storeApi = context.get(storeApiContext)
  const { pathname: path, searchParams } = new URL(request.url)
  const query = readListingQuery(searchParams)
  const [terms, found] = await Promise.all([
    loadTerms(storeApi),
    query.search ? loadSearch(storeApi, { query, path }) : null,
  ])
  return { query, terms, found, path }
}

export const action = addToCart

export const meta: Meta<typeof loader> = ({ loaderData: { query, found }, texts }) => ({
  title: query.search ? texts.search.titleFor(found?.corrected ?? query.search) : texts.search.title,
  robots: 'noindex',
  trail: [{ name: texts.search.title }],
})

export default function Search() {
  const { query, terms, found, path } = useLoaderData<typeof loader>()
  const { search } = useTexts()
  const isEmpty = !found || (isNothing(found) && !isNarrowed(query))

  return (
    <ShopTerms terms={terms}>
      <div className="shell pb-24">
        <PageTrail />
        <h1 className="text-headline">
          {!found
            ? search.empty
            : isEmpty
              ? search.nothing(query.search)
              : search.titleFor(found.corrected ?? query.search)}
        </h1>
        {found && <Correction found={found} query={query} path={path} />}
        {!found && <p className="mt-4 max-w-2xl text-lg text-muted">{search.emptyText}</p>}
        <div className="mt-6 max-w-2xl">
          <SearchForm typed={query.search} />
        </div>
        {found && !isEmpty ? (
          <SearchResults found={found} query={query} path={path} />
        ) : (
          <div className="mt-12">
            <NothingFound searched={found !== null} />
          </div>
        )}
      </div>
    </ShopTerms>
  )
}
