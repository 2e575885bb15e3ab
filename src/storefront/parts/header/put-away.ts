import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * What stands open in the header is put away by a touch beside it, by Escape and by going elsewhere.
 * Opening needs no script, and neither does opening another one instead.
 */
export function usePutAway(header: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const shown = useRef(key)

  // Whoever chose a page wants to see it; whoever opened the menu before scripts came wants the menu.
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    for (const details of openIn(header.current)) details.open = false
    const drawer = header.current?.querySelector<HTMLElement>('[popover]')
    if (drawer && isShown(drawer)) drawer.hidePopover()
  }, [key, header])

  useEffect(() => {
    const touched = ({ target }: Event) => {
      for (const details of openIn(header.current)) {
        if (target instanceof Node && !details.contains(target) && !isInDrawer(details)) details.open = false
      }
    }
    const pressed = ({ key }: KeyboardEvent) => {
      const [details] = openIn(header.current).filter((one) => !isInDrawer(one))
      if (key !== 'Escape' || !details) return
      details.open = false
      details.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', touched)
    document.addEventListener('focusin', touched)
    document.addEventListener('keydown', pressed)
    return () => {
      document.removeEventListener('pointerdown', touched)
      document.removeEventListener('focusin', touched)
      document.removeEventListener('keydown', pressed)
    }
  }, [header])
}

const openIn = (header: HTMLElement | null) => [
  ...(header?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []),
]

/** In the drawer things unfold in place and are in nobody's way. */
const isInDrawer = (details: Element) => {
  const drawer = details.closest('[popover]')
  return drawer !== null && isShown(drawer)
}

/** An old browser knows no popovers, and so none that is open. */
const isShown = (drawer: Element) => 'popover' in HTMLElement.prototype && drawer.matches(':popover-open')
