import { Alert } from '../../../ui/alert.tsx'
import { Link } from '../../../ui/link.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Rating } from '../../../ui/rating.tsx'
import { dateFormat } from '../../../values/date-format.ts'
import { useLocale, useTexts } from '../../shop-frame.tsx'
import type { LoadedReviews } from './load-reviews.ts'
import { WriteReview } from './review/write-review.tsx'
import { ReviewFilters } from './review-filters.tsx'
import { reviewSearch, reviewsOnPage } from './review-query.ts'
import { ReviewSpread } from './review-spread.tsx'
import type { WireRatings, WireReview } from './wire-detail.ts'

type ReviewsProps = { reviews: LoadedReviews; path: string; productId: string }

/** What others say, and the way to say something oneself; nothing where the shop does without. */
export function Reviews({ reviews, path, productId }: ReviewsProps) {
  const { product: texts } = useTexts()
  if (!reviews.ratings) return null
  const isNone = reviews.ratings.totalReviewCount === 0

  return (
    <section id="reviews" className="below mt-16 scroll-mt-24">
      <h2>{texts.reviews}</h2>
      {isNone ? (
        <p className="mt-3 text-muted">{texts.own.none}</p>
      ) : (
        <Said ratings={reviews.ratings} {...{ reviews, path }} />
      )}
      <WriteReview key={productId} productId={productId} />
    </section>
  )
}

type SaidProps = Omit<ReviewsProps, 'productId'> & { ratings: WireRatings }

/** How the stars are spread, and the reviews somebody asked for. Invented ones are named as such. */
function Said({ reviews, ratings, path }: SaidProps) {
  const { product: texts } = useTexts()
  const locale = useLocale()
  const { query, shown, total, languages } = reviews
  const isInvented = (ratings.genuine?.count ?? 0) < ratings.totalReviewCount

  return (
    <>
      {isInvented && (
        <div className="mt-4 max-w-2xl">
          <Alert tone="info">{texts.reviewsDemo}</Alert>
        </div>
      )}
      <div className="reviews">
        <ReviewSpread ratings={ratings} query={query} path={path} />
        <div>
          <ReviewFilters query={query} languages={languages} path={path} />
          {shown.length === 0 ? (
            <p className="mt-6 text-muted">
              {texts.rated.none}{' '}
              <Link
                to={`${path}${reviewSearch(query, { stars: null, language: 'all' }, locale)}#reviews`}
                className="link"
              >
                {texts.rated.reset}
              </Link>
            </p>
          ) : (
            <ul className="review-list">
              {shown.map((review) => (
                <Review key={review.id} review={review} />
              ))}
            </ul>
          )}
          <div className="mt-6">
            <Pagination
              page={query.page}
              pages={Math.ceil(total / reviewsOnPage)}
              to={(page) => `${path}${reviewSearch(query, { page }, locale)}#reviews`}
              labels={{
                name: texts.rated.pages,
                previous: texts.rated.previous,
                next: texts.rated.next,
                page: texts.rated.page,
              }}
            />
          </div>
        </div>
      </div>
    </>
  )
}

function Review({ review }: { review: WireReview }) {
  const { product: texts, catalogue } = useTexts()
  const locale = useLocale()
  const { title, content, points, createdAt, externalUser, comment, languageId, demo } = review
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Zurich' })

  return (
    <li lang={languageId && languageId !== locale ? languageId : undefined}>
      <Rating stars={points} text={catalogue.rating.stars(String(points))} />
      <h3 className="mt-2">{title}</h3>
      <p className="mt-1">{content}</p>
      <p className="mt-2 text-sm text-muted" lang={locale}>
        {texts.reviewFrom(externalUser || catalogue.rating.demo, day.format(new Date(createdAt)))}
        {demo && ` · ${texts.rated.demo}`}
      </p>
      {comment && (
        <p className="mt-3 border-l-2 border-primary pl-3 text-sm">
          <b className="font-medium">{texts.answer}:</b> {comment}
        </p>
      )}
    </li>
  )
}
