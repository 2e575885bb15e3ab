import { Form, Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { QuantityInput } from '../../../ui/quantity-input.tsx'
import { useTexts } from '../../shop-frame.tsx'
import { AddFailed } from './add-to-cart.tsx'
import { stockOf } from './product-facts.ts'
import { said } from './product-path.ts'
import { useAddToCart } from './use-add-to-cart.ts'
import type { WireProduct } from './wire.ts'

/** How many, and into the cart. What is gone for good leads to what is not. */
export function BuyBox({ product, similar }: { product: WireProduct; similar: string | null }) {
  const { product: texts, catalogue } = useTexts()
  const { onSubmit, adding, failed, typed } = useAddToCart({ id: product.id, name: said(product, 'name') })

  if (stockOf(product).kind === 'gone') {
    return (
      <div className="rounded border border-line bg-surface p-4">
        <p className="font-medium">{texts.blocked}</p>
        {similar && (
          <Link to={similar} className="link mt-2 inline-block">
            {texts.blockedHelp}
          </Link>
        )}
      </div>
    )
  }

  const { minPurchase: least, purchaseSteps: step, calculatedMaxPurchase: most } = product
  const unit = said(product.translated, 'packUnit')

  return (
    <Form method="post" onSubmit={onSubmit}>
      <input type="hidden" name="productId" value={product.id} />
      <div className="flex flex-wrap gap-3">
        <QuantityInput
          key={product.id}
          label={texts.quantity}
          less={texts.less}
          more={texts.more}
          min={least}
          max={most}
          step={step}
          defaultValue={typed ?? least}
        />
        <Button size="large" aria-disabled={adding} className="min-w-52 grow">
          {catalogue.card.add}
        </Button>
      </div>
      {(step > 1 || least > 1 || unit) && (
        <p className="hint mt-2">
          {[step > 1 || least > 1 ? texts.steps(least, step) : '', unit ? texts.packed(unit) : '']
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {failed && <AddFailed />}
    </Form>
  )
}
