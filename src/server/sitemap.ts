import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/postgres/db.ts'
import { countMappedPages, readMappedPages } from '../shop/catalogue/sitemap-store.ts'
import { systemTypes } from '../shop/configurator/measures.ts'
import { paths } from '../storefront/paths.ts'
import { defaultLocale, isLocale, type Locale, locales } from '../values/locale.ts'

/** Far below the 50,000 addresses a sitemap may hold, since each one names its other languages too. */
const sheetSize = 10_000

/** Pages with the same words in every language's path, worth finding. */
const mapped = [
  'home',
  'wasteSystems',
  'xLineSelection',
  'advanced',
  'quickOrder',
  'configurator',
  'xLine',
  'xLinePro',
  'dLine',
  'boxxR',
  'sLine',
  'spareParts',
  'sparePartsFrontPullOut',
  'partFinder',
  'service',
  'contact',
  'assembly',
  'bagTension',
  'dealers',
  'newsletter',
  'blog',
  'downloads',
] as const satisfies readonly (keyof typeof paths)[]

/** The same for each kind of system. */
const measuring = systemTypes.map((type) => (locale: Locale) => paths.configuratorType(locale, type))

/** /robots.txt, /sitemap.xml and the sheets it lists, one row of sheets per language. */
export function registerSitemap(app: FastifyInstance, { db, origin }: { db: Db; origin: string }): void {
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain').send(robots(origin)))

  app.get('/sitemap.xml', async (_request, reply) => {
    const sheets = Math.max(1, Math.ceil((await countMappedPages(db)) / sheetSize))
    const files = locales.flatMap(({ code }) =>
      Array.from({ length: sheets }, (_, sheet) => `${origin}/sitemap/${code}-${sheet + 1}.xml`),
    )
    const entries = files.map((file) => `<sitemap><loc>${escaped(file)}</loc></sitemap>`)
    return reply.type('application/xml').send(xml('sitemapindex', entries))
  })

  app.get<{ Params: { sheet: string } }>('/sitemap/:sheet', async (request, reply) => {
    const [, locale, number] = /^([a-z]{2}-[A-Z]{2})-([1-9]\d{0,4})\.xml$/.exec(request.params.sheet) ?? []
    if (!isLocale(locale)) return reply.status(404).type('text/plain').send('Not found')

    const sheet = Number(number) - 1
    const found = await readMappedPages(db, sheet * sheetSize, sheetSize)
    const fixed = [...mapped.map((name) => paths[name]), ...measuring].map((path) =>
      entry(origin, locale, path),
    )
    const own = found
      // The categories of spare parts live at pages of their own.
      .filter(({ paths: { [locale]: path } }) => path !== undefined && !isFixed(locale, path))
      .map(({ paths: own, changedOn, pictures }) =>
        entry(origin, locale, (to) => (own[to] === undefined ? null : paths.seo(to, own[to])), {
          changedOn,
          pictures,
        }),
      )
    return reply.type('application/xml').send(xml('urlset', sheet === 0 ? [...fixed, ...own] : own))
  })
}

const isFixed = (locale: Locale, seoPath: string) =>
  mapped.some((name) => paths[name](locale) === paths.seo(locale, seoPath))

function entry(
  origin: string,
  locale: Locale,
  pathIn: (locale: Locale) => string | null,
  { changedOn, pictures = [] }: { changedOn?: string; pictures?: readonly string[] } = {},
): string {
  const alternates = locales.flatMap(({ code }) => {
    const path = pathIn(code)
    return path === null ? [] : [link(code, origin + path)]
  })
  const fallback = pathIn(defaultLocale)
  const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : ''

  return `<url><loc>${escaped(origin + (pathIn(locale) ?? '/'))}</loc>${changed}${alternates.join('')}${
    fallback === null ? '' : link('x-default', origin + fallback)
  }${pictures.map((path) => image(origin + path)).join('')}</url>`
}

const link = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`

const image = (address: string) => `<image:image><image:loc>${escaped(address)}</image:loc></image:image>`

const xml = (root: 'urlset' | 'sitemapindex', entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${entries.join('\n')}\n</${root}>\n`

/** What is nobody's landing page says noindex by itself; these would only waste a crawler's time. */
const robots = (origin: string) => `User-agent: *
Disallow: /store-api/
Disallow: /*_payload.json
Disallow: /dev/

Sitemap: ${origin}/sitemap.xml
`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
