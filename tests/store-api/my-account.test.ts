import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import { listMails } from '../../src/shop/mail/mail-store.ts'
import { newId } from '../../src/values/ids.ts'
import { account, guestForm, logIn, password, register } from '../people.ts'
import { type Answered, openOwnShop, origin, type Visitor } from '../shop.ts'
import { workersFor } from '../work.ts'

const shop = openOwnShop(4)

const post = (visitor: Visitor, path: string, body: object = {}) =>
  visitor.ask(path, { method: 'POST', body })
const refused = ({ status, body }: Answered) => [status, body.errors[0]?.code]
const problems = ({ body }: Answered) =>
  Object.fromEntries(
    body.errors.map(({ code, source }: { code: string; source: { pointer: string } }) => [
      source.pointer,
      code.replace('VIOLATION::', ''),
    ]),
  )
const notLoggedIn = [403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN']
const succeeded = { status: 200, body: { success: true, apiAlias: 'array_struct' } }

let now = Date.now()
const later = (seconds: number) => {
  now += seconds * 1000
  shop.setClock(new Date(now))
}

beforeEach(async () => {
  await sql`truncate sales_order, cart, visit, customer, mail cascade`.execute(shop.db())
  await sql`delete from jobs.job`.execute(shop.db())
  // Everybody comes from the same address: the failures of the test before are forgotten by now.
  later(2 * 3_600)
})

/** What lies in the outbox by now, the newest first. */
async function mailsOf(purpose: string) {
  const workers = workersFor(shop, { now: () => new Date(now) })
  while ((await shop.workOff(workers)) > 0);
  return (await listMails(shop.db(), 100)).filter((mail) => mail.purpose === purpose)
}

async function ada(): Promise<Visitor & { id: string }> {
  const visitor = shop.visitor()
  const { id } = await account(shop, visitor)
  return Object.assign(visitor, { id })
}

async function guest(): Promise<Visitor> {
  const visitor = shop.visitor()
  await register(shop, visitor)
  return visitor
}

describe('what only an account may do', () => {
  it.each([
    ['/account/change-password', {}],
    ['/account/change-email', {}],
    ['/account/change-language', { languageId: newId() }],
    [`/account/change-payment-method/${newId()}`, {}],
  ])('is refused to guests and strangers: %s', async (path, body) => {
    expect(refused(await post(await guest(), path, body))).toEqual(notLoggedIn)
    expect(refused(await post(shop.visitor(), path, body))).toEqual(notLoggedIn)
  })
})

describe('POST /account/change-password', () => {
  const change = (visitor: Visitor, over: object = {}) =>
    post(visitor, '/account/change-password', {
      password,
      newPassword: 'Altglas am Samstag',
      newPasswordConfirm: 'Altglas am Samstag',
      ...over,
    })

  it('takes the new one from then on', async () => {
    const visitor = await ada()
    expect(await change(visitor)).toMatchObject(succeeded)

    expect((await logIn(shop.visitor(), { password: 'Altglas am Samstag' })).status).toBe(200)
    expect(refused(await logIn(shop.visitor()))).toEqual([401, 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS'])
  })

  it('keeps this device logged in, and no other', async () => {
    const visitor = await ada()
    const phone = shop.visitor()
    await logIn(phone)
    await change(visitor)

    expect((await visitor.ask('/context')).body.customer.id).toBe(visitor.id)
    expect((await phone.ask('/context')).body.customer).toBeNull()
  })

  it('goes on under another token, and the one of before opens nothing', async () => {
    const visitor = await ada()
    const { token } = visitor
    await change(visitor)

    expect(visitor.token).not.toBe(token)
    expect((await shop.request('/context', { token })).body.customer).toBeNull()
  })

  it.each([['password123'], ['Sonnenschein'], ['ada@example.org'], ['AdaMuster']])(
    'takes none that is tried first: %s',
    async (newPassword) => {
      const answered = await change(await ada(), { newPassword, newPasswordConfirm: newPassword })
      expect(problems(answered)).toEqual({ '/newPassword': 'PASSWORD_STRENGTH_ERROR' })
      expect(JSON.stringify(answered.body)).not.toContain(newPassword)
    },
  )

  it('names what is wrong: VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT', async () => {
    const visitor = await ada()
    const answered = await change(visitor, {
      password: 'wrong',
      newPassword: 'short',
      newPasswordConfirm: 'other',
    })

    expect(answered.status).toBe(400)
    expect(problems(answered)).toEqual({
      '/password': 'CUSTOMER_PASSWORD_NOT_CORRECT',
      '/newPassword': 'TOO_SHORT_ERROR',
      '/newPasswordConfirm': 'NOT_EQUAL_ERROR',
    })
    expect(JSON.stringify(answered.body)).not.toMatch(/short"|other/)
  })

  it('cannot be guessed at for ever', async () => {
    const visitor = await ada()
    for (let count = 0; count < 10; count++) await change(visitor, { password: 'guessed wrong' })

    expect(refused(await change(visitor))).toEqual([429, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED'])
  })
})

describe('a password chosen with an account', () => {
  it.each([['iloveyou'], ['ADA@example.org'], ['Ada Muster'], ['qwertzuiop']])(
    'is none that is tried first: %s',
    async (chosen) => {
      const answered = await register(shop, shop.visitor(), { guest: false, password: chosen })
      expect(problems(answered)).toEqual({ '/password': 'PASSWORD_STRENGTH_ERROR' })
    },
  )
})

describe('POST /account/change-email', () => {
  const change = (visitor: Visitor, email: string, over: object = {}) =>
    post(visitor, '/account/change-email', { email, emailConfirmation: email, password, ...over })
  const confirm = (hash: string) => post(shop.visitor(), '/account/change-email-confirm', { hash })
  const mailed = (purpose: string) => mailsOf(purpose).then(([mail]) => mail)
  const mailedLink = async (home = origin) =>
    new RegExp(`${home}/account/email/confirm\\?hash=(\\w{32})`).exec(
      (await mailed('email-confirmation'))?.text ?? '',
    )?.[1] ?? ''

  it('changes nothing before the link in the mail to the new address was opened', async () => {
    const visitor = await ada()
    expect(await change(visitor, 'augusta@example.org')).toMatchObject(succeeded)
    expect(await mailed('email-confirmation')).toMatchObject({ recipient: 'augusta@example.org' })
    expect(await mailed('email-change-asked')).toMatchObject({ recipient: 'ada@example.org' })
    expect((await logIn(shop.visitor(), { username: 'augusta@example.org' })).status).toBe(401)
    expect((await logIn(shop.visitor())).status).toBe(200)

    expect(await confirm(await mailedLink())).toMatchObject(succeeded)
    expect((await logIn(shop.visitor(), { username: 'augusta@example.org' })).status).toBe(200)
    expect((await logIn(shop.visitor())).status).toBe(401)
    expect((await visitor.ask('/context')).body.customer.email).toBe('augusta@example.org')
    expect(await mailed('email-changed')).toMatchObject({ recipient: 'ada@example.org' })
    expect(await mailed('email-in-place')).toMatchObject({ recipient: 'augusta@example.org' })
  })

  it('leads back to where the shopper is, and to no other shop', async () => {
    const visitor = await ada()
    await change(visitor, 'augusta@example.org', { storefrontUrl: `${origin}/fr-FR/` })
    expect(await mailedLink(`${origin}/fr-FR`)).not.toBe('')

    const astray = await change(visitor, 'other@example.org', { storefrontUrl: 'https://evil.example' })
    expect(problems(astray)).toEqual({ '/storefrontUrl': 'NO_SUCH_CHOICE_ERROR' })
  })

  it('has a link that works once, for a day, the newest', async () => {
    const visitor = await ada()
    await change(visitor, 'first@example.org')
    const first = await mailedLink()
    await sql`truncate mail`.execute(shop.db())
    await change(visitor, 'second@example.org')
    const second = await mailedLink()
    expect(refused(await confirm(first))).toEqual([404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH'])
    expect((await confirm(second)).status).toBe(200)
    expect(refused(await confirm(second))).toEqual([404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH'])

    await sql`truncate mail`.execute(shop.db())
    await change(visitor, 'third@example.org')
    const third = await mailedLink()
    later(24 * 3_600 + 1)
    expect(refused(await confirm(third))).toEqual([410, 'CHECKOUT__CUSTOMER_EMAIL_HASH_EXPIRED'])
  })

  it('has a link that dies with the password it was asked for by, and with a change of mind', async () => {
    const visitor = await ada()
    await change(visitor, 'augusta@example.org')
    const first = await mailedLink()
    const another = 'Altglas am Samstag'
    await post(visitor, '/account/change-password', {
      password,
      newPassword: another,
      newPasswordConfirm: another,
    })
    expect(refused(await confirm(first))).toEqual([404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH'])

    await sql`truncate mail`.execute(shop.db())
    await change(visitor, 'augusta@example.org', { password: another })
    const second = await mailedLink()
    expect(await change(visitor, 'ada@example.org', { password: another })).toMatchObject(succeeded)
    expect(refused(await confirm(second))).toEqual([404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH'])
  })

  it('lets her write her own address in other capitals', async () => {
    const visitor = await ada()
    expect(await change(visitor, 'Ada@Example.org')).toMatchObject(succeeded)
    await confirm(await mailedLink())
    expect((await visitor.ask('/context')).body.customer.email).toBe('Ada@Example.org')
  })

  it('is not kept from an address by whoever registered with it and never confirmed', async () => {
    const visitor = await ada()
    await register(shop, shop.visitor(), { guest: false, password, email: 'augusta@example.org' })
    expect(await change(visitor, 'augusta@example.org')).toMatchObject(succeeded)
    expect(await confirm(await mailedLink())).toMatchObject(succeeded)

    expect((await visitor.ask('/context')).body.customer.email).toBe('augusta@example.org')
  })

  it('names what is wrong: VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE', async () => {
    const visitor = await ada()
    await account(shop, shop.visitor(), { email: 'bea@example.org' })

    expect(problems(await change(visitor, 'BEA@example.org'))).toEqual({
      '/email': 'CUSTOMER_EMAIL_NOT_UNIQUE',
    })
    expect(problems(await change(visitor, 'ada@', { emailConfirmation: 'x', password: 'wrong' }))).toEqual({
      '/email': 'INVALID_EMAIL_FORMAT_ERROR',
      '/emailConfirmation': 'NOT_EQUAL_ERROR',
      '/password': 'CUSTOMER_PASSWORD_NOT_CORRECT',
    })
  })

  it('gives an e-mail to one of two accounts that want it at the same moment', async () => {
    const visitor = await ada()
    const bea = shop.visitor()
    await account(shop, bea, { email: 'bea@example.org' })
    await sql`truncate mail`.execute(shop.db())
    await change(visitor, 'same@example.org')
    await change(bea, 'same@example.org')
    const links = (await mailsOf('email-confirmation')).map(
      ({ text }) => /confirm\?hash=(\w{32})/.exec(text)?.[1] ?? '',
    )
    expect(links).toHaveLength(2)
    const answers = await Promise.all(links.map(confirm))

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(problems(answers.find(({ status }) => status === 400) as Answered)).toEqual({
      '/email': 'CUSTOMER_EMAIL_NOT_UNIQUE',
    })
  })
})

describe('a forgotten password', () => {
  const forget = (email: string, over: object = {}) =>
    post(shop.visitor(), '/account/recovery-password', { email, storefrontUrl: `${origin}/en-US`, ...over })
  const recover = (hash: string, over: object = {}) =>
    post(shop.visitor(), '/account/recovery-password-confirm', {
      hash,
      newPassword: 'Altglas am Samstag',
      newPasswordConfirm: 'Altglas am Samstag',
      ...over,
    })
  const isExpired = (hash: string) => post(shop.visitor(), '/account/customer-recovery-is-expired', { hash })

  async function mailedHash(): Promise<string> {
    const [mail] = await mailsOf('password-recovery')
    expect(mail).toMatchObject({ recipient: 'ada@example.org' })
    return /en-US\/reset-password\?hash=(\w{32})/.exec(mail?.text ?? '')?.[1] ?? ''
  }

  it('is replaced by the link in a mail, and whoever was logged in is not any more', async () => {
    const visitor = await ada()
    expect(await forget('ADA@example.org')).toMatchObject(succeeded)
    const hash = await mailedHash()

    expect((await isExpired(hash)).body).toEqual({ isExpired: false, apiAlias: 'array_struct' })
    expect(await recover(hash)).toMatchObject(succeeded)
    expect((await logIn(shop.visitor(), { password: 'Altglas am Samstag' })).status).toBe(200)
    expect((await visitor.ask('/context')).body.customer).toBeNull()
  })

  it('is answered alike where there is no account, and nobody gets a mail', async () => {
    await ada()
    const known = await forget('ada@example.org')
    expect(await mailsOf('password-recovery')).toHaveLength(1)
    await sql`truncate mail`.execute(shop.db())
    const unknown = await forget('nobody@example.org')
    await register(shop, shop.visitor(), { email: 'guest@example.org' })
    const ofGuest = await forget('guest@example.org')

    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect([ofGuest.status, ofGuest.body]).toEqual([known.status, known.body])
    expect(await mailsOf('password-recovery')).toEqual([])
  })

  it('is answered by the very same statements where there is no account', async () => {
    await ada()
    const asked = async (email: string) => {
      const before = shop.statements().length
      await forget(email)
      return shop.statements().slice(before)
    }

    expect(await asked('nobody@example.org')).toEqual(await asked('ada@example.org'))
  })

  it('has a link that stands nowhere in the database but in the mail', async () => {
    await ada()
    await forget('ada@example.org')
    const hash = await mailedHash()
    const { rows } = await sql<{ hash: string }>`select hash from customer_recovery`.execute(shop.db())
    const jobs = await sql`select from jobs.job where data::text like ${`%${hash}%`}`.execute(shop.db())

    expect(rows).toHaveLength(1)
    expect(rows[0]?.hash).not.toBe(hash)
    expect(refused(await recover(rows[0]?.hash ?? ''))).toEqual([404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH'])
    expect(jobs.rows).toEqual([])
  })

  it('has a link that works once', async () => {
    await ada()
    await forget('ada@example.org')
    const hash = await mailedHash()
    await recover(hash)

    expect(refused(await recover(hash))).toEqual([404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH'])
    expect(refused(await isExpired(hash))).toEqual([404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH'])
  })

  it('has a link that is good for two hours: CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED', async () => {
    await ada()
    await forget('ada@example.org')
    const hash = await mailedHash()
    later(2 * 3_600 + 1)

    expect((await isExpired(hash)).body).toMatchObject({ isExpired: true })
    expect(refused(await recover(hash))).toEqual([410, 'CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED'])
  })

  it('has one link that counts, the newest', async () => {
    await ada()
    await forget('ada@example.org')
    const old = await mailedHash()
    await sql`truncate mail`.execute(shop.db())
    await forget('ada@example.org')
    const hash = await mailedHash()

    expect(refused(await recover(old))).toEqual([404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH'])
    expect((await recover(hash)).status).toBe(200)
  })

  it('has a link that is dead once the password, or the e-mail, was changed by who knew it', async () => {
    const visitor = await ada()
    await forget('ada@example.org')
    const first = await mailedHash()
    await post(visitor, '/account/change-password', {
      password,
      newPassword: password,
      newPasswordConfirm: password,
    })
    expect(await mailsOf('password-changed')).toMatchObject([{ recipient: 'ada@example.org' }])
    expect(refused(await recover(first))).toEqual([404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH'])

    await sql`truncate mail`.execute(shop.db())
    await forget('ada@example.org')
    const second = await mailedHash()
    const email = 'lovelace@example.org'
    await post(visitor, '/account/change-email', { email, emailConfirmation: email, password })
    const [asked] = await mailsOf('email-confirmation')
    const link = /confirm\?hash=(\w{32})/.exec(asked?.text ?? '')?.[1]
    await post(shop.visitor(), '/account/change-email-confirm', { hash: link })
    expect(refused(await recover(second))).toEqual([404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH'])
  })

  it('keeps the link when the new password will not do', async () => {
    await ada()
    await forget('ada@example.org')
    const hash = await mailedHash()

    expect(problems(await recover(hash, { newPassword: 'short' }))).toEqual({
      '/newPassword': 'TOO_SHORT_ERROR',
      '/newPasswordConfirm': 'NOT_EQUAL_ERROR',
    })
    expect((await recover(hash)).status).toBe(200)
  })

  it('sends nobody to another shop, and nobody many mails', async () => {
    await ada()
    expect(problems(await forget('ada@example.org', { storefrontUrl: 'https://evil.example' }))).toEqual({
      '/storefrontUrl': 'NO_SUCH_CHOICE_ERROR',
    })
    const answers = []
    for (let count = 0; count < 6; count++) answers.push(await forget('ada@example.org'))
    expect(refused(answers.at(-1) as Answered)).toEqual([429, 'FRAMEWORK__RATE_LIMIT_EXCEEDED'])
  })
})

describe('POST /account/change-profile', () => {
  const change = (visitor: Visitor, over: object = {}) =>
    post(visitor, '/account/change-profile', { firstName: 'Augusta', lastName: 'King', ...over })

  it.each([
    ['an account', ada],
    ['a guest', guest],
  ])('is open to %s', async (_, open) => {
    const visitor = await open()
    const { id: salutationId } = await shop
      .db()
      .selectFrom('salutation')
      .select('id')
      .where('key', '=', 'mrs')
      .executeTakeFirstOrThrow()

    expect(
      await change(visitor, {
        salutationId,
        title: 'Dr.',
        accountType: 'business',
        company: 'Analytik AG',
        vatIds: ['che-116.281.710 mwst'],
        birthdayDay: 10,
        birthdayMonth: 12,
        birthdayYear: 1995,
      }),
    ).toMatchObject(succeeded)
    expect((await post(visitor, '/account/customer')).body).toMatchObject({
      firstName: 'Augusta',
      lastName: 'King',
      title: 'Dr.',
      salutation: { salutationKey: 'mrs' },
      accountType: 'business',
      company: 'Analytik AG',
      birthday: '1995-12-10',
    })
  })

  it('keeps the salutation that is not sent', async () => {
    const visitor = await ada()
    await change(visitor)
    expect((await post(visitor, '/account/customer')).body.salutation.salutationKey).toBe('not_specified')
  })

  it('names what is wrong: VIOLATION::VAT_ID_FORMAT_NOT_CORRECT', async () => {
    const wrong = { firstName: '', accountType: 'business', vatIds: ['nonsense'], salutationId: newId() }
    expect(problems(await change(await ada(), wrong))).toEqual({
      '/firstName': 'IS_BLANK_ERROR',
      '/company': 'IS_BLANK_ERROR',
      '/vatIds': 'VAT_ID_FORMAT_NOT_CORRECT',
      '/salutationId': 'ENTITY_DOES_NOT_EXISTS',
    })
  })

  it('is refused to strangers', async () => {
    expect(refused(await change(shop.visitor()))).toEqual(notLoggedIn)
  })
})

describe('the address book', () => {
  const addresses = async (visitor: Visitor): Promise<string[]> =>
    (await post(visitor, '/account/list-address')).body.elements.map(({ id }: { id: string }) => id)
  async function another(visitor: Visitor): Promise<string> {
    const { billingAddress } = await guestForm(shop)
    return (
      await post(visitor, '/account/address', { ...billingAddress, firstName: 'Bea', lastName: 'Rossi' })
    ).body.id
  }
  const remove = (visitor: Visitor, id: string) => visitor.ask(`/account/address/${id}`, { method: 'DELETE' })
  const makeDefault = (visitor: Visitor, use: string, id: string) =>
    visitor.ask(`/account/address/default-${use}/${id}`, { method: 'PATCH' })

  it('lets go of an address', async () => {
    const visitor = await ada()
    const id = await another(visitor)
    const answered = await remove(visitor, id)

    expect([answered.status, answered.body]).toEqual([204, undefined])
    expect(await addresses(visitor)).toHaveLength(1)
    expect(refused(await remove(visitor, id))).toEqual([400, 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND'])
  })

  it('keeps a default address: CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT', async () => {
    const visitor = await ada()
    const [id = ''] = await addresses(visitor)
    expect(refused(await remove(visitor, id))).toEqual([400, 'CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT'])
  })

  it('keeps the address the cart goes to: CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE', async () => {
    const visitor = await ada()
    const id = await another(visitor)
    await visitor.ask('/context', { method: 'PATCH', body: { shippingAddressId: id } })

    expect(refused(await remove(visitor, id))).toEqual([400, 'CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE'])
  })

  it('lets the bill and the goods go elsewhere from now on', async () => {
    const visitor = await ada()
    const [first = ''] = await addresses(visitor)
    const id = await another(visitor)

    expect((await makeDefault(visitor, 'billing', id)).status).toBe(204)
    expect((await makeDefault(visitor, 'shipping', id)).status).toBe(204)
    expect((await post(visitor, '/account/customer')).body).toMatchObject({
      defaultBillingAddressId: id,
      defaultShippingAddressId: id,
      activeShippingAddress: { lastName: 'Rossi' },
    })
    expect((await remove(visitor, first)).status).toBe(204)
  })

  it('tells of the default ones while the goods and the bill go elsewhere', async () => {
    const visitor = await ada()
    const [usual = ''] = await addresses(visitor)
    const id = await another(visitor)
    await visitor.ask('/context', { method: 'PATCH', body: { shippingAddressId: id, billingAddressId: id } })
    const expected = {
      activeShippingAddress: { id },
      activeBillingAddress: { id },
      defaultShippingAddress: { id: usual },
      defaultBillingAddress: { id: usual },
    }

    expect((await post(visitor, '/account/customer')).body).toMatchObject(expected)
    expect((await visitor.ask('/context')).body.customer).toMatchObject(expected)
  })

  it('is nobody else’s', async () => {
    const visitor = await ada()
    const bea = shop.visitor()
    await account(shop, bea, { email: 'bea@example.org' })
    const id = await another(bea)
    const unknown = [400, 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND']

    expect(refused(await remove(visitor, id))).toEqual(unknown)
    expect(refused(await makeDefault(visitor, 'billing', id))).toEqual(unknown)
    expect(refused(await makeDefault(visitor, 'shipping', newId()))).toEqual(unknown)
    expect(refused(await remove(shop.visitor(), id))).toEqual(notLoggedIn)
    expect(refused(await makeDefault(shop.visitor(), 'billing', id))).toEqual(notLoggedIn)
    expect(refused(await remove(visitor, 'nonsense'))).toEqual([400, 'FRAMEWORK__INVALID_UUID'])
  })
})

describe('what the shop keeps in mind', () => {
  it('is what she bought and did not cancel', async () => {
    const visitor = await ada()
    const bought = async () => {
      await post(visitor, '/checkout/cart/line-item', { items: [{ id: productId('45.05.001') }] })
      return (await post(visitor, '/checkout/order')).body
    }
    const read = async () => (await post(visitor, '/account/customer')).body
    expect(await read()).toMatchObject({ orderCount: 0, orderTotalAmount: 0, lastOrderDate: null })

    const kept = await bought()
    await post(visitor, '/order/state/cancel', { orderId: (await bought()).id })
    const { orderCount, orderTotalAmount, lastOrderDate } = await read()
    expect({ orderCount, orderTotalAmount }).toEqual({ orderCount: 1, orderTotalAmount: kept.amountTotal })
    expect(Date.parse(lastOrderDate)).toBe(Date.parse(kept.orderDateTime))
  })

  it('is how she pays', async () => {
    const visitor = await ada()
    const { id } = await shop
      .db()
      .selectFrom('payment_method')
      .select('id')
      .where('technical_name', '=', 'prepayment')
      .executeTakeFirstOrThrow()

    expect(await post(visitor, `/account/change-payment-method/${id}`)).toMatchObject(succeeded)
    expect((await post(visitor, '/account/customer')).body.defaultPaymentMethodId).toBe(id)
    expect(refused(await post(visitor, `/account/change-payment-method/${newId()}`))).toEqual([
      400,
      'CHECKOUT__CUSTOMER_CHANGE_PAYMENT_METHOD_NOT_FOUND',
    ])
  })

  it.each(['languageId', 'language'])('is her language, under the name %s', async (name) => {
    const visitor = await ada()
    const { id } = await shop
      .db()
      .selectFrom('language')
      .select('id')
      .where('code', '=', 'it-IT')
      .executeTakeFirstOrThrow()

    expect(await post(visitor, '/account/change-language', { [name]: id })).toMatchObject(succeeded)
    expect((await post(visitor, '/account/customer')).body.languageId).toBe(id)
    expect(problems(await post(visitor, '/account/change-language', { [name]: newId() }))).toEqual({
      '/languageId': 'ENTITY_DOES_NOT_EXISTS',
    })
  })
})
