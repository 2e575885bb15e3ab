import { useSyncExternalStore } from 'react'

/** How often the side cart was asked for on this page; it is fetched with the first time. */
let asked = 0
const listeners = new Set<() => void>()

/** Opens the cart at the side of the page, as after something was put in. */
export function openSideCart(): void {
  asked += 1
  for (const listener of listeners) listener()
}

export const useSideCartAsked = (): number =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked,
    () => 0,
  )
