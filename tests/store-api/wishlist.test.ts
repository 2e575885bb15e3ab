import { describe, expect, it } from 'vitest'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import { newId } from '../../src/values/ids.ts'
import { account, logIn, logOut, register } from '../people.ts'
import { type Answered, openShop, type Visitor } from '../shop.ts'

/** Contract 5.10, and what the rest of the shop makes of it. */
const shop = openShop()
const [pot, bags, drawer] = [productId('45.05.001'), productId('60.20.017'), productId('10.60.353')] as const

const post = (visitor: Visitor, path: string, body: object = {}) =>
  visitor.ask(`/customer/wishlist${path}`, { method: 'POST', body })
const forget = (visitor: Visitor, id: string) =>
  visitor.ask(`/customer/wishlist/delete/${id}`, { method: 'DELETE', body: {} })
const refused = ({ status, body }: Answered) => [status, body.errors[0]?.code]
const idsOf = ({ body }: Answered) => body.products.elements.map(({ id }: { id: string }) => id)
const succeeded = { status: 200, body: { success: true, apiAlias: 'array_struct' } }

async function ada(): Promise<Visitor> {
  const visitor = shop.visitor()
  await account(shop, visitor)
  return visitor
}

describe('a wishlist', () => {
  it('is none before something is remembered, and empty once everything is forgotten', async () => {
    const she = await ada()
    expect(refused(await post(she, ''))).toEqual([404, 'CHECKOUT__WISHLIST_NOT_FOUND'])

    expect(await post(she, `/add/${pot}`)).toMatchObject(succeeded)
    expect(await forget(she, pot)).toMatchObject(succeeded)
    expect((await post(she, '')).body).toMatchObject({
      apiAlias: 'wishlist_products',
      wishlist: { apiAlias: 'customer_wishlist', products: [] },
      products: { apiAlias: 'dal_entity_search_result', entity: 'product', total: 0, elements: [] },
    })
  })

  it('shows the newest first, with prices of today', async () => {
    const she = await ada()
    for (const id of [pot, bags, drawer]) await post(she, `/add/${id}`)

    const list = await post(she, '')
    expect(idsOf(list)).toEqual([drawer, bags, pot])
    expect(list.body.products.elements[2]).toMatchObject({ id: pot, calculatedPrice: { unitPrice: 24.9 } })
  })

  it('comes in pages and says how many there are', async () => {
    const she = await ada()
    for (const id of [pot, bags, drawer]) await post(she, `/add/${id}`)

    const second = await post(she, '', { limit: 2, page: 2, 'total-count-mode': 'exact' })
    expect(idsOf(second)).toEqual([pot])
    expect(second.body.products).toMatchObject({ total: 3, page: 2, limit: 2 })
  })

  it('holds a product once, and only what exists', async () => {
    const she = await ada()
    await post(she, `/add/${pot}`)

    expect(refused(await post(she, `/add/${pot}`))).toEqual([400, 'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT'])
    expect(refused(await post(she, `/add/${newId()}`))).toEqual([404, 'CONTENT__PRODUCT_NOT_FOUND'])
    expect(refused(await post(she, '/add/nonsense'))).toEqual([400, 'FRAMEWORK__INVALID_UUID'])
    expect(refused(await forget(she, bags))).toEqual([404, 'CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND'])
    expect(idsOf(await post(she, ''))).toEqual([pot])
  })

  it('still names what is no longer sold, so that it can be told', async () => {
    const she = await ada()
    for (const id of [pot, bags]) await post(she, `/add/${id}`)
    await shop.db().deleteFrom('product_view').where('product_id', '=', pot).execute()

    const list = await post(she, '')
    expect(idsOf(list)).toEqual([bags])
    expect(list.body.wishlist.products).toEqual([
      { productId: bags, apiAlias: 'customer_wishlist_product' },
      { productId: pot, apiAlias: 'customer_wishlist_product' },
    ])
  })

  it('takes along what was remembered before the login, in its order, and nothing twice', async () => {
    const she = await ada()
    await post(she, `/add/${pot}`)

    const local = [drawer, pot, newId(), bags, 'nonsense', 7, drawer]
    expect(await post(she, '/merge', { productIds: local })).toMatchObject(succeeded)
    expect(idsOf(await post(she, ''))).toEqual([drawer, bags, pot])

    expect(refused(await post(she, '/merge'))).toEqual([400, 'CHECKOUT__PRODUCT_IDS_PARAMETER_IS_MISSING'])
    expect(await post(she, '/merge', { productIds: [] })).toMatchObject(succeeded)
  })

  it('is the same after logging in again, and nobody else’s', async () => {
    const she = await ada()
    await post(she, `/add/${pot}`)
    await logOut(she)
    expect(refused(await post(she, ''))).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])

    await logIn(she)
    expect(idsOf(await post(she, ''))).toEqual([pot])

    const other = shop.visitor()
    await account(shop, other, { email: 'bob@example.org' })
    expect(refused(await post(other, ''))).toEqual([404, 'CHECKOUT__WISHLIST_NOT_FOUND'])
    expect(refused(await forget(other, pot))).toEqual([404, 'CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND'])
  })

  it('holds as many as a request may name and then says so', async () => {
    const she = await ada()
    await post(she, `/add/${pot}`)
    const { id } = (await post(she, '')).body.wishlist
    const filler = Array.from({ length: 499 }, () => ({ wishlist_id: id, product_id: newId() }))
    await shop.db().insertInto('wishlist_product').values(filler).execute()

    expect(refused(await post(she, `/add/${bags}`))).toEqual([400, 'CHECKOUT__WISHLIST_FULL'])
    expect(await post(she, '/merge', { productIds: [bags] })).toMatchObject(succeeded)
    expect((await post(she, '')).body.wishlist.products).toHaveLength(500)
  })
})

describe('a wishlist with a link', () => {
  const share = async (visitor: Visitor): Promise<string> => (await post(visitor, '/share')).body.shareCode
  const takeBack = (visitor: Visitor) => visitor.ask('/customer/wishlist/share', { method: 'DELETE' })
  const open = (visitor: Visitor, code: string, wish: object = {}) =>
    visitor.ask(`/shared-wishlist/${code}`, { method: 'POST', body: wish })

  it('shows whoever has it what is on the list now, with prices, and nothing of whose it is', async () => {
    const she = await ada()
    for (const id of [pot, bags]) await post(she, `/add/${id}`)
    const code = await share(she)
    await forget(she, bags)
    await post(she, `/add/${drawer}`)

    const shown = await open(shop.visitor(), code)
    expect(idsOf(shown)).toEqual([drawer, pot])
    expect(shown.body.products.elements[1]).toMatchObject({ calculatedPrice: { unitPrice: 24.9 } })
    expect(Object.keys(shown.body).toSorted()).toEqual(['apiAlias', 'products'])
    const { customerId, id } = (await post(she, '')).body.wishlist
    for (const own of [customerId, id, 'example.', 'Ada'])
      expect(JSON.stringify(shown.body)).not.toContain(own)
  })

  it('keeps its link until it is taken back, and gets another one then', async () => {
    const she = await ada()
    expect((await post(she, `/add/${pot}`)).status).toBe(200)
    expect((await post(she, '')).body.wishlist.shareCode).toBeNull()

    const code = await share(she)
    expect(await share(she)).toBe(code)
    expect((await post(she, '')).body.wishlist.shareCode).toBe(code)

    expect((await takeBack(she)).status).toBe(204)
    expect((await takeBack(she)).status).toBe(204)
    expect(refused(await open(shop.visitor(), code))).toEqual([404, 'CHECKOUT__WISHLIST_NOT_FOUND'])
    const next = await share(she)
    expect(next).not.toBe(code)
    expect(idsOf(await open(shop.visitor(), next))).toEqual([pot])
  })

  it('can be shared before anything is on it', async () => {
    expect(idsOf(await open(shop.visitor(), await share(await ada())))).toEqual([])
  })

  it('is found by nothing but its link', async () => {
    const she = await ada()
    await post(she, `/add/${pot}`)
    const code = await share(she)
    const { id } = (await post(she, '')).body.wishlist
    for (const guess of [id, code.toLowerCase(), `${code}0`, code.slice(1), '%25', "'"]) {
      expect(refused(await open(shop.visitor(), guess)), guess).toEqual([404, 'CHECKOUT__WISHLIST_NOT_FOUND'])
    }
  })

  it('leads nowhere once its owner has left', async () => {
    const she = await ada()
    const code = await share(she)
    await shop.db().updateTable('customer').set({ active: false }).where('email', 'like', 'ada%').execute()
    expect(refused(await open(shop.visitor(), code))).toEqual([404, 'CHECKOUT__WISHLIST_NOT_FOUND'])
  })

  it('comes in pages for its reader', async () => {
    const she = await ada()
    for (const id of [pot, bags, drawer]) await post(she, `/add/${id}`)
    const second = await open(shop.visitor(), await share(she), { limit: 2, page: 2 })
    expect(idsOf(second)).toEqual([pot])
    expect(second.body.products).toMatchObject({ total: 3, page: 2, limit: 2 })
  })

  it('nobody without an account has one', async () => {
    const guest = shop.visitor()
    await register(shop, guest)
    for (const visitor of [shop.visitor(), guest]) {
      expect(refused(await post(visitor, '/share'))).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
      expect(refused(await takeBack(visitor))).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
    }
  })
})

it('everything is forgotten at once, and no more than that', async () => {
  const she = await ada()
  for (const id of [pot, bags]) await post(she, `/add/${id}`)
  const { shareCode } = (await post(she, '/share')).body

  expect((await she.ask('/customer/wishlist', { method: 'DELETE' })).status).toBe(204)
  const { wishlist, products } = (await post(she, '')).body
  expect([wishlist.products, products.total, wishlist.shareCode]).toEqual([[], 0, shareCode])
})

it('a shop that keeps no wishlists says so to a customer, and first of all that one has to log in', async () => {
  await shop.db().updateTable('sales_channel').set({ wishlists_kept: false }).execute()
  const she = await ada()

  const off = [403, 'CHECKOUT__WISHLIST_IS_NOT_ACTIVATED']
  expect(refused(await post(she, ''))).toEqual(off)
  expect(refused(await post(she, `/add/${bags}`))).toEqual(off)
  expect(refused(await forget(she, pot))).toEqual(off)
  expect(refused(await post(she, '/merge', { productIds: [] }))).toEqual(off)
  expect(refused(await post(she, '/share'))).toEqual(off)
  expect((await she.ask('/visit')).body.wishlist).toBeNull()
  expect(refused(await post(shop.visitor(), ''))).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
})

it.each([
  ['', {}],
  [`/add/${productId('45.05.001')}`, {}],
  ['/merge', { productIds: [] }],
])('a stranger and a guest are asked to log in: %s', async (path, body) => {
  const guest = shop.visitor()
  await register(shop, guest)
  for (const visitor of [shop.visitor(), guest]) {
    expect(refused(await post(visitor, path, body))).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
  }
})
