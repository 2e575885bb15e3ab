import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { pack } from './pack.ts'

const list = Buffer.from(JSON.stringify(Array.from({ length: 400 }, (_, id) => ({ id, name: 'X-LINE' }))))

it('packs for whoever takes it, and says the same', async () => {
  const [br, gzip] = [await pack(list, 'br'), await pack(list, 'gzip')]

  expect([br.coding, gzip.coding]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(br.content)).toEqual(list)
  expect(gunzipSync(gzip.content)).toEqual(list)
  expect(Math.max(br.content.length, gzip.content.length)).toBeLessThan(list.length / 4)
})

it('leaves alone what is small, and what nobody unpacks', async () => {
  expect(await pack(list, 'identity')).toEqual({ coding: 'identity', content: list })
  expect(await pack(list.subarray(0, 999), 'br')).toMatchObject({ coding: 'identity' })
  expect(await pack(list.subarray(0, 1_000), 'br')).toMatchObject({ coding: 'br' })
})
