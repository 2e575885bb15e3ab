import { describe, expect, it } from 'vitest'
import { vatIdFrom } from './vat-id.ts'

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
})
