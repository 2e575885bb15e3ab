import { matchRoutes, type RouteObject } from 'react-router'
import { localeOfPath, locales } from '../values/locale.ts'
import type { PageHandle } from './page.ts'
import type { PageCache } from './page-cache.ts'
import { pathOfPayload } from './payload.ts'
import { routesOf } from './routes.ts'

/** A page that may be kept, or the data of one. */
export type CachedPage = {
  cache: PageCache
  /** The routes whose data may be asked for; null for the page itself. */
  routeIds: readonly string[] | null
}

/** How the page at a path may be kept; null for what is each visitor's own. */
export async function cacheAt(pathname: string): Promise<CachedPage | null> {
  const page = pathOfPayload(pathname)
  const matches = matchRoutes(routesIn(localeOfPath(page ?? pathname)), page ?? pathname) ?? []
  const innermost = matches.at(-1)?.route
  if (typeof innermost?.lazy !== 'function') return null

  const { handle } = await innermost.lazy()
  const { cache } = handle as PageHandle // as `openPage` writes it
  return cache ? { cache, routeIds: page === null ? null : matches.map(({ route }) => route.id ?? '') } : null
}

/** The addresses of all pages that may be kept and have no variable part: what a visitor may come upon at once. */
export async function cachedPaths(): Promise<string[]> {
  const paths = await Promise.all(
    locales.flatMap(({ code, prefix }) =>
      leaves(routesIn(code)).map(async (route) => {
        const path = route.index ? '' : (route.path ?? '')
        if (/[:*]/.test(path)) return []
        const pathname = `/${[prefix, path].filter(Boolean).join('/')}`
        return (await cacheAt(pathname)) ? [pathname] : []
      }),
    ),
  )
  return paths.flat()
}

const routes = new Map(locales.map((entry) => [entry.code, routesOf(entry)]))
const routesIn = (locale: ReturnType<typeof localeOfPath>): RouteObject[] => routes.get(locale) ?? []

const leaves = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => (route.children ? leaves(route.children) : [route]))
