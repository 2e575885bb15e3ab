import type { CSSProperties } from 'react'

/** Stars out of five. `text` says the same in words, e.g. "4.5 of 5 stars from 12 reviews". */
export const Rating = ({ stars, text, note }: { stars: number; text: string; note?: string }) => (
  <span className="rating">
    <i role="img" aria-label={text} style={{ '--share': `${(stars / 5) * 100}%` } as CSSProperties} />
    {note && (
      <span aria-hidden className="text-sm text-muted">
        {note}
      </span>
    )}
  </span>
)
