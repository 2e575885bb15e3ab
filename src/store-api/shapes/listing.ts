import {
  type FacetGroup,
  type Facets,
  type Listing,
  measures,
  type Picks,
} from '../../shop/catalogue/listing.ts'
import { sortingsFor } from '../../shop/catalogue/listing-sorting.ts'
import { shownOfGross } from '../../shop/catalogue/shown-prices.ts'
import type { Visit } from '../../shop/sessions/visit.ts'
import type { Aggregated } from '../../values/aggregation.ts'
import { idFrom } from '../../values/ids.ts'
import type { Locale } from '../../values/locale.ts'
import { decimal } from '../../values/money.ts'
import { say } from '../../values/translated.ts'
import { aggregationsShape } from '../criteria/search-result.ts'
import type { Switches } from '../listing-wish.ts'
import type { ProductShape } from './product.ts'
import { struct } from './struct.ts'

type About = {
  page: number
  limit: number
  picks: Picks
  switches: Switches
  whitelist: readonly string[]
  /** Facets that only this shop knows; a client of Shopware takes every aggregation for a filter of its own. */
  withSizes: boolean
  kind: 'category' | 'search'
  sorting: string
  aggregations: readonly { name: string; aggregated: Aggregated }[]
  elements: readonly ProductShape[]
  navigationId?: string
  search?: string
}

/** A page of a category or a search, with what it can be filtered and sorted by. */
export const listingShape = (
  { total, estimatedTotal, facets, available }: Listing,
  visit: Visit,
  about: About,
) =>
  struct('product_listing', {
    entity: 'product',
    total,
    // Only this shop's: of very many only the best sellers can be paged through, and this is about how many there are.
    ...(estimatedTotal !== null && { estimatedTotal }),
    page: about.page,
    limit: about.limit,
    elements: about.elements,
    aggregations: {
      ...(facets && facetsShape(facets, visit, about)),
      ...(facets && about.withSizes && sizesShape(facets, available)),
      ...Object(aggregationsShape(about.aggregations)),
    } as ListingAggregations,
    sorting: about.sorting,
    availableSortings: sortingsFor(about.kind, visit.channel).map(({ key, priority, label }) => {
      const text = say(label, visit.locale)
      return struct('product_sorting', {
        id: idFrom('product-sorting', key),
        key,
        priority,
        label: text,
        active: true,
        locked: false,
        translated: { label: text, customFields: {} },
      })
    }),
    currentFilters: currentFilters(about),
    streamId: null,
    states: [] as string[],
  })

export type ListingAggregations = Partial<ReturnType<typeof facetsShape> & ReturnType<typeof sizesShape>>

const currentFilters = ({ picks, navigationId, search }: About) => ({
  manufacturer: picks.manufacturers,
  price: {
    min: picks.minCents === null ? null : decimal(picks.minCents),
    max: picks.maxCents === null ? null : decimal(picks.maxCents),
  },
  rating: picks.rating,
  'shipping-free': picks.shippingFree,
  properties: picks.options,
  ...(navigationId !== undefined && { navigationId }),
  ...(search !== undefined && { search }),
})

function facetsShape(facets: Facets, visit: Visit, { switches, whitelist }: About) {
  const { currency, locale } = visit
  const price = facets.price[currency.code]
  const cents = (amount: number | null | undefined) =>
    typeof amount === 'number' ? decimal(shownOfGross(amount, visit)) : null

  return {
    ...(switches.manufacturer && {
      manufacturer: struct('entity_result', {
        name: 'manufacturer',
        entities: facets.manufacturers.map(({ id, name, count }) =>
          struct('product_manufacturer', {
            id,
            name,
            count,
            translated: { name, customFields: {} },
            customFields: {},
          }),
        ),
      }),
    }),
    ...(switches.price && {
      price: struct('stats_result', {
        name: 'price',
        min: cents(price?.min),
        max: cents(price?.max),
        avg: null,
        sum: null,
      }),
    }),
    ...(switches.rating && {
      rating: struct('max_result', {
        name: 'rating',
        max: facets.rating.max === null ? null : String(facets.rating.max),
      }),
    }),
    ...(switches.shippingFree && {
      'shipping-free': struct('max_result', { name: 'shipping-free', max: facets.shippingFree ? '1' : '0' }),
    }),
    ...(switches.properties && {
      properties: struct('entity_result', {
        name: 'properties',
        entities: facets.properties
          .filter(({ id }) => whitelist.length === 0 || whitelist.includes(id))
          .map((group) => facetGroupShape(group, locale)),
      }),
    }),
  }
}

const sizesShape = ({ measures: spans, ratings, shippingFreeCount }: Facets, available: number | null) => ({
  sizes: struct(
    'sizes_result',
    Object.fromEntries(
      measures.map((measure) => [
        measure,
        struct('range', { min: spans?.[measure].min ?? null, max: spans?.[measure].max ?? null }),
      ]),
    ),
  ),
  counts: struct('counts_result', {
    ratings: struct('rating_counts', {
      2: ratings?.[2] ?? null,
      3: ratings?.[3] ?? null,
      4: ratings?.[4] ?? null,
    }),
    shippingFree: shippingFreeCount ?? null,
    available,
  }),
})

const facetGroupShape = ({ id, key, name, displayType, position, options }: FacetGroup, locale: Locale) =>
  struct('property_group', {
    id,
    name,
    displayType,
    sortingType: 'position',
    filterable: true,
    visibleOnProductDetailPage: true,
    position,
    // Only this shop's: what it is called among us, in every language the same.
    key,
    translated: { name, position, description: null, customFields: {} },
    customFields: {},
    options: options
      .map((option) =>
        struct('property_group_option', {
          id: option.id,
          groupId: id,
          name: option.name,
          option: option.name,
          position: option.position,
          colorHexCode: option.color,
          /** How many groups have it. */
          count: option.count,
          translated: { name: option.name, position: option.position, customFields: {} },
          customFields: {},
        }),
      )
      .toSorted((a, b) => a.position - b.position || collator(locale).compare(a.name, b.name)),
  })

/** "17 l" before "35 l" before "100 l". */
function collator(locale: Locale): Intl.Collator {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true })
  collators.set(locale, collator)
  return collator
}

const collators = new Map<Locale, Intl.Collator>()
