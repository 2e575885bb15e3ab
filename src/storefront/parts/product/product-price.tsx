import { Link } from '../../../ui/link.tsx'
import { paths } from '../../paths.ts'
import { useLocale, useTexts } from '../../shop-frame.tsx'
import { useMoney, useTerms } from '../terms.tsx'
import type { ShownPrice } from './product-facts.ts'

/** What a product costs, and all that must stand beside it. */
export function ProductPrice({ price, large }: { price: ShownPrice; large?: boolean }) {
  const { price: texts } = useTexts().catalogue
  const money = useMoney()
  const { amount, isFrom, list, lowest30, reference } = price
  const shown = amount === 0 ? texts.free : money(amount)

  return (
    <div className={`price ${large ? 'text-xl' : ''}`}>
      <b>{isFrom ? texts.from(shown) : shown}</b>
      {list && (
        <>
          {' '}
          <span className="sr-only">{texts.list}</span> <s className="text-base">{money(list.amount)}</s>
        </>
      )}
      {lowest30 !== null && <small>{texts.lowest30(money(lowest30))}</small>}
      {reference && (
        <small>
          {texts.unit(money(reference.price), referenceQuantity(reference.referenceUnit, reference.unitName))}
        </small>
      )}
    </div>
  )
}

/** "incl. VAT, plus shipping": beside every price, with a link to what shipping costs. */
export function TaxNote({ isSent = true, className = '' }: { isSent?: boolean; className?: string }) {
  const { price: texts } = useTexts().catalogue
  const locale = useLocale()
  const { taxState } = useTerms()
  const tax = { gross: texts.gross, net: texts.net, 'tax-free': texts.taxFree }[taxState]

  return (
    <p className={`text-xs text-muted ${className}`}>
      {tax}{' '}
      {isSent ? (
        <Link to={paths.shipping(locale)} className="relative underline underline-offset-2 hover:text-ink">
          {texts.shipping}
        </Link>
      ) : (
        texts.noShipping
      )}
    </p>
  )
}

/** A litre, or a hundred grams. */
const referenceQuantity = (quantity: number, unit: string) => (quantity === 1 ? unit : `${quantity} ${unit}`)
