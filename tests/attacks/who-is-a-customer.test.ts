import { beforeEach, describe, expect, it } from 'vitest'
import { account, logIn, password, register } from '../people.ts'
import { openShop, origin } from '../shop.ts'
import { post, pot } from './ada.ts'

/** Nobody finds out here whom the shop knows: not by words, not by a status, not by what is done meanwhile. */
const shop = openShop()
let now = Date.now()
beforeEach(() => {
  now += 2 * 3_600_000
  shop.setClock(new Date(now))
})

const [known, unknown] = ['ada@example.org', 'nobody@example.org']

/** An answer without what is new in each: the token of the visit. */
async function answered(ask: () => ReturnType<typeof post>) {
  const { status, body, headers } = await ask()
  const { 'sw-context-token': _, date: __, ...rest } = headers
  return { status, body, headers: rest }
}

/** What was asked of the database meanwhile. */
async function done(ask: () => ReturnType<typeof post>) {
  const before = shop.statements().length
  await ask()
  return shop.statements().slice(before)
}

describe('who asks whether somebody is a customer', () => {
  it('learns nothing from a login', async () => {
    await account(shop, shop.visitor())
    const [one, other] = [
      await answered(() => logIn(shop.visitor(), { username: known, password: 'guessed wrong' })),
      await answered(() => logIn(shop.visitor(), { username: unknown, password: 'guessed wrong' })),
    ]
    expect(one).toEqual(other)
    expect(one.status).toBe(401)
  })

  it('learns nothing from whoever forgot her password, nor by how much is done for it', async () => {
    await account(shop, shop.visitor())
    const forgot = (email: string) => () =>
      post(shop.visitor(), '/account/recovery-password', { email, storefrontUrl: origin })

    expect(await answered(forgot(known))).toEqual(await answered(forgot(unknown)))
    expect((await answered(forgot(known))).status).toBe(200)
    expect(await done(forgot(known))).toEqual(await done(forgot(unknown)))
  })

  it('learns nothing of an account that waits for its link, was shut, or is a guest’s', async () => {
    await register(shop, shop.visitor(), { guest: false, password, email: 'waits@example.org' })
    await account(shop, shop.visitor(), { email: 'shut@example.org' })
    await shop
      .db()
      .updateTable('customer')
      .set({ active: false })
      .where('email', '=', 'shut@example.org')
      .execute()
    await register(shop, shop.visitor(), { email: 'guest@example.org' })
    const tries = await Promise.all(
      ['waits', 'shut', 'guest', 'nobody'].map((name) =>
        answered(() => logIn(shop.visitor(), { username: `${name}@example.org`, password: 'guessed wrong' })),
      ),
    )
    for (const one of tries) expect(one).toEqual(tries[3])

    const asked = await Promise.all(
      ['waits', 'shut', 'guest', 'nobody'].map((name) =>
        answered(() =>
          post(shop.visitor(), '/account/recovery-password', {
            email: `${name}@example.org`,
            storefrontUrl: origin,
          }),
        ),
      ),
    )
    for (const one of asked) expect(one).toEqual(asked[3])
  })

  it('learns nothing from the newsletter', async () => {
    const subscribe = (email: string) => () =>
      post(shop.visitor(), '/newsletter/subscribe', { email, option: 'subscribe', storefrontUrl: origin })
    await subscribe(known)()
    await shop
      .db()
      .updateTable('newsletter_recipient')
      .set({ status: 'optIn', confirmed_at: new Date() })
      .where('email', '=', known)
      .execute()

    expect(await answered(subscribe(known))).toEqual(await answered(subscribe(unknown)))
  })

  it('learns nothing from the look-up of an order', async () => {
    const look = (orderNumber: string, email: string, zipcode: string) =>
      answered(() =>
        post(shop.visitor(), '/order', {
          filter: [{ type: 'equals', field: 'orderNumber', value: orderNumber }],
          email,
          zipcode,
        }),
      )
    const guest = shop.visitor()
    await post(guest, '/checkout/cart/line-item', {
      items: [{ id: pot, quantity: 1 }],
    })
    await register(shop, guest)
    const { body: order } = await post(guest, '/checkout/order')

    const answers = [
      await look(order.orderNumber, 'mallory@example.org', '8001'),
      await look(order.orderNumber, 'ada@example.org', '1234'),
      await look('999999', 'ada@example.org', '8001'),
    ]
    for (const one of answers) expect(one).toEqual(answers[0])
    expect(answers[0]?.status).toBe(403)
  })
})
