import { type DataRouter, matchRoutes, type RouteObject } from 'react-router'
import type { PageHandle } from '../page.ts'
import { connectionOf } from './connection.ts'
import { askAhead } from './page-data.ts'

/**
 * Fetches the script and the data of a page when the visitor is about to open it: a pointer that rests
 * on a link, or a finger that touches it. Not for those who save data or have a slow line.
 */
export function prefetchOnIntent(router: DataRouter, routes: RouteObject[]): void {
  if (connectionOf().isSparing) return
  let resting: ReturnType<typeof setTimeout> | undefined

  const intend = (event: Event, afterMs: number) => {
    clearTimeout(resting)
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && isPageLink(link))
      resting = setTimeout(() => void prefetch(router, routes, new URL(link.href)), afterMs)
  }
  addEventListener('mouseover', (event) => intend(event, 65), { passive: true })
  addEventListener('touchstart', (event) => intend(event, 0), { passive: true })
}

const isPageLink = (link: HTMLAnchorElement) =>
  link.origin === location.origin &&
  !link.target &&
  !link.hasAttribute('download') &&
  !link.hasAttribute('data-anew') &&
  link.pathname + link.search !== location.pathname + location.search

async function prefetch(router: DataRouter, routes: RouteObject[], url: URL): Promise<void> {
  const matches = matchRoutes(routes, url) ?? []
  try {
    // Opening a page twice costs nothing; a script that does not come will be asked for again by the click.
    const opened = await Promise.all(
      matches.map(async ({ route }) => (typeof route.lazy === 'function' ? await route.lazy() : route)),
    )
    // What is kept for everybody costs the shop nothing. A page that is somebody's may tell things once, to whoever opens it.
    if (!(opened.at(-1)?.handle as PageHandle | undefined)?.cache) return
  } catch (error) {
    return console.warn(`${url.pathname} could not be fetched ahead.`, error)
  }

  const onScreen = new Set(router.state.matches.map(({ route }) => route.id))
  const missing = matches.filter(({ route }) => {
    const isLayout = (route.handle as PageHandle | undefined)?.layout
    return !(isLayout && onScreen.has(route.id ?? '')) && (route.lazy || route.loader)
  })
  if (missing.length > 0)
    askAhead(
      url,
      missing.map(({ route }) => route.id ?? ''),
    )
}
