import { type SqlBool, sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { hashPassword } from '../../src/platform/password-hash.ts'
import type { Db } from '../../src/platform/postgres/db.ts'
import { account, logIn, password } from '../people.ts'
import { type Answered, openOwnShop, origin, type Visitor } from '../shop.ts'

/** A stranger has the password. Its owner chooses another one at the very moment he does something with the old one. */
const shop = openOwnShop(8)
const another = 'Altglas am Samstag'

beforeEach(async () => void (await sql`truncate customer, visit, cart, mail cascade`.execute(shop.db())))

const code = ({ status, body }: Answered) => [status, body.errors?.[0]?.code]

/** What a request is answered that has looked at the old password, and comes to write when the new one stands. */
async function overtaken(ask: () => Promise<Answered>): Promise<Answered> {
  const asked = await shop
    .db()
    .transaction()
    .execute(async (db) => {
      await sql`select from customer for update`.execute(db)
      const answer = ask()
      await expect.poll(() => somebodyWaits(shop.db())).toBe(true)
      await sql`update customer set password_hash = ${await hashPassword(another)}`.execute(db)
      await sql`delete from session`.execute(db)
      return { answer }
    })
  return asked.answer
}

async function somebodyWaits(db: Db): Promise<boolean> {
  const { rows } = await sql<{ waits: SqlBool }>`
    select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waits
  `.execute(db)
  return rows[0]?.waits === true
}

const post = (visitor: Visitor, path: string, body: object) => visitor.ask(path, { method: 'POST', body })

it('the old password lets nobody in who was about to come in by it', async () => {
  await account(shop, shop.visitor())
  const stranger = shop.visitor()
  const answered = await overtaken(() => logIn(stranger))

  expect(code(answered)).toEqual([401, 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS'])
  expect((await stranger.ask('/context')).body.customer).toBeNull()
  expect((await logIn(shop.visitor(), { password: another })).status).toBe(200)
})

it.each([
  [
    'password',
    '/account/change-password',
    { newPassword: 'Glas am Freitag', newPasswordConfirm: 'Glas am Freitag' },
  ],
  [
    'e-mail',
    '/account/change-email',
    { email: 'stranger@example.org', emailConfirmation: 'stranger@example.org', storefrontUrl: origin },
  ],
])('a login that was ended meanwhile changes no %s any more', async (_what, path, wish) => {
  const visitor = shop.visitor()
  await account(shop, visitor)
  const answered = await overtaken(() => post(visitor, path, { password, ...wish }))

  expect(code(answered)).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
  expect((await logIn(shop.visitor(), { password: another })).status).toBe(200)
  expect((await sql`select from email_change`.execute(shop.db())).rows).toEqual([])
})
