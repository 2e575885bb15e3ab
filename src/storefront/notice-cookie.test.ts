import { expect, it } from 'vitest'
import { keepingNotices, keptNotices } from './notice-cookie.ts'

const notice = { key: 'k', messageKey: 'product-out-of-stock', parameters: { name: 'Eimer; "grün"' } }
const request = (cookie: string) => new Request('https://shop.example/cart', { headers: { cookie } })

it('brings notices over a redirect', () => {
  const kept = new Headers(keepingNotices([notice]).headers).get('set-cookie') ?? ''
  expect(keptNotices(request(kept.split(';')[0] ?? ''))).toEqual([notice])
})

it('keeps nothing when there is nothing to tell', () => {
  expect(keepingNotices([])).toEqual({})
})

it.each(['%5B%7B', 'null', '%7B%7D', '%5B1%5D', '%5B%7B%22key%22%3A1%7D%5D'])(
  'reads nothing from %s, which it never wrote',
  (value) => {
    expect(keptNotices(request(`cart-notices=${value}`))).toEqual([])
  },
)
