import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerDrawings } from '../../src/server/drawings.ts'
import { idFrom } from '../../src/values/ids.ts'
import { openOwnShop } from '../shop.ts'

const shop = openOwnShop(4)
let files: FastifyInstance

beforeAll(() => {
  files = Fastify()
  registerDrawings(files, shop.db())
})
afterAll(() => files.close())

const systemId = idFrom('product', '20.10.350')
const drawings = async (headers: Record<string, string> = {}): Promise<string[]> => {
  const { body } = await shop.request(`/product/${systemId}/parts-list`, {
    method: 'POST',
    body: {},
    headers,
  })
  return body.groups.map(({ drawing }: { drawing: { url: string } }) => new URL(drawing.url).pathname)
}
const ask = (url: string) => files.inject({ url })

describe('an exploded drawing', () => {
  it('is a file for each group of parts, which may be kept for ever and runs nothing', async () => {
    const urls = await drawings()
    expect(urls.length).toBeGreaterThan(3)

    for (const url of urls) {
      const { statusCode, headers, body } = await ask(url)
      expect(statusCode).toBe(200)
      expect(headers['content-type']).toContain('image/svg+xml')
      expect(headers['cache-control']).toContain('immutable')
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(body).toMatch(/^<svg /)
    }
  })

  it('is the same in every language', async () => {
    expect(await drawings({ 'sw-language-id': idFrom('language', 'fr-FR') })).toEqual(await drawings())
  })

  it('leads from an address of before to the one of now, and nowhere from one that never was', async () => {
    const [url = ''] = await drawings()
    const former = await ask(url.replace(/[0-9a-f]{32}/, '0'.repeat(32)))

    expect(former.statusCode).toBe(302)
    expect(former.headers.location).toBe(url)
    for (const wrong of [
      url.replace('.svg', '.png'),
      url.replace(systemId, '0'.repeat(32)),
      url.replace(/\.[a-z.-]+\.svg$/, '.drehtueren.nichts.svg'),
      url.replace(/\.[a-z.-]+\.svg$/, '.%2e%2e.svg'),
    ])
      expect((await ask(wrong)).statusCode, wrong).toBe(404)
  })
})
