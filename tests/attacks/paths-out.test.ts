import { describe, expect, it } from 'vitest'
import { openKeptShop } from '../storefront/open-kept-shop.ts'

/** An address that leads out of the folders the shop shows, or says too much of what is behind it. */
const shop = openKeptShop({ NODE_ENV: 'production', SANDBOX_PAYMENTS: 'no' })

const up = [
  '../../../../etc/passwd',
  '..%2f..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/%2e%2e/package.json',
  '..%5c..%5cpackage.json',
  '....//....//package.json',
  '%252e%252e%252fpackage.json',
  'index.js%00.png',
  '..;/package.json',
  '/etc/passwd',
  '.vite/manifest.json',
  '../.vite/manifest.json',
  '../../server/entry.js',
]
const doors = [
  '/assets/',
  '/media/',
  `/media/${'a'.repeat(32)}/`,
  `/media/${'a'.repeat(32)}/640/`,
  '/media/models/',
  '/media/drawings/',
  `/media/drawings/${'a'.repeat(32)}/`,
  '/media/exploded/',
  '/media/social/',
  '/measuring-sheets/',
  '/order-files/document/',
  '/order-files/',
  '/downloads/',
  '/documents/x/y/',
  '/builds/meta/',
  '/builds/',
  '/store-api/sitemap/',
  '/sitemap/',
  '/',
]

describe('an address', () => {
  it.each(doors)('below %s leads to nothing outside', async (door) => {
    for (const path of up) {
      const { status, text } = await shop.get(door + path)
      expect(status, door + path).toBeGreaterThanOrEqual(300)
      expect(status, door + path).toBeLessThan(500)
      expect(text, door + path).not.toMatch(/root:x:|"dependencies"|isEntry|createStaticHandler/)
    }
  })

  it.each([
    '/.env',
    '/.git/config',
    '/package.json',
    '/package-lock.json',
    '/src/server/app.ts',
    '/dist/server/entry.js',
    '/db/migrations/0001_channel.sql',
    '/node_modules/react/package.json',
    '/.data/postgres/PG_VERSION',
    '/server-status',
    '/metrics',
    '/admin',
    '/dev/mails',
    '/sandbox-gateway/1',
    '/assets/',
    '/assets',
    '/health/pages',
  ])('%s is nobody’s', async (path) => {
    const { status, text } = await shop.get(path, { headers: { 'x-forwarded-for': '203.0.113.9' } })
    // Figures of the machine are for whoever sits at it, which this test does.
    if (path === '/health/pages') expect([200, 404]).toContain(status)
    else expect([403, 404]).toContain(status)
    expect(text).not.toMatch(/"scripts"|postgres:\/\//)
  })

  it('of a page’s data leads to no other', async () => {
    for (const path of [
      '/_payload.json/../../.env',
      '/x/%2e%2e/_payload.json',
      '/_payload.json?_routes=../../x',
    ]) {
      expect((await shop.get(path)).status, path).toBeLessThan(500)
    }
  })
})

describe('an answer to somebody who has done nothing wrong but ask', () => {
  it('says nothing of who made the server or of what went wrong inside', async () => {
    for (const path of [
      '/',
      '/nothing',
      '/%',
      '/store-api/%',
      '/store-api/context',
      '/media/x/y',
      '/assets/x.js',
    ]) {
      const { headers, text } = await shop.get(path)
      expect(headers['x-powered-by'], path).toBeUndefined()
      expect(headers.server, path).toBeUndefined()
      expect(text, path).not.toMatch(/at \w+ \(|node_modules|\.ts:\d+|ENOENT/)
    }
  })

  it.each([
    '/',
    '/nothing-here',
    '/%',
    '/cart',
    '/login',
    '/account',
    '/store-api/context',
    '/store-api/nothing',
    '/store-api/%',
    '/media/x/y',
    '/assets/nothing.js',
    '/builds/latest.json',
    '/health',
    '/sitemap.xml',
    '/configurator-worker.js',
    '/order-files/document/1',
    `/${'a'.repeat(1001)}`,
  ])('%s tells the browser what it may do with it', async (path) => {
    const { headers } = await shop.get(path)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toBeDefined()
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/)
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['permissions-policy']).toMatch(/camera=\(\)/)
    expect(headers['x-frame-options']).toBe('DENY')
  })

  it('lets run no script, style element, plugin, frame or base that the shop did not write', async () => {
    const { headers, text } = await shop.get('/')
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split('; ')
        .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
    )
    expect(policy['script-src']).not.toContain("'unsafe-inline'")
    expect(policy['script-src']).not.toContain("'unsafe-eval'")
    expect(policy['style-src-elem']).not.toContain("'unsafe-inline'")
    expect(policy['object-src']).toEqual(["'none'"])
    expect(policy['base-uri']).toEqual(["'none'"])
    expect(policy['form-action']).toEqual(["'self'"])
    expect(policy['frame-ancestors']).toEqual(["'none'"])
    expect(text).not.toMatch(/ on(?:click|load|error|focus)="/)
    expect(text).not.toMatch(/href="javascript:/)
  })
})

describe('a cookie', () => {
  it('goes over the lock alone, to nobody else’s pages, and no further than it has to', async () => {
    const answer = await shop.get('/cart', {
      method: 'POST',
      headers: { origin: 'https://shop.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'intent=country&countryId=1',
    })
    const cookies = [answer.headers['set-cookie'] ?? []].flat()
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; SameSite=Lax/)
      expect(cookie).toMatch(/; Path=\//)
      expect(cookie).not.toMatch(/Domain=/i)
      // What scripts need not read they cannot: all but the token of the visit, which the Store API is asked with.
      if (!cookie.startsWith('sw-context-token=')) expect(cookie).toMatch(/; HttpOnly/)
      expect(cookie).toMatch(/; Secure/)
    }
  })
})

describe('a page that is about somebody', () => {
  it.each([
    '/account',
    '/account/orders',
    '/account/addresses',
    '/reset-password?hash=x',
    '/registration/confirm?hash=x&em=y',
  ])('%s is kept by nobody, not even by the browser', async (path) => {
    const { headers } = await shop.get(path)
    expect(headers['cache-control']).toBe('private, no-store')
  })
})
