import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { CartAnswer } from '../pages/cart-action.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'
import type { RemovedLine as Removed } from './removed-lines.ts'

/** Where a line stood that was taken out, and the way back. */
export function RemovedLine({ removed }: { removed: Removed }) {
  const { cart } = useTexts()
  const path = usePaths()
  const fetcher = useFetcher<CartAnswer>()
  const button = useRef<HTMLButtonElement>(null)
  const { id, productId, name, quantity, isRemembered, purpose } = removed

  // The button that took it out is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body) button.current?.focus()
  }, [])

  return (
    <li className="removed-line">
      <p role="status">{isRemembered ? cart.remembered(name) : cart.removed(name)}</p>
      <fetcher.Form method="post" action={path('cart')}>
        <input type="hidden" name="id" value={productId} />
        <input type="hidden" name="lineId" value={id} />
        <input type="hidden" name="quantity" value={quantity} />
        {purpose && <input type="hidden" name="purpose" value={purpose} />}
        <button
          ref={button}
          type="submit"
          name="intent"
          value="add"
          className="button button-plain"
          aria-label={cart.undoOf(name)}
          aria-disabled={fetcher.state !== 'idle'}
        >
          <Undo2 aria-hidden size={18} />
          {cart.undo}
        </button>
      </fetcher.Form>
    </li>
  )
}
