import { type CountWords, countedWords, shownCount } from './count-words.ts'

type CountBadgeProps = { of: 'cart' | 'wishlist'; count: number; words: CountWords }

/** A number on a sign of the header. The page's HTML is everybody's and knows none; `browser/fill-in.ts` writes it in. */
export const CountBadge = ({ of, count, words }: CountBadgeProps) => (
  <>
    <span className="sr-only" data-count={of} data-words={JSON.stringify(words)}>
      {countedWords(words, count)}
    </span>
    <span aria-hidden className="cart-badge" hidden={count === 0}>
      {count > 0 && shownCount(count)}
    </span>
  </>
)
