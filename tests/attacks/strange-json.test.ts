import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { paths } from '../../src/store-api/store-api.ts'
import { account } from '../people.ts'
import { openShop } from '../shop.ts'
import { post } from './ada.ts'

/** Statements, bombs and nests in what is sent: answered or refused, and never a fault. */
const shop = openShop()

const operations = Object.keys(paths).map((operation) => {
  const [method = '', template = ''] = operation.split(' ')
  return { method, template }
})
const fill = (template: string, value: string) => template.replace(/\{\w+\}/g, encodeURIComponent(value))

const injections = [
  "' or ''='",
  "'; drop table customer; --",
  '") or 1=1 --',
  "1' and (select pg_sleep(30)) is null --",
  '$1',
  '{{7*7}}<%= 7*7 %>#{7*7}',
  '\\',
  '%',
  "x'::uuid",
  '*/ or true /*',
  'product.id',
  '(select password_hash from customer limit 1)',
]

describe('a statement', () => {
  it.each(injections.slice(0, 5))('%s is nothing but a text at every operation', async (text) => {
    const visitor = shop.visitor()
    for (const { method, template } of operations) {
      const body = {
        ids: [text],
        search: text,
        email: text,
        username: text,
        password: text,
        hash: text,
        em: text,
        orderId: text,
        filter: [
          { type: 'equals', field: text, value: text },
          { type: 'contains', field: 'name', value: text },
          { type: 'range', field: 'price', parameters: { gte: text } },
        ],
        sort: [{ field: text, order: text }],
        aggregations: [{ type: 'terms', name: text, field: text }],
        grouping: [text],
        fields: [text],
        associations: { [text]: { sort: [{ field: text }] } },
        order: text,
        term: text,
        lines: text,
        items: [{ id: text, referencedId: text, quantity: text }],
        storefrontUrl: text,
        town: text,
        zip: text,
        zipcode: text,
      }
      const path = fill(template, text)
      const asked = method === 'GET' ? {} : { method, body }
      const { status, body: answer } = await visitor.ask(path, asked)
      expect(status, `${method} ${path} ${JSON.stringify(answer?.errors)}`).toBeLessThan(500)
      expect(JSON.stringify(answer ?? ''), path).not.toMatch(/syntax error|argon2id|relation "|PostgresError/)
    }
  })

  it.each(injections)(
    '%s is nothing but a text as one field at a time of a filter, a sorting and a sum',
    async (text) => {
      for (const path of ['/product', '/country', '/category', '/search?search=pot']) {
        for (const body of [
          { filter: [{ type: 'equals', field: 'name', value: text }] },
          { filter: [{ type: 'equalsAny', field: 'name', value: `${text}|${text}` }] },
          { filter: [{ type: 'contains', field: 'name', value: text }] },
          { filter: [{ type: 'prefix', field: 'name', value: text }] },
          { filter: [{ type: text, field: 'name', value: text }] },
          {
            filter: [
              { type: 'multi', operator: text, queries: [{ type: 'equals', field: 'name', value: text }] },
            ],
          },
          { sort: [{ field: 'name', order: text, naturalSorting: text }] },
          { sort: text },
          { aggregations: [{ type: 'histogram', name: 'x', field: 'createdAt', interval: text }] },
          { aggregations: [{ type: 'terms', name: text, field: 'name', sort: { field: text } }] },
          { limit: text },
          { page: text },
          { 'total-count-mode': text },
        ]) {
          const { status, body: answer } = await shop.request(path, { method: 'POST', body })
          expect(status, `${path} ${JSON.stringify(body)} ${JSON.stringify(answer?.errors)}`).toBeLessThan(
            500,
          )
        }
      }
    },
  )
})

describe('a bomb', () => {
  const send = (body: string, path = '/product') => shop.request(path, { method: 'POST', body })

  it('of a megabyte and more is not read', async () => {
    const { status } = await send(JSON.stringify({ search: 'x'.repeat(1_100_000) }), '/search')
    expect(status).toBe(413)
  })

  it.each([
    ['lists', '['.repeat(400_000) + ']'.repeat(400_000)],
    ['objects', `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`],
    ['filters', `{"filter":${'[{"type":"multi","queries":'.repeat(20_000)}[]${'}]'.repeat(20_000)}}`],
    [
      'associations',
      `{"associations":${'{"categories":{"associations":'.repeat(5_000)}{}${'}}'.repeat(5_000)}}`,
    ],
    ['a number without end', `{"limit":1${'0'.repeat(500_000)}}`],
    ['half a text', '{"search":"'],
    ['a million names', `{${Array.from({ length: 60_000 }, (_, i) => `"n${i}":${i}`).join()}}`],
  ])('of %s is refused or passed over', async (_name, body) => {
    for (const path of ['/product', '/search', '/account/login', '/checkout/cart/line-item']) {
      expect((await send(body, path)).status, path).toBeLessThan(500)
    }
  })

  it('that unpacks to more than it weighs is not unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(8_000_000, ' ')).toString('base64url')
    const answer = await shop.request(`/product?_criteria=${bomb}`)
    expect(answer.status).toBe(400)
    const packed = await shop.request('/product', {
      method: 'POST',
      headers: { 'content-encoding': 'gzip', 'content-type': 'application/json' },
      body: gzipSync('{"limit":1}').toString('latin1'),
    })
    expect([400, 415]).toContain(packed.status)
  })

  it('of too many things asked for at once is refused', async () => {
    const ids = Array.from({ length: 30_000 }, (_, index) => index.toString(16).padStart(32, '0'))
    const filter = Array.from({ length: 3_000 }, () => ({ type: 'contains', field: 'name', value: 'x' }))
    for (const body of [{ ids }, { limit: 1_000_000 }, { page: 1e15, limit: 500 }, { filter }]) {
      const { status } = await shop.request('/product', { method: 'POST', body })
      expect([200, 400, 413]).toContain(status)
    }
    expect((await shop.request('/product', { method: 'POST', body: { limit: 1_000_000 } })).status).toBe(400)
  })
})

describe('a name that JavaScript knows', () => {
  const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__']

  it('changes nothing for anybody', async () => {
    for (const name of names) {
      const body = `{"${name}":{"guest":true,"isAdmin":true,"limit":1},"filter":[{"type":"equals","field":"${name}","value":1}],"associations":{"${name}":{}},"fields":["${name}"],"includes":{"${name}":["id"]}}`
      for (const path of ['/product', '/account/register', '/country', '/search', '/order']) {
        expect((await shop.request(path, { method: 'POST', body })).status, `${path} ${name}`).toBeLessThan(
          500,
        )
      }
      const query = `filter[${name}][isAdmin]=1&${name}[isAdmin]=1&a[${name}][b]=1&sort[${name}]=1`
      expect((await shop.request(`/product?${query}`)).status, name).toBeLessThan(500)
    }
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
    expect(({} as Record<string, unknown>).guest).toBeUndefined()
  })

  it('is no operation, setting or field of somebody', async () => {
    const ada = shop.visitor()
    await account(shop, ada)
    for (const name of names) {
      const { body } = await post(ada, '/account/customer', {
        fields: [name],
        includes: { customer: [name] },
      })
      expect(JSON.stringify(body)).not.toMatch(/function|native code/)
    }
  })
})

describe('an answer', () => {
  it('never holds a password, its hash, or a token of somebody', async () => {
    const ada = shop.visitor()
    await account(shop, ada)
    const wish = {
      associations: {
        customer: { associations: { recovery: {}, addresses: {} } },
        orderCustomer: { associations: { customer: {} } },
        password: {},
      },
      includes: { customer: ['password', 'passwordHash', 'hash', 'email', 'id'] },
    }
    for (const path of ['/account/customer', '/order', '/account/list-address', '/customer/wishlist']) {
      const text = JSON.stringify((await post(ada, path, wish)).body)
      expect(text, path).not.toMatch(/argon2|password|optInHash|recovery/i)
    }
    expect(JSON.stringify((await ada.ask('/context')).body)).not.toMatch(/argon2|passwordHash|optInHash/i)
  })
})
