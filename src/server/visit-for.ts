import { inProcess } from '../store-api/in-process.ts'
import { contextTokenCookie, readCookie } from '../storefront/cookies.ts'
import { localeOfPath } from '../values/locale.ts'
import { isToken, newToken } from '../values/token.ts'
import { callFor, type ShopParts } from './open-call.ts'
import type { PagesParts } from './pages/register-pages.ts'

/**
 * The shop as one visitor's page sees it. A visitor without a cookie stays anonymous while looking
 * around; who posts a form gets a token before it is answered, so that what the form changes has an owner.
 */
export const visitFor =
  (shop: ShopParts): PagesParts['visitFor'] =>
  async (request, ip) => {
    const locale = localeOfPath(new URL(request.url).pathname)
    const channel = await shop.channel()
    const language = channel.languages.find(({ code }) => code === locale)
    const kept = readCookie(request.headers.get('cookie'), contextTokenCookie)
    let token = isToken(kept) ? kept : request.method === 'POST' ? newToken() : null

    const storeApi = inProcess(async ({ sees }) =>
      callFor(shop, await shop.channel(), {
        token,
        ip,
        device: request.headers.get('user-agent') ?? '',
        locale,
        withSeoUrls: true,
        sees,
        renewToken: (renewed) => {
          token = renewed
        },
      }),
    )
    return {
      storeApi,
      visitToken: () => token,
      storeApiHeaders: {
        'sw-access-key': shop.accessKey,
        ...(language && { 'sw-language-id': language.id }),
      },
    }
  }
