import type { CSSProperties } from 'react'
import { Link } from '../../../ui/link.tsx'
import { Rating } from '../../../ui/rating.tsx'
import { useLocale, useTexts } from '../../shop-frame.tsx'
import { type ReviewQuery, reviewSearch } from './review-query.ts'
import type { WireRatings } from './wire-detail.ts'

type ReviewSpreadProps = { ratings: WireRatings; query: ReviewQuery; path: string }

/** The average, and below it a bar for each number of stars that shows only those; a second time it shows all again. */
export function ReviewSpread({ ratings, query, path }: ReviewSpreadProps) {
  const { rated } = useTexts().product
  const locale = useLocale()
  const { averageRating, totalReviewCount, matrix } = ratings
  const average = averageRating.toFixed(1)

  return (
    <div className="review-spread">
      <p className="flex items-baseline gap-3">
        <b className="text-title font-semibold tabular-nums" aria-hidden>
          {average}
        </b>
        <Rating
          stars={averageRating}
          text={rated.summary(average, totalReviewCount)}
          note={`${totalReviewCount}`}
        />
      </p>
      <ul aria-label={rated.spread}>
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = matrix.find(({ points }) => points === stars)?.count ?? 0
          const isChosen = query.stars === stars
          const bar = (
            <>
              <span>{rated.stars(stars)}</span>
              <i aria-hidden style={{ '--share': `${(count / totalReviewCount) * 100}%` } as CSSProperties} />
              <span className="tabular-nums">{count}</span>
            </>
          )
          return (
            <li key={stars}>
              {count === 0 ? (
                <span className="review-bar">{bar}</span>
              ) : (
                <Link
                  to={`${path}${reviewSearch(query, { stars: isChosen ? null : stars, language: 'all' }, locale)}#reviews`}
                  preventScrollReset
                  rel="nofollow"
                  aria-current={isChosen ? 'true' : undefined}
                  className="review-bar"
                >
                  {bar}
                  <span className="sr-only">, {isChosen ? rated.reset : rated.only}</span>
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
