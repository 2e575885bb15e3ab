import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { refuseUndecodable } from '../../src/store-api/register-store-api.ts'
import { idFrom } from '../../src/values/ids.ts'
import { openShop } from '../shop.ts'

const shop = openShop()

const names = [
  ...[
    'ids',
    'page',
    'limit',
    'term',
    'filter',
    'post-filter',
    'sort',
    'aggregations',
    'associations',
    'fields',
  ],
  ...[
    'includes',
    'excludes',
    'grouping',
    'total-count-mode',
    'p',
    'order',
    'manufacturer',
    'properties',
    'min-price',
  ],
  ...[
    'max-price',
    'rating',
    'shipping-free',
    'price-filter',
    'property-whitelist',
    'reduce-aggregations',
    'search',
  ],
]
const words = [
  'name',
  'price',
  'stock',
  'optionIds',
  'createdAt',
  'states',
  'media',
  'id',
  'description',
  'nothing',
]
const types = [
  'equals',
  'equalsAny',
  'equalsAll',
  'contains',
  'range',
  'not',
  'multi',
  'since',
  'terms',
  'stats',
  'histogram',
]

const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...words, ...types) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      null,
      true,
      '',
      '1',
      0,
      -1,
      1.5,
      1e300,
      '2026-13-45',
      '2026-01-01',
      'f'.repeat(32),
      '\0',
      'P1D',
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
)
/** Half a filter, half an aggregation, half a sorting. */
const part = fc.record(
  {
    type: fc.constantFrom(...types),
    field: fc.constantFrom(...words),
    name: value,
    value: fc.oneof(value, fc.array(value, { maxLength: 3 })),
    operator: fc.constantFrom('AND', 'OR', 'XOR', 'nor'),
    order: fc.constantFrom('ASC', 'DESC'),
    naturalSorting: fc.boolean(),
    interval: fc.constantFrom('day', 'year', 'never'),
    parameters: fc.record(
      { gte: value, lt: value, operator: fc.constantFrom('gt', 'eq') },
      { requiredKeys: [] },
    ),
    queries: fc.array(fc.record({ type: fc.constant('equals'), field: fc.constantFrom(...words), value }), {
      maxLength: 2,
    }),
  },
  { requiredKeys: ['type', 'field'] },
)
const wish = fc.dictionary(
  fc.constantFrom(...names),
  fc.oneof(
    value,
    fc.array(fc.oneof(part, value), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom(...words), part, { maxKeys: 2 }),
  ),
  { maxKeys: 2 },
)

const paths = [
  '/product',
  `/product-listing/${idFrom('category', 'home')}`,
  '/search?search=deckel',
  '/country',
  '/category',
  '/seo-url',
]

describe('nonsense', () => {
  it.each(paths)('at %s is answered or refused, and never breaks anything', async (path) => {
    await fc.assert(
      fc.asyncProperty(wish, async (body) => {
        const answered = await shop.request(path, { method: 'POST', body })

        expect([200, 400, 404], JSON.stringify(answered.body?.errors)).toContain(answered.status)
      }),
      { numRuns: 100 },
    )
  })

  it.each([
    ['_criteria=nonsense', 400],
    [`_criteria=${gzipSync('not json').toString('base64url')}`, 400],
    [`_criteria=${gzipSync('[1]').toString('base64url')}`, 400],
    [`_criteria=${gzipSync('{"limit":1}').toString('base64url')}`, 200],
    ['filter=1', 400],
    ['filter[name]=x&limit=1', 200],
    [`a${'[b]'.repeat(40)}=1`, 400],
  ])('in a query string %s is %i', async (query, status) => {
    expect((await shop.request(`/product?${query}`)).status).toBe(status)
  })

  it('as an address is refused as everything else is', async () => {
    const app = Fastify({ frameworkErrors: (_, asked, reply) => void refuseUndecodable(asked, reply) })
    const answered = await app.inject('/store-api/product/%ff')

    expect(answered.statusCode).toBe(400)
    expect(answered.json().errors[0]).toMatchObject({ status: '400', code: 'FRAMEWORK__INVALID_REQUEST' })
  })

  it.each(['{', '[1]', '"text"', 'null', '{"a":}'])('as a body %s is refused', async (body) => {
    const { status, body: answer } = await shop.request('/product', { method: 'POST', body })

    expect(status).toBe(400)
    expect(answer.errors[0].code).toBe('FRAMEWORK__INVALID_REQUEST')
  })
})
