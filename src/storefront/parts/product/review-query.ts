import { isLocale, type Locale } from '../../../values/locale.ts'

export const reviewOrders = ['newest', 'best', 'worst'] as const
export type ReviewOrder = (typeof reviewOrders)[number]

/** Which reviews of a product an address asks for. */
export type ReviewQuery = {
  /** Only those with so many stars. */
  stars: number | null
  language: Locale | 'all'
  order: ReviewOrder
  page: number
}

export const reviewsOnPage = 6

const names = { stars: 'stars', language: 'reviews-in', order: 'reviews-by', page: 'reviews-page' } as const

/** What an address may hold of it. */
export const reviewParameters: readonly string[] = Object.values(names)

/** Nonsense is what nobody asked for. */
export function readReviewQuery(search: URLSearchParams, locale: Locale): ReviewQuery {
  const stars = Number(search.get(names.stars))
  const language = search.get(names.language) ?? ''
  const page = Number(search.get(names.page))

  return {
    stars: Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : null,
    language: language === 'all' || isLocale(language) ? language : locale,
    order: reviewOrders.find((order) => order === search.get(names.order)) ?? 'newest',
    page: Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1,
  }
}

/** Whether an address asks for something of its own: otherwise the newest in its language come with the product. */
export const asksForReviews = (search: URLSearchParams): boolean =>
  Object.values(names).some((name) => search.has(name))

/** What stands behind the question mark, the shortest way to say it; a change of what is shown begins at page 1. */
export function reviewSearch(query: ReviewQuery, change: Partial<ReviewQuery>, locale: Locale): string {
  const { stars, language, order, page } = { ...query, page: 1, ...change }
  const search = new URLSearchParams({
    ...(stars !== null && { [names.stars]: String(stars) }),
    ...(language !== locale && { [names.language]: language }),
    ...(order !== 'newest' && { [names.order]: order }),
    ...(page > 1 && { [names.page]: String(page) }),
  }).toString()
  return search && `?${search}`
}
