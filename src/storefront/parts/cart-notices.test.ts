import { describe, expect, it } from 'vitest'
import { de } from '../texts/de/de.ts'
import { fr } from '../texts/fr/fr.ts'
import { isAbout, isToldOnce, joinNotices, noticesOf, noticeText, wayOutOf } from './cart-notices.ts'
import type { CartErrors } from './cart-shape.ts'

const errors = (...told: { key: string; messageKey: string; parameters?: Record<string, unknown> }[]) =>
  Object.fromEntries(told.map((error) => [error.key, { parameters: {}, ...error }])) as unknown as CartErrors

describe('notices of a cart', () => {
  it('are none when the wire says []', () => {
    expect(noticesOf([] as never)).toEqual([])
  })

  it('leave out "blocked" once another method was chosen', () => {
    const told = errors(
      { key: 'payment-method-blocked-Rechnung', messageKey: 'payment-method-blocked' },
      { key: 'payment-method-changed-Rechnung-Vorauszahlung', messageKey: 'payment-method-changed' },
      { key: 'shipping-method-blocked-Express', messageKey: 'shipping-method-blocked' },
    )
    expect(noticesOf(told).map(({ messageKey }) => messageKey)).toEqual([
      'payment-method-changed',
      'shipping-method-blocked',
    ])
  })

  it('name what one address lacks once, though it is both', () => {
    const [both, other] = [{ addressId: 'a' }, { addressId: 'b' }]
    const missing = (use: string, parameters: object) => {
      const messageKey = `salutation-missing-${use}-address`
      return { key: messageKey, messageKey, parameters: { ...parameters } }
    }
    expect(noticesOf(errors(missing('shipping', both), missing('billing', both)))).toHaveLength(1)
    expect(noticesOf(errors(missing('shipping', both), missing('billing', other)))).toHaveLength(2)
  })

  it.each([
    ['shipping-address-blocked', 'address'],
    ['billing-address-invalid', 'address'],
    ['country-region-missing-shipping-address', 'address'],
    ['salutation-missing', 'address'],
    ['payment-method-blocked', 'methods'],
    ['checkout-gateway-error', 'contact'],
    ['promotion-not-eligible', undefined],
  ])('lead out of %s by %s', (messageKey, way) => {
    expect(wayOutOf({ key: '', messageKey, parameters: {} })).toBe(way)
  })

  it('are kept by a mere look when they are told only once', () => {
    const told = (messageKey: string) => isToldOnce({ key: '', messageKey, parameters: {} })
    expect(told('product-stock-reached')).toBe(true)
    expect(told('promotion-not-eligible')).toBe(false)
  })

  it('add up, and the same one counts once', () => {
    const [first, again, other] = [
      { key: 'a', messageKey: 'x', parameters: { quantity: 1 } },
      { key: 'a', messageKey: 'x', parameters: { quantity: 2 } },
      { key: 'b', messageKey: 'y', parameters: {} },
    ]
    expect(joinNotices([first], [other], [again])).toEqual([again, other])
  })

  it('speak the language of the page with what the wire names in `parameters`', () => {
    const notice = { key: '', messageKey: 'product-stock-reached', parameters: { name: 'POT', quantity: 8 } }
    expect(noticeText(notice, de)).toBe('POT: Nur noch 8 Stück verfügbar. Wir haben die Menge angepasst.')
    expect(noticeText(notice, fr)).toContain('POT\u00a0: plus que 8 en stock')
  })

  it('say something even when nobody has words for them', () => {
    expect(noticeText({ key: '', messageKey: 'brand-new', parameters: {} }, de)).toBe(de.notices.fallback)
  })

  it('belong to the line whose product their key ends with', () => {
    const notice = { key: 'min-order-quantityabc', messageKey: 'min-order-quantity', parameters: {} }
    expect(isAbout(notice, { referencedId: 'abc' })).toBe(true)
    expect(isAbout(notice, { referencedId: 'def' })).toBe(false)
  })

  it('belong to one line of its product where they name it', () => {
    const notice = {
      key: 'line-does-not-fit-abc',
      messageKey: 'line-does-not-fit',
      parameters: { id: 'abc', lineItemId: 'kitchen' },
    }
    expect(isAbout(notice, { id: 'kitchen', referencedId: 'abc' })).toBe(true)
    expect(isAbout(notice, { id: 'abc', referencedId: 'abc' })).toBe(false)
  })
})
