import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bothWays } from './article-row.ts'
import { quantityField, wishedArticles } from './order-form.ts'

describe('a price, with its tax and without', () => {
  it('holds its tax where prices are gross, and takes it on top where they are net', () => {
    expect(bothWays(189, 14.16, 'gross')).toEqual({ net: 17_484, gross: 18_900 })
    expect(bothWays(174.84, 14.16, 'net')).toEqual({ net: 17_484, gross: 18_900 })
    expect(bothWays(174.84, 0, 'tax-free')).toEqual({ net: 17_484, gross: 17_484 })
  })

  it('is whole cents, and both differ by the tax', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(cents, cents, fc.constantFrom('gross' as const, 'net' as const), (price, tax, state) => {
        const { net, gross } = bothWays(price / 100, tax / 100, state)
        expect(gross - net).toBe(tax)
        expect(state === 'gross' ? gross : net).toBe(price)
      }),
    )
  })
})

describe('what is wished for in the table', () => {
  const form = (fields: Record<string, string>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.set(name, value)
    return wishedArticles(data)
  }

  it('is every field with a quantity, and no other', () => {
    expect(form({ [quantityField('a')]: '2', [quantityField('b')]: '', other: '7' })).toEqual([
      { referencedId: 'a', quantity: 2 },
    ])
  })

  it.each(['0', '-1', 'x', '0.4', 'Infinity'])('%s is no quantity', (typed) =>
    expect(form({ [quantityField('a')]: typed })).toEqual([]),
  )
})
