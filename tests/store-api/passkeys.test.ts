import { beforeEach, describe, expect, it } from 'vitest'
import { listMails } from '../../src/shop/mail/mail-store.ts'
import { newId } from '../../src/values/ids.ts'
import { authenticator } from '../authenticator.ts'
import { account, password, register } from '../people.ts'
import { type Answered, openShop, origin, type Visitor } from '../shop.ts'

const shop = openShop()

const post = (visitor: Visitor, path: string, body: object = {}) =>
  visitor.ask(path, { method: 'POST', body })
const refused = ({ status, body }: Answered) => [status, body.errors[0]?.code]
const notVerified = [400, 'CHECKOUT__CUSTOMER_PASSKEY_NOT_VERIFIED']
const badCredentials = [401, 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS']

let now = Date.now()
beforeEach(() => {
  now += 2 * 3_600_000
  shop.setClock(new Date(now))
})

const asked = async (visitor: Visitor, typed = password) =>
  (await post(visitor, '/account/passkey/options', { password: typed })).body.options
const askedToLogIn = async (visitor: Visitor) =>
  (await post(visitor, '/account/login/passkey-options')).body.options
const enter = (visitor: Visitor, credential: unknown) =>
  post(visitor, '/account/login/passkey', { credential })
const keys = async (visitor: Visitor) => (await post(visitor, '/account/list-passkey')).body

/** Somebody with an account and a passkey for it. */
async function ada() {
  const visitor = shop.visitor()
  const { id } = await account(shop, visitor)
  const finger = authenticator()
  const { challenge } = await asked(visitor)
  const kept = await post(visitor, '/account/passkey', {
    name: 'Telefon',
    credential: finger.make({ challenge, origin }),
  })
  return { visitor, id, finger, kept }
}

describe('a passkey', () => {
  it('is made for the account, by name, and she is told', async () => {
    const { visitor, kept } = await ada()
    expect(kept).toMatchObject({
      status: 200,
      body: { name: 'Telefon', synced: false, usedAt: null, apiAlias: 'customer_passkey' },
    })
    expect(await keys(visitor)).toEqual([kept.body])
    expect(await listMails(shop.db(), 100)).toContainEqual(
      expect.objectContaining({ purpose: 'passkey-added', recipient: 'ada@example.org' }),
    )
  })

  it('is asked for in a way that needs no name and proves its owner', async () => {
    const { visitor, finger } = await ada()
    const options = await asked(visitor)

    expect(options).toMatchObject({
      rp: { id: 'shop.example' },
      user: { name: 'ada@example.org' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: finger.id }],
    })
  })

  it('is made only by whoever knows the password', async () => {
    const visitor = shop.visitor()
    await account(shop, visitor)
    const answered = await post(visitor, '/account/passkey/options', { password: 'guessed wrong' })
    expect(refused(answered)).toEqual([400, 'VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT'])

    const guest = shop.visitor()
    await register(shop, guest, { email: 'guest@example.org' })
    for (const path of ['/account/passkey/options', '/account/passkey', '/account/list-passkey']) {
      const body = { password, name: 'x', credential: {} }
      expect(refused(await post(guest, path, body))).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
      expect((await post(shop.visitor(), path, body)).status).toBe(403)
    }
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another host', { host: 'evil.example' }],
    ['nobody in particular', { verified: false }],
    ['a challenge nobody gave', { challenge: Buffer.from('made up').toString('base64url') }],
  ])('is not kept when it was made for %s', async (_, over) => {
    const visitor = shop.visitor()
    await account(shop, visitor)
    const { challenge } = await asked(visitor)
    const credential = authenticator().make({ challenge, origin, ...over })

    expect(refused(await post(visitor, '/account/passkey', { name: 'x', credential }))).toEqual(notVerified)
    expect(await keys(visitor)).toEqual([])
  })

  it.each([[null], ['nonsense'], [{}], [[]], [{ id: 7, response: 'x' }]])(
    'is not kept of %j',
    async (credential) => {
      const visitor = shop.visitor()
      await account(shop, visitor)
      await asked(visitor)
      expect(refused(await post(visitor, '/account/passkey', { name: 'x', credential }))).toEqual(notVerified)
      expect(refused(await enter(shop.visitor(), credential))).toEqual(badCredentials)
    },
  )

  it('is not kept by an answer that was given to somebody else, or twice', async () => {
    const { visitor } = await ada()
    const bea = shop.visitor()
    await account(shop, bea, { email: 'bea@example.org' })
    const { challenge } = await asked(visitor)
    const credential = authenticator().make({ challenge, origin })
    const keep = (visitor: Visitor) => post(visitor, '/account/passkey', { name: 'x', credential })

    expect(refused(await keep(bea))).toEqual(notVerified)
    expect((await keep(visitor)).status).toBe(200)
    expect(refused(await keep(visitor))).toEqual(notVerified)
  })

  it('is not kept five minutes later', async () => {
    const visitor = shop.visitor()
    await account(shop, visitor)
    const { challenge } = await asked(visitor)
    shop.setClock(new Date(now + 301_000))
    const credential = authenticator().make({ challenge, origin })

    expect(refused(await post(visitor, '/account/passkey', { name: 'x', credential }))).toEqual(notVerified)
  })

  it('gets another name, and goes, by its owner alone', async () => {
    const { visitor, kept, finger } = await ada()
    const bea = shop.visitor()
    await account(shop, bea, { email: 'bea@example.org' })
    const path = `/account/passkey/${kept.body.id}`
    const unknown = [404, 'CHECKOUT__CUSTOMER_PASSKEY_NOT_FOUND']
    const rename = (visitor: Visitor, name: string) => visitor.ask(path, { method: 'PATCH', body: { name } })
    const remove = (visitor: Visitor, id = kept.body.id) =>
      visitor.ask(`/account/passkey/${id}`, { method: 'DELETE' })

    expect(refused(await rename(bea, 'Mein'))).toEqual(unknown)
    expect(refused(await remove(bea))).toEqual(unknown)
    expect(refused(await rename(visitor, ' '))).toEqual([400, 'VIOLATION::IS_BLANK_ERROR'])
    expect(refused(await rename(visitor, 'x'.repeat(101)))).toEqual([400, 'VIOLATION::TOO_LONG_ERROR'])
    expect((await rename(visitor, 'Notebook')).status).toBe(200)
    expect(await keys(visitor)).toMatchObject([{ name: 'Notebook' }])

    expect((await remove(visitor)).status).toBe(204)
    expect(refused(await remove(visitor))).toEqual(unknown)
    expect(refused(await remove(visitor, newId()))).toEqual(unknown)
    expect(await listMails(shop.db(), 100)).toContainEqual(
      expect.objectContaining({ purpose: 'passkey-removed' }),
    )
    const desk = shop.visitor()
    const { challenge } = await askedToLogIn(desk)
    expect(refused(await enter(desk, finger.sign({ challenge, origin })))).toEqual(badCredentials)
  })
})

describe('a login by passkey', () => {
  it('needs neither e-mail nor password', async () => {
    const { id, finger, visitor } = await ada()
    const desk = shop.visitor()
    const before = desk.token
    const options = await askedToLogIn(desk)
    expect(options).toMatchObject({ rpId: 'shop.example', userVerification: 'required' })
    expect(options.allowCredentials ?? []).toEqual([])
    const answered = await enter(desk, finger.sign({ challenge: options.challenge, origin }))

    expect(answered).toMatchObject({
      status: 200,
      body: { apiAlias: 'array_struct', contextToken: desk.token },
    })
    expect(desk.token).not.toBe(before)
    expect((await desk.ask('/context')).body.customer).toMatchObject({ id })
    expect((await post(desk, '/account/session')).body).toMatchObject([
      { current: true, proof: 'passkey' },
      { current: false },
    ])
    expect((await keys(visitor))[0].usedAt).toBe(new Date(now).toISOString())
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another host', { host: 'evil.example' }],
    ['nobody in particular', { verified: false }],
    ['a challenge nobody gave', { challenge: Buffer.from('made up').toString('base64url') }],
  ])('is refused when it was signed for %s', async (_, over) => {
    const { finger } = await ada()
    const desk = shop.visitor()
    const { challenge } = await askedToLogIn(desk)

    expect(refused(await enter(desk, finger.sign({ challenge, origin, ...over })))).toEqual(badCredentials)
    expect((await desk.ask('/context')).body.customer).toBeNull()
  })

  it('is refused by another key under the same id, and by a challenge for a new passkey', async () => {
    const { finger, visitor } = await ada()
    const desk = shop.visitor()
    const { challenge } = await askedToLogIn(desk)
    const forged = { ...authenticator().sign({ challenge, origin }), id: finger.id, rawId: finger.id }
    expect(refused(await enter(desk, forged))).toEqual(badCredentials)

    const { challenge: other } = await asked(visitor)
    expect(refused(await enter(desk, finger.sign({ challenge: other, origin })))).toEqual(badCredentials)
  })

  it('works once per challenge, within five minutes', async () => {
    const { finger } = await ada()
    const desk = shop.visitor()
    const { challenge } = await askedToLogIn(desk)
    const signed = finger.sign({ challenge, origin })
    expect((await enter(desk, signed)).status).toBe(200)
    expect(refused(await enter(shop.visitor(), signed))).toEqual(badCredentials)

    const { challenge: next } = await askedToLogIn(desk)
    shop.setClock(new Date(now + 301_000))
    expect(refused(await enter(desk, finger.sign({ challenge: next, origin })))).toEqual(badCredentials)
  })

  it('is refused to a copy that counts from behind', async () => {
    const { finger } = await ada()
    const desk = shop.visitor()
    finger.setCounter(10)
    await enter(desk, finger.sign({ challenge: (await askedToLogIn(desk)).challenge, origin }))
    finger.setCounter(3)
    const { challenge } = await askedToLogIn(desk)

    expect(refused(await enter(desk, finger.sign({ challenge, origin })))).toEqual(badCredentials)
  })

  it('does not let in whom the staff shut out', async () => {
    const { id, finger } = await ada()
    await shop.db().updateTable('customer').set({ active: false }).where('id', '=', id).execute()
    const desk = shop.visitor()
    const { challenge } = await askedToLogIn(desk)

    expect(refused(await enter(desk, finger.sign({ challenge, origin })))).toEqual(badCredentials)
  })

  it('is there beside the password, which goes on working', async () => {
    await ada()
    const desk = shop.visitor()
    const body = { username: 'ada@example.org', password }
    expect((await post(desk, '/account/login', body)).status).toBe(200)
  })
})
