import { describe, expect, it } from 'vitest'
import type { CartNotice } from '../../shop/cart/notices.ts'
import { cartErrorsShape } from './cart-errors.ts'

const productId = 'a'.repeat(32)

/** Contract 5.4: kind, key, message key, level, blocks the order. */
const table: [notice: CartNotice, key: string, messageKey: string, level: number, block: boolean][] = [
  [{ kind: 'product-not-found', productId }, `product-not-found${productId}`, 'product-not-found', 20, true],
  [
    { kind: 'out-of-stock', productId, name: 'POT' },
    `product-out-of-stock${productId}`,
    'product-out-of-stock',
    20,
    true,
  ],
  [
    { kind: 'stock-reached', productId, name: 'POT', quantity: 2 },
    `product-stock-reached${productId}`,
    'product-stock-reached',
    10,
    true,
  ],
  [
    { kind: 'raised-to-minimum', productId, name: 'POT', quantity: 2 },
    `min-order-quantity${productId}`,
    'min-order-quantity',
    10,
    true,
  ],
  [
    { kind: 'set-to-purchase-step', productId, name: 'POT', quantity: 2 },
    `purchase-steps-quantity${productId}`,
    'purchase-steps-quantity',
    10,
    true,
  ],
  [
    { kind: 'shipping-method-blocked', name: 'Express' },
    'shipping-method-blocked-Express',
    'shipping-method-blocked',
    10,
    true,
  ],
  [
    { kind: 'shipping-method-changed', oldName: 'A', newName: 'B' },
    'shipping-method-changed-A-B',
    'shipping-method-changed',
    0,
    false,
  ],
  [
    { kind: 'payment-method-blocked', name: 'Invoice' },
    'payment-method-blocked-Invoice',
    'payment-method-blocked',
    10,
    true,
  ],
  [
    { kind: 'payment-method-changed', oldName: 'A', newName: 'B' },
    'payment-method-changed-A-B',
    'payment-method-changed',
    0,
    false,
  ],
  [
    { kind: 'address-blocked', use: 'shipping', country: 'Spain' },
    'shipping-address-blocked-Spain',
    'shipping-address-blocked',
    20,
    true,
  ],
  [
    { kind: 'address-blocked', use: 'billing', country: 'Spain' },
    'billing-address-blocked-Spain',
    'billing-address-blocked',
    20,
    true,
  ],
  [
    { kind: 'address-invalid', use: 'billing', fields: ['zipcode'] },
    'billing-address-invalid',
    'billing-address-invalid',
    20,
    true,
  ],
  [
    { kind: 'salutation-missing', use: 'shipping', addressId: productId, addressee: 'Ada' },
    'salutation-missing-shipping-address',
    'salutation-missing-shipping-address',
    10,
    true,
  ],
  [
    { kind: 'country-region-missing', use: 'billing', addressId: productId, addressee: 'Ada' },
    'country-region-missing-billing-address',
    'country-region-missing-billing-address',
    10,
    true,
  ],
  [{ kind: 'promotion-not-found', code: 'SUMMER' }, 'promotion-not-found', 'promotion-not-found', 20, false],
]

describe('cart errors', () => {
  it('are an empty list when there are none', () => {
    expect(cartErrorsShape([])).toEqual([])
  })

  it.each(table)('say %j', (notice, key, messageKey, level, block) => {
    const errors = cartErrorsShape([notice]) as Record<string, Record<string, unknown>>
    const error = errors[key]

    expect(error).toMatchObject({
      key,
      messageKey,
      level,
      block,
      blockResubmit: block,
      code: 0,
      message: expect.any(String),
    })
    // What stands under `parameters` stands at the top as well, but for the code, which is a number there.
    for (const [name, value] of Object.entries(error?.parameters ?? {})) {
      if (name !== 'code') expect(error?.[name]).toEqual(value)
    }
  })

  it('keep two products apart', () => {
    const two = ['a', 'b'].map(
      (letter): CartNotice => ({ kind: 'out-of-stock', productId: letter.repeat(32), name: letter }),
    )
    expect(Object.keys(cartErrorsShape(two))).toHaveLength(2)
  })
})
