import type { IncomingMessage, ServerResponse } from 'node:http'
import type { KeptPage } from '../../platform/page-cache/kept-page.ts'
import type { Draw, PageCache } from '../../platform/page-cache/page-cache.ts'
import { type SharedVisit, usualTerms } from '../../shop/sessions/shared-visit.ts'
import type { CachedPage } from '../../storefront/cached-page.ts'
import { localeOfPath } from '../../values/locale.ts'
import { mayHaveVisit } from '../shared-shop.ts'
import { type AskedAddress, askedAddress } from './asked-address.ts'
import { type DrawParts, drawPage, NotEverybodys } from './draw-page.ts'
import { type Asked, codingWished, type Sending, sendPage } from './send-page.ts'

export type KeepParts = Omit<DrawParts, 'engine'> & { cache: PageCache; sending: Sending }

export type KeptPages = {
  /** Sends a page at once that is kept and whole for everybody; answers false when there is more to find out. */
  sendAtOnce(request: IncomingMessage, response: ServerResponse): boolean
  /** Sends a page that is everybody's on the same terms; answers false when it is the visitor's own. */
  send(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** Draws a page that nobody has asked for yet. */
  prepare(address: string): Promise<void>
}

/** Addresses of which it is remembered how their page may be kept. */
const mostKnown = 5_000

/** Finds, draws and sends the pages that are kept. */
export function keepPages(parts: KeepParts, engine: DrawParts['engine']): KeptPages {
  const { cache, shop, sending } = parts
  const drawing = { ...parts, engine }
  const known = new Map<string, CachedPage | null>()

  return {
    sendAtOnce(request, response) {
      const { method = '', url = '', headers } = request
      if ((method !== 'GET' && method !== 'HEAD') || mayHaveVisit(headers.cookie)) return false

      const path = pathOf(url)
      const page = known.get(path)
      const asked = page && askedAddress(url, page)
      const kept = asked && cache.find(asked.address)
      if (!kept || asked.tidy !== null || isHalf(kept, asked)) return false
      if (!sendKept(response, kept, { method, headers, isVisit: false })) return false

      cache.hit(asked.address, kept, async () =>
        drawPage(drawing, asked, page, await shop.usual(localeOfPath(path))),
      )
      return true
    },

    async send(request, response) {
      const { method = '', url = '', headers } = request
      const isVisit = mayHaveVisit(headers.cookie)
      const found = await find(url, headers.cookie ?? null)
      if (!found) return false

      const { key, draw, asked } = found
      if (asked.tidy !== null) {
        leadTo(asked.tidy, response, sending)
        return true
      }
      try {
        const kept = await cache.answer(key, draw)
        if (isHalf(kept, asked)) return false

        const way: Asked = { method, headers, isVisit }
        if (!sendKept(response, kept, way)) await sendMade(response, kept, key, way)
        return true
      } catch (fault) {
        if (!(fault instanceof NotEverybodys)) throw fault
        parts.reportFault(fault)
        return false
      }
    },

    async prepare(address) {
      const found = await find(address, null)
      if (found) await cache.answer(found.key, found.draw)
    },
  }

  /** What is asked for, on which terms, and how it would be drawn; null when it is nobody else's. */
  async function find(
    url: string,
    cookies: string | null,
  ): Promise<{ key: string; asked: AskedAddress; draw: Draw } | null> {
    const path = pathOf(url)
    const page = await pageAt(path)
    const asked = page && askedAddress(url, page)
    const shared = asked && (await shop.of(cookies, localeOfPath(path)))
    if (!shared) return null

    return { key: keyOf(asked, shared), asked, draw: () => drawPage(drawing, asked, page, shared) }
  }

  async function pageAt(path: string): Promise<CachedPage | null> {
    const before = known.get(path)
    if (before !== undefined) return before

    const { cacheAt } = await engine.entry()
    const page = await cacheAt(path)
    if (known.size >= mostKnown) known.clear()
    known.set(path, page)
    return page
  }

  /** Sends a page in a form it is kept in. */
  function sendKept(response: ServerResponse, page: KeptPage, asked: Asked): boolean {
    const sent = sendPage(response, page, asked, sending)
    if (sent === 'not modified') cache.notModified()
    return sent !== null
  }

  /** Makes the form that is wished for; one that is kept from now on makes the page heavier. */
  async function sendMade(
    response: ServerResponse,
    page: KeptPage,
    key: string,
    asked: Asked,
  ): Promise<void> {
    const made = await page.body.in(codingWished(asked.headers))
    cache.weigh(key, page)
    sendPage(response, page, asked, sending, made)
  }
}

/** A form that a browser sends by itself names every field of it, also the empty ones. */
function leadTo(address: string, response: ServerResponse, { security }: Sending): void {
  response.writeHead(302, {
    ...security,
    // Two slashes at the beginning, either way round, would name another host.
    location: address.replace(/^[/\\]+/, '/'),
    'cache-control': 'public, max-age=0, s-maxage=60',
  })
  response.end()
}

/** Terms begin with no slash, so that no address can stand for terms. */
const keyOf = ({ address }: AskedAddress, { terms }: SharedVisit): string =>
  terms === usualTerms ? address : `${terms} ${address}`

const pathOf = (url: string): string => {
  const mark = url.indexOf('?')
  return mark === -1 ? url : url.slice(0, mark)
}

/** Where a page leads to is said with all that hung on its address, be it nothing to the page. */
const isHalf = ({ status }: KeptPage, { isWhole }: AskedAddress): boolean =>
  !isWhole && status >= 300 && status < 400
