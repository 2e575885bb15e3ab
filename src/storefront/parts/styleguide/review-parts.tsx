import { useLocale, useTexts } from '../../shop-frame.tsx'
import { ProductRating } from '../product/product-rating.tsx'
import { ReviewForm } from '../product/review/review-form.tsx'
import { StarChoice } from '../product/review/star-choice.tsx'
import { ReviewFilters } from '../product/review-filters.tsx'
import type { ReviewQuery } from '../product/review-query.ts'
import { ReviewSpread } from '../product/review-spread.tsx'

const ratings = {
  totalReviewCount: 41,
  averageRating: 4.4,
  matrix: [
    { points: 5, count: 26 },
    { points: 4, count: 9 },
    { points: 3, count: 4 },
    { points: 1, count: 2 },
  ],
}
const languages = [
  { locale: 'de-DE', count: 24 },
  { locale: 'fr-FR', count: 17 },
] as const
const stars = [
  { ratingAverage: 5, reviewCount: 1, ratingGenuine: true },
  { ratingAverage: 4.4, reviewCount: 41, ratingGenuine: true },
  { ratingAverage: 2.5, reviewCount: 3, ratingGenuine: false },
]

/** How buyers' stars are shown and asked for. */
export function ReviewParts({ productId }: { productId: string }) {
  const { styleguide, review, violations } = useTexts()
  const locale = useLocale()
  const query: ReviewQuery = { stars: 4, language: locale, order: 'newest', page: 1 }
  const about = { id: productId, name: styleguide.heading, path: '#reviews', cover: null }

  return (
    <div className="grid grid-cols-1 gap-10">
      <p className="flex flex-wrap gap-x-8 gap-y-2">
        {stars.map((rated) => (
          <ProductRating key={rated.ratingAverage} of={rated} />
        ))}
      </p>
      <div className="reviews">
        <ReviewSpread ratings={ratings} query={query} path="" />
        <ReviewFilters query={query} languages={languages} path="" />
      </div>
      <div className="grid max-w-xl gap-10">
        <StarChoice
          name="points-wrong"
          label={review.points}
          defaultValue="3"
          error={violations.IS_BLANK_ERROR()}
        />
        <ReviewForm loaded={{ about, author: null, own: null }} answer={undefined} />
      </div>
    </div>
  )
}
