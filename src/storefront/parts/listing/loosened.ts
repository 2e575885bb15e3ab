import {
  isNarrowing,
  type ListingQuery,
  listingWish,
  measures,
  withoutFilters,
  withoutPrice,
  withoutSize,
} from './listing-query.ts'
import type { WireListing } from './wire.ts'

const mostAsked = 8

/** A filter that could be let go of: options of one group are one, since any of them would do. */
export type Filter = { name: string; without: Partial<ListingQuery> }

/** Everything that narrows a listing, piece by piece; `groups` say which options belong together. */
export function filtersSet(query: ListingQuery, groups: readonly Group[]): Filter[] {
  const chosen = groups
    .map(({ id, options }) => ({ id, ids: options.map((option) => option.id) }))
    .filter(({ ids }) => query.options.some((option) => ids.includes(option)))

  return [
    ...(isNarrowing(query.price) ? [{ name: 'price', without: withoutPrice }] : []),
    ...measures
      .filter((measure) => isNarrowing(query.sizes[measure]))
      .map((measure) => ({ name: measure, without: withoutSize(query, measure) })),
    ...chosen.map(({ id, ids }) => ({
      name: id,
      without: { options: query.options.filter((option) => !ids.includes(option)) },
    })),
    ...(query.rating === null ? [] : [{ name: 'rating', without: { rating: null } }]),
    ...(query.shippingFree ? [{ name: 'shippingFree', without: { shippingFree: false } }] : []),
    ...(query.fits === null ? [] : [{ name: 'fits', without: { fits: null } }]),
    ...(query.available ? [{ name: 'available', without: { available: false } }] : []),
  ]
}

type Group = { id: string; options: readonly { id: string }[] }

/** How many there would be without each of the filters, and without all of them. */
export async function loosened(
  { aggregations }: WireListing,
  query: ListingQuery,
  ask: (wish: Readonly<Record<string, unknown>>) => Promise<{ total: number }>,
): Promise<Record<string, number>> {
  const filters = filtersSet(query, aggregations.properties?.entities ?? []).slice(0, mostAsked)
  const totals = await Promise.all(
    [...filters, { name: 'all', without: withoutFilters }].map(async ({ name, without }) => {
      const wish = { ...listingWish({ ...query, ...without, page: 1 }), limit: 1, 'no-aggregations': true }
      return [name, (await ask(wish)).total] as const
    }),
  )
  return Object.fromEntries(totals)
}
