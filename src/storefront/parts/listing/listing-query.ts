import { placeFrom, placeText } from '../../../shop/configurator/place-text.ts'

/** What a listing is narrowed by in millimetres. */
export const measures = ['width', 'height', 'depth'] as const
export type Measure = (typeof measures)[number]
export type Span = { min: number | null; max: number | null }

/** What a visitor asks of a listing, as it stands in the address of the page. */
export type ListingQuery = {
  page: number
  limit: number | null
  order: string | null
  search: string
  /** Nothing of the search is corrected. */
  exactly: boolean
  options: readonly string[]
  price: Span
  /** In whole millimetres. */
  sizes: Readonly<Record<Measure, Span>>
  rating: number | null
  shippingFree: boolean
  available: boolean
  /** A measured place in a word (`placeText`): only what fits it. */
  fits: string | null
}

export const pageSizes = [12, 24, 48] as const
export const usualPageSize = 24

/** Names of the fields, the Store API's own, so that a listing's address is readable as one of its calls. */
export const listingFields = {
  page: 'p',
  limit: 'limit',
  order: 'order',
  search: 'search',
  exactly: 'exactly',
  options: 'properties',
  rating: 'rating',
  shippingFree: 'shipping-free',
  available: 'available',
  fits: 'fits',
} as const

/** The two fields of a span. */
export const spanFields = (name: Measure | 'price') => ({ min: `min-${name}`, max: `max-${name}` }) as const

const longestSearch = 200
const mostOptions = 60
const everything: Span = { min: null, max: null }

/** Reads an address. What makes no sense is left out: a mistyped address still shows a listing. */
export function readListingQuery(search: URLSearchParams): ListingQuery {
  const { page, limit, order, exactly, options, rating, shippingFree, available } = listingFields
  const size = whole(search.get(limit))
  const stars = whole(search.get(rating))
  const isSet = (name: string) => ['1', 'true', 'on'].includes(search.get(name) ?? '')

  return {
    page: Math.max(1, Math.min(whole(search.get(page)) ?? 1, 100_000)),
    limit: pageSizes.some((known) => known === size) && size !== usualPageSize ? size : null,
    order: /^[a-z][a-z0-9-]{0,40}$/.test(search.get(order) ?? '') ? search.get(order) : null,
    search: (search.get(listingFields.search) ?? '')
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, longestSearch),
    exactly: isSet(exactly),
    options: [...new Set(search.getAll(options).flatMap((value) => value.split('|')))]
      .filter((id) => /^[0-9a-f]{32}$/.test(id))
      .slice(0, mostOptions),
    price: span(search, 'price', amount),
    sizes: bySize((measure) => span(search, measure, millimetres)),
    rating: stars !== null && stars >= 1 && stars <= 5 ? stars : null,
    shippingFree: isSet(shippingFree),
    available: isSet(available),
    fits: placeOf(search.get(listingFields.fits)),
  }
}

/** The same wish as the Store API takes it. */
export const listingWish = (query: ListingQuery) => ({
  p: query.page,
  limit: query.limit ?? usualPageSize,
  ...(query.order !== null && { order: query.order }),
  ...(query.exactly && { exactly: true }),
  ...(query.options.length > 0 && { properties: query.options.join('|') }),
  ...Object.fromEntries(spansOf(query).filter(([, end]) => end !== null)),
  ...(query.rating !== null && { rating: query.rating }),
  ...(query.shippingFree && { 'shipping-free': true }),
  ...(query.available && { available: true }),
  ...(query.fits !== null && { fits: query.fits }),
})

/** The address of a listing with something changed. A changed filter begins at the first page again. */
export function listingHref(path: string, query: ListingQuery, change: Partial<ListingQuery> = {}): string {
  const next = { ...query, page: 1, ...change }
  const search = new URLSearchParams()
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') search.append(name, String(value))
  }

  put(listingFields.search, next.search)
  put(listingFields.exactly, next.exactly ? 1 : null)
  for (const [name, end] of spansOf(next)) put(name, end)
  for (const id of next.options) put(listingFields.options, id)
  put(listingFields.rating, next.rating)
  put(listingFields.shippingFree, next.shippingFree ? 1 : null)
  put(listingFields.available, next.available ? 1 : null)
  put(listingFields.fits, next.fits)
  put(listingFields.order, next.order)
  put(listingFields.limit, next.limit)
  put(listingFields.page, next.page > 1 ? next.page : null)

  const asked = search.toString()
  return asked ? `${path}?${asked}` : path
}

/** Whether the listing shows less than all there is. Such a page is for the visitor, not for search engines. */
export const isNarrowed = (query: ListingQuery): boolean =>
  query.options.length > 0 ||
  query.rating !== null ||
  query.shippingFree ||
  query.available ||
  query.fits !== null ||
  spansOf(query).some(([, end]) => end !== null)

export const isNarrowing = ({ min, max }: Span): boolean => min !== null || max !== null

/** Everything shown again; the order and the size of a page stay as chosen. */
export const withoutFilters: Partial<ListingQuery> = {
  options: [],
  price: everything,
  sizes: bySize(() => everything),
  rating: null,
  shippingFree: false,
  available: false,
  fits: null,
}

export const withoutPrice: Partial<ListingQuery> = { price: everything }

export const withoutSize = ({ sizes }: ListingQuery, measure: Measure): Partial<ListingQuery> => ({
  sizes: { ...sizes, [measure]: everything },
})

/** Every end of a span by the name of its field. */
function spansOf({ price, sizes }: ListingQuery): [field: string, end: number | null][] {
  const named = [['price', price] as const, ...measures.map((measure) => [measure, sizes[measure]] as const)]
  return named.flatMap(([name, { min, max }]) => {
    const fields = spanFields(name)
    return [[fields.min, min] as [string, number | null], [fields.max, max] as [string, number | null]]
  })
}

/** Two ends the wrong way round were meant the other way. */
function span(
  search: URLSearchParams,
  name: Measure | 'price',
  read: (typed: string | null) => number | null,
) {
  const fields = spanFields(name)
  const [min, max] = [read(search.get(fields.min)), read(search.get(fields.max))]
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }
}

function bySize(spanOf: (measure: Measure) => Span): Record<Measure, Span> {
  return { width: spanOf('width'), height: spanOf('height'), depth: spanOf('depth') }
}

/** One place has one address, however its measures were put. */
function placeOf(value: string | null): string | null {
  const place = placeFrom(value ?? '')
  return place && placeText(place)
}

function whole(value: string | null): number | null {
  return value !== null && /^\d{1,9}$/.test(value.trim()) ? Number(value) : null
}

/** Swiss and German visitors type a comma where others type a point. */
function amount(value: string | null): number | null {
  const typed = value?.trim().replace(',', '.') ?? ''
  return /^\d{1,7}(\.\d{1,2})?$/.test(typed) ? Number(typed) : null
}

/** "600", "600 mm", "600,5". */
function millimetres(value: string | null): number | null {
  const [, typed] = /^\s*(\d{1,6}(?:[.,]\d+)?)\s*(?:mm)?\s*$/i.exec(value ?? '') ?? []
  return typed === undefined ? null : Math.round(Number(typed.replace(',', '.')))
}
