import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../shop-frame.tsx'
import { ownPrice } from './product-facts.ts'
import { said } from './product-path.ts'
import { ProductPrice } from './product-price.tsx'
import type { WireProduct } from './wire.ts'

/** At the foot of a small screen while the button itself is out of view; it sends the same form. */
export function BuyBar({ product, adding }: { product: WireProduct; adding: boolean }) {
  const { product: texts, catalogue } = useTexts()

  return (
    <section aria-label={texts.buyBar} className="buy-bar">
      <div className="min-w-0">
        <p className="truncate text-sm font-medium">{said(product, 'name')}</p>
        <ProductPrice price={{ ...ownPrice(product), list: null, lowest30: null, reference: null }} />
      </div>
      <Button form="buy" data-later="rather" aria-disabled={adding}>
        {catalogue.card.add}
      </Button>
    </section>
  )
}
