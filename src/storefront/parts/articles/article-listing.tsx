import { Form, useNavigation } from 'react-router'
import { Pagination } from '../../../ui/pagination.tsx'
import { useTexts } from '../../shop-frame.tsx'
import { ActiveFilters } from '../listing/active-filters.tsx'
import { facetsOf } from '../listing/facets.ts'
import { Filters } from '../listing/filters.tsx'
import { ListingBar } from '../listing/listing-bar.tsx'
import { listingFormId, totalId, useListingForm } from '../listing/listing-form.ts'
import { isNarrowed, type ListingQuery, listingHref } from '../listing/listing-query.ts'
import { NothingHere, NothingLeft } from '../listing/nothing-left.tsx'
import type { WireListing } from '../listing/wire.ts'
import { ArticleTable } from './article-table.tsx'
import { PriceSwitch } from './price-switch.tsx'
import { TotalsBar } from './totals-bar.tsx'

type ArticleListingProps = { path: string; listing: WireListing; query: ListingQuery }

/** The table of systems with all that narrows and orders it: the same filters as beside a list of products. */
export function ArticleListing({ path, listing, query }: ArticleListingProps) {
  const { listing: texts } = useTexts().catalogue
  const form = useListingForm(path, {
    query,
    usualOrder: query.order === null ? listing.sorting : null,
    source: listing.source,
  })
  const facets = facetsOf(form.preview ?? listing, query)
  const pages = Math.max(1, Math.ceil(listing.total / Math.max(1, listing.limit)))
  const busy = useNavigation().location?.pathname === path
  const vat = listing.elements.find(({ row }) => row)?.row?.vat ?? 0

  if (listing.total === 0 && !isNarrowed(query)) return <NothingHere />

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start">
      {/* Without scripts the page that follows opens at its table. */}
      <Form id={listingFormId} action={`${path}#${totalId}`} onSubmit={form.onSubmit} className="contents" />
      <Filters {...{ path, facets, query, form }} total={form.preview?.total ?? listing.total} />
      <div aria-busy={busy} className={busy ? 'opacity-60 transition-opacity delay-150' : ''}>
        <ListingBar {...{ listing, query, form }} canFilter />
        <ActiveFilters {...{ path, facets, query }} />
        <div className="my-4">
          <PriceSwitch vat={vat} />
        </div>
        {listing.total === 0 ? (
          <NothingLeft {...{ path, facets, query, listing }} />
        ) : (
          <>
            <ArticleTable {...{ path, listing, query }} />
            <TotalsBar />
          </>
        )}
        <div className="mt-8 flex justify-center">
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
