import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import type { Meta } from '../meta.ts'
import { storeApiContext } from '../page-context.ts'
import { askListing } from '../parts/listing/ask-listing.ts'
import { searchCache } from '../parts/listing/listing-cache.ts'
import { isNarrowed, readListingQuery } from '../parts/listing/listing-query.ts'
import { ProductListing } from '../parts/listing/product-listing.tsx'
import { loadTerms } from '../parts/load-terms.ts'
import { addToCart } from '../parts/product/add-to-cart-action.ts'
import { NothingFound } from '../parts/search/nothing-found.tsx'
import { SearchForm } from '../parts/search/search-form.tsx'
import { ShopTerms } from '../parts/terms.tsx'
import { paths } from '../paths.ts'
import { useLocale, useTexts } from '../shop-frame.tsx'

export const words = ['catalogue', 'search'] as const

export const handle = { cache: searchCache }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const storeApi = context.get(storeApiContext)
  const url = new URL(request.url)
  const query = readListingQuery(url.searchParams)
  const terms = await loadTerms(storeApi)
  if (!query.search) return { query, terms, listing: null, path: url.pathname }

  const path = url.pathname
  const listing = await askListing(storeApi, { search: query.search }, { query, path })
  return { query, terms, listing, path }
}

export const action = addToCart

export const meta: Meta<typeof loader> = ({ loaderData: { query }, texts }) => ({
  title: query.search ? texts.search.titleFor(query.search) : texts.search.title,
  robots: 'noindex',
})

export default function Search() {
  const { query, terms, listing, path } = useLoaderData<typeof loader>()
  const { search, site } = useTexts()
  const locale = useLocale()
  const isEmpty = !listing || (listing.total === 0 && !isNarrowed(query))

  return (
    <ShopTerms terms={terms}>
      <div className="shell pb-20">
        <Breadcrumb
          label={site.breadcrumb}
          trail={[{ name: site.home, to: paths.home(locale) }, { name: search.title }]}
        />
        <h1>
          {listing ? (isEmpty ? search.nothing(query.search) : search.titleFor(query.search)) : search.empty}
        </h1>
        {!listing && <p className="mt-3 max-w-2xl text-lg text-muted">{search.emptyText}</p>}
        <div className="mt-6 max-w-2xl">
          <SearchForm typed={query.search} />
        </div>
        <div className="mt-10">
          {listing && !isEmpty ? (
            <ProductListing path={path} listing={listing} query={query} />
          ) : (
            <NothingFound searched={listing !== null} />
          )}
        </div>
      </div>
    </ShopTerms>
  )
}
