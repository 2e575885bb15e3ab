/** What a visitor asks of a listing, as it stands in the address of the page. */
export type ListingQuery = {
  page: number
  limit: number | null
  order: string | null
  search: string
  options: readonly string[]
  minPrice: number | null
  maxPrice: number | null
  rating: number | null
  shippingFree: boolean
}

export const pageSizes = [12, 24, 48] as const
export const usualPageSize = 24

/** Names of the fields, the Store API's own, so that a listing's address is readable as one of its calls. */
export const listingFields = {
  page: 'p',
  limit: 'limit',
  order: 'order',
  search: 'search',
  options: 'properties',
  minPrice: 'min-price',
  maxPrice: 'max-price',
  rating: 'rating',
  shippingFree: 'shipping-free',
} as const

const longestSearch = 200
const mostOptions = 60

/** Reads an address. What makes no sense is left out: a mistyped address still shows a listing. */
export function readListingQuery(search: URLSearchParams): ListingQuery {
  const { page, limit, order, options, minPrice, maxPrice, rating, shippingFree } = listingFields
  const size = whole(search.get(limit))
  const lowest = price(search.get(minPrice))
  const highest = price(search.get(maxPrice))
  const turned = lowest !== null && highest !== null && lowest > highest
  const stars = whole(search.get(rating))

  return {
    page: Math.max(1, Math.min(whole(search.get(page)) ?? 1, 100_000)),
    limit: pageSizes.some((known) => known === size) && size !== usualPageSize ? size : null,
    order: /^[a-z][a-z0-9-]{0,40}$/.test(search.get(order) ?? '') ? search.get(order) : null,
    search: (search.get(listingFields.search) ?? '')
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, longestSearch),
    options: [...new Set(search.getAll(options).flatMap((value) => value.split('|')))]
      .filter((id) => /^[0-9a-f]{32}$/.test(id))
      .slice(0, mostOptions),
    minPrice: turned ? highest : lowest,
    maxPrice: turned ? lowest : highest,
    rating: stars !== null && stars >= 1 && stars <= 5 ? stars : null,
    shippingFree: ['1', 'true', 'on'].includes(search.get(shippingFree) ?? ''),
  }
}

/** The same wish as the Store API takes it. */
export const listingWish = (query: ListingQuery) => ({
  p: query.page,
  limit: query.limit ?? usualPageSize,
  ...(query.order !== null && { order: query.order }),
  ...(query.options.length > 0 && { properties: query.options.join('|') }),
  ...(query.minPrice !== null && { 'min-price': query.minPrice }),
  ...(query.maxPrice !== null && { 'max-price': query.maxPrice }),
  ...(query.rating !== null && { rating: query.rating }),
  ...(query.shippingFree && { 'shipping-free': true }),
})

/** The address of a listing with something changed. A changed filter begins at the first page again. */
export function listingHref(path: string, query: ListingQuery, change: Partial<ListingQuery> = {}): string {
  const next = { ...query, page: 1, ...change }
  const search = new URLSearchParams()
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') search.append(name, String(value))
  }

  put(listingFields.search, next.search)
  put(listingFields.minPrice, next.minPrice)
  put(listingFields.maxPrice, next.maxPrice)
  for (const id of next.options) put(listingFields.options, id)
  put(listingFields.rating, next.rating)
  put(listingFields.shippingFree, next.shippingFree ? 1 : null)
  put(listingFields.order, next.order)
  put(listingFields.limit, next.limit)
  put(listingFields.page, next.page > 1 ? next.page : null)

  const asked = search.toString()
  return asked ? `${path}?${asked}` : path
}

/** Whether the listing shows less than all there is. Such a page is for the visitor, not for search engines. */
export const isNarrowed = ({ options, minPrice, maxPrice, rating, shippingFree }: ListingQuery): boolean =>
  options.length > 0 || minPrice !== null || maxPrice !== null || rating !== null || shippingFree

/** Everything shown again; the order and the size of a page stay as chosen. */
export const withoutFilters: Partial<ListingQuery> = {
  options: [],
  minPrice: null,
  maxPrice: null,
  rating: null,
  shippingFree: false,
}

function whole(value: string | null): number | null {
  return value !== null && /^\d{1,9}$/.test(value.trim()) ? Number(value) : null
}

/** Swiss and German visitors type a comma where others type a point. */
function price(value: string | null): number | null {
  const typed = value?.trim().replace(',', '.') ?? ''
  return /^\d{1,7}(\.\d{1,2})?$/.test(typed) ? Number(typed) : null
}
