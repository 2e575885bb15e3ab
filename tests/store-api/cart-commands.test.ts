import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import { newId } from '../../src/values/ids.ts'
import { account, logIn, logOut, register } from '../people.ts'
import { openShop, type Visitor } from '../shop.ts'

const shop = openShop()
const pot = productId('45.05.001')
const bags = productId('60.20.017')

const add = (visitor: Visitor, commandId: unknown, id = pot, quantity = 1) =>
  visitor.ask('/checkout/cart/line-item', { method: 'POST', body: { items: [{ id, quantity }], commandId } })
const change = (visitor: Visitor, commandId: unknown, quantity: number, id = pot) =>
  visitor.ask('/checkout/cart/line-item', { method: 'PATCH', body: { items: [{ id, quantity }], commandId } })
const remove = (visitor: Visitor, commandId: unknown, id = pot) =>
  visitor.ask('/checkout/cart/line-item/delete', { method: 'POST', body: { ids: [id], commandId } })
const quantities = ({ body }: { body: { lineItems: { quantity: number }[] } }) =>
  body.lineItems.map(({ quantity }) => quantity)
const commands = async () =>
  (await shop.db().selectFrom('cart_command').select('id').execute()).map(({ id }) => id)

describe('a command that is sent again', () => {
  it('adds once', async () => {
    const ada = shop.visitor()
    const id = newId()
    expect(quantities(await add(ada, id, pot, 2))).toEqual([2])
    const again = await add(ada, id, pot, 2)

    expect(again.status).toBe(200)
    expect(quantities(again)).toEqual([2])
  })

  it('is the same with and without hyphens and capitals', async () => {
    const ada = shop.visitor()
    const id = randomUUID()
    await add(ada, id)
    await add(ada, id.toUpperCase())
    expect(quantities(await add(ada, id.replaceAll('-', '')))).toEqual([1])
  })

  it('changes once, and answers the cart as it is now', async () => {
    const ada = shop.visitor()
    await add(ada, newId())
    const id = newId()
    await change(ada, id, 5)
    await change(ada, newId(), 3)
    expect(quantities(await change(ada, id, 5))).toEqual([3])
  })

  it('removes once: what came back meanwhile stays', async () => {
    const ada = shop.visitor()
    await add(ada, newId())
    const id = newId()
    expect(quantities(await remove(ada, id))).toEqual([])
    await add(ada, newId(), pot, 4)

    const again = await remove(ada, id)
    expect([again.status, quantities(again)]).toEqual([200, [4]])
    const older = { ids: [pot], commandId: id }
    expect(quantities(await ada.ask('/checkout/cart/line-item', { method: 'DELETE', body: older }))).toEqual([
      4,
    ])
  })

  it('is told what the first answer had to explain', async () => {
    await shop
      .db()
      .updateTable('product')
      .set({ stock: 3, is_closeout: true })
      .where('id', '=', pot)
      .execute()
    const ada = shop.visitor()
    const id = newId()
    const first = await add(ada, id, pot, 8)
    const again = await add(ada, id, pot, 8)

    expect(first.body.errors).toMatchObject({ [`product-stock-reached${pot}`]: { quantity: 3 } })
    expect(again.body.errors).toEqual(first.body.errors)
    expect((await ada.ask('/checkout/cart')).body.errors).toEqual([])
  })

  it('is not told what no longer stands in the way', async () => {
    const ada = shop.visitor()
    await register(shop, ada)
    const setSalutation = (key: string | null) =>
      shop
        .db()
        .updateTable('customer_address')
        .set((eb) => ({
          salutation_id: key ? eb.selectFrom('salutation').select('id').where('key', '=', key) : null,
        }))
        .execute()
    await setSalutation(null)
    const id = newId()
    const first = await add(ada, id)
    await setSalutation('mr')

    expect(Object.keys(first.body.errors)).toContain('salutation-missing-shipping-address')
    expect((await add(ada, id)).body.errors).toEqual([])
  })

  it('is carried out when the first try was refused', async () => {
    const ada = shop.visitor()
    await add(ada, newId())
    const id = newId()
    const refused = await change(ada, id, 2, bags)
    expect([refused.status, refused.body.errors[0].code]).toEqual([404, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND'])
    await add(ada, newId(), bags)

    expect(quantities(await change(ada, id, 2, bags))).toEqual([1, 2])
  })

  it('stays done when its cart became an order meanwhile', async () => {
    const ada = shop.visitor()
    const id = newId()
    await add(ada, id)
    await register(shop, ada)
    await ada.ask('/checkout/cart')
    expect((await ada.ask('/checkout/order', { method: 'POST', body: {} })).status).toBe(200)

    expect(quantities(await add(ada, id))).toEqual([])
  })

  it('stays done when its cart went along with a registration or a login', async () => {
    const guest = shop.visitor()
    const first = newId()
    await add(guest, first)
    await register(shop, guest)
    expect(quantities(await add(guest, first))).toEqual([1])

    const ada = shop.visitor()
    await account(shop, ada, { email: 'bea@example.org' })
    await add(ada, newId(), bags)
    await logOut(ada)
    const second = newId()
    await add(ada, second)
    await logIn(ada, { username: 'bea@example.org' })
    expect(quantities(await add(ada, second)).sort()).toEqual([1, 1])
  })

  it('stays done under the token it was sent with, whoever never heard of the new one', async () => {
    const ada = shop.visitor()
    await account(shop, ada)
    await add(ada, newId(), bags)
    await logOut(ada)
    const { token } = ada
    const id = newId()
    await add(ada, id)
    await logIn(ada)
    const late = await shop.request('/checkout/cart/line-item', {
      method: 'POST',
      token,
      body: { items: [{ id: pot, quantity: 1 }], commandId: id },
    })

    expect(late.body.lineItems).toEqual([])
  })
})

describe('commands', () => {
  it('of different shoppers do not meet, whatever they are called', async () => {
    const id = newId()
    await add(shop.visitor(), id)
    expect(quantities(await add(shop.visitor(), id))).toEqual([1])
  })

  it('are forgotten after a day', async () => {
    const old = newId()
    await add(shop.visitor(), old)
    shop.setClock(new Date(Date.now() + 25 * 3_600_000))
    const fresh = newId()
    await add(shop.visitor(), fresh)

    expect(await commands()).toEqual([fresh])
  })

  it('without an id are carried out as often as they come, and cost no more', async () => {
    const ada = shop.visitor()
    await add(ada, undefined)
    const before = shop.statements().length
    expect(quantities(await add(ada, null))).toEqual([2])
    const sent = shop.statements().slice(before)

    expect(sent.filter((text) => /savepoint|cart_command/.test(text))).toEqual([])
    expect(await commands()).toEqual([])
  })

  it.each([
    ['too short', 'abc'],
    ['a number', 7],
    ['no hex digits', 'z'.repeat(32)],
    ['an object', { id: newId() }],
    ['a list', [newId()]],
    ['empty', ''],
  ])('are refused under an id that is none: %s', async (_, id) => {
    const { status, body } = await add(shop.visitor(), id)

    expect(status).toBe(400)
    expect(body.errors).toMatchObject([
      { code: 'FRAMEWORK__INVALID_UUID', source: { pointer: '/commandId' } },
    ])
  })
})
