import { Rating } from '../../../ui/rating.tsx'
import { useTexts } from '../../shop-frame.tsx'

/** Stars and how many gave them. Demo ratings say so wherever they stand: fake reviews are banned. */
export function ProductRating({
  average,
  count,
}: {
  average: number | null | undefined
  count: number | undefined
}) {
  const { rating: texts } = useTexts().catalogue
  if (!average) return null

  const stars = texts.stars(average.toFixed(1))
  const note = count ? `${texts.count(count)}, ${texts.demo}` : texts.demo
  return (
    <span>
      <Rating
        stars={average}
        text={`${stars}, ${note}`}
        note={count ? `${count} · ${texts.demo}` : texts.demo}
      />
    </span>
  )
}
