import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ListedPrice, lessPercent, readPriceList, writePriceList } from './price-list.ts'

describe('a price list', () => {
  it('is read as spreadsheets write it', () => {
    const list = '\uFEFFnumber;currency;from;price\r\n"45.05.001";chf;;19,90\r\n45.05.001;CHF;10;17.9\r\n\r\n'
    expect(readPriceList(list)).toEqual({
      prices: [
        { number: '45.05.001', currency: 'CHF', from: 1, cents: 1990, basis: 'net' },
        { number: '45.05.001', currency: 'CHF', from: 10, cents: 1790, basis: 'net' },
      ],
      problems: [],
    })
  })

  it('may have its columns in any order, with tabs', () => {
    const { prices } = readPriceList('Price\tNumber\tBasis\tCurrency\n12\tA\tgross\tEUR')
    expect(prices).toEqual([{ number: 'A', currency: 'EUR', from: 1, cents: 1200, basis: 'gross' }])
  })

  it.each([
    ['', 'the header lacks number, currency, price'],
    ['number;currency;price\n;CHF;1', 'the item number is missing'],
    ['number;currency;price\nA;USD;1', '"USD" is no currency of the shop'],
    ['number;currency;price\nA;CHF;-1', '"-1" is no price'],
    ['number;currency;price\nA;CHF;1.999', '"1.999" is no price'],
    ['number;currency;price\nA;CHF;', '"" is no price'],
    ['number;currency;price;from\nA;CHF;1;0', '"0" is no quantity'],
    ['number;currency;price;from\nA;CHF;1;1.5', '"1.5" is no quantity'],
    ['number;currency;price;basis\nA;CHF;1;half', '"half" is neither net nor gross'],
    ['number;currency;price\nA;CHF;1\nA;CHF;2', 'A has two prices from 1 on'],
    ['number;currency;price;from\nA;CHF;1;5', 'A in CHF has no price for a single piece'],
  ])('of %j says what is wrong', (list, problem) => {
    expect(readPriceList(list).problems.map(({ problem }) => problem)).toContain(problem)
  })

  it('is read as it was written', () => {
    const price = fc.record<ListedPrice>({
      number: fc.stringMatching(/^[0-9A-Z.]{1,12}$/),
      currency: fc.constantFrom('CHF', 'EUR'),
      from: fc.constant(1),
      cents: fc.integer({ min: 0, max: 99_999_999 }),
      basis: fc.constantFrom('net', 'gross'),
    })
    const prices = fc.uniqueArray(price, { selector: ({ number, currency }) => number + currency })
    fc.assert(
      fc.property(prices, (prices) => {
        expect(readPriceList(writePriceList(prices))).toEqual({ prices, problems: [] })
      }),
    )
  })

  it('of so much less is rounded to whole cents', () => {
    const of = (cents: number) => ({ number: 'A', currency: 'CHF', from: 1, cents, basis: 'gross' }) as const
    expect(lessPercent([of(2490), of(999)], 20).map(({ cents }) => cents)).toEqual([1992, 799])
  })
})
