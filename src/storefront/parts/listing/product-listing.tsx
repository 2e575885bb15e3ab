import { Form, useNavigation } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { paths } from '../../paths.ts'
import { useLocale, useTexts } from '../../shop-frame.tsx'
import { ProductGrid } from '../product/product-grid.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { facetsOf } from './facets.ts'
import { Filters } from './filters.tsx'
import { ListingBar } from './listing-bar.tsx'
import { listingFormId, useListingForm } from './listing-form.ts'
import { isNarrowed, type ListingQuery, listingFields, listingHref, withoutFilters } from './listing-query.ts'
import type { WireListing } from './wire.ts'

type ProductListingProps = { path: string; listing: WireListing; query: ListingQuery }

/** Products with all that narrows and orders them. What is chosen stands in the address and nowhere else. */
export function ProductListing({ path, listing, query }: ProductListingProps) {
  const { listing: texts } = useTexts().catalogue
  const { onSubmit, onChoice } = useListingForm(path, query.order === null ? listing.sorting : null)
  const facets = facetsOf(listing.aggregations, query)
  const canFilter = isNarrowed(query) || listing.total > 1
  const pages = Math.max(1, Math.ceil(listing.total / Math.max(1, listing.limit)))
  const busy = useNavigation().location?.pathname === path

  if (listing.total === 0 && !isNarrowed(query)) return <NothingHere />

  return (
    <div
      className={
        canFilter ? 'grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-[15rem_minmax(0,1fr)]' : ''
      }
    >
      <Form id={listingFormId} action={path} onSubmit={onSubmit} className="contents">
        {query.search && <input type="hidden" name={listingFields.search} value={query.search} />}
      </Form>
      {canFilter && <Filters {...{ facets, query, onChoice }} />}
      <div aria-busy={busy} className={busy ? 'opacity-60 transition-opacity delay-150' : ''}>
        <ListingBar {...{ listing, query, canFilter, onChoice }} />
        <ActiveFilters {...{ path, facets, query }} />
        <h2 className="sr-only">{texts.products}</h2>
        <div className="mt-6">
          {listing.total === 0 ? (
            <EmptyState title={texts.empty} text={texts.emptyText}>
              <ButtonLink to={listingHref(path, query, withoutFilters)} preventScrollReset>
                {texts.reset}
              </ButtonLink>
            </EmptyState>
          ) : (
            <ProductGrid products={listing.elements} urgent={3} narrow={canFilter} />
          )}
        </div>
        <div className="mt-12 flex justify-center">
          <Pagination
            page={listing.page}
            pages={pages}
            to={(page) => listingHref(path, query, { page })}
            labels={{ name: texts.pages, previous: texts.previous, next: texts.next, page: texts.goTo }}
          />
        </div>
      </div>
    </div>
  )
}

function NothingHere() {
  const { listing: texts } = useTexts().catalogue
  const locale = useLocale()

  return (
    <EmptyState title={texts.emptyCategory} text={texts.emptyCategoryText}>
      <ButtonLink to={paths.search(locale)}>{texts.toSearch}</ButtonLink>
      <ButtonLink to={paths.contact(locale)} look="quiet">
        {texts.toContact}
      </ButtonLink>
    </EmptyState>
  )
}
