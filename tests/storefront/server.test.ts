import { request as askRaw } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Db, openDb } from '../../src/platform/postgres/db.ts'
import { openCall } from '../../src/server/open-call.ts'
import { buildPages } from '../../src/server/pages/build.ts'
import { registerPages } from '../../src/server/pages/register-pages.ts'
import { addSecurityHeaders, documentHeaders } from '../../src/server/security-headers.ts'
import { visitFor } from '../../src/server/visit-for.ts'
import { keepChannel } from '../../src/shop/channel/keep-channel.ts'
import { openPreviews } from '../../src/shop/media/previews.ts'
import { registerStoreApi } from '../../src/store-api/register-store-api.ts'
import { workerDatabase } from '../database-copy.ts'
import { forgottenJobs } from '../forgotten-jobs.ts'

const origin = 'http://localhost'
let app: FastifyInstance
let db: Db

beforeAll(async () => {
  await buildPages({ say: () => undefined })
  db = openDb({ url: await workerDatabase(), pool: 2 })
  app = Fastify()
  addSecurityHeaders(app, { origin, dev: false })
  const channel = keepChannel(db, {
    report: (fault) => {
      throw fault
    },
  })
  const shop = {
    db,
    channel,
    accessKey: 'SWSCTESTSHOP',
    origin,
    now: () => new Date(),
    later: forgottenJobs,
    gateways: [],
  }
  await registerStoreApi(app, (asking) => openCall(shop, asking))
  await registerPages(app, { pages: 'built', origin, visitFor: visitFor(shop), previewOf: openPreviews(db) })
}, 60_000)
afterAll(async () => {
  await app.close()
  await db.destroy()
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('a request', () => {
  it('with an address over 1000 characters is refused before it is read', async () => {
    const [longest, tooLong] = [await get(`/${'a'.repeat(999)}`), await get(`/${'a'.repeat(1000)}`)]

    expect(longest.statusCode).toBe(404)
    expect(tooLong.statusCode).toBe(414)
    expect(tooLong.body).toContain('Adresse zu lang')
  })

  it('with a form too large for any page is refused', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/en-US/kontakt',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      payload: 'a'.repeat(1_048_577),
    })
    expect(response.statusCode).toBe(413)
    expect(response.body).toContain('Too much data')
  })

  it('in a form no page can read is refused', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/kontakt',
      headers: { 'content-type': 'application/xml', origin },
      payload: '<a/>',
    })
    expect(response.statusCode).toBe(415)
  })

  it('that begins with two slashes asks for a page of ours', async () => {
    expect((await get('//evil.example/kontakt')).statusCode).toBe(404)
  })
})

describe('an address', () => {
  it.each(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const)(
    'of the Store API that is none is no page: %s',
    async (method) => {
      for (const url of ['/store-api', '/store-api/', '/store-api/nope', '/store-api/checkout/order/x']) {
        const response = await app.inject({ method, url })

        expect([response.statusCode, response.headers['content-type']]).toEqual([
          404,
          'application/json; charset=utf-8',
        ])
        if (method !== 'HEAD') expect(response.json().errors[0].code).toBe('FRAMEWORK__NOT_FOUND')
      }
    },
  )

  it('that is no path is refused', async () => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const statusOf = (path: string) =>
      new Promise((answered, failed) => {
        askRaw({ host: '127.0.0.1', port, path, agent: false }, (response) => {
          response.resume()
          answered(response.statusCode)
        })
          .on('error', failed)
          .end()
      })

    expect(await Promise.all(['http://evil.example/', '*'].map(statusOf))).toEqual([400, 400])
  })
})

describe('a document', () => {
  it('is packed as the browser likes it', async () => {
    expect((await get('/', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br')
    expect((await get('/')).headers['content-encoding']).toBeUndefined()
  })

  it('is everybody’s to keep for a visitor without a visit, and nobody’s with one', async () => {
    const cookie = `sw-context-token=${'a'.repeat(32)}`

    expect((await get('/service')).headers['cache-control']).toMatch(/^public/)
    expect((await get('/service')).headers['set-cookie']).toBeUndefined()
    expect((await get('/service', { cookie })).headers['cache-control']).toMatch(/^private/)
  })

  it('holds its styles, and its scripts behind its content', async () => {
    const { body } = await get('/service')
    const head = body.slice(0, body.indexOf('</head>'))

    expect(head).toContain('<style>')
    expect(head).not.toMatch(/<script[^>]+src=|rel="stylesheet"|modulepreload/)
    expect(body.indexOf('data-entry=')).toBeGreaterThan(body.indexOf('</footer>'))
  })

  it('answers to HEAD with the same headers and no body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/service' })
    expect([response.statusCode, response.body]).toEqual([200, ''])
  })
})

describe('the scripts of a page', () => {
  it('are there, packed, and may be kept for ever', async () => {
    const { body } = await get('/it-IT/service')
    const scripts = /data-preload="([^"]*)"/.exec(body)?.[1]?.split(' ') ?? []

    expect(scripts.length).toBeGreaterThan(3)
    for (const script of scripts) {
      const response = await get(script, { 'accept-encoding': 'br' })
      expect([response.statusCode, response.headers['content-encoding']]).toEqual([200, 'br'])
      expect(response.headers['cache-control']).toContain('immutable')
    }
  })

  it('that a former build had are gone and no page', async () => {
    const response = await get('/assets/former.js')
    expect(response.statusCode).toBe(404)
    expect(response.body).not.toContain('<html')
  })
})

describe('the font of a page', () => {
  // 14.6 KB are ten packets, which a slow line brings in its first turn; one more waits for a second (docs/performance.md).
  it('comes in one turn, with nothing said of documents', async () => {
    const { body } = await get('/')
    const [, font = ''] = /<link rel="preload" href="([^"]+)" as="font"/.exec(body) ?? []
    const { statusCode, headers, rawPayload } = await get(font)
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)

    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': expect.stringContaining('immutable'),
      'x-content-type-options': 'nosniff',
    })
    expect(documentHeaders.filter((name) => name.toLowerCase() in headers)).toEqual([])
    expect(rawPayload.length + lines.join('').length).toBeLessThan(14_600)
  })
})

describe('the build', () => {
  it('says which it is, and how it routes', async () => {
    const { id, timestamp } = (await get('/builds/latest.json?1')).json()
    const meta = (await get(`/builds/meta/${id}.json`)).json()

    expect(meta).toMatchObject({ id, timestamp })
    expect(meta.prerendered).toEqual(expect.arrayContaining(['/', '/service', '/it-IT/ersatzteile']))
    expect(meta.prerendered).not.toContain('/cart')
    expect(meta.matcher.wildcard['/it-IT/products/**']).toEqual({
      redirect: { to: '/it-IT/abfallsysteme', statusCode: 308 },
    })
    expect((await get('/')).body).toContain(`data-build="${id}"`)
  })

  it('knows no other build', async () => {
    expect((await get('/builds/meta/former.json')).statusCode).toBe(404)
  })
})
