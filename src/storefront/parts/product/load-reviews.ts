import { type Locale, locales } from '../../../values/locale.ts'
import type { StoreApi } from '../../store-api.ts'
import {
  asksForReviews,
  type ReviewOrder,
  type ReviewQuery,
  readReviewQuery,
  reviewsOnPage,
} from './review-query.ts'
import { slimRatings, slimReview } from './slim-detail.ts'
import type { WireRatings, WireReview } from './wire-detail.ts'

/** What is said of a product as its address asks for it. */
export type LoadedReviews = {
  query: ReviewQuery
  shown: readonly WireReview[]
  /** How many there are of those asked for. */
  total: number
  ratings: WireRatings | null
  /** How many there are in each language. */
  languages: readonly { locale: Locale; count: number }[]
}

type Asking = { storeApi: StoreApi; locale: Locale; request: Request }

/** The product, and with it the newest reviews in its language, or those the address asks for. */
export async function loadReviews(id: string, { storeApi, locale, request }: Asking) {
  const search = new URL(request.url).searchParams
  const query = readReviewQuery(search, locale)
  const { elements } = await storeApi.call('POST /language')
  const codes = new Map<string, string>(
    elements.map((language) => [language.id, language.translationCode.code]),
  )
  const idOf = (code: string) => elements.find(({ translationCode }) => translationCode.code === code)?.id
  const spoken =
    query.language === 'all'
      ? []
      : [{ type: 'equals', field: 'languageId', value: idOf(query.language) ?? '' }]

  const [answer, chosen] = await Promise.all([
    storeApi.call('POST /product/{productId}', {
      productId: id,
      associations: { productReviews: { filter: spoken, limit: reviewsOnPage } },
    }),
    asksForReviews(search)
      ? storeApi.call('POST /product/{productId}/reviews', {
          productId: id,
          filter: [
            ...spoken,
            ...(query.stars ? [{ type: 'equals', field: 'points', value: query.stars }] : []),
          ],
          sort: orders[query.order],
          page: query.page,
          limit: reviewsOnPage,
          'total-count-mode': 1,
        })
      : null,
  ])

  const ratings: WireRatings | null = answer.ratingMatrix ? slimRatings(answer.ratingMatrix) : null
  const languages = locales.flatMap(({ code }) => {
    const counted = ratings?.languages?.find(({ languageId }) => codes.get(languageId ?? '') === code)
    return counted ? [{ locale: code, count: counted.count }] : []
  })
  const reviews: LoadedReviews = {
    query,
    shown: (chosen?.elements ?? answer.product.productReviews ?? []).map(slimReview).map((review) => ({
      ...review,
      languageId: codes.get(review.languageId ?? '') ?? null,
    })),
    total: chosen?.total ?? languages.find((counted) => counted.locale === query.language)?.count ?? 0,
    ratings,
    languages,
  }
  return { answer, reviews }
}

const orders: Record<ReviewOrder, readonly { field: string; order: 'ASC' | 'DESC' }[]> = {
  newest: [{ field: 'createdAt', order: 'DESC' }],
  best: [
    { field: 'points', order: 'DESC' },
    { field: 'createdAt', order: 'DESC' },
  ],
  worst: [
    { field: 'points', order: 'ASC' },
    { field: 'createdAt', order: 'DESC' },
  ],
}
