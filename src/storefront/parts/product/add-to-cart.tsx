import { ShoppingCart } from 'lucide-react'
import { Form, useActionData, useNavigation } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../shop-frame.tsx'
import type { AddRefused } from './add-to-cart-action.ts'
import { said } from './product-path.ts'
import type { WireProduct } from './wire.ts'

/** Puts one of a product into the cart from where it is listed. */
export function QuickAdd({ product }: { product: WireProduct }) {
  const { card } = useTexts().catalogue
  const adding = useAdding(product.id)

  return (
    <Form method="post" preventScrollReset className="relative">
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="quantity" value={product.minPurchase} />
      <Button look="quiet" wide disabled={adding} aria-label={card.addNamed(said(product, 'name'))}>
        <ShoppingCart aria-hidden size={18} />
        {card.add}
      </Button>
      <AddProblem productId={product.id} />
    </Form>
  )
}

/** Said beside the button when the product could not be added. */
export function AddProblem({ productId }: { productId: string }) {
  const { card } = useTexts().catalogue
  const refused = useActionData() as AddRefused | undefined
  if (refused?.refusedProductId !== productId) return null

  return (
    <p role="alert" className="error mt-2">
      {card.addFailed}
    </p>
  )
}

/** Whether this product is on its way into the cart right now. */
export function useAdding(productId: string): boolean {
  const { formData } = useNavigation()
  return formData?.get('productId') === productId
}
