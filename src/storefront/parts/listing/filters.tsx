import { SlidersHorizontal, X } from 'lucide-react'
import { Fold } from '../../../ui/accordion.tsx'
import { Button } from '../../../ui/button.tsx'
import { useHydrated } from '../../../ui/hydrated.ts'
import { useTexts } from '../../shop-frame.tsx'
import { useTerms } from '../terms.tsx'
import { chosenCount, type FacetGroup, type Facets } from './facets.ts'
import { filtersPanelId, type ListingForm, listingFormId } from './listing-form.ts'
import { type ListingQuery, listingFields } from './listing-query.ts'
import { ResetLink } from './reset-link.tsx'
import { SpanFields } from './span-fields.tsx'
import { Tick } from './tick.tsx'
import { useKeptInside } from './use-kept-inside.ts'

/** The first ones decide most; more of them open would hide the sizes. */
const openFolds = 2

type FiltersProps = {
  path: string
  facets: Facets
  query: ListingQuery
  /** How many would be shown by what is ticked now. */
  total: number
  form: ListingForm
}

/** Opens the filters where they do not stand beside the list. The browser does it, without scripts. */
export function FiltersButton({ query }: { query: ListingQuery }) {
  const { listing } = useTexts().catalogue
  return (
    <button
      type="button"
      popoverTarget={filtersPanelId}
      aria-haspopup="dialog"
      className="button button-quiet lg:hidden"
    >
      <SlidersHorizontal aria-hidden size={18} />
      {listing.filterOpen(chosenCount(query))}
    </button>
  )
}

/** All a listing can be narrowed by: beside the list where there is room, over it where there is not. */
export function Filters({ path, facets, query, total, form }: FiltersProps) {
  const { listing } = useTexts().catalogue
  const alive = useHydrated()
  const panel = useKeptInside()
  const titleId = `${filtersPanelId}-title`

  return (
    <section
      ref={panel}
      id={filtersPanelId}
      popover="auto"
      className="m-0 h-dvh max-h-none w-[min(26rem,100vw)] flex-col overflow-hidden overscroll-contain border-0 bg-page text-ink backdrop:bg-(--veil) open:flex lg:static lg:block lg:h-auto lg:w-auto lg:overflow-visible lg:bg-transparent"
      aria-labelledby={titleId}
    >
      <div className="flex items-center justify-between border-b border-line py-2 pr-3 pl-5 lg:hidden">
        <h2 id={titleId} className="text-lg">
          {listing.filter}
        </h2>
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
      <div className="grow overflow-y-auto overscroll-contain px-5 lg:overflow-visible lg:px-0">
        <FacetList {...{ facets, query, form }} />
      </div>
      <div
        className={`flex items-center gap-2 border-t border-line px-5 py-3 lg:border-0 lg:px-0 lg:py-5 ${alive ? 'lg:hidden' : ''}`}
      >
        {chosenCount(query) > 0 && <ResetLink path={path} query={query} className="lg:hidden" />}
        <Button wide form={listingFormId} type="submit">
          <span className="lg:hidden" aria-live="polite">
            {alive ? listing.show(total) : listing.apply}
          </span>
          <span className="max-lg:hidden">{listing.apply}</span>
        </Button>
      </div>
    </section>
  )
}

function FacetList({ facets, query, form }: Pick<FiltersProps, 'facets' | 'query' | 'form'>) {
  const { listing } = useTexts().catalogue
  const { currency } = useTerms()
  const { groups, price, sizes, ratings, shippingFree, available } = facets
  const { onChoice } = form

  return (
    <>
      {groups.slice(0, openFolds).map((group) => (
        <OptionFacet key={group.id} group={group} open form={form} />
      ))}
      {sizes.length > 0 && (
        <Fold title={listing.sizes} open>
          <p className="mb-3 text-sm text-muted">{listing.sizesHint}</p>
          <div className="grid gap-4">
            {sizes.map(({ measure, range }) => (
              <SpanFields
                key={measure}
                name={measure}
                title={listing.size[measure]}
                unit="mm"
                range={range}
                value={query.sizes[measure]}
                form={form}
              />
            ))}
          </div>
        </Fold>
      )}
      {price && (
        <Fold title={listing.price} open>
          <SpanFields
            name="price"
            title={listing.price}
            isTitleHidden
            unit={currency}
            range={{ min: Math.floor(price.min), max: Math.ceil(price.max) }}
            value={query.price}
            form={form}
          />
        </Fold>
      )}
      <Fold title={listing.availability} open>
        <Tick
          name={listingFields.available}
          value="1"
          chosen={query.available}
          count={available.count}
          label={listing.available}
          onChoice={onChoice}
        />
        {shippingFree && (
          <Tick
            name={listingFields.shippingFree}
            value="1"
            chosen={query.shippingFree}
            count={shippingFree.count}
            label={listing.shippingFree}
            onChoice={onChoice}
          />
        )}
      </Fold>
      {groups.slice(openFolds).map((group) => (
        <OptionFacet key={group.id} group={group} open={group.chosen > 0} form={form} />
      ))}
      {ratings.length > 0 && <RatingFacet {...{ ratings, query, form }} />}
    </>
  )
}

function OptionFacet({ group, open, form }: { group: FacetGroup; open: boolean; form: ListingForm }) {
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
            onChoice={form.onChoice}
            {...{ color, count, chosen }}
          />
        ))}
      </fieldset>
    </Fold>
  )
}

function RatingFacet({
  ratings,
  query,
  form,
}: { ratings: Facets['ratings'] } & Pick<FiltersProps, 'query' | 'form'>) {
  const { listing } = useTexts().catalogue

  return (
    <Fold title={listing.rating} open={query.rating !== null}>
      <fieldset>
        <legend className="sr-only">{listing.rating}</legend>
        {[{ points: null, count: null }, ...ratings].map(({ points, count }) => (
          <Tick
            key={points ?? 0}
            type="radio"
            name={listingFields.rating}
            value={points === null ? '' : String(points)}
            chosen={query.rating === points}
            count={count}
            label={points === null ? listing.anyRating : listing.ratingFrom(points)}
            onChoice={form.onChoice}
          />
        ))}
      </fieldset>
    </Fold>
  )
}
