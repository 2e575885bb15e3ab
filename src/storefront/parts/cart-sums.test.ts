import { describe, expect, it } from 'vitest'
import type { Cart, Terms } from './cart-shape.ts'
import { countOf, isEmptyCart, isVirtualCart, subtotalOf } from './cart-sums.ts'

type Line = Partial<Cart['lineItems'][number]>
const cart = (lineItems: Line[], price: Partial<Cart['price']> = {}) =>
  ({ lineItems, price, deliveries: [] }) as unknown as Cart
const rounding = (interval: number) => ({ currency: { itemRounding: { interval } } }) as Terms

const product = (quantity: number): Line => ({ good: true, quantity, states: ['is-physical'] })
const download: Line = { good: true, quantity: 1, states: ['is-download'] }
const promotion: Line = { good: false as never, quantity: 1, states: [] as never }

describe('a cart', () => {
  it('counts goods and no discounts', () => {
    expect(countOf(cart([product(2), product(3), promotion]))).toBe(5)
  })

  it('is empty when no good is left, whatever discounts are', () => {
    expect(isEmptyCart(cart([promotion]))).toBe(true)
  })

  it('is virtual when every good is a download', () => {
    expect(isVirtualCart(cart([download, promotion]))).toBe(true)
    expect(isVirtualCart(cart([download, product(1)]))).toBe(false)
    expect(isVirtualCart(cart([]))).toBe(false)
  })
})

describe('the subtotal', () => {
  it.each([
    [0.01, 87.24, 87.24],
    [0.05, 87.22, 87.2],
    [0.05, 87.23, 87.25],
    [0.05, 0.3, 0.3],
  ])('is rounded to an interval of %d', (interval, position, shown) => {
    expect(subtotalOf(cart([], { positionPrice: position }), rounding(interval))).toBe(shown)
  })
})
