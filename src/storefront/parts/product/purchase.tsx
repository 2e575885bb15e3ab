import { useRef, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { QuantityInput } from '../../../ui/quantity-input.tsx'
import { useLocale, useTexts } from '../../shop-frame.tsx'
import { useMoney } from '../terms.tsx'
import { Heart } from '../wishlist/heart.tsx'
import { AddFailed } from './add-to-cart.tsx'
import { BuyBar } from './buy-bar.tsx'
import { nextTier, tierAt } from './next-tier.ts'
import { stockOf } from './product-facts.ts'
import { productPath, said } from './product-path.ts'
import { TierTable } from './tier-table.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import { useOutOfView } from './use-out-of-view.ts'
import type { WireProduct } from './wire.ts'
import type { WireProductInFull, WireVariant } from './wire-detail.ts'

type PurchaseProps = {
  product: WireProductInFull
  /** The whole family: when this member is gone, others may be there. */
  variants: readonly WireVariant[]
  /** Where similar products are. */
  similar: string | null
}

/** How many, what that costs, and into the cart. What is gone leads to what is not. */
export function Purchase(props: PurchaseProps) {
  const { product } = props
  return stockOf(product).kind === 'gone' || product.calculatedMaxPurchase < product.minPurchase ? (
    <Gone {...props} />
  ) : (
    <Buy key={product.id} product={product} />
  )
}

function Buy({ product }: { product: WireProductInFull }) {
  const { product: texts, catalogue } = useTexts()
  const { minPurchase: least, purchaseSteps: step, calculatedMaxPurchase: most, calculatedPrices } = product
  const name = said(product, 'name')
  const { onSubmit, adding, failed, typed } = useAddToCart({ id: product.id, name })
  const [quantity, setQuantity] = useState(typed ?? least)
  const form = useRef<HTMLFormElement>(null)
  const isAway = useOutOfView(form)

  return (
    <>
      <TierTable tiers={calculatedPrices} quantity={quantity} />
      <Form id="buy" ref={form} method="post" onSubmit={onSubmit} className="buy">
        <input type="hidden" name="productId" value={product.id} />
        <div className="flex flex-wrap gap-3">
          {most === 1 ? (
            <input type="hidden" name="quantity" value={1} />
          ) : (
            <QuantityInput
              label={texts.quantity}
              less={texts.less}
              more={texts.more}
              min={least}
              max={most}
              step={step}
              defaultValue={typed ?? least}
              onQuantity={setQuantity}
            />
          )}
          <Button size="large" data-later="rather" aria-disabled={adding} className="min-w-52 grow">
            {catalogue.card.add}
          </Button>
          <Heart productId={product.id} name={name} look="button" />
        </div>
        <Sum product={product} quantity={quantity} />
        <QuantityHint product={product} />
        {failed && <AddFailed />}
      </Form>
      {isAway && <BuyBar product={product} adding={adding} />}
    </>
  )
}

/** What the pieces cost together, and what some more would save. It follows the quantity. */
function Sum({ product, quantity }: { product: WireProduct; quantity: number }) {
  const { tier } = useTexts().product
  const money = useMoney()
  const { calculatedPrice, calculatedPrices: tiers, minPurchase: least, purchaseSteps: step } = product
  const unitPrice = (tiers[tierAt(tiers, quantity)] ?? calculatedPrice).unitPrice
  const next = nextTier(tiers, quantity, { least, step })
  const isSeveral = quantity > 1

  return (
    <p aria-live="polite" className="mt-3 text-sm tabular-nums empty:hidden">
      {isSeveral && <b className="font-semibold">{tier.total(money(unitPrice * quantity))}</b>}
      {isSeveral && next && <span className="text-muted"> · </span>}
      {next && <span className="text-primary">{tier.hint(next.missing, money(next.saves))}</span>}
    </p>
  )
}

/** How it is sold, when that is not piece by piece and as many as one likes. */
function QuantityHint({ product }: { product: WireProductInFull }) {
  const { product: texts } = useTexts()
  const { packSize = 1 } = product
  const { minPurchase: least, purchaseSteps: step, calculatedMaxPurchase: most } = product
  const unit = said(product.translated, 'packUnit')
  const hints = [
    step > 1 || least > 1 ? texts.steps(least, step) : '',
    most < fewEnoughToSay ? texts.most(most) : '',
    unit && packSize > 1 ? texts.packed(unit) : '',
  ].filter(Boolean)

  return hints.length > 0 ? <p className="hint mt-2">{hints.join(' · ')}</p> : null
}

/** The usual limit of an order stops nobody and need not be said. */
const fewEnoughToSay = 100

function Gone({ product, variants, similar }: PurchaseProps) {
  const { product: texts } = useTexts()
  const locale = useLocale()
  const others = variants.filter(({ id, available }) => id !== product.id && available).slice(0, 4)

  return (
    <div className="rounded border border-line bg-surface p-4">
      <p className="font-medium">{product.isCloseout ? texts.blocked : texts.notNow}</p>
      {others.length > 0 && (
        <>
          <p className="mt-3 text-sm text-muted">{texts.variants.others}</p>
          <ul className="mt-1 text-sm">
            {others.map((variant) => (
              <li key={variant.id}>
                <Link to={productPath(locale, variant)} className="link inline-flex min-h-11 items-center">
                  {variant.name}, {variant.productNumber}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {similar && (
        <Link to={similar} className="link inline-flex min-h-11 items-center text-sm">
          {texts.blockedHelp}
        </Link>
      )}
    </div>
  )
}
