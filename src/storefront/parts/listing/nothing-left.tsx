import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { useFilterNames } from './chips.ts'
import type { Facets } from './facets.ts'
import { type ListingQuery, listingHref, measures, withoutFilters } from './listing-query.ts'
import { filtersSet } from './loosened.ts'
import { leaveFilter } from './reset-link.tsx'
import type { WireListing } from './wire.ts'

type NothingLeftProps = { path: string; facets: Facets; query: ListingQuery; listing: WireListing }

/** The filters leave nothing: which one to let go of, and how many there are then. */
export function NothingLeft({ path, facets, query, listing }: NothingLeftProps) {
  const { listing: texts } = useTexts().catalogue
  const nameOf = useNames(facets, query)
  const { all = 0, ...loosened } = listing.loosened ?? {}
  const ways = filtersSet(query, facets.groups)
    .map((filter) => ({ ...filter, total: loosened[filter.name] ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)

  return (
    <div className="card px-6 py-12 sm:px-10">
      <h2>{texts.empty}</h2>
      <p className="mt-3 max-w-prose text-muted">{ways.length > 0 ? texts.emptyLoosen : texts.emptyText}</p>
      {ways.length > 0 && (
        <ul className="mt-5 max-w-xl border-t border-line">
          {ways.map(({ name, without, total }) => (
            <li key={name} className="border-b border-line">
              <Link
                to={listingHref(path, query, without)}
                preventScrollReset
                onClick={leaveFilter}
                className="flex min-h-13 items-center justify-between gap-4 py-2 hover:text-primary"
              >
                <span>{texts.without(nameOf(name))}</span>
                <span className="flex-none font-medium tabular-nums">{texts.results(total)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-7">
        <ButtonLink to={listingHref(path, query, withoutFilters)} preventScrollReset onClick={leaveFilter}>
          {texts.resetAll(all)}
        </ButtonLink>
      </p>
    </div>
  )
}

function useNames(facets: Facets, query: ListingQuery): (filter: string) => string {
  const say = useFilterNames()

  return (filter) => {
    const group = facets.groups.find(({ id }) => id === filter)
    if (group) {
      const chosen = group.options.filter((option) => option.chosen).map(({ name }) => name)
      return `${group.name}: ${chosen.join(', ')}`
    }
    const measure = measures.find((measure) => measure === filter)
    if (measure) return say.size(measure, query.sizes[measure])
    if (filter === 'price') return say.price(query.price)
    if (filter === 'rating') return say.rating(query.rating ?? 0)
    if (filter === 'fits') return say.fits(query.fits ?? '')
    return filter === 'available' ? say.available : say.shippingFree
  }
}

/** A group without any products, for now. */
export function NothingHere() {
  const { listing: texts } = useTexts().catalogue
  const path = usePaths()

  return (
    <div className="card px-6 py-14 text-center">
      <h2>{texts.emptyCategory}</h2>
      <p className="mx-auto mt-3 max-w-prose text-muted">{texts.emptyCategoryText}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink to={path('search')}>{texts.toSearch}</ButtonLink>
        <ButtonLink to={path('contact')} look="quiet">
          {texts.toContact}
        </ButtonLink>
      </div>
    </div>
  )
}
