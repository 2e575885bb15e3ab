import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetLapsed } from '../../src/shop/customers/forget-lapsed.ts'
import { newId } from '../../src/values/ids.ts'
import { account, logIn, logOut, register } from '../people.ts'
import { type Answered, openShop, type Visitor } from '../shop.ts'

const shop = openShop()

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

const list = (visitor: Visitor) => visitor.ask('/account/session', { method: 'POST', body: {} })
const end = (visitor: Visitor, id = '') =>
  visitor.ask(`/account/session${id && `/${id}`}`, { method: 'DELETE' })
const idOf = async (visitor: Visitor): Promise<string> =>
  (await list(visitor)).body.find(({ current }: { current: boolean }) => current).id
const isIn = async (visitor: Visitor) => (await visitor.ask('/context')).body.customer !== null
const refused = ({ status, body }: Answered) => [status, body.errors[0]?.code]
const notLoggedIn = [403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN']
const unknown = [404, 'CHECKOUT__CUSTOMER_SESSION_NOT_FOUND']

let now = Date.now()
const minutesLater = (minutes: number) => {
  now += minutes * 60_000
  shop.setClock(new Date(now))
}
beforeEach(() => minutesLater(24 * 60))

async function twoDevices(): Promise<[desk: Visitor, phone: Visitor]> {
  const [desk, phone] = [shop.visitor(), shop.visitor()]
  await account(shop, desk)
  const body = { username: 'ada@example.org', password: 'Kehricht am Montag' }
  await phone.ask('/account/login', { method: 'POST', body, headers: { 'user-agent': iphone } })
  return [desk, phone]
}

describe('POST /account/session', () => {
  it('lists the devices somebody is logged in on, this one first', async () => {
    const [, phone] = await twoDevices()
    const desk = shop.visitor()
    minutesLater(3)
    const body = { username: 'ada@example.org', password: 'Kehricht am Montag' }
    await desk.ask('/account/login', { method: 'POST', body, headers: { 'user-agent': firefox } })

    expect((await list(phone)).body).toMatchObject([
      { apiAlias: 'customer_session', current: true, browser: 'Safari', system: 'iPhone', proof: 'password' },
      {
        current: false,
        browser: 'Firefox',
        system: 'Linux',
        proof: 'password',
        beganAt: new Date(now).toISOString(),
      },
      { current: false, browser: null, system: null, proof: 'link' },
    ])
  })

  it('is refused to guests and strangers', async () => {
    const guest = shop.visitor()
    await register(shop, guest)
    for (const visitor of [guest, shop.visitor()]) {
      expect(refused(await list(visitor))).toEqual(notLoggedIn)
      expect(refused(await end(visitor))).toEqual(notLoggedIn)
      expect(refused(await end(visitor, newId()))).toEqual(notLoggedIn)
    }
  })

  it('tells of nobody else’s', async () => {
    const [desk] = await twoDevices()
    const bea = shop.visitor()
    await account(shop, bea, { email: 'bea@example.org' })

    expect((await list(bea)).body).toHaveLength(1)
    expect((await list(desk)).body).toHaveLength(2)
  })
})

describe('DELETE /account/session/{sessionId}', () => {
  it('logs that device out and no other', async () => {
    const [desk, phone] = await twoDevices()
    expect((await end(desk, await idOf(phone))).status).toBe(204)

    expect([await isIn(desk), await isIn(phone)]).toEqual([true, false])
    expect((await list(desk)).body).toHaveLength(1)
  })

  it('logs this device out under a fresh token', async () => {
    const [desk, phone] = await twoDevices()
    const before = desk.token
    await end(desk, await idOf(desk))

    expect(desk.token).not.toBe(before)
    expect([await isIn(desk), await isIn(phone)]).toEqual([false, true])
  })

  it('does not touch a stranger’s', async () => {
    const [desk] = await twoDevices()
    const bea = shop.visitor()
    await account(shop, bea, { email: 'bea@example.org' })

    expect(refused(await end(bea, await idOf(desk)))).toEqual(unknown)
    expect(refused(await end(bea, newId()))).toEqual(unknown)
    expect(refused(await end(bea, 'nonsense'))).toEqual([400, 'FRAMEWORK__INVALID_UUID'])
    expect(await isIn(desk)).toBe(true)
  })
})

describe('DELETE /account/session', () => {
  it('logs all other devices out', async () => {
    const [desk, phone] = await twoDevices()
    const tablet = shop.visitor()
    await logIn(tablet)
    expect((await end(desk)).status).toBe(204)

    expect([await isIn(desk), await isIn(phone), await isIn(tablet)]).toEqual([true, false, false])
  })
})

describe('a login', () => {
  it('has a token of its own on each device, and none of them stands in the database', async () => {
    const [desk, phone] = await twoDevices()
    expect(desk.token).not.toBe(phone.token)

    const { rows } = await sql<{ row: string }>`
      select to_jsonb(session)::text as row from session union all select to_jsonb(visit)::text from visit
      union all select to_jsonb(cart)::text from cart
    `.execute(shop.db())
    for (const { token } of [desk, phone]) expect(rows.filter(({ row }) => row.includes(token))).toEqual([])
  })

  it('cannot be taken over by whoever reads the database', async () => {
    await twoDevices()
    const { rows } = await sql<{ key: string }>`
      select token_key as key from session union all select token from visit union all select token from cart
    `.execute(shop.db())

    expect(rows.length).toBeGreaterThan(2)
    for (const { key } of rows) {
      expect((await shop.request('/context', { token: key })).body.customer).toBeNull()
    }
  })

  it('lasts a day from when it was seen last', async () => {
    const [desk, phone] = await twoDevices()
    minutesLater(23 * 60)
    expect(await isIn(desk)).toBe(true)
    minutesLater(23 * 60)
    expect([await isIn(desk), await isIn(phone)]).toEqual([true, false])
    expect((await list(desk)).body).toHaveLength(1)

    minutesLater(25 * 60)
    expect(await isIn(desk)).toBe(false)
  })

  it('is forgotten with its device once it lapsed, and so are links nobody followed', async () => {
    const [desk] = await twoDevices()
    await sql`insert into passkey_challenge (hash, created_at) values (${newId()}, ${new Date(now)})`.execute(
      shop.db(),
    )
    const left = async () =>
      (
        await sql<{ n: number }>`
          select (select count(*) from session) + (select count(*) from passkey_challenge) as n
        `.execute(shop.db())
      ).rows[0]?.n
    expect(Number(await left())).toBe(3)

    minutesLater(10)
    await forgetLapsed(shop.db(), new Date(now))
    expect(Number(await left())).toBe(2)
    expect(await isIn(desk)).toBe(true)

    minutesLater(24 * 60 + 1)
    await forgetLapsed(shop.db(), new Date(now))
    expect(Number(await left())).toBe(0)
  })

  it('is written down once in five minutes, however much somebody looks around', async () => {
    const [desk] = await twoDevices()
    const writes = async () => {
      const before = shop.statements().length
      await desk.ask('/context')
      return shop
        .statements()
        .slice(before)
        .filter((text) => text.includes('update session'))
    }

    minutesLater(4)
    expect(await writes()).toHaveLength(0)
    minutesLater(4)
    expect(await writes()).toHaveLength(1)
    expect(await writes()).toHaveLength(0)
  })

  it('ends on this device alone when she logs out', async () => {
    const [desk, phone] = await twoDevices()
    await logOut(desk)

    expect([await isIn(desk), await isIn(phone)]).toEqual([false, true])
  })

  it('takes the place of the one before on the same device', async () => {
    const [desk] = await twoDevices()
    const before = desk.token
    await logIn(desk)

    expect(desk.token).not.toBe(before)
    expect((await list(desk)).body).toHaveLength(2)
    expect((await shop.request('/context', { token: before })).body.customer).toBeNull()
  })
})
