import { createContext, RouterContextProvider } from 'react-router'
import type { Locale } from '../values/locale.ts'
import type { StoreApi } from './store-api.ts'

/** For loaders and actions: `context.get(storeApiContext)`. In process on the server, by fetch in the browser. */
export const storeApiContext = createContext<StoreApi>()

/** For loaders and actions: the language of the page they work for. */
export const localeContext = createContext<Locale>()

/** What the visitor is told in return for the page: the language offered on a first visit. */
export const offeredLocaleContext = createContext<Locale | null>(null)

export function pageContext(parts: { storeApi: StoreApi; locale: Locale; offered?: Locale | null }) {
  const context = new RouterContextProvider()
  context.set(storeApiContext, parts.storeApi)
  context.set(localeContext, parts.locale)
  context.set(offeredLocaleContext, parts.offered ?? null)
  return context
}
