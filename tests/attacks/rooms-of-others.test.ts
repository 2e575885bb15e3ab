import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../src/store-api/store-api.ts'
import { newId } from '../../src/values/ids.ts'
import { account, guestForm, logIn, password, register } from '../people.ts'
import { openShop, origin, type Visitor } from '../shop.ts'
import { bags, post, pot, refused } from './ada.ts'

/** The doors of an account, each of them, also those that are built after this was written. */
const shop = openShop()
let now = Date.now()
beforeEach(() => {
  now += 2 * 3_600_000
  shop.setClock(new Date(now))
})
const closed = [403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN']

const operations = Object.keys(paths).map((operation) => {
  const [method = '', template = ''] = operation.split(' ')
  return { operation, method, template }
})

/** Whoever goes through these is nobody yet, or has a link. */
const open = [
  'POST /account/register',
  'POST /account/register-confirm',
  'POST /account/login',
  'POST /account/login/imitate-customer',
  'POST /account/login/passkey-options',
  'POST /account/login/passkey',
  'POST /account/recovery-password',
  'POST /account/recovery-password-confirm',
  'POST /account/customer-recovery-is-expired',
  'POST /account/change-email-confirm',
]
/** Contract 11: what a guest may do as well. */
const forGuests = [
  'POST /account/customer',
  'DELETE /account/customer',
  'POST /account/list-address',
  'POST /account/address',
  'PATCH /account/address/{addressId}',
  'DELETE /account/address/{addressId}',
  'PATCH /account/address/default-billing/{addressId}',
  'PATCH /account/address/default-shipping/{addressId}',
  'POST /account/logout',
  'POST /account/change-profile',
]
const personal = operations.filter(
  ({ operation, template }) => /^\/(?:account|customer)\//.test(template) && !open.includes(operation),
)

/** A body that every one of them could read, so that none is refused for what it lacks. */
const whole = async () => ({
  ...(await guestForm(shop)),
  ...((await guestForm(shop)).billingAddress as object),
  password,
  newPassword: 'Grünabfuhr am Dienstag',
  newPasswordConfirm: 'Grünabfuhr am Dienstag',
  emailConfirmation: 'ada@example.org',
  productIds: [pot],
  cabinets: [],
  place: 'complete_bodyWidth-600',
  name: 'Ada',
  credential: {},
  languageId: newId(),
  requestedGroupId: newId(),
})
const knock = async (visitor: Visitor, { method, template }: { method: string; template: string }) =>
  visitor.ask(
    template.replace(/\{\w+\}/g, () => newId()),
    method === 'GET' ? {} : { method, body: await whole() },
  )

describe('a door of an account', () => {
  it('is closed to nobody, and to an account that waits for its link', async () => {
    const waits = shop.visitor()
    await register(shop, waits, { guest: false, password, email: 'waits@example.org' })
    for (const door of personal) {
      expect(refused(await knock(shop.visitor(), door)), door.operation).toEqual(closed)
      expect(refused(await knock(waits, door)), door.operation).toEqual(closed)
    }
  })

  it('is closed to a guest and to whom the staff shut, but for what guests may do', async () => {
    const [guest, shut] = [shop.visitor(), shop.visitor()]
    await register(shop, guest)
    await account(shop, shut, { email: 'shut@example.org' })
    await sql`update customer set active = false where email = 'shut@example.org'`.execute(shop.db())
    for (const door of personal.filter(({ operation }) => !forGuests.includes(operation))) {
      expect(refused(await knock(guest, door)), door.operation).toEqual(closed)
      expect(refused(await knock(shut, door)), door.operation).toEqual(closed)
    }
  })
})

describe('a customer', () => {
  async function two() {
    const [ada, mallory] = [shop.visitor(), shop.visitor()]
    await account(shop, ada)
    await account(shop, mallory, { email: 'mallory@example.org' })
    return { ada, mallory }
  }

  it('ends no session of another, whichever id she has', async () => {
    const { ada, mallory } = await two()
    const [session] = (await post(ada, '/account/session')).body
    const answer = await mallory.ask(`/account/session/${session.id}`, { method: 'DELETE' })

    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect((await ada.ask('/context')).body.customer).not.toBeNull()
    expect((await post(mallory, '/account/session')).body.map(({ id }: { id: string }) => id)).not.toContain(
      session.id,
    )
  })

  it('neither names nor removes a passkey of another', async () => {
    const { ada, mallory } = await two()
    const { body } = await post(ada, '/account/customer')
    const id = newId<'passkey'>()
    await sql`insert into passkey (id, customer_id, credential_id, public_key, counter, transports, synced, name, created_at)
      values (${id}, ${body.id}, 'hers', ${Buffer.from('x')}, 0, '{}', false, 'Telefon', now())`.execute(
      shop.db(),
    )
    const renamed = await mallory.ask(`/account/passkey/${id}`, { method: 'PATCH', body: { name: 'Mine' } })
    const removed = await mallory.ask(`/account/passkey/${id}`, { method: 'DELETE' })

    expect([renamed.status, removed.status]).toEqual([404, 404])
    expect((await post(ada, '/account/list-passkey')).body).toMatchObject([{ name: 'Telefon' }])
  })

  it('hears nothing of another in a copy of her own data', async () => {
    const { ada, mallory } = await two()
    await post(ada, '/checkout/cart/line-item', {
      items: [{ id: pot, quantity: 1, payload: { job: 'Küche Geheim' } }],
    })
    const { salutationId } = (await post(ada, '/account/customer')).body
    const enquiry = { salutationId, email: 'mallory@example.org', subject: 'Hallo', comment: 'Passt das?' }
    expect((await post(ada, '/contact-form', enquiry)).status).toBe(200)
    const { status, body } = await post(mallory, '/account/data-export')

    expect(status).toBe(200)
    const text = JSON.stringify(body)
    expect(text).toContain('mallory@example.org')
    expect(text).not.toContain('ada@example.org')
    expect(text).not.toMatch(/argon2|token_key|password_hash|Küche Geheim/)
  })

  it('hears nothing that was written to an address that she only typed', async () => {
    await sql`update sales_channel set double_opt_in = false`.execute(shop.db())
    await post(shop.visitor(), '/newsletter/subscribe', {
      email: 'victim@example.org',
      option: 'subscribe',
      storefrontUrl: origin,
    })
    const mallory = shop.visitor()
    await account(shop, mallory, { email: 'victim@example.org' })

    expect((await post(mallory, '/account/data-export')).body.data).toMatchObject({
      newsletter: [],
      mails: [],
    })
    await mallory.ask('/account/customer', { method: 'DELETE' })
    const { rows } = await sql`select from newsletter_recipient where email = 'victim@example.org'`.execute(
      shop.db(),
    )
    expect(rows).toHaveLength(1)
  })

  it('shares a list without her name, and takes it back from everybody at once', async () => {
    const { ada } = await two()
    await post(ada, `/customer/wishlist/add/${bags}`)
    const { shareCode } = (await post(ada, '/customer/wishlist/share')).body
    const stranger = shop.visitor()
    const shared = operations.find(({ template }) => /shared/.test(template) && /wishlist/.test(template))
    if (!shared) throw new Error('a shared wishlist has a door')
    const look = (code: string) =>
      stranger.ask(shared.template.replace(/\{\w+\}/, code), {
        method: shared.method,
        body: { shareCode: code, code },
      })

    const seen = await look(shareCode)
    expect(seen.status).toBe(200)
    expect(JSON.stringify(seen.body)).toContain(bags)
    expect(JSON.stringify(seen.body)).not.toMatch(/ada@example|Muster|customerId":"[0-9a-f]/i)
    for (const guess of ['0'.repeat(32), `${shareCode}`.toLowerCase(), '%', '_'.repeat(32)]) {
      if (guess !== shareCode) expect([400, 404], guess).toContain((await look(guess)).status)
    }
    await ada.ask('/customer/wishlist/share', { method: 'DELETE' })
    expect((await look(shareCode)).status).toBe(404)
  })

  it('is asked for her password where the account changes hands', async () => {
    const { ada } = await two()
    const wrong = { password: 'not hers' }
    const email = { email: 'eve@example.org', emailConfirmation: 'eve@example.org' }
    const next = { newPassword: 'Grünabfuhr am Dienstag', newPasswordConfirm: 'Grünabfuhr am Dienstag' }
    const answers = [
      await post(ada, '/account/change-email', { ...email, ...wrong }),
      await post(ada, '/account/change-password', { ...next, ...wrong }),
      await post(ada, '/account/passkey/options', wrong),
      await ada.ask('/account/customer', { method: 'DELETE', body: wrong }),
    ]

    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400])
    expect((await logIn(shop.visitor())).status).toBe(200)
  })
})
