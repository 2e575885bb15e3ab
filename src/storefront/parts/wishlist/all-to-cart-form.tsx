import { ShoppingCart } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import type { WireProduct } from '../product/wire.ts'
import { useAllToCart } from './use-all-to-cart.ts'

type AllToCartProps = {
  findProducts: () => Promise<readonly WireProduct[]>
  onTaken?: (ids: readonly string[]) => void
  label: string
  /** Only scripts know what is on the list. */
  alive?: boolean
}

/** A whole list into the cart. */
export function AllToCart({ findProducts, onTaken, label, alive = false }: AllToCartProps) {
  const { onSubmit, isAdding } = useAllToCart(findProducts, onTaken)

  return (
    <Form method="post" onSubmit={onSubmit} className="mt-6">
      <Button name="intent" value="cart" data-later={alive ? 'only' : 'rather'} aria-disabled={isAdding}>
        <ShoppingCart aria-hidden size={18} />
        {label}
      </Button>
    </Form>
  )
}
