import { useTexts } from '../../shop-frame.tsx'
import { OnlyFitting } from '../cabinet/fit-badge.tsx'
import { FiltersButton } from './filters.tsx'
import { type ListingForm, listingFormId, totalId } from './listing-form.ts'
import { type ListingQuery, listingFields } from './listing-query.ts'
import { useFollowingValue } from './use-follow.ts'
import type { WireListing } from './wire.ts'

type ListingBarProps = { listing: WireListing; query: ListingQuery; canFilter: boolean; form: ListingForm }

/** How many there are and in which order. */
export function ListingBar({ listing, query, canFilter, form }: ListingBarProps) {
  const { listing: texts } = useTexts().catalogue

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p
        id={totalId}
        role="status"
        tabIndex={-1}
        className="mr-auto w-full scroll-mt-24 font-medium tabular-nums sm:w-auto"
      >
        {listing.estimatedTotal
          ? texts.bestOf(listing.total, listing.estimatedTotal)
          : texts.results(listing.total)}
      </p>
      {canFilter && <FiltersButton query={query} />}
      {query.fits === null && <OnlyFitting />}
      {(canFilter || listing.total > 1) && <Order listing={listing} form={form} />}
      {query.limit !== null && (
        <input type="hidden" name={listingFields.limit} value={query.limit} form={listingFormId} />
      )}
      <noscript>
        <button type="submit" form={listingFormId} className="button button-quiet">
          {texts.apply}
        </button>
      </noscript>
    </div>
  )
}

function Order({ listing, form }: Pick<ListingBarProps, 'listing' | 'form'>) {
  const { listing: texts } = useTexts().catalogue
  const field = useFollowingValue<HTMLSelectElement>(listing.sorting)

  return (
    <label className="flex items-center gap-2 text-sm max-sm:grow">
      <span className="whitespace-nowrap text-muted max-sm:sr-only">{texts.order}</span>
      <select
        ref={field}
        name={listingFields.order}
        form={listingFormId}
        defaultValue={listing.sorting}
        onChange={form.onChoice}
        className="input"
      >
        {listing.availableSortings.map(({ key, label, translated }) => (
          <option key={key} value={key}>
            {translated?.label || label}
          </option>
        ))}
      </select>
    </label>
  )
}
