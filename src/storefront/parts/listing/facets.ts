import { said } from '../product/product-path.ts'
import type { ListingQuery } from './listing-query.ts'
import type { WireAggregations } from './wire.ts'

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
  bestRating: number | null
  hasShippingFree: boolean
}

export function facetsOf(aggregations: WireAggregations | readonly never[], query: ListingQuery): Facets {
  // An empty map comes as an empty list (contract: written by PHP).
  const {
    price,
    rating,
    properties,
    'shipping-free': free,
  } = Array.isArray(aggregations) ? {} : (aggregations as WireAggregations)
  const min = Number(price?.min ?? 0)
  const max = Number(price?.max ?? 0)

  return {
    groups: (properties?.entities ?? [])
      .map((group) => groupOf(group, query.options))
      .filter(({ options, chosen }) => options.length > 1 || chosen > 0),
    price: max > min || query.minPrice !== null || query.maxPrice !== null ? { min, max } : null,
    bestRating: rating?.max ? Number(rating.max) : query.rating,
    hasShippingFree: Number(free?.max ?? 0) > 0 || query.shippingFree,
  }
}

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
export const chosenCount = ({ options, minPrice, maxPrice, rating, shippingFree }: ListingQuery): number =>
  options.length +
  (minPrice !== null || maxPrice !== null ? 1 : 0) +
  (rating !== null ? 1 : 0) +
  (shippingFree ? 1 : 0)
