import { readVisit } from '../shop/sessions/read-visit.ts'
import { type SharedVisit, sharedVisit, usualVisit } from '../shop/sessions/shared-visit.ts'
import type { Visit } from '../shop/sessions/visit.ts'
import type { StoreApi } from '../store-api/client.ts'
import { inProcess } from '../store-api/in-process.ts'
import { contextTokenCookie, readCookie } from '../storefront/cookies.ts'
import type { Locale } from '../values/locale.ts'
import { isToken } from '../values/token.ts'
import type { ShopParts } from './open-call.ts'

/** The shop as many see it alike: nothing here knows who asks. */
export type SharedShop = {
  /** For whoever has no visit. */
  usual(locale: Locale): Promise<SharedVisit>
  /** For whoever has the visit of these cookies; null when its terms are hers alone. */
  of(cookies: string | null, locale: Locale): Promise<SharedVisit | null>
  storeApi(shared: SharedVisit): StoreApi
  /** What a browser sends with calls of its own. */
  headersFor(visit: Visit): Readonly<Record<string, string>>
}

export const sharedShop = (shop: ShopParts): SharedShop => ({
  usual: async (locale) => usualVisit(await shop.channel(), locale, shop.now()),
  async of(cookies, locale) {
    const token = readCookie(cookies, contextTokenCookie)
    const channel = await shop.channel()
    if (!isToken(token)) return usualVisit(channel, locale, shop.now())
    return sharedVisit(await readVisit(shop.db, channel, token, { locale }, shop.now()))
  },
  storeApi: ({ visit }) =>
    inProcess(async () => ({
      db: shop.db,
      visit,
      stored: null,
      withSeoUrls: true,
      caller: { ip: '', origin: shop.origin },
      later: shop.later,
      gateways: shop.gateways,
      renewToken: () => undefined,
    })),
  headersFor: ({ languageId }) => ({ 'sw-access-key': shop.accessKey, 'sw-language-id': languageId }),
})

/** Whether somebody asks who may be on terms of her own. */
export const mayHaveVisit = (cookies: string | undefined): boolean =>
  cookies?.includes(`${contextTokenCookie}=`) ?? false
