import { describe, expect, it } from 'vitest'
import type { WireCart } from './cart-shape.ts'
import { arrivalsOf, countOf, goodsPriceOf, shippingOf } from './cart-sums.ts'
import { slimCart } from './slim-cart.ts'

const days = { earliest: '2027-03-02T00:00:00.000+00:00', latest: '2027-03-04T00:00:00.000+00:00' }
const line = (id: string) =>
  ({
    id,
    type: 'product',
    referencedId: id,
    label: 'X-LINE 60',
    quantity: 2,
    good: true,
    removable: true,
    states: ['is-physical'],
    description: 'Trennsystem '.repeat(20),
    cover: {
      url: `/media/${id}.webp`,
      alt: 'X-LINE 60',
      thumbnails: [{ url: '/a.webp' }, { url: '/b.webp' }],
    },
    price: { unitPrice: 229, totalPrice: 458, listPrice: null, taxRules: [{ taxRate: 8.1 }] },
    payload: {
      productNumber: '10.60.351',
      options: [],
      job: 'Küche Huber',
      fit: null,
      categoryIds: ['a', 'b'],
    },
    quantityInformation: { minPurchase: 1, maxPurchase: 20, purchaseSteps: 1 },
    extensions: { nextTier: null },
  }) as const

/** As the Store API answers it: each delivery holds its lines once more. */
const lines = ['a', 'b', 'c'].map(line)
const wire = {
  price: { positionPrice: 1374, totalPrice: 1383 },
  lineItems: lines,
  deliveries: [
    {
      positions: lines.map((lineItem) => ({ identifier: lineItem.id, lineItem, deliveryDate: days })),
      shippingCosts: { totalPrice: 9 },
    },
  ],
  errors: [],
} as unknown as WireCart

describe('a cart as the data of a page', () => {
  it('comes to the same', () => {
    const slim = slimCart(wire)
    expect([countOf(slim), goodsPriceOf(slim), shippingOf(slim)]).toEqual([6, 1374, 9])
    expect(slim.price).toEqual(wire.price)
  })

  it('says of each line what it is for and when it arrives', () => {
    const slim = slimCart(wire)
    expect(slim.lineItems[1]).toMatchObject({ id: 'b', quantity: 2, payload: { job: 'Küche Huber' } })
    expect(arrivalsOf(slim).get('c')).toEqual(days)
  })

  it('names every line once, and is less than half as long', () => {
    const slim = JSON.stringify(slimCart(wire))
    expect(slim.match(/"label":"X-LINE 60"/g)).toHaveLength(3)
    expect(slim.length).toBeLessThan(JSON.stringify(wire).length / 2)
  })
})
