import { type RefObject, useEffect, useRef } from 'react'

/**
 * Makes a popover a dialog while it lies over the page: everything beside it is out of reach, and given back before the
 * browser gives the focus back. Without scripts it is a panel that a click beside it closes.
 */
export function useKeptInside(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)

  useEffect(() => {
    const panel = ref.current
    // The button that opened it is out of reach then, and the focus with it.
    const goInside = () => panel?.querySelector<HTMLElement>('button')?.focus()
    // It may have been opened before the scripts came.
    let release = panel?.matches(':popover-open') ? holdBack(panel) : null
    if (release && !panel?.contains(document.activeElement)) goInside()
    const onToggle = (event: ToggleEvent) => {
      release?.()
      release = panel && event.newState === 'open' ? holdBack(panel) : null
    }
    const onShown = ({ newState }: ToggleEvent) => {
      if (newState === 'open') goInside()
    }

    panel?.addEventListener('beforetoggle', onToggle)
    panel?.addEventListener('toggle', onShown)
    return () => {
      panel?.removeEventListener('beforetoggle', onToggle)
      panel?.removeEventListener('toggle', onShown)
      release?.()
    }
  }, [])

  return ref
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
