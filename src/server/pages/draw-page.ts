import type { Drawn, Keeping } from '../../platform/page-cache/kept-page.ts'
import type { PreviewOf } from '../../shop/media/previews.ts'
import type { SharedVisit } from '../../shop/sessions/shared-visit.ts'
import { nextTurn } from '../../shop/shipping/next-turn.ts'
import { fleeting, watched } from '../../store-api/shown.ts'
import type { CachedPage } from '../../storefront/cached-page.ts'
import type { PageParts } from '../../storefront/page-parts.ts'
import { pagePolicy } from '../security-headers.ts'
import type { SharedShop } from '../shared-shop.ts'
import type { AskedAddress } from './asked-address.ts'
import type { PageEngine } from './engine.ts'

export type DrawParts = {
  engine: PageEngine
  shop: SharedShop
  previewOf: PreviewOf
  origin: string
  reportFault: (fault: unknown) => void
}

/** A page that said it was everybody's and then showed something of somebody: it is drawn for whoever asked, alone. */
export class NotEverybodys extends Error {}

/**
 * Draws a page for everybody on the same terms. It gets an address and terms and nothing else: no cookie, no header, no
 * name of a host that a visitor could have made up.
 */
export async function drawPage(
  { engine, shop, previewOf, origin, reportFault }: DrawParts,
  asked: AskedAddress,
  { cache }: CachedPage,
  shared: SharedVisit,
): Promise<Drawn> {
  const { storeApi, seen } = watched(shop.storeApi(shared))
  const { renderPage } = await engine.entry()
  const parts: PageParts = {
    storeApi,
    visitToken: () => null,
    storeApiHeaders: shop.headersFor(shared.visit),
    origin,
    policyFor: pagePolicy({ origin, dev: false }),
    assets: await engine.assets(asked.address),
    previewOf,
    buildId: engine.stamp.id,
    reportFault,
  }
  const response = await renderPage(new Request(origin + asked.address), parts)
  const said = response.headers.get('cache-control') ?? ''
  if (seen.personal !== null) throw new NotEverybodys(`${asked.address} asked ${seen.personal}`)
  if (response.headers.has('set-cookie') || /private|no-store/.test(said)) {
    throw new NotEverybodys(`${asked.address} said ${said || 'a cookie'}`)
  }

  return {
    status: response.status,
    headers: ownHeaders(response.headers),
    content: Buffer.from(await response.arrayBuffer()),
    tags: withAll(seen.tags),
    keeping:
      seen.isFaulty || seen.tags.has(fleeting) ? null : keepingOf(response.status, asked, cache, shared),
  }
}

const [aSecond, aMinute, anHour] = [1_000, 60_000, 3_600_000]
const usualFreshSeconds = 300

/**
 * A page hears of what is changed in the shop. What turns by the clock it does not: a day or a cut-off ends it to the
 * second, and an hour whatever else hangs on dates (a product stops being new, a lowest price gets too old).
 */
function keepingOf(
  status: number,
  { isNarrowed }: AskedAddress,
  { freshSeconds = usualFreshSeconds }: CachedPage['cache'],
  { visit: { channel, now } }: SharedVisit,
): Keeping | null {
  const turn = nextTurn(channel, now).getTime()
  const until = (ms: number) => Math.min(turn, now.getTime() + ms)

  if (status === 200) {
    const share = isNarrowed ? 'narrowed' : 'pages'
    return { share, freshMs: freshSeconds * aSecond, goodUntil: until(anHour) }
  }
  if ([301, 302, 307, 308].includes(status)) {
    return { share: 'dead-ends', freshMs: aMinute, goodUntil: until(10 * aMinute) }
  }
  if (status === 404 || status === 410) {
    return { share: 'dead-ends', freshMs: 10 * aSecond, goodUntil: until(aMinute) }
  }
  return null
}

/** Whoever changes a great many products at once tells it in one word. */
const withAll = (tags: ReadonlySet<string>): string[] =>
  [...tags].some((tag) => /^(product|category|search)/.test(tag)) ? [...tags, 'products'] : [...tags]

const ownNames = ['content-type', 'content-security-policy', 'location', 'x-robots-tag']

const ownHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    ownNames.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value] as const]
    }),
  )
