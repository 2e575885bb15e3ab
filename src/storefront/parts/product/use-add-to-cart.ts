import { type FormEvent, useState } from 'react'
import { useActionData } from 'react-router'
import { showToast } from '../../../ui/toasts.tsx'
import { carryCommand, newCommandId } from '../../browser/command-id.ts'
import { useTexts } from '../../shop-frame.tsx'
import type { AddRefused } from './add-to-cart-action.ts'

/**
 * With scripts the shopper stays on the page: the product goes into the cart, and the cart opens at the side. What
 * that takes is fetched by the first click. Whenever it cannot be had, the form does what it does without scripts.
 */
export function useAddToCart(product: { id: string; name: string }) {
  const { card } = useTexts().catalogue
  const refused = useActionData() as AddRefused | undefined
  const [state, setState] = useState<'still' | 'adding' | 'failed'>('still')

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The button stays able to take the focus, which comes back to it from the side cart.
    if (state === 'adding') return
    const form = event.currentTarget
    const quantity = Number(new FormData(form).get('quantity')) || 1
    const commandId = newCommandId()

    setState('adding')
    try {
      const { add, openSideCart, keepUntold } = await openCart()
      const { problem, notices } = await add(product.id, quantity, commandId)
      setState(problem ? 'failed' : 'still')
      if (problem) return

      showToast(card.addedNamed(product.name), { tone: 'success' })
      openSideCart(product.id)
      keepUntold(notices) // at once, so that the side cart is open when it is told
    } catch (error) {
      console.warn('The cart could not be opened here; the form goes its plain way.', error)
      // Perhaps it lies in the cart already: the same id puts it there once.
      carryCommand(form, commandId)
      form.submit()
    }
  }

  return {
    onSubmit,
    adding: state === 'adding',
    failed: state === 'failed' || refused?.refusedProductId === product.id,
    typed: refused?.refusedProductId === product.id ? refused.quantity : null,
  }
}

async function openCart() {
  const [{ add }, { openSideCart }, { keepUntold }] = await Promise.all([
    import('../../browser/cart-state.ts'),
    import('../../browser/side-cart-state.ts'),
    import('../../browser/untold.ts'),
  ])
  return { add, openSideCart, keepUntold }
}
