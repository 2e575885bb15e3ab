import { useTexts } from '../../shop-frame.tsx'
import { FiltersButton } from './filters.tsx'
import { listingFormId, type useListingForm } from './listing-form.ts'
import { type ListingQuery, listingFields, pageSizes, usualPageSize } from './listing-query.ts'
import { useFollowingValue } from './use-follow.ts'
import type { WireListing } from './wire.ts'

type ListingBarProps = {
  listing: WireListing
  query: ListingQuery
  canFilter: boolean
  onChoice: ReturnType<typeof useListingForm>['onChoice']
}

/** How many there are, in which order, and how many at once. */
export function ListingBar({ listing, query, canFilter, onChoice }: ListingBarProps) {
  const { listing: texts } = useTexts().catalogue
  const sizes = pageSizes.filter((size) => size === usualPageSize || listing.total > 12)

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-line pb-4">
      <p role="status" className="mr-auto w-full font-medium tabular-nums sm:w-auto">
        {texts.results(listing.total)}
      </p>
      {canFilter && <FiltersButton query={query} />}
      <Choice
        name={listingFields.order}
        label={texts.order}
        chosen={listing.sorting}
        onChoice={onChoice}
        choices={listing.availableSortings.map(({ key, label, translated }) => [
          key,
          translated?.label || label,
        ])}
      />
      {sizes.length > 1 && (
        <span className="max-sm:hidden">
          <Choice
            name={listingFields.limit}
            label={texts.limit}
            chosen={String(query.limit ?? usualPageSize)}
            onChoice={onChoice}
            choices={sizes.map((size) => [String(size), String(size)])}
          />
        </span>
      )}
      <noscript>
        <button type="submit" form={listingFormId} className="button button-quiet">
          {texts.apply}
        </button>
      </noscript>
    </div>
  )
}

type ChoiceProps = {
  name: string
  label: string
  chosen: string
  choices: readonly (readonly [value: string, name: string])[]
} & Pick<ListingBarProps, 'onChoice'>

function Choice({ name, label, chosen, choices, onChoice }: ChoiceProps) {
  const field = useFollowingValue<HTMLSelectElement>(chosen)

  return (
    <label className="flex items-center gap-2 text-sm">
      <span className="whitespace-nowrap text-muted max-sm:sr-only">{label}</span>
      <select
        ref={field}
        name={name}
        form={listingFormId}
        defaultValue={chosen}
        onChange={onChoice}
        className="input"
      >
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
