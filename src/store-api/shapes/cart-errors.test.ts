import { describe, expect, it } from 'vitest'
import type { CartNotice } from '../../shop/cart/notices.ts'
import { idFrom } from '../../values/ids.ts'
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
    { kind: 'address-invalid', use: 'billing', addressId: 'a', fields: ['zipcode'] },
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
  [{ kind: 'profile-salutation-missing' }, 'salutation-missing', 'salutation-missing', 10, true],
  [{ kind: 'line-incomplete', lineId: 'mine', property: 'label' }, 'mine', 'line-item-incomplete', 20, true],
  [
    { kind: 'line-does-not-fit', lineId: 'mine', productId, name: 'X-LINE' },
    'line-does-not-fit-mine',
    'line-does-not-fit',
    10,
    false,
  ],
  [
    { kind: 'goods-not-sendable', reason: 'too far' },
    idFrom('cart-error', 'too far'),
    'checkout-gateway-error',
    20,
    true,
  ],
  [{ kind: 'cart-merged' }, 'cart-merged-hint', 'cart-merged-hint', 0, false],
  [
    { kind: 'promotion-no-longer-valid', name: 'Spring' },
    'auto-promotion-not-found-Spring',
    'auto-promotion-not-found',
    20,
    true,
  ],
  [
    { kind: 'promotion-not-eligible', name: 'Spring', code: 'SPRING' },
    'promotion-not-eligible',
    'promotion-not-eligible',
    0,
    false,
  ],
  [{ kind: 'promotion-excluded', name: 'Spring' }, 'promotion-excluded', 'promotion-excluded', 0, false],
  [
    { kind: 'promotions-on-cart-price-zero', names: ['Spring', 'Summer'] },
    'promotions-on-cart-price-zero-error',
    'promotions-on-cart-price-zero-error',
    0,
    false,
  ],
  [
    { kind: 'promotion-discount-added', name: 'Spring', discountId: 'd1' },
    'promotion-discount-added-d1',
    'promotion-discount-added',
    0,
    false,
  ],
  [
    { kind: 'promotion-discount-deleted', name: 'Spring', discountId: 'd1' },
    'promotion-discount-deleted-d1',
    'promotion-discount-deleted',
    0,
    false,
  ],
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
    // What stands under `parameters` stands at the top as well, but for the code, which is a number there, and
    // for the names of promotions, which are a list.
    for (const [name, value] of Object.entries(error?.parameters ?? {})) {
      if (name !== 'code' && name !== 'promotions') expect(error?.[name]).toEqual(value)
    }
  })

  it.each(['salutation-missing', 'country-region-missing'] as const)('lead to the address: %s', (kind) => {
    const [error] = Object.values(
      cartErrorsShape([{ kind, use: 'billing', addressId: productId, addressee: 'Ada Muster, 8001 Zürich' }]),
    )
    expect(error).toMatchObject({
      addressId: productId,
      parameters: { addressId: productId },
      route: { key: 'frontend.account.address.edit.page', params: { addressId: productId } },
    })
  })

  it('name promotions as a text under the parameters and as a list at the top', () => {
    const [error] = Object.values(
      cartErrorsShape([{ kind: 'promotions-on-cart-price-zero', names: ['A', 'B'] }]),
    )
    expect(error).toMatchObject({ promotions: ['A', 'B'], parameters: { promotions: 'A, B' } })
  })

  it('keep two products apart', () => {
    const two = ['a', 'b'].map(
      (letter): CartNotice => ({ kind: 'out-of-stock', productId: letter.repeat(32), name: letter }),
    )
    expect(Object.keys(cartErrorsShape(two))).toHaveLength(2)
  })
})
