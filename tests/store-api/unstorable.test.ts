import { describe, expect, it } from 'vitest'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import { guestForm } from '../people.ts'
import { openShop } from '../shop.ts'

const shop = openShop()
const pot = productId('45.05.001')
const post = (path: string, body: unknown) => shop.request(path, { method: 'POST', body })

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])

describe('what no database holds', () => {
  it.each(['a\0b', '\0', '\ud800', 'x\udfff'])('is refused wherever %j stands', async (text) => {
    const answers = await Promise.all([
      post('/product', { filter: [{ type: 'equals', field: 'name', value: text }] }),
      post('/product', { aggregations: [{ name: text, type: 'count', field: 'id' }] }),
      post('/search', { search: text }),
      post('/page', { path: text }),
      post('/checkout/cart/line-item', { items: [{ type: 'promotion', referencedId: text }] }),
      post('/checkout/cart/line-item/delete', { ids: text }),
      post('/account/register', await guestForm(shop, { firstName: text })),
      post('/order', { filter: [{ type: 'equals', field: 'deepLinkCode', value: text }] }),
      post('/product', { includes: { [text]: ['id'] } }),
      shop.request('/checkout/cart/line-item?ids[]=%00', { method: 'DELETE' }),
    ])

    expect(answers.map(({ status, body }) => [status, body.errors[0].code])).toEqual(
      answers.map(() => [400, 'FRAMEWORK__INVALID_REQUEST_PARAMETER']),
    )
    expect(answers.map(({ body }) => body.errors[0].source.pointer)).toEqual([
      '/filter/0/value',
      '/aggregations/0/name',
      '/search',
      '/path',
      '/items/0/referencedId',
      '/ids',
      '/firstName',
      '/filter/0/value',
      '/includes',
      '/ids/0',
    ])
  })

  it('is refused when it is nested without end', async () => {
    expect((await post('/product', { ids: nested(50) })).body.errors[0].code).toBe('FRAMEWORK__INVALID_UUID')
    for (const depth of [64, 500]) {
      const { status, body } = await post('/product', { ids: nested(depth) })
      expect([status, body.errors[0].code]).toEqual([400, 'FRAMEWORK__INVALID_REQUEST_PARAMETER'])
    }
    expect((await post('/product', `{"ids":${'['.repeat(200_000)}${']'.repeat(200_000)}}`)).status).toBe(400)
  })
})

describe('an object that passes for a text', () => {
  const object = { toString: 1, valueOf: 1 }

  it.each([
    ['POST', '/product', { ids: [object] }],
    ['POST', '/product', { 'total-count-mode': object }],
    ['POST', '/product', { sort: [{ field: 'name', order: object }] }],
    ['POST', '/product', { filter: [{ type: 'multi', operator: object, queries: [] }] }],
    ['POST', '/product', { aggregations: [{ name: 'a', type: 'terms', field: 'id', limit: object }] }],
    [
      'POST',
      '/product',
      { aggregations: [{ name: 'a', type: 'range', field: 'stock', ranges: [{ from: object, to: 1 }] }] },
    ],
    ['POST', '/search', { search: 'pot', manufacturer: object }],
    ['POST', '/media', { ids: [object] }],
    ['POST', `/product/${pot}/find-variant`, { options: [object] }],
    ['POST', '/checkout/cart/line-item', { items: [{ id: pot, quantity: object }] }],
    ['PATCH', '/context', { currencyId: object }],
    ['POST', '/handle-payment', { orderId: object }],
  ])('is refused by %s %s: %j', async (method, path, body) => {
    expect((await shop.request(path, { method, body })).status).toBe(400)
  })
})

describe('a day the calendar does not have', () => {
  it.each(['0000-01-01', '0001-01-01T00:00:00+10:00', '2026-13-45'])('is refused: %s', async (gte) => {
    const { status, body } = await post('/product', {
      filter: [{ type: 'range', field: 'createdAt', parameters: { gte } }],
    })
    expect([status, body.errors[0].source.pointer]).toEqual([400, '/filter/0/parameters/gte'])
  })
})

describe('a name without end', () => {
  const name = 'categories.'.repeat(50_000)

  it.each([
    { filter: [{ type: 'equals', field: name, value: 1 }] },
    { filter: { [name]: 1 } },
    { sort: name },
    { fields: [`cover.${name}`] },
    { grouping: [name] },
    { aggregations: [{ name: 'a', type: 'count', field: name }] },
    { associations: { [name]: {} } },
    { associations: [name] },
  ])('is refused before it takes all memory: %#', async (body) => {
    expect((await post('/product', body)).status).toBe(400)
    expect((await post('/category', body)).status).toBe(400)
  })

  it('reaches nothing as a field to show', async () => {
    for (const lists of [{ includes: { product: [name] } }, { excludes: { product: [name] } }]) {
      expect((await post('/product', { limit: 1, ...lists })).status).toBe(200)
    }
  })
})
