import { X } from 'lucide-react'
import { Link } from '../../../ui/link.tsx'
import { useTexts } from '../../shop-frame.tsx'
import { useChips } from './chips.ts'
import type { Facets } from './facets.ts'
import { isNarrowed, type ListingQuery, listingHref } from './listing-query.ts'
import { leaveFilter, ResetLink } from './reset-link.tsx'

/** The filters that are set, each a link to the list without it. */
export function ActiveFilters({
  path,
  facets,
  query,
}: {
  path: string
  facets: Facets
  query: ListingQuery
}) {
  const { listing } = useTexts().catalogue
  const chips = useChips(facets, query)
  if (!isNarrowed(query)) return null

  return (
    <section aria-label={listing.active} className="mt-4 flex flex-wrap items-center gap-2">
      <ul className="contents">
        {chips.map(({ name, without }) => (
          <li key={name}>
            <Link
              to={listingHref(path, query, without)}
              preventScrollReset
              onClick={leaveFilter}
              aria-label={listing.remove(name)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full bg-primary-soft px-4 text-sm font-medium text-primary-strong hover:underline"
            >
              {name}
              <X aria-hidden size={15} />
            </Link>
          </li>
        ))}
      </ul>
      <ResetLink path={path} query={query} />
    </section>
  )
}
