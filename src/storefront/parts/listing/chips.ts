import { placeFrom } from '../../../shop/configurator/place-text.ts'
import { useTexts } from '../../shop-frame.tsx'
import { useMoney } from '../terms.tsx'
import type { Facets } from './facets.ts'
import {
  isNarrowing,
  type ListingQuery,
  type Measure,
  measures,
  type Span,
  withoutPrice,
  withoutSize,
} from './listing-query.ts'

/** A filter that is set, in words, and the listing without it. */
export type Chip = { name: string; without: Partial<ListingQuery> }

/** The filters that are set, one by one. */
export function useChips(facets: Facets, query: ListingQuery): Chip[] {
  const say = useFilterNames()
  const named = new Map(facets.groups.flatMap(({ options }) => options.map(({ id, name }) => [id, name])))

  return [
    ...query.options.flatMap((id) => {
      const name = named.get(id)
      return name ? [{ name, without: { options: query.options.filter((other) => other !== id) } }] : []
    }),
    ...measures
      .filter((measure) => isNarrowing(query.sizes[measure]))
      .map((measure) => ({
        name: say.size(measure, query.sizes[measure]),
        without: withoutSize(query, measure),
      })),
    ...(isNarrowing(query.price) ? [{ name: say.price(query.price), without: withoutPrice }] : []),
    ...(query.rating === null || facets.ratings.length === 0
      ? []
      : [{ name: say.rating(query.rating), without: { rating: null } }]),
    ...(query.fits === null ? [] : [{ name: say.fits(query.fits), without: { fits: null } }]),
    ...(query.available ? [{ name: say.available, without: { available: false } }] : []),
    ...(query.shippingFree ? [{ name: say.shippingFree, without: { shippingFree: false } }] : []),
  ]
}

/** What filters are called when they are set. */
export function useFilterNames() {
  const { listing } = useTexts().catalogue
  const money = useMoney()

  return {
    price: ({ min, max }: Span) =>
      listing.span(min === null ? null : money(min), max === null ? null : money(max)),
    size: (measure: Measure, { min, max }: Span) =>
      `${listing.size[measure]} ${listing.span(min === null ? null : `${min}`, max === null ? null : `${max}`)} mm`,
    rating: (points: number) => listing.ratingFrom(points),
    fits: (place: string) => listing.fits(widthOf(place)),
    available: listing.available,
    shippingFree: listing.shippingFree,
  }
}

/** By its width people know a cabinet. */
function widthOf(text: string): string | null {
  const { bodyWidth, insideWidth, fullWidth } = placeFrom(text)?.measures ?? {}
  const width = bodyWidth ?? insideWidth ?? fullWidth
  return width === undefined ? null : String(Math.round(width))
}
