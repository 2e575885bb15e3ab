import type { ToggleEvent } from 'react'

let release: (() => void) | null = null

/**
 * Makes a popover a dialog while it lies over the page: everything beside it is out of reach. Without scripts it is a
 * panel that a click beside it closes. It is given back before the browser gives the focus back.
 */
export function keepInside({ currentTarget, newState }: ToggleEvent<HTMLElement>): void {
  release?.()
  release = newState === 'open' ? holdBack(currentTarget) : null
}

function holdBack(panel: HTMLElement): () => void {
  const beside: HTMLElement[] = []
  for (let inner: Element = panel; inner.parentElement; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling !== inner && sibling instanceof HTMLElement && !sibling.inert) beside.push(sibling)
    }
  }

  for (const element of beside) element.inert = true
  panel.setAttribute('role', 'dialog')
  panel.setAttribute('aria-modal', 'true')
  return () => {
    for (const element of beside) element.inert = false
    panel.removeAttribute('role')
    panel.removeAttribute('aria-modal')
  }
}
