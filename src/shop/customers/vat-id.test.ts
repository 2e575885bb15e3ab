import { describe, expect, it } from 'vitest'
import { isSwissNumber, vatIdFrom } from './vat-id.ts'

describe('a VAT id', () => {
  it.each([
    ['de 123 456 789', 'DE123456789'],
    ['ATU 12345678', 'ATU12345678'],
    ['BE 0123.456.789', 'BE0123456789'],
    ['FR-12/345678901', 'FR12345678901'],
    ['CHE-123.456.788 MWST', 'CHE-123.456.788 MWST'],
  ])('that is typed %j is stored %j', (typed, stored) => {
    expect(vatIdFrom(typed)).toBe(stored)
  })

  it.each([
    ['CHE-123.456.788 MWST', true],
    ['CHE123456788', true],
    ['CHE-123.456.789', false],
    ['CHE-123.465.788', false],
    ['CHE-12.345.678', false],
  ])('%s is Swiss: %s', (vatId, expected) => {
    expect(isSwissNumber(vatId)).toBe(expected)
  })
})
