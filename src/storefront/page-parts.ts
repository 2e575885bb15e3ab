import type { Assets } from './document.ts'
import type { StoreApi } from './store-api.ts'

/** What a page is made from. The server composes it for each request. */
export type PageParts = {
  /** The Store API in process, as this visitor. */
  storeApi: StoreApi
  /** The visit's token after the calls: null while the visitor is anonymous. */
  visitToken: () => string | null
  /** What the browser sends with calls of its own: the shop's key, the page's language. */
  storeApiHeaders: Readonly<Record<string, string>>
  /** The public address of the shop, e.g. https://shop.example */
  origin: string
  /** What a browser may do with a page that has this style element. */
  policyFor: (style: string) => string
  assets: Assets
  /** The preview of a picture by the hash of its file, as an address; null for what has none. */
  previewOf: (hash: string) => Promise<string | null>
  buildId: string
  /** Told about what no page expected. */
  reportFault: (fault: unknown) => void
}
