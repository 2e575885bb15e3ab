import Fastify from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { registerSitemap } from '../../src/server/sitemap.ts'
import { defaultLocale, type Locale, locales } from '../../src/values/locale.ts'
import { germanOnly, leftGerman } from './german-only.ts'
import { head, openPages, origin } from './open-pages.ts'
import { plain, type Said, wrongWith } from './structured-data.ts'

const pages = openPages()

/** Every page of the map in German; in the other languages every thirtieth, beginning with the fixed ones. */
const walked: Record<Locale, string[]> = { 'de-DE': [], 'en-US': [], 'it-IT': [], 'fr-FR': [] }
const fixed = 20

beforeAll(async () => {
  const app = Fastify()
  registerSitemap(app, { db: pages.db(), origin })
  for (const { code } of locales) {
    const { body } = await app.inject(`/sitemap/${code}-1.xml`)
    const addresses = [...body.matchAll(/<url><loc>([^<]*)/g)].map(([, address = '']) => address)
    expect(new Set(addresses).size).toBe(addresses.length)
    walked[code] =
      code === defaultLocale
        ? addresses
        : addresses.filter((_, position) => position < fixed || position % 30 === 0)
  }
  await app.close()
})

describe.each(locales)('in $code', ({ code }) => {
  it('every page of the map says of itself what search engines want to know', {
    timeout: 180_000,
  }, async () => {
    const wrong: string[] = []
    const [titles, descriptions] = [new Map<string, string>(), new Map<string, string>()]
    const others = new Map<string, Record<string, string>>()
    const german = germanOnly(code)

    for (const address of walked[code]) {
      const { pathname } = new URL(address)
      const response = await pages.ask(pathname)
      const html = await response.text()
      const says = (what: string) => wrong.push(`${pathname}: ${what}`)
      const { title = '', lang, canonical, robots, alternates } = head(html)
      const description = decoded(/name="description" content="([^"]*)"/.exec(html)?.[1] ?? '')

      if (response.status !== 200) says(`answers ${response.status}`)
      if (lang !== code) says(`is in ${lang}`)
      if (canonical !== address) says(`is really at ${canonical}`)
      if (robots) says(`is ${robots}`)
      if (alternates[code] !== address) says(`calls itself ${alternates[code]}`)
      if (alternates['x-default'] !== alternates[defaultLocale]) says('has another default')
      if (Object.keys(alternates).length !== locales.length + 1) says('lacks a language')
      if (title.length < 10 || title.length > 90) says(`is called "${title}"`)
      if (description.length < 20 || description.length > 160) says(`is described as "${description}"`)
      if (html.match(/<h1[ >]/g)?.length !== 1) says('has not one h1')
      if (titles.has(title)) says(`is called like ${titles.get(title)}`)
      if (descriptions.has(description)) says(`is described like ${descriptions.get(description)}`)
      wrong.push(
        ...wrongWith(saidIn(html), { html, canonical: address }).map((fault) => `${pathname}: ${fault}`),
      )

      const spoken = plain(html.replace(/<script[\s\S]*?<\/script>/g, ''))
      wrong.push(
        ...german.filter((text) => spoken.includes(text)).map((text) => `${pathname}: says "${text}"`),
      )

      titles.set(title, pathname)
      descriptions.set(description, pathname)
      others.set(address, alternates)
    }

    // What is said of another language is said there as well.
    for (const [address, alternates] of [...others].slice(0, fixed)) {
      for (const { code: other } of locales.filter((locale) => locale.code !== code)) {
        const there = head(await (await pages.ask(new URL(alternates[other] ?? '', origin).pathname)).text())
        if (there.lang !== other || there.alternates[code] !== address) {
          wrong.push(`${address}: ${alternates[other]} does not lead back`)
        }
      }
    }

    expect(wrong).toEqual([])
    expect(pages.faults).toEqual([])
  })

  it('the home page tells of the shop and how to search it', async () => {
    const html = await (await pages.ask(new URL(walked[code][0] ?? '').pathname)).text()
    const website = saidIn(html).find((said) => said['@type'] === 'WebSite')
    const template = /"urlTemplate":"([^"]*)"/.exec(html)?.[1] ?? ''
    const search = await pages.ask(template.replace('{search_term_string}', 'pot').replace(origin, ''))

    expect(saidIn(html).map((said) => said['@type'])).toEqual(['Organization', 'WebSite'])
    expect(website).toMatchObject({ url: walked[code][0], inLanguage: code })
    expect(search.status).toBe(200)
    expect(head(await search.text())).toMatchObject({ lang: code, robots: 'noindex' })
  })

  it('a list tells what it lists, a product what it costs, and questions their answers', async () => {
    const typesAt = async (path: string) => {
      const html = await (await pages.ask(path)).text()
      return saidIn(html).map((said) => said['@type'])
    }
    const at = (path: string) =>
      `${locales.find((locale) => locale.code === code)?.prefix && `/${code}`}${path}`

    expect(await typesAt(at('/ersatzteile'))).toEqual(['ItemList', 'FAQPage', 'BreadcrumbList'])
    expect(await typesAt(at('/abfallsysteme/advanced'))).toEqual(['ItemList', 'BreadcrumbList'])
    expect(await typesAt(at('/sackspannung'))).toEqual(['BreadcrumbList'])
  })
})

it.each(locales)('nothing was left German in $code', ({ code }) => {
  expect(leftGerman(code)).toEqual([])
})

describe('an address', () => {
  it.each([
    ['/', 200],
    ['/en-US/barrierefreiheit', 301],
    ['/products', 308],
    ['/spareparts/anything', 308],
    ['/nothing-here', 404],
    ['/fr-FR/rien-ici', 404],
    ['/abfallsysteme/configurator/nothing', 404],
    ['/abfallsysteme/advanced/nothing', 404],
    ['/category/nothing', 404],
    ['/detail/nothing', 404],
    ['/blog/schrank-richtig-messen', 200],
    ['/blog/nothing', 404],
    ['/downloads/x-line-60-montage', 200],
    ['/downloads/nothing', 404],
    ['/documents/x-line-60/10.60.171/x-line-60-montage', 200],
    ['/documents/x-line-55/10.60.171/x-line-60-montage', 404],
    ['/fr-FR/documents/a/b/c', 404],
  ])('%s answers %i', async (path, status) => {
    expect((await pages.ask(path)).status).toBe(status)
  })

  it('of the statement on accessibility leads to it from every language', async () => {
    const homes = {
      'de-DE': '',
      'en-US': 'accessibility',
      'it-IT': 'accessibilita',
      'fr-FR': 'accessibilite',
    }
    for (const { code, prefix } of locales) {
      const asked = prefix ? `/${prefix}/barrierefreiheit` : '/barrierefreiheit'
      const response = await pages.ask(asked)
      if (code === defaultLocale) expect(response.status).toBe(200)
      else expect(response.headers.get('location')).toBe(`/${prefix}/${homes[code]}`)

      const html = await (await pages.ask(response.headers.get('location') ?? asked)).text()
      expect(html).toContain('WCAG')
      expect(html).toContain('2026')
    }
  })
})

const saidIn = (html: string): Said[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Said,
  )

const decoded = (text: string) =>
  text.replace(/&#(\d+);/g, (_, number: string) => String.fromCharCode(Number(number)))
