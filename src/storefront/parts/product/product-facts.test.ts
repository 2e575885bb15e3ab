import { describe, expect, it } from 'vitest'
import { shownPrice, stockOf } from './product-facts.ts'
import type { WirePrice, WireProduct } from './wire.ts'

const price = (unitPrice: number, rest: Partial<WirePrice> = {}): WirePrice => ({
  unitPrice,
  quantity: 1,
  ...rest,
})
const product = (rest: Partial<WireProduct>): WireProduct => ({
  id: 'a',
  productNumber: '1',
  name: 'Bin',
  translated: {},
  calculatedPrice: price(100),
  calculatedPrices: [],
  availableStock: 20,
  isCloseout: false,
  available: true,
  minPurchase: 1,
  purchaseSteps: 1,
  calculatedMaxPurchase: 100,
  ...rest,
})

describe('the price of a product', () => {
  it('is its own when nothing else applies', () => {
    expect(shownPrice(product({}))).toMatchObject({ amount: 100, isFrom: false, list: null })
  })

  it('begins at the lowest tier', () => {
    const tiers = [price(100), price(90, { quantity: 10 })]
    expect(shownPrice(product({ calculatedPrices: tiers }))).toMatchObject({ amount: 90, isFrom: true })
  })

  it('begins at the cheapest variant', () => {
    const variant = product({ parentId: 'p', calculatedCheapestPrice: { unitPrice: 80, hasRange: true } })
    expect(shownPrice(variant)).toMatchObject({ amount: 80, isFrom: true })
  })

  it('shows no crossed-out price without the lowest of 30 days', () => {
    const alone = price(100, { listPrice: { price: 120, percentage: 16.67 } })
    expect(shownPrice(product({ calculatedPrice: alone })).list).toBeNull()

    const both = { ...alone, regulationPrice: { price: 95 } }
    expect(shownPrice(product({ calculatedPrice: both }))).toMatchObject({
      list: { amount: 120, percent: 17 },
      lowest30: 95,
    })
  })
})

describe('the stock of a product', () => {
  it.each([
    [{ availableStock: 20 }, { kind: 'in-stock' }],
    [{ availableStock: 2 }, { kind: 'few', count: 2 }],
    [{ availableStock: 0, isCloseout: true }, { kind: 'gone' }],
    [
      { availableStock: 0, restockTime: 10 },
      { kind: 'restock', days: 10 },
    ],
    [{ availableStock: 0 }, { kind: 'to-order' }],
    [{ availableStock: 1, minPurchase: 2, isCloseout: true }, { kind: 'gone' }],
    [{ availableStock: 0, states: ['is-download'] }, { kind: 'download' }],
  ])('with %o is %o', (facts, stock) => expect(stockOf(product(facts))).toEqual(stock))
})
