import { describe, expect, it } from 'vitest'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import { newToken, tokenKey } from '../../src/values/token.ts'
import { guestForm, register } from '../people.ts'
import { openShop } from '../shop.ts'

const shop = openShop()
const pot = productId('45.05.001')

type Problem = { code: string; source: { pointer: string } }
const problems = (body: { errors: Problem[] }) =>
  Object.fromEntries(body.errors.map(({ code, source }) => [source.pointer, code.replace('VIOLATION::', '')]))

describe('POST /account/register as a guest', () => {
  it('writes the guest down and lets the visit go on in her name, with her cart', async () => {
    const ada = shop.visitor()
    await ada.ask('/checkout/cart/line-item', { method: 'POST', body: { items: [{ id: pot, quantity: 2 }] } })
    const before = ada.token
    const { status, body } = await register(shop, ada)

    expect(status).toBe(200)
    expect(body).toMatchObject({
      apiAlias: 'customer',
      guest: true,
      active: true,
      email: 'ada@example.org',
      salutation: { salutationKey: 'not_specified' },
      defaultBillingAddress: { street: 'Bahnhofstrasse 12a', houseNumber: '12a', firstName: 'Ada' },
    })
    expect(body.customerNumber).toMatch(/^\d+$/)
    expect(ada.token).not.toBe(before)
    expect((await ada.ask('/checkout/cart')).body.lineItems).toMatchObject([
      { referencedId: pot, quantity: 2 },
    ])
    expect((await ada.ask('/context')).body.customer.id).toBe(body.id)

    const stranger = await shop.request('/context', { token: before })
    expect(stranger.body.customer).toBeNull()
    expect((await shop.request('/checkout/cart', { token: before })).body.lineItems).toEqual([])
  })

  it('keeps what the visit chose', async () => {
    const ada = shop.visitor()
    const euro = await shop
      .db()
      .selectFrom('currency')
      .select('id')
      .where('iso_code', '=', 'EUR')
      .executeTakeFirstOrThrow()
    const italian = await shop
      .db()
      .selectFrom('language')
      .select('id')
      .where('code', '=', 'it-IT')
      .executeTakeFirstOrThrow()
    await ada.ask('/context', { method: 'PATCH', body: { currencyId: euro.id, languageId: italian.id } })
    await register(shop, ada)

    expect((await ada.ask('/context')).body).toMatchObject({
      currency: { isoCode: 'EUR' },
      context: { languageIdChain: expect.arrayContaining([italian.id]) },
    })
  })

  it('pays as it is usual where she lives, as long as she does not choose', async () => {
    const ada = shop.visitor()
    await ada.ask('/checkout/cart/line-item', { method: 'POST', body: { items: [{ id: pot, quantity: 1 }] } })
    await register(shop, ada, {}, 'IT')

    expect((await ada.ask('/context')).body.paymentMethod.technicalName).toBe('payment_prepayment')
    expect((await ada.ask('/checkout/cart')).body.errors).toEqual([])
  })

  it('leaves one guest when it is repeated', async () => {
    const ada = shop.visitor()
    await register(shop, ada)
    await register(shop, ada, { firstName: 'Augusta' })

    expect(await shop.db().selectFrom('customer').select('first_name').execute()).toEqual([
      { first_name: 'Augusta' },
    ])
    expect(await shop.db().selectFrom('customer_address').select('id').execute()).toHaveLength(1)
    expect(await shop.db().selectFrom('visit').select('token').execute()).toEqual([
      { token: tokenKey(ada.token) },
    ])
  })

  it('keeps the cart when the answer gets lost and the form is sent again', async () => {
    const ada = shop.visitor()
    await ada.ask('/checkout/cart/line-item', { method: 'POST', body: { items: [{ id: pot, quantity: 2 }] } })
    const token = ada.token
    const body = await guestForm(shop)
    const lost = await shop.request('/account/register', { method: 'POST', body, token })
    const again = await shop.request('/account/register', { method: 'POST', body, token })

    for (const { token } of [lost, again]) {
      expect((await shop.request('/checkout/cart', { token })).body.lineItems).toMatchObject([
        { quantity: 2 },
      ])
    }
    expect((await shop.request('/checkout/cart', { token })).body.lineItems).toEqual([])
  })

  it('sends goods and bill to two addresses', async () => {
    const ada = shop.visitor()
    const { billingAddress: shippingAddress } = await guestForm(shop, {}, 'IT')
    const { body } = await register(shop, ada, {
      shippingAddress: { ...shippingAddress, firstName: 'Bea', lastName: 'Rossi' },
    })

    expect(body.defaultShippingAddressId).not.toBe(body.defaultBillingAddressId)
    const { body: context } = await ada.ask('/context')
    expect(context.shippingLocation).toMatchObject({
      country: { iso: 'IT' },
      address: { lastName: 'Rossi', zipcode: '39100' },
    })
    expect(context.currency.isoCode).toBe('EUR')
    expect((await ada.ask('/account/list-address', { method: 'POST', body: {} })).body).toMatchObject({
      total: 2,
    })
  })

  it('names every field that is missing', async () => {
    const { status, body } = await shop
      .visitor()
      .ask('/account/register', { method: 'POST', body: { guest: true } })

    expect(status).toBe(400)
    expect(problems(body)).toEqual({
      '/firstName': 'IS_BLANK_ERROR',
      '/lastName': 'IS_BLANK_ERROR',
      '/email': 'IS_BLANK_ERROR',
      '/acceptedDataProtection': 'IS_BLANK_ERROR',
      '/storefrontUrl': 'NO_SUCH_CHOICE_ERROR',
      '/billingAddress/firstName': 'IS_BLANK_ERROR',
      '/billingAddress/lastName': 'IS_BLANK_ERROR',
      '/billingAddress/street': 'IS_BLANK_ERROR',
      '/billingAddress/zipcode': 'IS_BLANK_ERROR',
      '/billingAddress/city': 'IS_BLANK_ERROR',
      '/billingAddress/countryId': 'IS_BLANK_ERROR',
    })
  })

  it.each([
    ['not-an-email', { email: 'ada@' }, '/email', 'INVALID_EMAIL_FORMAT_ERROR'],
    [
      'a header in the e-mail',
      { email: 'ada@example.org\r\nBcc: all@example.org' },
      '/email',
      'INVALID_EMAIL_FORMAT_ERROR',
    ],
    ['only spaces', { firstName: ' \t\u200b ' }, '/firstName', 'IS_BLANK_ERROR'],
    ['a name of 256 letters', { lastName: 'x'.repeat(256) }, '/lastName', 'TOO_LONG_ERROR'],
    [
      'a foreign storefront',
      { storefrontUrl: 'https://evil.example' },
      '/storefrontUrl',
      'NO_SUCH_CHOICE_ERROR',
    ],
    ['no consent', { acceptedDataProtection: false }, '/acceptedDataProtection', 'IS_BLANK_ERROR'],
    ['an account without a password', { guest: false }, '/password', 'IS_BLANK_ERROR'],
    ['a short password', { guest: false, password: '1234567' }, '/password', 'TOO_SHORT_ERROR'],
    ['an unknown salutation', { salutationId: 'f'.repeat(32) }, '/salutationId', 'ENTITY_DOES_NOT_EXISTS'],
    ['a company without a name', { accountType: 'business' }, '/company', 'IS_BLANK_ERROR'],
    [
      'a wrong VAT id',
      { accountType: 'business', company: 'A AG', vatIds: ['CHE-1'] },
      '/vatIds',
      'VAT_ID_FORMAT_NOT_CORRECT',
    ],
  ])('refuses %s', async (_, over, pointer, code) => {
    const { status, body } = await register(shop, shop.visitor(), over)

    expect(status).toBe(400)
    expect(problems(body)[pointer]).toBe(code)
  })

  it('knows the rules of each country', async () => {
    const wrong = async (iso: string, over: Record<string, unknown>) => {
      const form = await guestForm(shop, {}, iso)
      const { body } = await shop.visitor().ask('/account/register', {
        method: 'POST',
        body: { ...form, billingAddress: { ...form.billingAddress, ...over } },
      })
      return body.errors ? problems(body) : {}
    }

    expect(await wrong('CH', { zipcode: '88131' })).toEqual({ '/billingAddress/zipcode': 'ZIP_CODE_INVALID' })
    expect(await wrong('DE', { zipcode: '8001' })).toEqual({ '/billingAddress/zipcode': 'ZIP_CODE_INVALID' })
    expect(await wrong('IT', { countryStateId: null })).toEqual({
      '/billingAddress/countryStateId': 'IS_BLANK_ERROR',
    })
    expect(await wrong('IT', { countryStateId: 'f'.repeat(32) })).toEqual({
      '/billingAddress/countryStateId': 'ENTITY_DOES_NOT_EXISTS',
    })
    expect(await wrong('CH', { phoneNumber: 'call me' })).toEqual({
      '/billingAddress/phoneNumber': 'INVALID_FORMAT_ERROR',
    })
    expect(await wrong('CH', { phoneNumber: '044 123 45 67' })).toEqual({})
    expect(await wrong('CH', { countryId: 'f'.repeat(32) })).toEqual({
      '/billingAddress/countryId': 'ENTITY_DOES_NOT_EXISTS',
    })
    expect(await wrong('FR', {})).toEqual({})
  })

  it('cleans what nobody can see out of names', async () => {
    const { body } = await register(shop, shop.visitor(), {
      firstName: ' Ada\u0007\r\n\u202eX ',
      email: ' ada@example.org ',
    })
    expect(body.firstName).toBe('Ada X')
    expect(body.email).toBe('ada@example.org')
  })

  it('asks whoever tries too often to wait', async () => {
    const token = newToken()
    const tries = []
    for (let number = 0; number < 21; number++) {
      tries.push(await shop.request('/account/register', { method: 'POST', token, body: { guest: true } }))
    }
    expect(tries.map(({ status }) => status)).toEqual([...Array(20).fill(400), 429])
    expect(tries.at(-1)?.body.errors[0]).toMatchObject({
      code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED',
      meta: { parameters: { seconds: expect.any(Number) } },
    })
  })

  it('is no way round a shop that wants accounts', async () => {
    await shop.db().updateTable('sales_channel').set({ account_required: true }).execute()
    const { status, body } = await register(shop, shop.visitor())
    expect([status, body.errors[0].code]).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
  })

  it('writes nothing when it refuses', async () => {
    await register(shop, shop.visitor(), { email: 'no' })
    expect(await shop.db().selectFrom('customer').select('id').execute()).toEqual([])
  })
})

describe('a guest', () => {
  it('reads her data, writes addresses, and leaves', async () => {
    const ada = shop.visitor()
    expect((await ada.ask('/account/customer', { method: 'POST' })).status).toBe(403)
    await register(shop, ada)

    expect((await ada.ask('/account/customer', { method: 'POST' })).body).toMatchObject({
      firstName: 'Ada',
      addresses: [{}],
    })
    const { billingAddress } = await guestForm(shop)
    const added = await ada.ask('/account/address', {
      method: 'POST',
      body: { ...billingAddress, lastName: 'Neu' },
    })
    expect(added.body).toMatchObject({
      apiAlias: 'customer_address',
      lastName: 'Neu',
      street: 'Bahnhofstrasse 12a',
    })
    const changed = await ada.ask(`/account/address/${added.body.id}`, {
      method: 'PATCH',
      body: { ...billingAddress, zipcode: '0' },
    })
    expect(changed.status).toBe(400)

    const beppe = shop.visitor()
    await register(shop, beppe)
    const stolen = await beppe.ask(`/account/address/${added.body.id}`, {
      method: 'PATCH',
      body: billingAddress,
    })
    expect(stolen.body.errors[0].code).toBe('CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND')

    const old = ada.token
    expect((await ada.ask('/account/logout', { method: 'POST' })).body.redirectUrl).toBeNull()
    expect(ada.token).not.toBe(old)
    expect((await shop.request('/context', { token: old })).body.customer).toBeNull()
  })
})
