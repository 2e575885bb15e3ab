import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import { account, logIn, logOut, password, register } from '../people.ts'
import { openShop, type Visitor } from '../shop.ts'

const shop = openShop()
const pot = productId('45.05.001')
const bags = productId('60.20.017')
const filter = productId('60.10.002')

const add = (visitor: Visitor, id: string, quantity = 1) =>
  visitor.ask('/checkout/cart/line-item', { method: 'POST', body: { items: [{ id, quantity }] } })
const cartOf = async (visitor: Visitor) => (await visitor.ask('/checkout/cart')).body
const lines = async (visitor: Visitor) =>
  Object.fromEntries(
    (await cartOf(visitor)).lineItems.map(
      ({ referencedId, quantity }: { referencedId: string; quantity: number }) => [referencedId, quantity],
    ),
  )
const refused = ({ status, body }: { status: number; body: { errors: { code: string }[] } }) => [
  status,
  body.errors[0]?.code,
]
const badCredentials = [401, 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS']

/** Everybody comes from the same address here, so each test begins an hour after the last one's failures. */
let now = Date.now()
beforeEach(() => {
  now += 2 * 3_600_000
  shop.setClock(new Date(now))
})

describe('POST /account/login', () => {
  it('logs an account in under a token of its own', async () => {
    const ada = shop.visitor()
    const { id } = await account(shop, ada)
    await logOut(ada)
    const before = ada.token
    const { status, body } = await logIn(ada)

    expect(status).toBe(200)
    expect(body).toMatchObject({
      apiAlias: 'array_struct',
      contextToken: ada.token,
      redirectUrl: null,
    })
    expect(ada.token).not.toBe(before)
    expect((await ada.ask('/context')).body.customer).toMatchObject({ id, guest: false, active: true })
    expect((await shop.request('/context', { token: before })).body.customer).toBeNull()
  })

  it('does not mind how the e-mail is capitalised', async () => {
    await account(shop, shop.visitor())
    expect((await logIn(shop.visitor(), { username: 'ADA@Example.org' })).status).toBe(200)
  })

  it('answers a wrong password, an unknown e-mail and no e-mail alike', async () => {
    await account(shop, shop.visitor())
    const answers = await Promise.all([
      logIn(shop.visitor(), { password: 'not this one' }),
      logIn(shop.visitor(), { username: 'nobody@example.org' }),
      logIn(shop.visitor(), { username: '', password: '' }),
    ])

    expect(answers.map(refused)).toEqual([badCredentials, badCredentials, badCredentials])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(answers[0]?.body.errors[0]).toMatchObject({
      status: '401',
      title: 'Unauthorized',
      detail: 'Invalid username and/or password.',
    })
  })

  it('does not let a guest in: she has no password', async () => {
    await register(shop, shop.visitor())
    expect(refused(await logIn(shop.visitor(), { password: '' }))).toEqual(badCredentials)
  })

  it('tells only the owner that the e-mail is not confirmed', async () => {
    await register(shop, shop.visitor(), { guest: false, password })

    expect(refused(await logIn(shop.visitor()))).toEqual([401, 'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED'])
    expect(refused(await logIn(shop.visitor(), { password: 'guessed wrong' }))).toEqual(badCredentials)
  })

  it('does not let in whom the staff shut out', async () => {
    const { id } = await account(shop, shop.visitor())
    await shop.db().updateTable('customer').set({ active: false }).where('id', '=', id).execute()

    expect(refused(await logIn(shop.visitor()))).toEqual(badCredentials)
  })

  it('makes whoever gets it wrong ten times wait, longer the more often, and says how long', async () => {
    await account(shop, shop.visitor())
    const wrong = (second: number) => {
      shop.setClock(new Date(now + second * 1000))
      return logIn(shop.visitor(), { password: 'guessed wrong' })
    }

    for (let count = 0; count < 10; count++) expect(refused(await wrong(0))).toEqual(badCredentials)
    const throttled = await wrong(1)
    expect(refused(throttled)).toEqual([429, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED'])
    expect(throttled.body.errors[0].meta.parameters).toEqual({ seconds: 9 })

    // The right password has to wait as well: whoever guesses must not learn from the answer.
    expect(refused(await logIn(shop.visitor()))).toEqual([429, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED'])

    for (let count = 0; count < 5; count++)
      expect(refused(await wrong(10 + count * 10))).toEqual(badCredentials)
    expect((await wrong(51)).body.errors[0].meta.parameters).toEqual({ seconds: 29 })
    expect((await logIn(shop.visitor())).status).toBe(429)

    shop.setClock(new Date(now + 81_000))
    expect((await logIn(shop.visitor())).status).toBe(200)
  })
})

describe('many passwords at once', () => {
  it('for one e-mail are no more than one after the other', async () => {
    await account(shop, shop.visitor())
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => logIn(shop.visitor(), { password: `guess ${index}` })),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  it('from one address tell no more about many e-mails, not even which was right', async () => {
    await account(shop, shop.visitor())
    const emails = Array.from({ length: 29 }, (_, index) => `nobody${index}@example.org`)
    const answers = await Promise.all(
      [...emails, 'ada@example.org'].map((username) => logIn(shop.visitor(), { username })),
    )
    expect(answers.filter(({ status }) => status !== 429).length).toBeLessThanOrEqual(11)
  })
})

describe('the cart after a login', () => {
  it('is the one she left, with what she put in before she logged in', async () => {
    const ada = shop.visitor()
    await account(shop, ada)
    await add(ada, pot, 2)
    await add(ada, bags, 3)
    await logOut(ada)
    expect(await lines(ada)).toEqual({})

    await add(ada, pot, 1)
    await add(ada, filter, 1)
    const guest = ada.token
    await logIn(ada)

    expect(await lines(ada)).toEqual({ [pot]: 3, [bags]: 3, [filter]: 1 })
    expect((await shop.request('/checkout/cart', { token: guest })).body.lineItems).toEqual([])
  })

  it('says once that earlier things joined in', async () => {
    const ada = shop.visitor()
    await account(shop, ada)
    await add(ada, pot)
    await logOut(ada)
    await add(ada, bags)
    await logIn(ada)

    expect((await cartOf(ada)).errors).toMatchObject({
      'cart-merged-hint': { key: 'cart-merged-hint', messageKey: 'cart-merged-hint', level: 0, block: false },
    })
    expect((await cartOf(ada)).errors).toEqual([])
  })

  it('says nothing when there was nothing to join', async () => {
    const ada = shop.visitor()
    await account(shop, ada)
    await logOut(ada)
    await add(ada, bags)
    await logIn(ada)
    expect((await cartOf(ada)).errors).toEqual([])

    await logOut(ada)
    await logIn(ada)
    expect(await lines(ada)).toEqual({ [bags]: 1 })
    expect((await cartOf(ada)).errors).toEqual([])
  })

  it('says nothing again of a discount she was told of before she logged in', async () => {
    const ada = shop.visitor()
    await account(shop, ada)
    await add(ada, bags)
    await logOut(ada)
    await add(ada, pot)
    const code = { items: [{ type: 'promotion', referencedId: 'MESSE25' }] }
    const { body } = await ada.ask('/checkout/cart/line-item', { method: 'POST', body: code })
    const told = Object.keys(body.errors)
    await logIn(ada)
    const { errors, lineItems } = await cartOf(ada)

    expect(told).toEqual([expect.stringContaining('promotion-discount-added')])
    expect(Object.keys(errors)).toEqual(['cart-merged-hint'])
    expect(lineItems).toHaveLength(3)
  })

  it('holds no more of a product than the shop sells, and says so', async () => {
    await shop
      .db()
      .updateTable('product')
      .set({ stock: 5, is_closeout: true })
      .where('id', '=', pot)
      .execute()
    const ada = shop.visitor()
    await account(shop, ada)
    await add(ada, pot, 4)
    await logOut(ada)
    await add(ada, pot, 4)
    await logIn(ada)

    const { lineItems, errors } = await cartOf(ada)
    expect(lineItems).toMatchObject([{ referencedId: pot, quantity: 5 }])
    expect(Object.keys(errors).sort()).toEqual(['cart-merged-hint', `product-stock-reached${pot}`])
  })

  it('keeps two products apart that lay under the same line id', async () => {
    const ada = shop.visitor()
    await account(shop, ada)
    const put = (referencedId: string) =>
      ada.ask('/checkout/cart/line-item', {
        method: 'POST',
        body: { items: [{ id: 'mine', referencedId, quantity: 1 }] },
      })
    await put(pot)
    await logOut(ada)
    await put(bags)
    await logIn(ada)

    expect(await lines(ada)).toEqual({ [pot]: 1, [bags]: 1 })
  })

  it('keeps what was put in last when both together are too full', async () => {
    const { rows } = await sql<{ id: string }>`
      select hex(id) as id from product
      where active and not has_variants and restock_days is not null and max_purchase is null order by id limit 130
    `.execute(shop.db())
    expect(rows).toHaveLength(130)
    const fill = (visitor: Visitor, job: string) =>
      visitor.ask('/checkout/cart/line-item', {
        method: 'POST',
        body: { items: rows.map(({ id }) => ({ referencedId: id, quantity: 1, payload: { job } })) },
      })
    const ada = shop.visitor()
    await account(shop, ada)
    for (const job of ['first', 'second', 'third']) await fill(ada, job)
    await logOut(ada)
    await fill(ada, 'last')
    await logIn(ada)

    const { rows: stored } = await sql<{ job: string }>`
      select line.payload ->> 'job' as job from cart_line line join cart on cart.id = line.cart_id
      where cart.token = (select token from visit where customer_id is not null)
    `.execute(shop.db())
    expect(stored).toHaveLength(500)
    expect(stored.filter(({ job }) => job === 'last')).toHaveLength(130)
  })

  it('is not doubled by a login whose answer got lost', async () => {
    const ada = shop.visitor()
    await account(shop, ada)
    await add(ada, pot, 2)
    await logOut(ada)
    await add(ada, pot, 1)
    const { token } = ada
    await shop.request('/account/login', {
      method: 'POST',
      token,
      body: { username: 'ada@example.org', password },
    })
    await logIn(ada)

    expect(await lines(ada)).toEqual({ [pot]: 3 })
  })

  it('is the same on every device she is logged in on', async () => {
    const phone = shop.visitor()
    await account(shop, phone)
    await add(phone, pot)
    const desk = shop.visitor()
    await add(desk, bags)
    await logIn(desk)

    expect(await lines(phone)).toEqual({ [pot]: 1, [bags]: 1 })
    await add(phone, filter)
    expect(await lines(desk)).toEqual({ [pot]: 1, [bags]: 1, [filter]: 1 })
  })

  it('takes over what a guest of before had in it, and the guest is forgotten', async () => {
    await account(shop, shop.visitor())
    const ada = shop.visitor()
    await add(ada, pot)
    const { body: guest } = await register(shop, ada, { firstName: 'Guest' })
    await logIn(ada)

    expect(await lines(ada)).toEqual({ [pot]: 1 })
    expect(await shop.db().selectFrom('customer').select('id').where('id', '=', guest.id).execute()).toEqual(
      [],
    )
  })

  it('stays with the account it belongs to when somebody else logs in over it', async () => {
    const ada = shop.visitor()
    await account(shop, ada)
    await add(ada, pot)
    await account(shop, shop.visitor(), { email: 'bea@example.org' })
    await logIn(ada, { username: 'bea@example.org' })

    expect(await lines(ada)).toEqual({})
    const again = shop.visitor()
    await logIn(again)
    expect(await lines(again)).toEqual({ [pot]: 1 })
  })
})

describe('the terms after a login', () => {
  it('are those she had chosen', async () => {
    const { id: euro } = await shop
      .db()
      .selectFrom('currency')
      .select('id')
      .where('iso_code', '=', 'EUR')
      .executeTakeFirstOrThrow()
    const ada = shop.visitor()
    await account(shop, ada)
    await ada.ask('/context', { method: 'PATCH', body: { currencyId: euro } })
    await logOut(ada)
    expect((await ada.ask('/context')).body.currency.isoCode).toBe('CHF')
    await logIn(ada)

    expect((await ada.ask('/context')).body.currency.isoCode).toBe('EUR')
  })

  it('come back after days, under another token', async () => {
    const ada = shop.visitor()
    await account(shop, ada)
    await add(ada, pot)
    const old = ada.token
    now += 3 * 86_400_000
    shop.setClock(new Date(now))
    expect((await ada.ask('/context')).body.customer).toBeNull()
    await logIn(ada)

    expect(ada.token).not.toBe(old)
    expect(await lines(ada)).toEqual({ [pot]: 1 })
    expect((await shop.request('/checkout/cart', { token: old })).body.lineItems).toEqual([])
  })
})

describe('POST /account/logout with an account', () => {
  it('leaves nobody behind under the old token', async () => {
    const ada = shop.visitor()
    await account(shop, ada)
    await add(ada, pot)
    const old = ada.token
    const { status, body } = await logOut(ada)

    expect([status, body.redirectUrl]).toEqual([200, null])
    expect(body.contextToken).toBe(ada.token)
    for (const token of [old, ada.token]) {
      expect((await shop.request('/context', { token })).body.customer).toBeNull()
      expect((await shop.request('/checkout/cart', { token })).body.lineItems).toEqual([])
    }
  })

  it('is refused to whoever is not logged in', async () => {
    expect(refused(await logOut(shop.visitor()))).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
  })
})
