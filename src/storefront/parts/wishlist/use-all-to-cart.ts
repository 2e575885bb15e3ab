import { type FormEvent, useState } from 'react'
import { showToast } from '../../../ui/toasts.tsx'
import { putByForm } from '../../browser/put-by-form.ts'
import { useTexts } from '../../shop-frame.tsx'
import type { WireProduct } from '../product/wire.ts'
import { itemsOf, takenIn } from './all-to-cart.ts'

/**
 * Puts a whole list into the cart, which opens at the side. Whenever that cannot be had, the form does what it does without
 * scripts.
 */
export function useAllToCart(
  findProducts: () => Promise<readonly WireProduct[]>,
  onTaken: (ids: readonly string[]) => void = () => undefined,
) {
  const { wishlist: words } = useTexts()
  const [isAdding, setAdding] = useState(false)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isAdding) return
    const form = event.currentTarget

    setAdding(true)
    const put = await putByForm(form, () => findProducts().then(itemsOf))
    if (put.went === 'plain') return
    setAdding(false)
    if (put.went === 'nowhere') return showToast(words.soldOut, { tone: 'warning' })
    if (put.went === 'refused') return showToast(words.allFailed, { tone: 'danger' })

    const taken = takenIn(put.items, put.notices)
    onTaken(taken)
    showToast(words.allMoved(taken.length), { tone: 'success' })
    put.openSideCart()
  }
  return { onSubmit, isAdding }
}
