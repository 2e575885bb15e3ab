import { expect, it } from 'vitest'
import { cameFrom } from './came-from.ts'

const shop = 'https://shop.example'
const from = (path: string, referer?: string) =>
  cameFrom(new Request(shop + path, referer === undefined ? {} : { headers: { referer } }))

it.each([
  ['/cart?choose=country', `${shop}/trennsysteme?max-price=200`, '/trennsysteme?max-price=200'],
  ['/it-IT/cart?choose=country', `${shop}/it-IT`, '/it-IT'],
  ['/cart', `${shop}/trennsysteme`, undefined],
  ['/cart?choose=country', undefined, undefined],
  ['/cart?choose=country', 'nonsense', undefined],
  ['/cart?choose=country', 'https://elsewhere.example/trennsysteme', undefined],
  ['/cart?choose=country', `${shop}/cart`, undefined],
])('whoever asks for %s and comes from %s is led back to %s', (path, referer, back) => {
  expect(from(path, referer)).toBe(back)
})
