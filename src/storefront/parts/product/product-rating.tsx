import { Rating } from '../../../ui/rating.tsx'
import { useTexts } from '../../shop-frame.tsx'
import type { WireProduct } from './wire.ts'

type ProductRatingProps = {
  of: Pick<WireProduct, 'ratingAverage' | 'reviewCount' | 'ratingGenuine'>
}

/** Stars and how many gave them. Those of the demo shop say so wherever they stand: fake reviews are banned. */
export function ProductRating({ of: { ratingAverage, reviewCount, ratingGenuine } }: ProductRatingProps) {
  const { rating: texts } = useTexts().catalogue
  if (!ratingAverage) return null

  const demo = ratingGenuine ? [] : [texts.demo]
  const text = [
    texts.stars(ratingAverage.toFixed(1)),
    ...(reviewCount ? [texts.count(reviewCount)] : []),
    ...demo,
  ]
  const note = [...(reviewCount ? [String(reviewCount)] : []), ...demo]
  return <Rating stars={ratingAverage} text={text.join(', ')} note={note.join(' · ')} />
}
