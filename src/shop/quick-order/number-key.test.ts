import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bareNumber, isNumberLike, looseNumberKey, numberKey } from './number-key.ts'

describe('an item number', () => {
  it.each([
    ['71.01.001', '7101001'],
    ['71 01 001', '7101001'],
    ['71-01-001', '7101001'],
    ['71.O1.0OI', '7101001'],
    ['7l.01.00l', '7101001'],
    ['X60-M35', 'x60m35'],
  ])('%s is read as %s', (typed, key) => expect(numberKey(typed)).toBe(key))

  it.each([
    ['71.1.1', '71.1.1'],
    ['71.01.001', '71.1.1'],
    ['071.01.001', '71.1.1'],
    [' 71 / 01 / 001 ', '71.1.1'],
    ['0', '0'],
    ['10.00.100', '10.0.100'],
  ])('%s is %s without the zeros its groups begin with', (typed, key) =>
    expect(looseNumberKey(typed)).toBe(key),
  )

  it('is the same with any separators between its signs', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9A-Za-z]{4,12}$/),
        fc.constantFrom('.', '-', ' ', '/'),
        (bare, between) => {
          const spaced = [...bare].join(between)
          expect(bareNumber(spaced)).toBe(bareNumber(bare))
          expect(numberKey(spaced)).toBe(numberKey(bare))
        },
      ),
    )
  })

  it.each([
    '71.01.001',
    '7101001',
    '71 01 001',
    '10.45.171',
    '11.55.4017.1',
    'X60-M35',
    '71.O1.OO1',
    '7612345678900',
  ])('%s looks like one', (typed) => expect(isNumberLike(typed)).toBe(true))

  it.each([
    '',
    '3',
    '2x',
    '35',
    'Scharnier',
    'Stk',
    'Behälter',
    'CHF',
    '1;2',
    'x'.repeat(40),
    'OIL',
    'ILLO',
    'Art. 71.01.001',
  ])('%j does not', (typed) => expect(isNumberLike(typed)).toBe(false))
})
