import { expect, it } from 'vitest'
import { openShop } from '../shop.ts'

const shop = openShop()
const ask = (path: string, accepted?: string) =>
  shop.request(path, { ...(accepted !== undefined && { headers: { 'accept-encoding': accepted } }) })

it('packs long answers as their reader takes them, and says the same in each', async () => {
  const plain = await ask('/country')
  const brotli = await ask('/country', 'gzip, deflate, br')
  const gzip = await ask('/country', 'gzip')
  const neither = await ask('/country', 'br;q=0, gzip;q=0')

  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(neither.headers['content-encoding']).toBeUndefined()
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(brotli.body).toEqual(plain.body)
  expect(gzip.body).toEqual(plain.body)
  expect(Number(brotli.headers['content-length'])).toBe(brotli.length)
  expect(brotli.length).toBeLessThan(plain.length / 4)
})

it('sends short answers and refusals as they are', async () => {
  const short = await ask('/search-suggest', 'br')
  const refused = await ask('/nowhere', 'br')

  expect([short.status, refused.status]).toEqual([400, 404])
  for (const { headers, body } of [short, refused]) {
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers.vary).toBe('accept-encoding')
    expect(body.errors).toHaveLength(1)
  }
})
