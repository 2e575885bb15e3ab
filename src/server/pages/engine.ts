import type { RenderMail } from '../../shop/mail/shop-mail.ts'
import type { cacheAt, cachedPaths, renderFailure, renderPage } from '../../storefront/entry.server.tsx'
import type { PageParts } from '../../storefront/page-parts.ts'
import type { BuildStamp } from './build.ts'

/** What draws the pages: the built ones, or in development the sources as they are now. */
export type PageEngine = {
  entry(): Promise<{
    renderPage: typeof renderPage
    renderFailure: typeof renderFailure
    cacheAt: typeof cacheAt
    cachedPaths: typeof cachedPaths
  }>
  /** `path` since development prepares the head for each page anew. */
  assets(path: string): Promise<PageParts['assets']>
  stamp: BuildStamp
  /** Mails are drawn by the same means as pages, apart from them: most processes never write one. */
  renderMail: RenderMail
  close(): Promise<void>
}
