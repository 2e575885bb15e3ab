import { useRef } from 'react'
import { useTexts } from '../../shop-frame.tsx'
import { useTerms } from '../terms.tsx'
import { useDraft } from '../use-draft.ts'

/**
 * Prices with VAT or without, for the eye alone: the style sheet shows the one that is ticked, so it works before any
 * script. Remembered in this tab. What is paid the cart says, and the note says how.
 */
export function PriceSwitch({ vat }: { vat: number }) {
  const { prices } = useTexts().professional
  const { taxState } = useTerms()
  const form = useRef<HTMLFormElement>(null)
  useDraft(form, 'prices')
  if (taxState === 'tax-free') return <p className="text-sm text-muted">{prices.taxFree}</p>

  const inCart = taxState === 'gross' ? prices.cartGross : prices.cartNet
  return (
    <form ref={form} data-draft="prices" className="price-switch">
      <fieldset className="both-ways">
        <legend className="sr-only">{prices.legend}</legend>
        {(['gross', 'net'] as const).map((way) => (
          <label key={way}>
            <input
              type="radio"
              name="prices"
              value={way}
              defaultChecked={way === taxState}
              className="sr-only"
            />
            {prices[way]}
          </label>
        ))}
      </fieldset>
      <p className="text-sm text-muted">
        <span className="as-gross">{prices.grossNote(`${vat}`)}</span>
        <span className="as-net">{prices.netNote(`${vat}`)}</span> {inCart}
      </p>
    </form>
  )
}
