import { describe, expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { account, logOut } from '../people.ts'
import { openShop } from '../shop.ts'

const shop = openShop()
const [pot, bags] = [idFrom('product', '45.05.001'), idFrom('product', '60.20.017')]

describe('what a page shows of its visitor', () => {
  it('is nothing for somebody who is here for the first time', async () => {
    expect((await shop.visitor().ask('/visit')).body).toMatchObject({ pieces: 0, wishlist: null })
  })

  it('is how many pieces are in the cart', async () => {
    const visitor = shop.visitor()
    await visitor.ask('/checkout/cart/line-item', {
      method: 'POST',
      body: {
        items: [
          { referencedId: pot, type: 'product', quantity: 2 },
          { referencedId: bags, type: 'product', quantity: 3 },
        ],
      },
    })

    expect((await visitor.ask('/visit')).body).toMatchObject({ pieces: 5, wishlist: null })
  })

  it('is what a customer remembers, the newest first, as long as she is logged in', async () => {
    const visitor = shop.visitor()
    await account(shop, visitor)
    expect((await visitor.ask('/visit')).body.wishlist).toEqual([])

    for (const id of [pot, bags]) await visitor.ask(`/customer/wishlist/add/${id}`, { method: 'POST' })
    expect((await visitor.ask('/visit')).body.wishlist).toEqual([bags, pot])

    await logOut(visitor)
    expect((await visitor.ask('/visit')).body.wishlist).toBeNull()
  })

  it('is what became of the cart until the cart itself is looked at, since a page may be left before it could tell', async () => {
    const visitor = shop.visitor()
    await visitor.ask('/checkout/cart/line-item', {
      method: 'POST',
      body: { items: [{ referencedId: pot, type: 'product', quantity: 1 }] },
    })
    await shop.db().updateTable('product').set({ active: false }).where('id', '=', pot).execute()

    const { pieces, errors } = (await visitor.ask('/visit')).body
    expect(pieces).toBe(0)
    expect(Object.values(errors)).toMatchObject([{ messageKey: 'product-not-found' }])
    expect(Object.values((await visitor.ask('/visit')).body.errors)).toHaveLength(1)

    expect(Object.values((await visitor.ask('/checkout/cart')).body.errors)).toHaveLength(1)
    expect((await visitor.ask('/visit')).body.errors).toEqual([])
  })
})
