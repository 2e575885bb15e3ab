import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import { forgetLapsed } from '../../src/shop/customers/forget-lapsed.ts'
import { listMails } from '../../src/shop/mail/mail-store.ts'
import { account, guestForm, logIn, password, register } from '../people.ts'
import { openOwnShop, origin, type Visitor } from '../shop.ts'
import { workersFor } from '../work.ts'

const shop = openOwnShop(4)
const pot = productId('45.05.001')

const add = (visitor: Visitor, id: string, quantity = 1) =>
  visitor.ask('/checkout/cart/line-item', { method: 'POST', body: { items: [{ id, quantity }] } })
const refused = ({ status, body }: { status: number; body: { errors: { code: string }[] } }) => [
  status,
  body.errors[0]?.code,
]
const open = (visitor: Visitor, over: Record<string, unknown> = {}) =>
  register(shop, visitor, { guest: false, password, ...over })
const confirm = (visitor: Visitor, link: { hash: string; em: string }) =>
  visitor.ask('/account/register-confirm', { method: 'POST', body: link })
beforeEach(async () => {
  await sql`truncate sales_order, cart, visit, customer, mail cascade`.execute(shop.db())
  await sql`delete from jobs.job`.execute(shop.db())
  await shop.db().updateTable('sales_channel').set({ double_opt_in: true, account_required: false }).execute()
})

const customers = () => shop.db().selectFrom('customer').select(['id', 'email', 'guest', 'active']).execute()

/** What stands in the newest mail's link. */
async function mailedLink() {
  await shop.workOff(workersFor(shop))
  const [mail] = await listMails(shop.db(), 1)
  const url = new URL(/https:\S+confirm\S+/.exec(mail?.text ?? '')?.[0] ?? 'about:blank')
  return {
    mail,
    url,
    link: { hash: url.searchParams.get('hash') ?? '', em: url.searchParams.get('em') ?? '' },
  }
}

describe('POST /account/register with a password', () => {
  it('opens an account that waits for the link in the mail, and leaves the visit as it was', async () => {
    const ada = shop.visitor()
    await add(ada, pot)
    const before = ada.token
    const { status, body } = await open(ada)

    expect(status).toBe(200)
    expect(body).toMatchObject({
      apiAlias: 'customer',
      guest: false,
      active: false,
      doubleOptInRegistration: true,
      doubleOptInConfirmDate: null,
      defaultBillingAddress: { city: 'Zürich' },
    })
    expect(ada.token).toBe(before)
    expect((await ada.ask('/context')).body.customer).toBeNull()
    expect((await ada.ask('/checkout/cart')).body.lineItems).toHaveLength(1)
  })

  it('keeps the password nowhere, and answers it to nobody', async () => {
    const { body } = await open(shop.visitor(), { password: 'Grüngut am Freitag' })
    const row = await shop.db().selectFrom('customer').selectAll().executeTakeFirstOrThrow()

    expect(JSON.stringify([row, body])).not.toContain('Grüngut')
    expect(row.password_hash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(body)).not.toContain('argon2')
  })

  it('logs in at once where the shop asks for no confirmation', async () => {
    await shop.db().updateTable('sales_channel').set({ double_opt_in: false }).execute()
    const ada = shop.visitor()
    await add(ada, pot, 2)
    const before = ada.token
    const { body } = await open(ada)

    expect(body).toMatchObject({ active: true, guest: false, doubleOptInRegistration: false })
    expect(ada.token).not.toBe(before)
    expect((await ada.ask('/context')).body.customer.id).toBe(body.id)
    expect((await ada.ask('/checkout/cart')).body.lineItems).toMatchObject([{ quantity: 2 }])
    expect((await logIn(shop.visitor())).status).toBe(200)
  })

  it('is refused for an e-mail that has an account, and says for which', async () => {
    await account(shop, shop.visitor())
    const { status, body } = await open(shop.visitor(), { email: 'ADA@example.org', password: 'another one' })

    expect(status).toBe(400)
    expect(body.errors).toMatchObject([
      {
        code: 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE',
        source: { pointer: '/email' },
        meta: { parameters: { '{{ email }}': 'ADA@example.org', field: 'email' } },
      },
    ])
    expect(await customers()).toHaveLength(1)
  })

  it('lets a guest order again under the e-mail of an account', async () => {
    await account(shop, shop.visitor())
    expect((await register(shop, shop.visitor())).status).toBe(200)
    expect(await customers()).toHaveLength(2)
  })

  it('opens one account and writes one mail when the answer gets lost and the form is sent again', async () => {
    const ada = shop.visitor()
    const first = await open(ada)
    const again = await open(ada)
    await shop.workOff(workersFor(shop))

    expect(again).toMatchObject({ status: 200, body: { id: first.body.id, active: false } })
    expect(await customers()).toHaveLength(1)
    expect(await listMails(shop.db(), 10)).toHaveLength(1)
  })

  it('tries no passwords at an account that has been there for longer', async () => {
    await account(shop, shop.visitor())
    shop.setClock(new Date(Date.now() + 11 * 60_000))

    expect(refused(await open(shop.visitor()))).toEqual([400, 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE'])
  })

  it('is open to the owner of an e-mail that somebody else left unconfirmed for days', async () => {
    await open(shop.visitor(), { password: 'of a stranger' })
    shop.setClock(new Date(Date.now() + 4 * 86_400_000))
    const { status } = await open(shop.visitor())

    expect(status).toBe(200)
    expect(refused(await logIn(shop.visitor()))).toEqual([401, 'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED'])
  })
})

describe('an e-mail that somebody else typed before', () => {
  it('is registered by whoever has the mailbox, and the link and the password of before open nothing', async () => {
    await open(shop.visitor(), { password: 'of a stranger' })
    const { link: strangers } = await mailedLink()
    expect(refused(await open(shop.visitor()))).toEqual([400, 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE'])

    shop.setClock(new Date(Date.now() + 61 * 60_000))
    expect((await open(shop.visitor())).status).toBe(200)
    expect(await customers()).toHaveLength(1)
    expect((await confirm(shop.visitor(), strangers)).status).toBe(404)
    await shop.db().updateTable('customer').set({ active: true, opt_in_confirmed_at: new Date() }).execute()
    expect((await logIn(shop.visitor(), { password: 'of a stranger' })).status).toBe(401)
    expect((await logIn(shop.visitor())).status).toBe(200)
  })
})

describe('the mail of a registration', () => {
  it.each([
    ['de-DE', '', 'Bitte bestätigen'],
    ['en-US', '/en-US', 'Please confirm'],
    ['it-IT', '/it-IT', 'Confermi'],
    ['fr-FR', '/fr-FR', 'Veuillez confirmer'],
  ])('leads back to the shop in %s', async (code, path, subject) => {
    const ada = shop.visitor()
    const { id: languageId } = await shop
      .db()
      .selectFrom('language')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    await ada.ask('/context', { method: 'PATCH', body: { languageId } })
    await open(ada, { storefrontUrl: `${origin}${path}/` })
    const { mail, url, link } = await mailedLink()

    expect(mail).toMatchObject({ recipient: 'ada@example.org', locale: code })
    expect(mail?.subject).toContain(subject)
    expect(mail?.html).toContain(link.hash)
    expect(url.origin + url.pathname).toBe(`${origin}${path}/registration/confirm`)
    expect(link.em).toBe(createHash('sha1').update('ada@example.org').digest('hex'))
    expect((await confirm(ada, link)).status).toBe(200)
  })
})

describe('POST /account/register-confirm', () => {
  it('opens the account and logs in, with the cart of the visit', async () => {
    const ada = shop.visitor()
    await add(ada, pot, 2)
    const { body: opened } = await open(ada)
    const { link } = await mailedLink()
    const { status, body } = await confirm(ada, link)

    expect(status).toBe(200)
    expect(body).toMatchObject({ id: opened.id, active: true, doubleOptInRegistration: true })
    expect(body.doubleOptInConfirmDate).not.toBeNull()
    expect((await ada.ask('/context')).body.customer.id).toBe(opened.id)
    expect((await ada.ask('/checkout/cart')).body.lineItems).toMatchObject([{ quantity: 2 }])
  })

  it('says to a second click that the account is open', async () => {
    await open(shop.visitor())
    const { link } = await mailedLink()
    await confirm(shop.visitor(), link)

    expect(refused(await confirm(shop.visitor(), link))).toEqual([
      412,
      'CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED',
    ])
  })

  it('takes the newest link, which whoever never found the first gets by the same form, every ten minutes', async () => {
    const { body: opened } = await open(shop.visitor())
    const { link: first } = await mailedLink()
    await sql`update customer set created_at = created_at - interval '11 minutes',
      opt_in_asked_at = opt_in_asked_at - interval '11 minutes'`.execute(shop.db())
    const again = await open(shop.visitor())
    const { link: second } = await mailedLink()

    expect([again.status, again.body.id]).toEqual([200, opened.id])
    expect(second.hash).not.toBe(first.hash)
    await open(shop.visitor())
    expect((await mailedLink()).link).toEqual(second)
    expect(refused(await open(shop.visitor(), { password: 'Ein anderes Passwort' }))).toEqual([
      400,
      'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE',
    ])

    expect(refused(await confirm(shop.visitor(), first))[0]).toBe(404)
    expect((await confirm(shop.visitor(), second)).status).toBe(200)
  })

  it('is forgotten after a week in which nobody confirmed, and only then', async () => {
    await account(shop, shop.visitor(), { email: 'bea@example.org' })
    await open(shop.visitor())
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

    await forgetLapsed(shop.db(), inDays(6))
    expect(await customers()).toHaveLength(2)
    await forgetLapsed(shop.db(), inDays(8))
    expect(await customers()).toMatchObject([{ email: 'bea@example.org' }])
  })

  it('greets whoever opened the account, once', async () => {
    await open(shop.visitor())
    const { link } = await mailedLink()
    await confirm(shop.visitor(), link)
    await confirm(shop.visitor(), link)
    const mails = await shop.db().selectFrom('mail').select('purpose').execute()
    expect(mails.map(({ purpose }) => purpose).sort()).toEqual(['registration-confirmation', 'welcome'])
  })

  it('knows no other link', async () => {
    await open(shop.visitor())
    const { link } = await mailedLink()
    const unknown = [404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH']

    expect(refused(await confirm(shop.visitor(), { ...link, hash: 'x'.repeat(32) }))).toEqual(unknown)
    expect(refused(await confirm(shop.visitor(), { ...link, em: '0'.repeat(40) }))).toEqual(unknown)
    expect(refused(await confirm(shop.visitor(), { hash: '', em: '' }))).toEqual(unknown)
  })
})

describe('an order of an account', () => {
  it('is made like a guest’s, from the shared cart', async () => {
    const ada = shop.visitor()
    const { id } = await account(shop, ada)
    await add(ada, pot)
    await ada.ask('/checkout/cart')
    const { status, body } = await ada.ask('/checkout/order', { method: 'POST', body: {} })

    expect(status).toBe(200)
    expect(body.orderCustomer).toMatchObject({ customerId: id })
    expect((await ada.ask('/checkout/cart')).body.lineItems).toEqual([])
  })

  it('is the only one where the shop wants accounts', async () => {
    await shop.db().updateTable('sales_channel').set({ account_required: true }).execute()
    const body = await guestForm(shop)

    expect(refused(await shop.visitor().ask('/account/register', { method: 'POST', body }))).toEqual([
      403,
      'CHECKOUT__CUSTOMER_NOT_LOGGED_IN',
    ])
    expect((await open(shop.visitor())).status).toBe(200)
  })
})
