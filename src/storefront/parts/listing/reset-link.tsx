import { Link } from '../../../ui/link.tsx'
import { useTexts } from '../../shop-frame.tsx'
import { filtersPanelId, totalId } from './listing-form.ts'
import { type ListingQuery, listingHref, withoutFilters } from './listing-query.ts'

/** Everything shown again. */
export function ResetLink({
  path,
  query,
  className = '',
}: {
  path: string
  query: ListingQuery
  className?: string
}) {
  const { listing } = useTexts().catalogue
  return (
    <Link
      to={listingHref(path, query, withoutFilters)}
      preventScrollReset
      onClick={leaveFilter}
      className={`link inline-flex min-h-11 flex-none items-center px-2 text-sm ${className}`}
    >
      {listing.reset}
    </Link>
  )
}

/** What was clicked goes away: the focus waits at how many there are now. */
export function leaveFilter(): void {
  document.getElementById(filtersPanelId)?.hidePopover()
  document.getElementById(totalId)?.focus({ preventScroll: true })
}
