import type { ReactNode } from 'react'

type PriceProps = {
  /** Written out, e.g. "CHF 129.00". */
  amount: string
  /** The price it had, struck through, and what that means for who cannot see the stroke. */
  was?: { amount: string; label: string } | undefined
  /** What belongs below a price: tax, shipping, the lowest price of late. */
  note?: ReactNode
}

/** What something costs. */
export const Price = ({ amount, was, note }: PriceProps) => (
  <p className="price">
    <b>{amount}</b>
    {was && (
      <>
        {' '}
        <span className="sr-only">{was.label}</span>
        <s>{was.amount}</s>
      </>
    )}
    {note && <small>{note}</small>}
  </p>
)
