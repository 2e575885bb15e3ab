import { X } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../../shop-frame.tsx'
import { useMoney } from '../terms.tsx'
import type { Facets } from './facets.ts'
import { isNarrowed, type ListingQuery, listingHref, withoutFilters } from './listing-query.ts'

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
  const money = useMoney()
  if (!isNarrowed(query)) return null

  const named = new Map(facets.groups.flatMap(({ options }) => options.map(({ id, name }) => [id, name])))
  const chips: { name: string; without: Partial<ListingQuery> }[] = [
    ...(query.minPrice !== null || query.maxPrice !== null
      ? [{ name: priceName(query, listing, money), without: { minPrice: null, maxPrice: null } }]
      : []),
    ...query.options.flatMap((id) => {
      const name = named.get(id)
      return name ? [{ name, without: { options: query.options.filter((other) => other !== id) } }] : []
    }),
    ...(query.rating === null ? [] : [{ name: listing.ratingFrom(query.rating), without: { rating: null } }]),
    ...(query.shippingFree ? [{ name: listing.shippingFree, without: { shippingFree: false } }] : []),
  ]

  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <h2 className="sr-only">{listing.active}</h2>
      {chips.map(({ name, without }) => (
        <Link
          key={name}
          to={listingHref(path, query, without)}
          preventScrollReset
          aria-label={listing.remove(name)}
          className="inline-flex min-h-9 items-center gap-1.5 rounded-sm bg-primary-soft px-3 text-sm text-primary-strong hover:underline"
        >
          {name}
          <X aria-hidden size={14} />
        </Link>
      ))}
      <Link
        to={listingHref(path, query, withoutFilters)}
        preventScrollReset
        className="link px-2 py-2 text-sm"
      >
        {listing.reset}
      </Link>
    </div>
  )
}

function priceName(
  { minPrice, maxPrice }: ListingQuery,
  listing: ReturnType<typeof useTexts>['catalogue']['listing'],
  money: (amount: number) => string,
): string {
  if (minPrice === null) return `${listing.priceTo} ${money(maxPrice ?? 0)}`
  if (maxPrice === null) return `${listing.priceFrom} ${money(minPrice)}`
  return listing.priceBetween(money(minPrice), money(maxPrice))
}
