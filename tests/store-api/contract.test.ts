import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { paths } from '../../src/store-api/store-api.ts'
import { idFrom } from '../../src/values/ids.ts'
import { openShop } from '../shop.ts'

const shop = openShop()

/** What each operation that only reads is asked. A new one without an entry here does not go unseen. */
const product = async () =>
  (await shop.request('/product', { method: 'POST', body: { limit: 1, filter: { kind: 'system' } } })).body
    .elements[0]
const asked: Record<
  string,
  () => Promise<{ path: string; body?: unknown }> | { path: string; body?: unknown }
> = {
  'GET /context': () => ({ path: '/context' }),
  'POST /language': () => ({ path: '/language' }),
  'POST /currency': () => ({ path: '/currency' }),
  'POST /country': () => ({ path: '/country', body: { associations: { states: {} } } }),
  'POST /country-state/{countryId}': () => ({ path: `/country-state/${idFrom('country', 'CH')}` }),
  'POST /salutation': () => ({ path: '/salutation' }),
  'POST /shipping-method': () => ({
    path: '/shipping-method?onlyAvailable=true',
    body: { associations: { prices: {}, deliveryTime: {} } },
  }),
  'POST /payment-method': () => ({ path: '/payment-method', body: { onlyAvailable: true } }),
  'POST /navigation/{activeId}/{rootId}': () => ({
    path: '/navigation/main-navigation/main-navigation',
    body: { depth: 3 },
  }),
  'POST /category': () => ({ path: '/category', body: { associations: { media: {}, children: {} } } }),
  'POST /category/{navigationId}': () => ({ path: `/category/${idFrom('category', 'accessories')}` }),
  'POST /product': () => ({
    path: '/product',
    body: {
      associations: {
        manufacturer: {},
        media: {},
        properties: { associations: { group: {} } },
        categories: {},
      },
      aggregations: [{ name: 'kinds', type: 'terms', field: 'kind' }],
    },
  }),
  'POST /product/{productId}': async () => ({ path: `/product/${(await product()).id}` }),
  'POST /product/{productId}/find-variant': async () => {
    const { parentId, optionIds } = await product()
    return { path: `/product/${parentId}/find-variant`, body: { options: optionIds } }
  },
  'POST /product/{productId}/cross-selling': async () => ({
    path: `/product/${(await product()).id}/cross-selling`,
  }),
  'POST /product/{productId}/reviews': async () => ({ path: `/product/${(await product()).id}/reviews` }),
  'POST /product-listing/{categoryId}': () => ({
    path: `/product-listing/${idFrom('category', 'waste-systems')}`,
  }),
  'POST /search': () => ({ path: '/search', body: { search: 'Behälter' } }),
  'POST /search-suggest': () => ({ path: '/search-suggest', body: { search: 'Behälter' } }),
  'POST /search-groups': () => ({
    path: '/search-groups',
    body: { search: '71.01.001 Behlter', limit: 2 },
  }),
  'POST /seo-url': () => ({ path: '/seo-url', body: { limit: 3 } }),
  'POST /page': () => ({ path: '/page', body: { path: 'zubehoer' } }),
  'GET /breadcrumb/{id}': () => ({ path: `/breadcrumb/${idFrom('category', 'accessories')}?type=category` }),
  'POST /landing-page/{landingPageId}': () => ({
    path: `/landing-page/${idFrom('landing-page', 'imprint')}`,
  }),
  'POST /scene': () => ({ path: '/scene', body: { names: ['home', 'x-line'] } }),
  'POST /blog-post': () => ({ path: '/blog-post' }),
  'POST /configurator/systems-of': () => ({
    path: '/configurator/systems-of',
    body: { ids: [idFrom('product', '71.01.001')] },
  }),
  'POST /product-document': () => ({ path: '/product-document', body: { key: 'x-line-45-montage' } }),
  'POST /media': async () => ({ path: '/media', body: { ids: [(await product()).coverId] } }),
  'GET /sitemap': () => ({ path: '/sitemap' }),
  'GET /town': () => ({ path: '/town?country=CH&zip=8001' }),
}

const reads = Object.entries(paths)
  .filter(([, endpoint]) => 'reads' in endpoint && endpoint.reads)
  .map(([operation]) => operation)
  .filter((operation) => operation in asked)

/** Maps, which Shopware sends without a name as well. */
const maps = new Set([
  'translated',
  'customFields',
  'metaData',
  'aggregations',
  'extensions',
  'currentFilters',
  'price',
  'ranges',
  'alternatePaths',
])

function nameless(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((element, index) => nameless(element, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []

  const key = path.split('.').at(-1) ?? ''
  const own = 'apiAlias' in value || maps.has(key) ? [] : [path]
  return [...own, ...Object.entries(value).flatMap(([name, inner]) => nameless(inner, `${path}.${name}`))]
}

describe.each(reads)('%s', (operation) => {
  const ask = async (method: string) => {
    const { path, body } = (await asked[operation]?.()) ?? { path: '' }
    return shop.request(path, { method, ...(method === 'POST' && { body: body ?? {} }) })
  }

  it('says of every object what it is', async () => {
    const { status, body } = await ask(operation.split(' ')[0] ?? '')

    expect(status).toBe(200)
    expect(nameless(body, '')).toEqual([])
  })

  it('leaves no trace of an anonymous visit, and echoes a token', async () => {
    const { headers } = await ask(operation.split(' ')[0] ?? '')

    expect(headers['sw-context-token']).toMatch(/^[a-zA-Z0-9]{32}$/)
    for (const table of ['visit', 'cart', 'customer'] as const) {
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(
        shop.db(),
      )
      expect(rows).toEqual([{ n: 0 }])
    }
    expect(shop.statements().filter((text) => /^\s*(insert|update|delete)/i.test(text))).toEqual([])
  })

  it('is kept by nobody on the way: who asks is told by a header that no cache knows', async () => {
    for (const method of ['GET', 'POST']) {
      expect((await ask(method)).headers['cache-control']).toBe('private, no-store')
    }
  })

  it('is not told without the key', async () => {
    const { path } = (await asked[operation]?.()) ?? { path: '' }
    const headers = { 'sw-access-key': '' }

    expect((await shop.request(path, { method: operation.split(' ')[0] ?? '', headers })).status).toBe(401)
  })
})

it('asks every operation of the catalogue and the channel', () => {
  expect(Object.keys(asked).filter((operation) => !(operation in paths))).toEqual([])
})

describe('the routes', () => {
  it('are listed, reads with their twins', async () => {
    const { body } = await shop.request('/_info/routes')

    expect(body.endpoints).toContainEqual({
      path: '/store-api/product/{productId}',
      methods: ['POST', 'GET'],
    })
    expect(body.endpoints).toContainEqual({ path: '/store-api/context', methods: ['PATCH'] })
  })

  it('are described for programs that write clients', async () => {
    const { body } = await shop.request('/_info/openapi3.json')
    const described = Object.entries(paths).map(([operation]) => {
      const [method = '', path = ''] = operation.split(' ')
      return body.paths[path]?.[method.toLowerCase()]
    })

    expect(body.openapi).toBe('3.1.0')
    expect(described.every((operation) => operation?.operationId)).toBe(true)
    expect(new Set(described.map(({ operationId }) => operationId)).size).toBe(described.length)
    expect(body.paths['/account/address/{addressId}'].patch).toMatchObject({
      parameters: [{ name: 'addressId', in: 'path', required: true }],
      requestBody: { content: { 'application/json': { schema: { properties: { zipcode: {} } } } } },
    })
  })
})
