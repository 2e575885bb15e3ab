import { Alert } from '../../../ui/alert.tsx'
import { Rating } from '../../../ui/rating.tsx'
import { useLocale, useTexts } from '../../shop-frame.tsx'
import type { WireReview } from './wire-detail.ts'

/** What others say. Invented reviews are named as such before the first of them. */
export function ReviewList({ reviews }: { reviews: readonly WireReview[] }) {
  const { product, catalogue } = useTexts()
  const locale = useLocale()
  if (reviews.length === 0) return null
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Zurich' })

  return (
    <section id="reviews" className="mt-16 scroll-mt-24">
      <h2>{product.reviews}</h2>
      <div className="mt-4 max-w-2xl">
        <Alert tone="info">{product.reviewsDemo}</Alert>
      </div>
      <ul className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {reviews.map(({ id, title, content, points, createdAt, externalUser, comment }) => (
          <li key={id} className="border-t border-line pt-4">
            <Rating stars={points} text={catalogue.rating.stars(String(points))} />
            <h3 className="mt-2">{title}</h3>
            <p className="mt-1">{content}</p>
            <p className="mt-2 text-sm text-muted">
              {product.reviewFrom(externalUser || catalogue.rating.demo, day.format(new Date(createdAt)))}
            </p>
            {comment && (
              <p className="mt-3 border-l-2 border-primary pl-3 text-sm">
                <b className="font-medium">{product.answer}:</b> {comment}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
