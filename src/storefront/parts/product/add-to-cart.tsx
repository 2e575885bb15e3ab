import { ShoppingCart } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../shop-frame.tsx'
import { said } from './product-path.ts'
import { useAddToCart } from './use-add-to-cart.ts'
import type { WireProduct } from './wire.ts'

type QuickAddProps = {
  product: WireProduct
  /** Only the sign, where many stand close together. */
  compact?: boolean
  /** Told once it lies in the cart. */
  onAdded?: () => void
}

/** Puts the least that is sold of a product into the cart from where it is listed. */
export function QuickAdd({ product, compact = false, onAdded }: QuickAddProps) {
  const { card } = useTexts().catalogue
  const name = said(product, 'name')
  const { onSubmit, adding, failed } = useAddToCart({ id: product.id, name }, onAdded)

  return (
    <Form method="post" onSubmit={onSubmit} className="relative">
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="quantity" value={product.minPurchase} />
      <Button
        look="quiet"
        wide={!compact}
        data-later="rather"
        aria-disabled={adding}
        aria-label={card.addNamed(name)}
        {...(compact && { className: 'px-3' })}
      >
        <ShoppingCart aria-hidden size={18} />
        {!compact && card.add}
      </Button>
      {failed && <AddFailed />}
    </Form>
  )
}

/** Said beside the button when the product could not be added. */
export function AddFailed() {
  const { card } = useTexts().catalogue
  return (
    <p role="alert" className="error mt-2">
      {card.addFailed}
    </p>
  )
}
