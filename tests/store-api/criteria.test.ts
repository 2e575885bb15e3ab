import { describe, expect, it } from 'vitest'
import { openShop } from '../shop.ts'

const shop = openShop()
const post = (path: string, body: unknown = {}) => shop.request(path, { method: 'POST', body })

const deep = (depth: number): unknown =>
  depth === 0 ? { type: 'equals', field: 'name', value: 'x' } : { type: 'not', queries: [deep(depth - 1)] }

const counts = (depth: number): unknown => ({
  name: `at ${depth}`,
  type: 'terms',
  field: 'id',
  ...(depth > 0 && { aggregation: counts(depth - 1) }),
})

describe.each(['/product', '/country'])('a wish at %s', (path) => {
  it.each([
    [{ limit: 0 }, 'FRAMEWORK__INVALID_LIMIT_QUERY', '/limit'],
    [{ limit: -1 }, 'FRAMEWORK__INVALID_LIMIT_QUERY', '/limit'],
    [{ limit: 1.5 }, 'FRAMEWORK__INVALID_LIMIT_QUERY', '/limit'],
    [{ limit: 'many' }, 'FRAMEWORK__INVALID_LIMIT_QUERY', '/limit'],
    [{ limit: 101 }, 'FRAMEWORK__QUERY_LIMIT_EXCEEDED', '/limit'],
    [{ page: 0 }, 'FRAMEWORK__INVALID_PAGE_QUERY', '/page'],
    [{ page: 1e15 }, 'FRAMEWORK__INVALID_PAGE_QUERY', '/page'],
    [{ ids: ['nonsense'] }, 'FRAMEWORK__INVALID_UUID', '/ids/0'],
    [{ ids: {} }, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', '/ids'],
    [
      { filter: [{ type: 'equals', field: 'nothing', value: 1 }] },
      'FRAMEWORK__UNMAPPED_FIELD',
      '/filter/0/field',
    ],
    [{ filter: { nothing: 1 } }, 'FRAMEWORK__UNMAPPED_FIELD', '/filter/nothing/field'],
    [{ filter: { constructor: 1 } }, 'FRAMEWORK__UNMAPPED_FIELD', '/filter/constructor/field'],
    [{ filter: { id: 'nonsense' } }, 'FRAMEWORK__INVALID_UUID', '/filter/id/value'],
    [{ filter: { active: 'perhaps' } }, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', '/filter/active/value'],
    [{ filter: 'x' }, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', '/filter'],
    [{ filter: [{ type: 'magic', field: 'id' }] }, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', '/filter/0/type'],
    [
      { filter: [{ type: 'equals', field: 'id' }] },
      'FRAMEWORK__INVALID_REQUEST_PARAMETER',
      '/filter/0/value',
    ],
    [
      { filter: [{ type: 'range', field: 'name' }] },
      'FRAMEWORK__INVALID_REQUEST_PARAMETER',
      '/filter/0/parameters',
    ],
    [
      { filter: [{ type: 'multi', operator: 'MAYBE', queries: [] }] },
      'FRAMEWORK__INVALID_REQUEST_PARAMETER',
      '/filter/0/operator',
    ],
    [{ sort: '-nothing' }, 'FRAMEWORK__UNMAPPED_FIELD', '/sort/0/field'],
    [{ sort: [{ field: 'name', order: 'UP' }] }, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', '/sort/0/order'],
    [
      { aggregations: [{ name: 'a', type: 'sum', field: 'nothing' }] },
      'FRAMEWORK__UNMAPPED_FIELD',
      '/aggregations/0/field',
    ],
    [{ associations: { nothing: {} } }, 'FRAMEWORK__ASSOCIATION_NOT_FOUND', '/associations/nothing'],
    [{ fields: ['nothing'] }, 'FRAMEWORK__UNMAPPED_FIELD', '/fields/0'],
    [{ includes: ['id'] }, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', '/includes'],
    [{ 'total-count-mode': 9 }, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', '/total-count-mode'],
  ])('%j is refused with %s at %s', async (wish, code, pointer) => {
    const { status, body } = await post(path, wish)

    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ status: '400', code, source: { pointer } }])
  })

  it('may not be nested or repeated without end', async () => {
    expect((await post(path, { filter: [deep(50)] })).status).toBe(400)
    expect((await post(path, { filter: Array.from({ length: 500 }, () => deep(0)) })).status).toBe(400)
    expect((await post(path, { filter: [deep(5)] })).status).toBe(200)
    expect((await post(path, { aggregations: [counts(3)] })).status).toBe(400)
    expect((await post(path, { aggregations: Array.from({ length: 11 }, () => counts(1)) })).status).toBe(400)
    expect((await post(path, { aggregations: Array.from({ length: 6 }, () => counts(2)) })).status).toBe(200)
  })

  it('is only text where it is text', async () => {
    for (const value of ["'; drop table product; --", '%', '_', '\\', '🗑️']) {
      const { status, body } = await post(path, {
        filter: [{ type: 'contains', field: 'name', value }],
        'total-count-mode': 'exact',
      })

      expect(status).toBe(200)
      expect(body.total).toBe(0)
    }
  })
})

describe('products by their fields', () => {
  it('count exactly, or only ahead, or not at all', async () => {
    const total = async (mode: unknown) =>
      (await post('/product', { limit: 5, 'total-count-mode': mode })).body.total

    expect(await total('exact')).toBeGreaterThan(200)
    expect(await total(1)).toBe(await total('exact'))
    expect(await total('next-pages')).toBe(31)
    expect(await total('none')).toBe(5)
  })

  it('come in the order of the ids, and without those that are unknown', async () => {
    const { elements } = (await post('/product', { limit: 3 })).body
    const ids = elements.map(({ id }: { id: string }) => id).reverse()
    const { body } = await post('/product', { ids: [...ids, 'f'.repeat(32)], limit: 1 })

    expect(body.elements.map(({ id }: { id: string }) => id)).toEqual(ids)
  })

  it('answer what a configurator asks', async () => {
    const { elements } = (
      await post('/product', {
        filter: [{ type: 'not', queries: [{ type: 'equals', field: 'parentId', value: null }] }],
      })
    ).body
    const [variant] = elements
    const { body } = await post('/product', {
      filter: [
        { type: 'equals', field: 'parentId', value: variant.parentId },
        ...variant.optionIds.map((value: string) => ({ type: 'equals', field: 'optionIds', value })),
      ],
      limit: 1,
      includes: { product: ['id', 'translated', 'seoUrls'], seo_url: ['seoPathInfo'] },
      associations: { seoUrls: {} },
    })

    expect(body.elements).toMatchObject([{ id: variant.id, seoUrls: [{ seoPathInfo: expect.any(String) }] }])
    expect(Object.keys(body.elements[0]).sort()).toEqual(['apiAlias', 'id', 'seoUrls', 'translated'])
  })

  it('show only the fields that are wished for', async () => {
    const { body } = await post('/product', {
      limit: 1,
      fields: ['name', 'cover.media.url', 'calculatedPrice'],
    })

    expect(Object.keys(body.elements[0]).sort()).toEqual([
      'apiAlias',
      'calculatedPrice',
      'cover',
      'id',
      'name',
    ])
    expect(body.elements[0].cover.media).toEqual({
      url: expect.stringMatching(/^https?:/),
      apiAlias: 'media',
    })
  })

  it('bring along what is wished for, in part where a part is wished', async () => {
    const { body } = await post('/product', {
      filter: { kind: 'system' },
      limit: 1,
      associations: {
        media: { limit: 1 },
        options: { filter: { name: '17 l' }, associations: { group: {} } },
        tags: {},
      },
    })
    const [{ media, options, tags }] = body.elements

    expect(media).toHaveLength(1)
    expect(options.every(({ name }: { name: string }) => name === '17 l')).toBe(true)
    expect(tags).toEqual([])
  })

  it('are sorted by several fields, numbers in texts by their size', async () => {
    const { body } = await post('/product', {
      sort: [{ field: 'kind' }, { field: 'productNumber', order: 'DESC', naturalSorting: true }],
      limit: 100,
    })
    const keys = body.elements.map(({ kind, productNumber }: Record<string, string>) => [kind, productNumber])

    expect(keys).toEqual(
      keys.toSorted(
        ([a = '', b = '']: string[], [c = '', d = '']: string[]) =>
          compare(a, c) || d.length - b.length || compare(d, b),
      ),
    )
  })

  it('are grouped', async () => {
    const { body } = await post('/product', { grouping: ['kind'], sort: '-price', 'total-count-mode': 1 })

    expect(body.total).toBe(body.elements.length)
    expect(new Set(body.elements.map(({ kind }: { kind: string }) => kind)).size).toBe(body.total)
  })

  it('are counted by aggregations, which the post-filter leaves alone', async () => {
    const aggregations = [
      { name: 'prices', type: 'stats', field: 'price' },
      { name: 'kinds', type: 'terms', field: 'kind', sort: { field: 'kind', order: 'ASC' } },
    ]
    const all = (await post('/product', { aggregations })).body.aggregations
    const some = await post('/product', {
      aggregations,
      'post-filter': { kind: 'accessory' },
      'total-count-mode': 1,
    })

    expect(some.body.aggregations).toEqual(all)
    expect(all.prices).toMatchObject({ apiAlias: 'stats_aggregation', min: expect.any(Number) })
    const accessories = all.kinds.buckets.find(({ key }: { key: string }) => key === 'accessory')
    expect(some.body.total).toBe(accessories.count)
  })
})

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
