import { type FormEvent, useState } from 'react'
import { useActionData } from 'react-router'
import { showToast } from '../../../ui/toasts.tsx'
import { putByForm } from '../../browser/put-by-form.ts'
import { useTexts } from '../../shop-frame.tsx'
import type { AddRefused } from './add-to-cart-action.ts'

/** With scripts the shopper stays on the page: the product goes into the cart, and the cart opens at the side. */
export function useAddToCart(product: { id: string; name: string }, onAdded?: () => void) {
  const { card } = useTexts().catalogue
  const refused = useActionData() as AddRefused | undefined
  const [state, setState] = useState<'still' | 'adding' | 'failed'>('still')

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The button stays able to take the focus, which comes back to it from the side cart.
    if (state === 'adding') return
    const form = event.currentTarget
    const quantity = Number(new FormData(form).get('quantity')) || 1

    setState('adding')
    const put = await putByForm(form, () => [{ referencedId: product.id, quantity }])
    if (put.went === 'plain') return
    setState(put.went === 'in' ? 'still' : 'failed')
    if (put.went !== 'in') return

    onAdded?.()
    showToast(card.addedNamed(product.name), { tone: 'success' })
    put.openSideCart()
  }

  return {
    onSubmit,
    adding: state === 'adding',
    failed: state === 'failed' || refused?.refusedProductId === product.id,
    typed: refused?.refusedProductId === product.id ? refused.quantity : null,
  }
}
