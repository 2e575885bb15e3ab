import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isQrIban, paymentReference } from './reference.ts'

const iban = 'CH93 0076 2011 6238 5295 7'
const qrIban = 'CH44 3199 9123 0008 8901 2'
const orderNumber = fc.stringMatching(/^[A-Z]{0,2}[0-9]{1,12}$/)

/** ISO 7064 mod 97-10: moved to the end and written in digits, the whole leaves one. */
const modulo97 = (reference: string): bigint => {
  const moved = reference.slice(4) + reference.slice(0, 4)
  return BigInt([...moved].map((sign) => Number.parseInt(sign, 36)).join('')) % 97n
}

/** The recursive modulo 10 of Swiss payment slips. */
const table = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]
const checkDigit = (digits: string): number =>
  (10 - [...digits].reduce((carry, digit) => table[(carry + Number(digit)) % 10] ?? 0, 0)) % 10

describe('a payment reference', () => {
  it('is a creditor reference for an ordinary account, and carries the order number', () => {
    expect(paymentReference('100017', iban)).toBe('RF25100017')
    fc.assert(
      fc.property(orderNumber, (number) => {
        const reference = paymentReference(number, iban)
        expect(reference).toMatch(/^RF\d\d[0-9A-Z]{1,21}$/)
        expect(reference.slice(4)).toBe(number)
        expect(modulo97(reference)).toBe(1n)
      }),
    )
  })

  it('has 27 digits for a QR account, the last of them checking the others', () => {
    // The example of the implementation guidelines.
    expect(checkDigit('21000000000313947143000901')).toBe(7)
    expect(paymentReference('100017', qrIban)).toBe('000000000000000000001000175')
    fc.assert(
      fc.property(orderNumber, (number) => {
        const reference = paymentReference(number, qrIban)
        expect(reference).toMatch(/^\d{27}$/)
        expect(reference.slice(0, -1).replace(/^0+/, '')).toBe(number.replace(/\D/g, '').replace(/^0+/, ''))
        expect(Number(reference.at(-1))).toBe(checkDigit(reference.slice(0, -1)))
      }),
    )
  })

  it('tells a QR account by the number of its bank', () => {
    expect([iban, qrIban, 'CH5630000000000000000', 'CH5629999000000000000'].map(isQrIban)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})
