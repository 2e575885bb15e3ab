import { createContext, RouterContextProvider } from 'react-router'
import type { Locale } from '../values/locale.ts'
import type { StoreApi } from './store-api.ts'

/** For loaders and actions: `context.get(storeApiContext)`. In process on the server, by fetch in the browser. */
export const storeApiContext = createContext<StoreApi>()

/** For loaders and actions: the language of the page they work for. */
export const localeContext = createContext<Locale>()

export function pageContext(parts: { storeApi: StoreApi; locale: Locale }) {
  const context = new RouterContextProvider()
  context.set(storeApiContext, parts.storeApi)
  context.set(localeContext, parts.locale)
  return context
}
