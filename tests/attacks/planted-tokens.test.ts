import { describe, expect, it } from 'vitest'
import { account, guestForm, logIn, logOut, password, register } from '../people.ts'
import { openShop, type Visitor } from '../shop.ts'
import { post, pot } from './ada.ts'

/** Mallory has put a token of hers into somebody's browser, or got hold of an old one. */
const shop = openShop()

const whoIs = async (token: string) => (await shop.request('/context', { token })).body.customer
const cartOf = async (token: string) => (await shop.request('/checkout/cart', { token })).body.lineItems
const put = (visitor: Visitor, job?: string) =>
  post(visitor, '/checkout/cart/line-item', { items: [{ id: pot, quantity: 2, payload: { job } }] })

describe('a token that was planted before', () => {
  it('is nobody after a login, and what was in the cart is not found by it', async () => {
    await account(shop, shop.visitor())
    const ada = shop.visitor()
    const planted = ada.token
    await put(ada)
    await logIn(ada)

    expect(ada.token).not.toBe(planted)
    expect([await whoIs(planted), await cartOf(planted)]).toEqual([null, []])
  })

  it('is nobody after a registration that opens an account, nor after the link of its mail', async () => {
    const ada = shop.visitor()
    const planted = ada.token
    await put(ada)
    await account(shop, ada)

    expect(ada.token).not.toBe(planted)
    expect([await whoIs(planted), await cartOf(planted)]).toEqual([null, []])
  })

  it('is nobody after a guest said who she is', async () => {
    const guest = shop.visitor()
    const planted = guest.token
    await put(guest)
    await register(shop, guest)

    expect(guest.token).not.toBe(planted)
    expect([await whoIs(planted), await cartOf(planted)]).toEqual([null, []])
  })

  it('gives whoever registers under it as somebody else nothing of what lay in the cart', async () => {
    const guest = shop.visitor()
    const planted = guest.token
    await put(guest, 'Küche Geheim')
    await register(shop, guest)

    const body = await guestForm(shop, { email: 'mallory@example.org' })
    const mallory = await shop.request('/account/register', { method: 'POST', token: planted, body })
    expect(mallory.status).toBe(200)
    expect(await cartOf(mallory.token)).toEqual([])
  })
})

describe('a token of before', () => {
  it('is nobody after a logout', async () => {
    const ada = shop.visitor()
    await account(shop, ada)
    await put(ada)
    const old = ada.token
    await logOut(ada)

    expect(ada.token).not.toBe(old)
    for (const token of [old, ada.token])
      expect([await whoIs(token), await cartOf(token)]).toEqual([null, []])
  })

  it('is nobody after the password was changed', async () => {
    const [ada, thief] = [shop.visitor(), shop.visitor()]
    await account(shop, ada)
    await logIn(thief)
    const [old, stolen] = [ada.token, thief.token]
    const newPassword = 'Grünabfuhr am Dienstag'
    const changed = await post(ada, '/account/change-password', {
      password,
      newPassword,
      newPasswordConfirm: newPassword,
    })

    expect(changed.status).toBe(200)
    expect(await whoIs(ada.token)).not.toBeNull()
    for (const token of [old, stolen]) expect([await whoIs(token), await cartOf(token)]).toEqual([null, []])
  })
})

describe('a token of the wrong form', () => {
  it.each(['x', '0'.repeat(31), `${'a'.repeat(32)}; Domain=evil.example`, "' or ''='", 'ä'.repeat(32)])(
    '%s is no token, and is not sent back',
    async (token) => {
      const answer = await shop.request('/context', { headers: { 'sw-context-token': encodeURI(token) } })
      expect(answer.status).toBe(200)
      expect(answer.token).toMatch(/^[A-Za-z0-9]{32}$/)
      expect(answer.token).not.toBe(token)
    },
  )
})

describe('a token in the wrong place', () => {
  it('is not believed: a cookie, a query and a body say nothing of who asks', async () => {
    const ada = shop.visitor()
    await account(shop, ada)
    const { token } = ada
    const answers = await Promise.all([
      shop.request('/context', { headers: { cookie: `sw-context-token=${token}` } }),
      shop.request(`/context?sw-context-token=${token}&token=${token}`),
      shop.request('/account/customer', {
        method: 'POST',
        body: { 'sw-context-token': token, token },
        headers: { cookie: `sw-context-token=${token}` },
      }),
    ])

    expect(answers.map(({ body }) => body.customer ?? null)).toEqual([null, null, null])
    expect(answers[2]?.status).toBe(403)
  })
})
