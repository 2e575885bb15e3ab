import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { listMails } from '../../src/shop/mail/mail-store.ts'
import { workOff } from '../orders/buying.ts'
import { account, logIn, password, register } from '../people.ts'
import { openOwnShop, origin } from '../shop.ts'
import { post, refused } from './ada.ts'

/** Links out of mails: used twice, changed, too late, or in another's hands. */
const shop = openOwnShop(4)
const unknown = [404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH']
const another = 'Grünabfuhr am Dienstag'

let now = Date.now()
const later = (seconds: number) => {
  now += seconds * 1000
  shop.setClock(new Date(now))
}
beforeEach(async () => {
  await sql`truncate sales_order, cart, visit, customer, mail cascade`.execute(shop.db())
  await sql`delete from jobs.job`.execute(shop.db())
  later(2 * 3_600)
})

/** The newest link that was mailed to somebody: its parameters. */
async function link(recipient: string): Promise<Record<string, string>> {
  await workOff(shop)
  const mail = (await listMails(shop.db(), 50)).find((mail) => mail.recipient === recipient)
  const url = /https:\/\/shop\.example\S*[?&#]\S+/.exec(mail?.text ?? '')?.[0]
  if (!url) throw new Error(`no link for ${recipient}`)
  return Object.fromEntries(new URL(url).searchParams)
}

const forgot = (email: string) =>
  post(shop.visitor(), '/account/recovery-password', { email, storefrontUrl: origin })
const recover = (hash: string | undefined, newPassword = another) =>
  post(shop.visitor(), '/account/recovery-password-confirm', {
    hash,
    newPassword,
    newPasswordConfirm: newPassword,
  })

describe('the link of who forgot her password', () => {
  it('sets one password, once, and ends every visit of before', async () => {
    const ada = shop.visitor()
    await account(shop, ada)
    await forgot('ada@example.org')
    const { hash } = await link('ada@example.org')

    expect((await recover(hash)).status).toBe(200)
    expect((await shop.request('/context', { token: ada.token })).body.customer).toBeNull()
    expect(refused(await recover(hash, 'Mallory sagt guten Tag'))).toEqual(unknown)
    expect((await logIn(shop.visitor())).status).toBe(401)
    expect((await logIn(shop.visitor(), { password: another })).status).toBe(200)
  })

  it('sets one password when it is used twenty times at once', async () => {
    await account(shop, shop.visitor())
    await forgot('ada@example.org')
    const { hash } = await link('ada@example.org')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => recover(hash, `Passwort Nummer ${index}`)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is dead after two hours, after a newer one, and after the password was changed', async () => {
    const ada = shop.visitor()
    await account(shop, ada)
    await forgot('ada@example.org')
    const first = await link('ada@example.org')
    later(60)
    await forgot('ada@example.org')
    const second = await link('ada@example.org')
    expect(refused(await recover(first.hash))).toEqual(unknown)

    later(7_201)
    expect(refused(await recover(second.hash))).toEqual([410, 'CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED'])

    await forgot('ada@example.org')
    const third = await link('ada@example.org')
    await logIn(ada)
    await post(ada, '/account/change-password', {
      password,
      newPassword: another,
      newPasswordConfirm: another,
    })
    expect(refused(await recover(third.hash, 'Mallory sagt guten Tag'))).toEqual(unknown)
  })

  it('is not found by a part of it, a pattern or nothing', async () => {
    await account(shop, shop.visitor())
    await forgot('ada@example.org')
    const { hash = '' } = await link('ada@example.org')

    for (const guess of [
      '',
      '%',
      `${hash.slice(0, 31)}_`,
      `${hash} `.slice(1),
      hash.toUpperCase(),
      "' or true --",
    ]) {
      expect(refused(await recover(guess)), guess).toEqual(unknown)
    }
    // The database keeps what a link is compared with, and nothing that could be used as one.
    const { rows } = await sql<{
      all: string
    }>`select jsonb_agg(to_jsonb(r))::text as all from customer_recovery r`.execute(shop.db())
    expect(rows[0]?.all).not.toContain(hash)
  })
})

describe('the link of a registration', () => {
  it('opens the account it was sent for, once', async () => {
    const ada = shop.visitor()
    await register(shop, ada, { guest: false, password })
    const { hash, em } = await link('ada@example.org')
    const confirm = (body: object) => post(shop.visitor(), '/account/register-confirm', body)

    expect(refused(await confirm({ hash, em: '0'.repeat(40) }))).toEqual(unknown)
    expect(refused(await confirm({ hash: `${hash}`.slice(1), em }))).toEqual(unknown)
    expect((await confirm({ hash, em })).status).toBe(200)
    const again = await confirm({ hash, em })
    expect([404, 412]).toContain(again.status)
    expect((await shop.request('/context', { token: again.token })).body.customer).toBeNull()
  })

  it('is no way in for who has only the database', async () => {
    await register(shop, shop.visitor(), { guest: false, password })
    const { hash = '' } = await link('ada@example.org')
    const { rows } = await sql<{
      all: string
    }>`select jsonb_agg(to_jsonb(c))::text as all from customer c`.execute(shop.db())
    expect(rows[0]?.all).not.toContain(hash)
  })
})

describe('the database', () => {
  it('holds no token of a visit', async () => {
    const ada = shop.visitor()
    await account(shop, ada)
    const { rows } = await sql<{ all: string }>`
      select coalesce((select jsonb_agg(to_jsonb(v)) from visit v)::text, '')
        || coalesce((select jsonb_agg(to_jsonb(c)) from cart c)::text, '')
        || coalesce((select jsonb_agg(to_jsonb(c)) from cart_command c)::text, '') as all
    `.execute(shop.db())
    expect(rows[0]?.all).not.toContain(ada.token)
  })
})
