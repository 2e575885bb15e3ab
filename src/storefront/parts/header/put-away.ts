import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isShown, openIn } from '../../browser/by-itself.ts'

/**
 * What stands open in the header is put away by a touch beside it, by going elsewhere and by Escape (`by-itself.ts`).
 * Opening needs no script, and neither does opening another one instead.
 */
export function usePutAway(header: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const shown = useRef(key)

  // Whoever chose a page wants to see it; whoever opened the menu before scripts came wants the menu.
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    for (const details of header.current?.querySelectorAll('details[open]') ?? [])
      details.removeAttribute('open')
    const drawer = header.current?.querySelector<HTMLElement>('[popover]')
    if (drawer && isShown(drawer)) drawer.hidePopover()
  }, [key, header])

  useEffect(() => {
    const touched = ({ target }: Event) => {
      for (const details of openIn(header.current)) {
        if (target instanceof Node && !details.contains(target)) details.open = false
      }
    }
    document.addEventListener('pointerdown', touched)
    document.addEventListener('focusin', touched)
    return () => {
      document.removeEventListener('pointerdown', touched)
      document.removeEventListener('focusin', touched)
    }
  }, [header])
}
