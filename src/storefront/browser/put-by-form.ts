import type { CartNotice } from '../parts/cart-notices.ts'
import type { CartItem } from './cart-state.ts'
import { carryCommand, newCommandId } from './command-id.ts'

/** What came of it: the page stays unless the form went its plain way. */
export type Put =
  | { went: 'in'; items: readonly CartItem[]; notices: readonly CartNotice[]; openSideCart: () => void }
  | { went: 'nowhere' }
  | { went: 'refused' }
  | { went: 'plain' }

/**
 * Puts into the cart what a form would, while the shopper stays on the page. What that takes is fetched by the first click.
 * Whenever it cannot be had, the form does what it does without scripts.
 */
export async function putByForm(
  form: HTMLFormElement,
  find: () => readonly CartItem[] | Promise<readonly CartItem[]>,
): Promise<Put> {
  const commandId = newCommandId()
  try {
    const [items, { addAll }, { openSideCart }, { keepUntold }] = await Promise.all([
      find(),
      import('./cart-state.ts'),
      import('./side-cart-state.ts'),
      import('./untold.ts'),
    ])
    const [first] = items
    if (!first) return { went: 'nowhere' }

    const { problem, notices } = await addAll(items, commandId)
    if (problem) return { went: 'refused' }
    return {
      went: 'in',
      items,
      notices,
      openSideCart: () => {
        openSideCart(first.referencedId)
        keepUntold(notices) // at once, so that the side cart is open when it is told
      },
    }
  } catch (error) {
    console.warn('The cart could not be opened here; the form goes its plain way.', error)
    // Perhaps they lie in the cart already: the same id puts them there once.
    carryCommand(form, commandId)
    form.submit()
    return { went: 'plain' }
  }
}
