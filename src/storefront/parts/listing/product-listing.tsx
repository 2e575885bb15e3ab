import { Form, useNavigation } from 'react-router'
import { Pagination } from '../../../ui/pagination.tsx'
import { useTexts } from '../../shop-frame.tsx'
import { ProductGrid } from '../product/product-grid.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { type Facets, facetsOf } from './facets.ts'
import { Filters } from './filters.tsx'
import { ListingBar } from './listing-bar.tsx'
import { listingFormId, type Preview, totalId, useListingForm } from './listing-form.ts'
import { isNarrowed, type ListingQuery, listingFields, listingHref } from './listing-query.ts'
import { NothingHere, NothingLeft } from './nothing-left.tsx'
import type { WireListing } from './wire.ts'

type ProductListingProps = { path: string; listing: WireListing; query: ListingQuery }

/** Products with all that narrows and orders them. What is chosen stands in the address and nowhere else. */
export function ProductListing({ path, listing, query }: ProductListingProps) {
  const { listing: texts } = useTexts().catalogue
  const form = useListingForm(path, {
    query,
    usualOrder: query.order === null ? listing.sorting : null,
    source: listing.source,
  })
  const facets = facetsOf(listing, query)
  const canFilter = isNarrowed(query) || listing.total > 1
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
        <h2 className="sr-only">{texts.products}</h2>
        <div className="mt-6">
          {listing.total === 0 ? (
            <NothingLeft {...{ path, facets, query, listing }} />
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

/** The same filters in the same places, so that nothing moves below a finger; what leaves nothing says 0. */
function recounted(facets: Facets, preview: Preview, query: ListingQuery): Facets {
  const groups = preview.aggregations.properties?.entities ?? []
  const options = new Map(groups.flatMap(({ options }) => options.map(({ id, count }) => [id, count])))
  const { ratings, shippingFree, available } = facetsOf(preview, query)
  const rated = new Map(ratings.map(({ points, count }) => [points, count]))

  return {
    ...facets,
    groups: facets.groups.map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, count: options.get(option.id) ?? 0 })),
    })),
    ratings: facets.ratings.map(({ points }) => ({ points, count: rated.get(points) ?? 0 })),
    shippingFree: facets.shippingFree && { count: shippingFree?.count ?? facets.shippingFree.count },
    available,
  }
}
