import { describe, expect, it } from 'vitest'
import { loginRules } from '../../src/store-api/login-rules.ts'
import { paths } from '../../src/store-api/store-api.ts'
import { idFrom } from '../../src/values/ids.ts'
import { account, register } from '../people.ts'
import { type Asked, openShop, type Visitor } from '../shop.ts'

/** What clients written for Shopware send, word for word, and what they read of the answer. */
const shop = openShop()

const post = (visitor: Visitor, path: string, body: object = {}) =>
  visitor.ask(path, { method: 'POST', body })
const firstCode = ({ body }: { body: { errors: { code: string }[] } }) => body.errors[0]?.code
describe('a customer, as useUser and useAddress read her', () => {
  it('has addresses with country and salutation, though nobody asked for them', async () => {
    const ada = shop.visitor()
    await register(shop, ada, {}, 'IT')
    for (const body of [{}, { associations: { country: {} } }, { associations: ['country.states'] }]) {
      expect((await post(ada, '/account/list-address', body)).body.elements).toMatchObject([
        {
          country: { iso: 'IT' },
          countryState: { shortCode: 'IT-BZ' },
          salutation: { salutationKey: expect.any(String) },
        },
      ])
    }
  })

  it('is answered as the criteria say', async () => {
    const ada = shop.visitor()
    await register(shop, ada)
    const associations = {
      salutation: {},
      group: {},
      language: {},
      tags: {},
      lastPaymentMethod: {},
      defaultPaymentMethod: {},
      defaultBillingAddress: { associations: { country: {} } },
      addresses: { associations: { countryState: {} } },
    }
    const whole = await post(ada, '/account/customer', { associations })
    expect(whole.status).toBe(200)
    expect(whole.body).toMatchObject({
      language: { translationCode: { code: 'de-DE' } },
      lastPaymentMethod: null,
      tags: [],
      addresses: [{ country: { iso: 'CH' } }],
    })
    const few = await post(ada, '/account/customer', { fields: ['email', 'addresses.city'] })
    expect(few.body).toEqual({
      id: whole.body.id,
      email: 'ada@example.org',
      addresses: [{ city: 'Zürich', apiAlias: 'customer_address' }],
      apiAlias: 'customer',
    })
    const refused = await post(ada, '/account/customer', { associations: { orders: {} } })
    expect([refused.status, firstCode(refused)]).toEqual([400, 'FRAMEWORK__ASSOCIATION_NOT_FOUND'])
  })

  it('changes her name and keeps what useUser.updatePersonalInfo does not send', async () => {
    const ada = shop.visitor()
    await account(shop, ada, {
      title: 'Dr.',
      accountType: 'business',
      company: 'Analytik AG',
      vatIds: ['CHE-116.281.710 MWST'],
      birthdayDay: 10,
      birthdayMonth: 12,
      birthdayYear: 1995,
    })
    const { body: before } = await post(ada, '/account/customer')
    expect(
      (await post(ada, '/account/change-profile', { firstName: 'Augusta', lastName: 'King' })).status,
    ).toBe(200)

    expect((await post(ada, '/account/customer')).body).toEqual({
      ...before,
      firstName: 'Augusta',
      lastName: 'King',
    })
    await post(ada, '/account/change-profile', {
      firstName: 'Augusta',
      lastName: 'King',
      title: '',
      birthdayDay: '',
    })
    expect((await post(ada, '/account/customer')).body).toMatchObject({ title: null, birthday: null })
  })

  it('sends an address back as it was shown, and it stays what it was', async () => {
    for (const iso of ['CH', 'FR']) {
      const ada = shop.visitor()
      await register(shop, ada, {}, iso)
      const [shown] = (await post(ada, '/account/list-address')).body.elements
      const path = `/account/address/${shown.id}`
      const answered = await ada.ask(path, { method: 'PATCH', body: shown })

      expect([answered.status, answered.body.street, answered.body.houseNumber]).toEqual([
        200,
        shown.street,
        shown.houseNumber,
      ])
      expect((await post(ada, '/account/list-address')).body.elements).toEqual([shown])
    }
  })

  it('has an address once that was sent twice', async () => {
    const ada = shop.visitor()
    const { body: customer } = await register(shop, ada)
    const { countryId } = customer.defaultBillingAddress
    const address = {
      firstName: 'Ada',
      lastName: 'Muster',
      street: 'Seeweg 4',
      zipcode: '8002',
      city: 'Zürich',
    }
    const [first, again] = [
      await post(ada, '/account/address', { ...address, countryId }),
      await post(ada, '/account/address', { ...address, countryId }),
    ]
    const other = await post(ada, '/account/address', { ...address, countryId, company: 'Muster AG' })

    expect(again.body).toEqual(first.body)
    expect(other.body.id).not.toBe(first.body.id)
    expect((await post(ada, '/account/list-address')).body.elements).toHaveLength(3)
  })

  it('has the address of her account once more when it is added', async () => {
    const ada = shop.visitor()
    const { body: customer } = await register(shop, ada)
    const { id, ...usual } = customer.defaultBillingAddress

    const added = await post(ada, '/account/address', usual)
    expect(added.body).toMatchObject({ street: usual.street, city: usual.city })
    expect(added.body.id).not.toBe(id)
    expect((await post(ada, '/account/list-address')).body.elements).toHaveLength(2)
  })

  it('asks by GET whether she gets the newsletter', async () => {
    const ada = shop.visitor()
    await account(shop, ada)
    expect((await ada.ask('/account/newsletter-recipient')).body).toEqual({
      status: 'undefined',
      apiAlias: 'account_newsletter_recipient',
    })
  })

  it('is told everything that is missing of a wish for the newsletter at once', async () => {
    const { body } = await post(shop.visitor(), '/newsletter/subscribe')
    expect(body.errors.map(({ source }: { source: { pointer: string } }) => source.pointer)).toEqual([
      '/email',
      '/option',
      '/storefrontUrl',
    ])
  })

  it('that follows a link without a hash: 404, CHECKOUT__NO_HASH_PROVIDED', async () => {
    const refused = await post(shop.visitor(), '/account/register-confirm', { em: 'x' })
    expect([refused.status, firstCode(refused)]).toEqual([404, 'CHECKOUT__NO_HASH_PROVIDED'])
  })
})

describe('who may ask (contract 11, login rules)', () => {
  const ruled = Object.entries(loginRules).map(([operation, rule]) => ({ operation, rule }))
  /** Nothing in it is right, so only who asks can be what is said first. */
  const nonsense = (operation: string): [string, Omit<Asked, 'token'>] => {
    const [method = '', path = ''] = operation.split(' ')
    const body = ['POST', 'PATCH'].includes(method) ? { associations: 1, limit: -1, items: 'x' } : undefined
    return [path.replace(/\{\w+\}/g, 'x'), { method, body }]
  }

  it.each(ruled)('$operation is not answered to strangers, whatever they send', async ({ operation }) => {
    const refused = await shop.visitor().ask(...nonsense(operation))
    expect([refused.status, firstCode(refused)]).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
  })

  it('is not answered to guests where an account is needed, and everything else is', async () => {
    for (const { operation, rule } of ruled) {
      const guest = shop.visitor()
      await register(shop, guest, { email: `${operation.length}@example.org` })
      const { status } = await guest.ask(...nonsense(operation))
      expect([operation, status === 403]).toEqual([operation, rule === 'account'])
    }
  })

  it('names operations that there are', () => {
    expect(ruled.filter(({ operation }) => !(operation in paths))).toEqual([])
  })
})

describe('a request', () => {
  it('in a way that is not offered says which are: 405', async () => {
    const refused = await shop.request('/order/state/cancel', { method: 'GET' })
    expect([refused.status, refused.headers.allow, firstCode(refused)]).toEqual([
      405,
      'POST',
      'FRAMEWORK__METHOD_NOT_ALLOWED',
    ])
    const address = await shop.request(`/account/address/${idFrom('customer', 'x')}`, { method: 'PUT' })
    expect(address.headers.allow).toBe('PATCH, DELETE')
  })

  it('with a compressed body is told so', async () => {
    const refused = await shop.request('/salutation', {
      method: 'POST',
      body: '{"limit":1}',
      headers: { 'content-encoding': 'gzip' },
    })
    expect(refused.status).toBe(400)
    expect(refused.body.errors[0].detail).toContain('compressed')
  })

  it('is answered in the currency of its header, for itself alone', async () => {
    const { body: currencies } = await shop.request('/currency', { method: 'POST', body: {} })
    const other = currencies.find(({ isoCode }: { isoCode: string }) => isoCode !== 'CHF')
    const ada = shop.visitor()
    const headers = { 'sw-currency-id': other.id }

    expect((await ada.ask('/context', { headers })).body.currency.isoCode).toBe(other.isoCode)
    expect((await ada.ask('/context')).body.currency.isoCode).toBe('CHF')
    const refused = await ada.ask('/context', { headers: { 'sw-currency-id': idFrom('currency', 'XXX') } })
    expect([refused.status, firstCode(refused)]).toEqual([404, 'SYSTEM__CURRENCY_DOES_NOT_EXISTS_EXCEPTION'])
  })
})
