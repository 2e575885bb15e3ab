import type { Logger } from 'pino'
import { PageCache } from '../../platform/page-cache/page-cache.ts'
import type { PreviewOf } from '../../shop/media/previews.ts'
import type { Config } from '../config.ts'
import type { ShopParts } from '../open-call.ts'
import { securityHeaders } from '../security-headers.ts'
import { sharedShop } from '../shared-shop.ts'
import type { KeepParts } from './keep-pages.ts'

/** What it takes to keep pages; null when there is to be no room for them. */
export function openKeeping(
  shop: ShopParts,
  { config, log, previewOf }: { config: Config; log: Logger; previewOf: PreviewOf },
): KeepParts | null {
  const bytes = config.PAGE_CACHE_MB * 1_048_576
  if (bytes === 0) return null

  const now = () => shop.now().getTime()
  return {
    cache: new PageCache({
      bytes,
      now,
      report: (fault) => log.error({ err: fault }, 'a page could not be drawn anew'),
    }),
    shop: sharedShop(shop),
    previewOf,
    origin: shop.origin,
    reportFault: (fault) => log.error({ err: fault }, 'a page failed'),
    sending: {
      security: securityHeaders({ origin: shop.origin, dev: false }),
      forNetwork: config.CACHE_TAGS,
      now,
    },
  }
}
