import { SlidersHorizontal, X } from 'lucide-react'
import { Fold } from '../../../ui/accordion.tsx'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../shop-frame.tsx'
import { chosenCount, type FacetGroup, type Facets } from './facets.ts'
import { filtersPanelId, listingFormId, type useListingForm } from './listing-form.ts'
import { type ListingQuery, listingFields } from './listing-query.ts'
import { PriceFilter } from './price-filter.tsx'
import { useFollowingTick } from './use-follow.ts'

const openFolds = 3

type FiltersProps = {
  facets: Facets
  query: ListingQuery
  onChoice: ReturnType<typeof useListingForm>['onChoice']
}

/** Opens the filters where they do not stand beside the list. The browser does it, without scripts. */
export function FiltersButton({ query }: { query: ListingQuery }) {
  const { listing } = useTexts().catalogue
  return (
    <button type="button" popoverTarget={filtersPanelId} className="button button-quiet lg:hidden">
      <SlidersHorizontal aria-hidden size={18} />
      {listing.filterOpen(chosenCount(query))}
    </button>
  )
}

/** All a listing can be narrowed by: beside the list where there is room, over it where there is not. */
export function Filters({ facets, query, onChoice }: FiltersProps) {
  const { listing } = useTexts().catalogue

  return (
    <section
      id={filtersPanelId}
      popover="auto"
      className="m-0 h-dvh max-h-none w-[min(24rem,100vw)] overflow-y-auto border-0 bg-page p-5 text-ink backdrop:bg-[#0c1116a6] lg:static lg:block lg:h-auto lg:w-auto lg:overflow-visible lg:bg-transparent lg:p-0"
      aria-labelledby={`${filtersPanelId}-title`}
    >
      <div className="flex items-center justify-between lg:hidden">
        <p className="text-lg font-semibold">{listing.filter}</p>
        <button
          type="button"
          popoverTarget={filtersPanelId}
          popoverTargetAction="hide"
          className="icon-button"
          aria-label={listing.close}
        >
          <X aria-hidden size={20} />
        </button>
      </div>
      <h2 id={`${filtersPanelId}-title`} className="sr-only">
        {listing.filter}
      </h2>
      {facets.price && <PriceFilter range={facets.price} query={query} />}
      {facets.groups.map((group, position) => (
        <OptionFilter
          key={group.id}
          group={group}
          open={position < openFolds || group.chosen > 0}
          onChoice={onChoice}
        />
      ))}
      {facets.bestRating !== null && facets.bestRating >= 1 && <RatingFilter {...{ query, onChoice }} />}
      {facets.hasShippingFree && (
        <Fold title={listing.shipping} open={query.shippingFree}>
          <Tick
            name={listingFields.shippingFree}
            value="1"
            chosen={query.shippingFree}
            onChoice={onChoice}
            label={listing.shippingFree}
          />
        </Fold>
      )}
      <div className="sticky -bottom-5 bg-page pt-4 pb-5 lg:static lg:pb-0">
        <Button wide form={listingFormId} type="submit">
          {listing.apply}
        </Button>
      </div>
    </section>
  )
}

function OptionFilter({
  group,
  open,
  onChoice,
}: { group: FacetGroup; open: boolean } & Pick<FiltersProps, 'onChoice'>) {
  return (
    <Fold title={group.name} open={open}>
      <fieldset>
        <legend className="sr-only">{group.name}</legend>
        {group.options.map(({ id, name, color, count, chosen }) => (
          <Tick
            key={id}
            name={listingFields.options}
            value={id}
            label={name}
            {...{ color, count, chosen, onChoice }}
          />
        ))}
      </fieldset>
    </Fold>
  )
}

function RatingFilter({ query, onChoice }: Pick<FiltersProps, 'query' | 'onChoice'>) {
  const { listing } = useTexts().catalogue
  const choices = [null, 4, 3, 2]

  return (
    <Fold title={listing.rating} open={query.rating !== null}>
      <fieldset>
        <legend className="sr-only">{listing.rating}</legend>
        {choices.map((points) => (
          <Tick
            key={points ?? 0}
            type="radio"
            name={listingFields.rating}
            value={points === null ? '' : String(points)}
            chosen={query.rating === points}
            onChoice={onChoice}
            label={points === null ? listing.anyRating : listing.ratingFrom(points)}
          />
        ))}
      </fieldset>
    </Fold>
  )
}

type TickProps = {
  type?: 'checkbox' | 'radio'
  name: string
  value: string
  label: string
  chosen: boolean
  color?: string | null
  count?: number | null
} & Pick<FiltersProps, 'onChoice'>

function Tick({ type = 'checkbox', name, value, label, chosen, color, count, onChoice }: TickProps) {
  const field = useFollowingTick(chosen)

  return (
    <label className="flex min-h-10 items-center gap-3 text-[0.9375rem] hover:text-primary">
      <input
        ref={field}
        form={listingFormId}
        defaultChecked={chosen}
        onChange={onChoice}
        className="size-4.5 flex-none accent-primary"
        {...{ type, name, value }}
      />
      {color && (
        <i
          aria-hidden
          className="size-4 flex-none rounded-full border border-line"
          style={{ background: color }}
        />
      )}
      <span className="grow">{label}</span>
      {count !== null && count !== undefined && <small className="text-muted tabular-nums">{count}</small>}
    </label>
  )
}
