import { useSyncExternalStore } from 'react'

/** How often the side cart was asked for on this page, and what was put in last; it is fetched with the first time. */
export type SideCartAsked = { times: number; addedId: string | null }

const never: SideCartAsked = { times: 0, addedId: null }
let asked = never
const listeners = new Set<() => void>()

/** Opens the cart at the side of the page, after a product was put in. */
export function openSideCart(addedId: string): void {
  asked = { times: asked.times + 1, addedId }
  for (const listener of listeners) listener()
}

export const useSideCartAsked = (): SideCartAsked =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked,
    () => never,
  )
