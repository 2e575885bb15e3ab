import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Pagination } from '../../../ui/pagination.tsx'
import { useTexts } from '../../shop-frame.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { facetsOf, recounted } from './facets.ts'
import { Filters } from './filters.tsx'
import { ListingBar } from './listing-bar.tsx'
import { listingFormId, totalId, useListingForm } from './listing-form.ts'
import { isNarrowed, type ListingQuery, listingFields, listingHref } from './listing-query.ts'
import { NothingHere, NothingLeft } from './nothing-left.tsx'
import type { WireListing } from './wire.ts'

type ListingFrameProps = {
  path: string
  listing: WireListing
  query: ListingQuery
  /** What stands over the list even when nothing is left of it. */
  above?: ReactNode
  /** The list itself: cards, or rows of a table. */
  children: ReactNode
}

/** One product alone needs no filters, unless they are why it is alone. */
export const canNarrow = (listing: WireListing, query: ListingQuery) => isNarrowed(query) || listing.total > 1

/** All that narrows and orders a list, around it. What is chosen stands in the address and nowhere else. */
export function ListingFrame({ path, listing, query, above, children }: ListingFrameProps) {
  const { listing: texts } = useTexts().catalogue
  const form = useListingForm(path, {
    query,
    usualOrder: query.order === null ? listing.sorting : null,
    source: listing.source,
  })
  const facets = facetsOf(listing, query)
  const canFilter = canNarrow(listing, query)
  const pages = Math.max(1, Math.ceil(listing.total / Math.max(1, listing.limit)))
  const busy = useNavigation().location?.pathname === path

  if (listing.total === 0 && !isNarrowed(query)) return <NothingHere />

  return (
    <div
      className={
        canFilter
          ? 'grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start'
          : ''
      }
    >
      {/* Without scripts the page that follows opens at its list. */}
      <Form id={listingFormId} action={`${path}#${totalId}`} onSubmit={form.onSubmit} className="contents">
        {query.search && <input type="hidden" name={listingFields.search} value={query.search} />}
        {query.fits && <input type="hidden" name={listingFields.fits} value={query.fits} />}
        {query.exactly && <input type="hidden" name={listingFields.exactly} value="1" />}
      </Form>
      {canFilter && (
        <Filters
          path={path}
          facets={form.preview ? recounted(facets, form.preview, query) : facets}
          total={form.preview?.total ?? listing.total}
          query={query}
          form={form}
        />
      )}
      <div aria-busy={busy} className={busy ? 'opacity-60 transition-opacity delay-150' : ''}>
        <ListingBar {...{ listing, query, canFilter, form }} />
        <ActiveFilters {...{ path, facets, query }} />
        {above}
        <div className="mt-6">
          {listing.total === 0 ? <NothingLeft {...{ path, facets, query, listing }} /> : children}
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
