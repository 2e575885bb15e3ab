import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerDrawings } from '../../src/server/drawings.ts'
import { openOwnShop } from '../shop.ts'

const shop = openOwnShop(4)
let files: FastifyInstance

beforeAll(() => {
  files = Fastify()
  registerDrawings(files, shop.db())
})
afterAll(() => files.close())

const idOf = async (number: string): Promise<string> => {
  const { rows } = await sql<{
    id: string
  }>`select hex(id) as id from product where number = ${number}`.execute(shop.db())
  return rows[0]?.id ?? ''
}

const drawingOf = async (number: string, headers: Record<string, string> = {}) => {
  const { body } = await shop.request(`/product/${await idOf(number)}`, { method: 'POST', body: {}, headers })
  return body.drawing
}

const ask = (url: string, headers: Record<string, string> = {}) =>
  files.inject({ url: new URL(url, 'https://shop.example').pathname, headers })

describe('the drawing of a product', () => {
  it('comes with the product: where it is, and its figures in words for nobody to guess', async () => {
    const drawing = await drawingOf('10.60.353')

    expect(drawing).toMatchObject({
      apiAlias: 'product_drawing',
      outer: { width: 485, depth: 500, height: 375 },
      space: { width: { min: 485, max: 684 }, depth: { min: 500, max: null }, height: { min: 390 } },
      model: { pullsOut: true },
    })
    expect(
      drawing.bins.map(({ litres, count }: { litres: number; count: number }) => [litres, count]),
    ).toEqual([
      [35, 1],
      [17, 1],
      [8, 1],
      [5, 1],
    ])
    expect(drawing.url).toMatch(/\/media\/drawings\/[0-9a-f]{32}\/[0-9a-f]{32}\.de\.svg$/)
  })

  it('is null for what is no system', async () => {
    expect(await drawingOf('50.10.017')).toBeNull()
    expect(await drawingOf('71.03.001')).toBeNull()
  })

  it('is a file that may be kept for ever', async () => {
    const { url } = await drawingOf('20.10.350')
    const answered = await ask(url)

    expect(answered.statusCode).toBe(200)
    expect(answered.headers['content-type']).toBe('image/svg+xml')
    expect(answered.headers['cache-control']).toContain('immutable')
    expect(answered.body).toContain('20.10.350')
    expect(answered.body).toContain('Vorderansicht')
    const packed = await ask(url, { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(answered.body)
  })

  it('speaks the language it is asked for', async () => {
    const { rows } = await sql<{
      id: string
    }>`select hex(id) as id from language where code = 'fr-FR'`.execute(shop.db())
    const { url } = await drawingOf('30.60.600', { 'sw-language-id': rows[0]?.id ?? '' })
    expect(url).toMatch(/\.fr\.svg$/)
    expect((await ask(url)).body).toContain('Vue de face')
  })

  it('leads from the address of an earlier drawing to the one that holds', async () => {
    const { url: before } = await drawingOf('10.60.351')
    await sql`update product set fit = jsonb_set(fit, '{installationHeight,min}', '400') where number = '10.60.351'`.execute(
      shop.db(),
    )
    const { url: after, space } = await drawingOf('10.60.351')

    expect(space.height.min).toBe(400)
    expect(after).not.toBe(before)
    const led = await ask(before)
    expect([led.statusCode, led.headers.location]).toEqual([302, new URL(after).pathname])
    expect((await ask(after)).body).toContain('≥ 400')
  })

  it('is not there for what nobody sells', async () => {
    const id = await idOf('10.60.353')
    for (const path of [
      `/media/drawings/${'0'.repeat(32)}/${'f'.repeat(32)}.de.svg`,
      `/media/drawings/${'0'.repeat(32)}/${id}.es.svg`,
      `/media/drawings/${'0'.repeat(32)}/nonsense`,
      `/media/models/${'f'.repeat(32)}.glb`,
      '/media/models/nonsense.glb',
    ])
      expect((await ask(path)).statusCode, path).toBe(404)
  })
})

describe('the model of a product', () => {
  it('is found by the product and kept under the hash of its bytes', async () => {
    const { model } = await drawingOf('45.05.001')
    const led = await ask(model.url)
    expect(led.statusCode).toBe(302)
    expect(led.headers['cache-control']).toBe('public, max-age=300')

    const answered = await ask(String(led.headers.location))
    expect(answered.statusCode).toBe(200)
    expect(answered.headers['content-type']).toBe('model/gltf-binary')
    expect(answered.headers['cache-control']).toContain('immutable')
    expect(answered.rawPayload.subarray(0, 4).toString()).toBe('glTF')
  })

  it('is made once for all who ask at the same time', async () => {
    const { model } = await drawingOf('40.35.001')
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(model.url)))
    expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1)
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([302]))
  })
})
