import { beforeEach, describe, expect, it } from 'vitest'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import { makeImitation, readImitations } from '../../src/shop/customers/imitation-store.ts'
import { newId } from '../../src/values/ids.ts'
import { account, guestForm } from '../people.ts'
import { type Answered, openShop, type Visitor } from '../shop.ts'

/** Staff go on as a customer who is on the telephone. */
const shop = openShop()
const [pot, bags] = [productId('45.05.001'), productId('60.20.017')] as const
let now = new Date()
beforeEach(() => {
  now = new Date()
  shop.setClock(now)
})

const post = (visitor: Visitor, path: string, body: object = {}) =>
  visitor.ask(path, { method: 'POST', body })
const goOn = (visitor: Visitor, body: object) => post(visitor, '/account/login/imitate-customer', body)
const refused = ({ status, body }: Answered) => [
  status,
  body.errors[0]?.code,
  body.errors[0]?.source?.pointer,
]
const unknown = [400, 'CHECKOUT__IMITATE_CUSTOMER_INVALID_TOKEN', undefined]
const put = (visitor: Visitor, id: string) =>
  post(visitor, '/checkout/cart/line-item', {
    items: [{ id, referencedId: id, type: 'product', quantity: 1 }],
  })
const inCart = async (visitor: Visitor): Promise<string[]> =>
  (await visitor.ask('/checkout/cart')).body.lineItems.map(
    ({ referencedId }: { referencedId: string }) => referencedId,
  )
const who = async (visitor: Visitor) => (await visitor.ask('/context')).body.customer?.id ?? null

async function ada() {
  const visitor = shop.visitor()
  const { id } = await account(shop, visitor)
  const imitation = async () =>
    (await makeImitation(shop.db(), { customerId: id, staff: 'bea', now })) ?? expect.fail('there is none')
  return { visitor, id, imitation }
}

describe('staff who go on as a customer', () => {
  it('see her cart, leave theirs behind, and are seen among her devices', async () => {
    const { visitor, id, imitation } = await ada()
    await put(visitor, pot)
    const desk = shop.visitor()
    await put(desk, bags)

    const { status, body, headers } = await goOn(desk, await imitation())
    expect([status, body]).toEqual([
      200,
      { apiAlias: 'array_struct', contextToken: headers['sw-context-token'], redirectUrl: null },
    ])
    expect(await who(desk)).toBe(id)
    expect(await inCart(desk)).toEqual([pot])
    expect(await inCart(visitor)).toEqual([pot])

    const sessions = (await post(visitor, '/account/session')).body
    expect(sessions.map(({ proof }: { proof: string }) => proof).sort()).toEqual(['link', 'staff'])
    expect(await readImitations(shop.db(), id)).toEqual([{ staff: 'bea', usedAt: now }])
  })

  it('can do so once, within ten minutes, with all of it right', async () => {
    const { id, imitation } = await ada()
    const right = await imitation()
    for (const wrong of [{ token: `${right.token}x` }, { customerId: newId() }, { userId: newId() }])
      expect(refused(await goOn(shop.visitor(), { ...right, ...wrong }))).toEqual(unknown)

    shop.setClock(new Date(now.getTime() + 10 * 60_000))
    expect(refused(await goOn(shop.visitor(), right))).toEqual(unknown)
    shop.setClock(now)
    const desk = shop.visitor()
    expect((await goOn(desk, right)).status).toBe(200)
    expect(refused(await goOn(shop.visitor(), right))).toEqual(unknown)
    expect(await who(desk)).toBe(id)
  })

  it('stay where they are if they are there already', async () => {
    const { visitor, id, imitation } = await ada()
    const before = visitor.token
    const { status, body } = await goOn(visitor, await imitation())
    expect([status, body.contextToken, await who(visitor)]).toEqual([200, before, id])
  })

  it('leave the customer they were before as she was', async () => {
    const { imitation, id } = await ada()
    const bea = shop.visitor()
    const { id: other } = await account(shop, bea, { email: 'bea@example.org' })
    await put(bea, bags)
    expect((await goOn(bea, await imitation())).status).toBe(200)
    expect([await who(bea), await inCart(bea)]).toEqual([id, []])

    const again = await makeImitation(shop.db(), { customerId: other, staff: 'bea', now })
    await goOn(bea, again ?? {})
    expect([await who(bea), await inCart(bea)]).toEqual([other, [bags]])
  })

  it('are told what is missing or malformed', async () => {
    const { imitation } = await ada()
    const right = await imitation()
    const asked = async (body: object) => refused(await goOn(shop.visitor(), body))
    expect(await asked({ ...right, token: ' ' })).toEqual([400, 'VIOLATION::IS_BLANK_ERROR', '/token'])
    expect((await asked({ ...right, customerId: 'x' }))[2]).toBe('/customerId')
    expect((await asked({ ...right, userId: undefined }))[2]).toBe('/userId')
    expect((await asked({}))[0]).toBe(400)
  })

  it('cannot go on as a guest, nor into an account that is closed', async () => {
    const guest = (await post(shop.visitor(), '/account/register', await guestForm(shop))).body.id
    expect(await makeImitation(shop.db(), { customerId: guest, staff: 'bea', now })).toBeNull()

    const { id, imitation } = await ada()
    const right = await imitation()
    await shop.db().updateTable('customer').set({ active: false }).where('id', '=', id).execute()
    expect(await makeImitation(shop.db(), { customerId: id, staff: 'bea', now })).toBeNull()
    expect(refused(await goOn(shop.visitor(), right))).toEqual(unknown)
  })
})
