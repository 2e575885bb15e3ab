import './storefront.css'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { defaultLocale, isLocale, localeEntry } from '../values/locale.ts'
import { catchUp } from './browser/catch-up.ts'
import { pageDataStrategy } from './browser/data-strategy.ts'
import { callWith, fetchStoreApi } from './browser/fetch-store-api.ts'
import { stopFillingIn } from './browser/fill-in.ts'
import { followHead } from './browser/head.ts'
import { tellOfNewBuild } from './browser/new-build.tsx'
import { prefetchOnIntent } from './browser/prefetch.ts'
import { blendPages } from './browser/transitions.ts'
import { openWords } from './browser/words.ts'
import { isKeptWithout } from './offline/kept.ts'
import { pageContext } from './page-context.ts'
import { routesOf } from './routes.ts'
import { ShopFrame } from './shop-frame.tsx'
import { everywhere } from './texts/texts.ts'

declare global {
  interface Window {
    __staticRouterHydrationData?: unknown
  }
}

// Not awaited: the pages share pieces with this file, and would wait for it while it waits for them.
void comeAlive()

/** Takes over the page the server has drawn: same texts, same data, same tree. */
async function comeAlive() {
  const lang = document.documentElement.lang
  const locale = isLocale(lang) ? lang : defaultLocale
  const { texts, fetchWords } = openWords(localeEntry(locale).language)
  const routes = routesOf(localeEntry(locale), fetchWords)
  await Promise.all([fetchWords(everywhere), openMatched(routes)])

  // Only now: until here the page was filled in for its visitor.
  stopFillingIn()
  const container = document.getElementById('app')
  const state = document.getElementById('page-state')
  if (!container || !state?.textContent) return

  // React Router revives errors only from this global.
  const { storeApiHeaders, ...hydrationData } = JSON.parse(state.textContent)
  window.__staticRouterHydrationData = hydrationData
  callWith(storeApiHeaders)
  const asked = takeAsked()
  const router = createBrowserRouter(routes, {
    getContext: () => pageContext({ storeApi: fetchStoreApi(), locale }),
    dataStrategy: pageDataStrategy,
  })

  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <ShopFrame locale={locale} texts={texts}>
          <Alive then={() => asked && void router.navigate(asked, { replace: true })}>
            <RouterProvider router={router} />
          </Alive>
        </ShopFrame>
      </StrictMode>,
    )
  })

  blendPages(router)
  followHead(router, { locale, texts })
  prefetchOnIntent(router, routes)
  tellOfNewBuild(texts)
}

/** A page that was kept for times without a network was drawn without what its address asks for: that follows. */
function takeAsked(): string | null {
  const { pathname, search, hash } = window.location
  if (!isKeptWithout(search)) return null
  window.history.replaceState(null, '', pathname)
  return pathname + search + hash
}

function Alive({ then, children }: { then: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    catchUp()
    then()
  }, [])
  return children
}

/** Opens the pages of this address first: a router with lazy routes would draw a fallback over the page. */
async function openMatched(routes: RouteObject[]) {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const opened = await route.lazy()
      Object.assign(route, opened, { lazy: undefined })
    }),
  )
}
