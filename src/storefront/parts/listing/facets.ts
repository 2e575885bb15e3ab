import { said } from '../product/product-path.ts'
import type { Preview } from './listing-form.ts'
import { isNarrowing, type ListingQuery, type Measure, measures, type Span } from './listing-query.ts'
import type { WireAggregations, WireListing } from './wire.ts'

export type FacetOption = {
  id: string
  name: string
  color: string | null
  count: number | null
  chosen: boolean
}
export type FacetGroup = { id: string; name: string; options: FacetOption[]; chosen: number }

/** What a listing can be narrowed by. Options nothing has any more stay only while they are chosen. */
export type Facets = {
  groups: FacetGroup[]
  price: { min: number; max: number } | null
  sizes: { measure: Measure; range: Span }[]
  /** Points from the best down, with how many have at least so many. */
  ratings: { points: number; count: number | null }[]
  /** How many; null when nobody counted. Absent where there is nothing to choose. */
  shippingFree: { count: number | null } | null
  available: { count: number | null }
}

/** In millimetres they are asked for as numbers. */
const asNumbers = ['min-height', 'min-depth']

export function facetsOf(
  { aggregations, total }: Pick<WireListing, 'aggregations' | 'total'>,
  query: ListingQuery,
): Facets {
  // An empty map comes as an empty list (contract: written by PHP).
  const {
    price,
    rating,
    properties,
    sizes,
    counts,
    'shipping-free': free,
  } = Array.isArray(aggregations) ? {} : (aggregations as WireAggregations)
  const min = Number(price?.min ?? 0)
  const max = Number(price?.max ?? 0)
  const bestRating = rating?.max ? Number(rating.max) : 0
  const freeCount = counts?.shippingFree ?? null

  return {
    groups: (properties?.entities ?? [])
      .filter(
        ({ key, options }) =>
          !asNumbers.includes(key ?? '') || options.some(({ id }) => query.options.includes(id)),
      )
      .map((group) => groupOf(group, query.options))
      .filter(({ options, chosen }) => options.length > 1 || chosen > 0),
    price: max > min || isNarrowing(query.price) ? { min, max } : null,
    sizes: measures.flatMap((measure) => {
      const range = spanOf(sizes?.[measure])
      const isOffered = range.min !== null && range.max !== null && range.min < range.max
      return isOffered || isNarrowing(query.sizes[measure]) ? [{ measure, range }] : []
    }),
    // A shop without reviews counts none.
    ratings: (rating === undefined ? [] : ([4, 3, 2] as const))
      .map((points) => ({ points, count: counts?.ratings[points] ?? null }))
      .filter(({ points, count }) => points === query.rating || (bestRating >= points && count !== 0)),
    shippingFree:
      query.shippingFree || (Number(free?.max ?? 0) > 0 && freeCount !== total) ? { count: freeCount } : null,
    available: { count: counts?.available ?? null },
  }
}

/** The same filters in the same places, so that nothing moves below a finger; what leaves nothing says 0. */
export function recounted(facets: Facets, preview: Preview, query: ListingQuery): Facets {
  const groups = preview.aggregations.properties?.entities ?? []
  const options = new Map(groups.flatMap(({ options }) => options.map(({ id, count }) => [id, count])))
  const { ratings, shippingFree, available } = facetsOf(preview, query)
  const rated = new Map(ratings.map(({ points, count }) => [points, count]))

  return {
    ...facets,
    groups: facets.groups.map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, count: options.get(option.id) ?? 0 })),
    })),
    ratings: facets.ratings.map(({ points }) => ({ points, count: rated.get(points) ?? 0 })),
    shippingFree: facets.shippingFree && { count: shippingFree?.count ?? facets.shippingFree.count },
    available,
  }
}

const spanOf = (span: Span | string | undefined): Span =>
  typeof span === 'object' ? { min: span.min, max: span.max } : { min: null, max: null }

function groupOf(
  group: NonNullable<WireAggregations['properties']>['entities'][number],
  chosenIds: readonly string[],
): FacetGroup {
  const options = group.options
    .map((option) => ({
      id: option.id,
      name: said(option, 'name'),
      color: option.colorHexCode ?? null,
      count: option.count ?? null,
      chosen: chosenIds.includes(option.id),
    }))
    .filter(({ count, chosen }) => count !== 0 || chosen)

  return {
    id: group.id,
    name: said(group, 'name'),
    options,
    chosen: options.filter(({ chosen }) => chosen).length,
  }
}

/** How many filters are set. */
export const chosenCount = ({
  options,
  price,
  sizes,
  rating,
  shippingFree,
  available,
  fits,
}: ListingQuery): number =>
  options.length +
  [price, ...Object.values(sizes)].filter(isNarrowing).length +
  [rating !== null, shippingFree, available, fits !== null].filter(Boolean).length
