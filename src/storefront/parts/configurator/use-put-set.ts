import { type FormEvent, useState } from 'react'
import { useActionData, useLocation } from 'react-router'
import type { SystemType } from '../../../shop/configurator/measures.ts'
import { showToast } from '../../../ui/toasts.tsx'
import { putByForm } from '../../browser/put-by-form.ts'
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

    setState('adding')
    const put = await putByForm(form, () => setItems(new FormData(form), type, search))
    if (put.went === 'plain') return
    setState(put.went === 'in' ? 'still' : 'failed')
    if (put.went !== 'in') return

    showToast(card.addedNamed(product.name), { tone: 'success' })
    put.openSideCart()
  }

  return {
    onSubmit,
    adding: state === 'adding',
    failed: state === 'failed' || refused?.refusedProductId === product.id,
  }
}
