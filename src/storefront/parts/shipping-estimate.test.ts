import { describe, expect, it } from 'vitest'
import type { Cart, ShippingMethod } from './cart-shape.ts'
import { shippingEstimate } from './shipping-estimate.ts'

const step = (quantityEnd: number | null, gross: number) => ({
  quantityEnd,
  currencyPrice: [{ gross, net: gross - 1 }],
})
const method = (freeFrom: number | null = null) =>
  ({ freeFrom, prices: [step(2, 7), step(30, 9)] }) as unknown as ShippingMethod

const cart = (
  weight: number,
  quantity: number,
  { taxStatus = 'gross', position = 40, freeDelivery = false } = {},
) =>
  ({
    price: { taxStatus, positionPrice: position },
    lineItems: [
      {
        good: true,
        quantity,
        deliveryInformation: { weight, freeDelivery },
        price: { totalPrice: position, calculatedTaxes: [{ tax: 3 }] },
      },
    ],
  }) as unknown as Cart

describe('what a shipping method would cost', () => {
  it('follows the weight of all pieces, the limit included', () => {
    expect(shippingEstimate(method(), cart(1, 2))).toBe(7)
    expect(shippingEstimate(method(), cart(0.7, 3))).toBe(9)
  })

  it('is unknown for a weight the method does not take', () => {
    expect(shippingEstimate(method(), cart(16, 2))).toBeNull()
  })

  it('is nothing from the threshold on, which counts goods with tax', () => {
    expect(shippingEstimate(method(40), cart(1, 1))).toBe(0)
    expect(shippingEstimate(method(41), cart(1, 1))).toBe(7)
    expect(shippingEstimate(method(43), cart(1, 1, { taxStatus: 'net' }))).toBe(0)
  })

  it('is nothing for goods that travel free, and net for those who see net prices', () => {
    expect(shippingEstimate(method(), cart(1, 1, { freeDelivery: true }))).toBe(0)
    expect(shippingEstimate(method(), cart(1, 1, { taxStatus: 'net' }))).toBe(6)
  })
})
