import type { DataRouter } from 'react-router'
import { wantsCalm } from './calm.ts'

/**
 * From one page to another the browser blends, where it can. Not within a page, where a filter or a page of a list
 * changes, and not for those who asked for calm.
 */
export function blendPages(router: DataRouter): void {
  if (!('startViewTransition' in document)) return
  const navigate = router.navigate

  const blended = async (...[to, options]: Parameters<typeof navigate>) => {
    // A step through the history is blended as its page was when it was opened.
    if (to === null || (typeof to !== 'object' && typeof to !== 'string')) return navigate(to)
    const viewTransition = options?.viewTransition ?? (isElsewhere(to) && !wantsCalm())
    return navigate(to, { ...options, viewTransition })
  }
  router.navigate = blended as typeof navigate // both of its signatures end above
}

const isElsewhere = (to: string | Partial<{ pathname: string }>) => {
  const path = typeof to === 'string' ? to : to.pathname
  return path !== undefined && new URL(path, location.href).pathname !== location.pathname
}
