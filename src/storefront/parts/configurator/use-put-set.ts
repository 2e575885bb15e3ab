import { type FormEvent, useState } from 'react'
import { useActionData, useLocation } from 'react-router'
import type { SystemType } from '../../../shop/configurator/measures.ts'
import { showToast } from '../../../ui/toasts.tsx'
import { carryCommand, newCommandId } from '../../browser/command-id.ts'
import { useTexts } from '../../shop-frame.tsx'
import { type SetRefused, setItems } from './put-set.ts'

/** With scripts the cart opens at the side; whenever that cannot be had, the form goes its plain way. */
export function usePutSet(type: SystemType, product: { id: string; name: string }) {
  const { card } = useTexts().catalogue
  const { search } = useLocation()
  const refused = useActionData() as SetRefused | undefined
  const [state, setState] = useState<'still' | 'adding' | 'failed'>('still')

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'adding') return
    const form = event.currentTarget
    const commandId = newCommandId()

    setState('adding')
    try {
      const [{ addAll }, { openSideCart }, { keepUntold }] = await Promise.all([
        import('../../browser/cart-state.ts'),
        import('../../browser/side-cart-state.ts'),
        import('../../browser/untold.ts'),
      ])
      const { problem, notices } = await addAll(setItems(new FormData(form), type, search), commandId)
      setState(problem ? 'failed' : 'still')
      if (problem) return

      showToast(card.addedNamed(product.name), { tone: 'success' })
      openSideCart(product.id)
      keepUntold(notices)
    } catch (error) {
      console.warn('The cart could not be opened here; the form goes its plain way.', error)
      carryCommand(form, commandId)
      form.submit()
    }
  }

  return {
    onSubmit,
    adding: state === 'adding',
    failed: state === 'failed' || refused?.refusedProductId === product.id,
  }
}
