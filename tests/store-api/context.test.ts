import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { register } from '../people.ts'
import { openShop, origin } from '../shop.ts'

const shop = openShop()
const italian = idFrom('language', 'it-IT')
const germany = idFrom('country', 'DE')
const rows = async () =>
  (await sql<{ n: number }>`select count(*) as n from visit`.execute(shop.db())).rows[0]?.n

describe('GET /context', () => {
  it('tells on what terms one shops', async () => {
    const { body } = await shop.request('/context')

    expect(body).toMatchObject({
      apiAlias: 'sales_channel_context',
      customer: null,
      currency: {
        isoCode: 'CHF',
        itemRounding: { decimals: 2, interval: 0.01 },
        totalRounding: { interval: 0.05 },
      },
      shippingLocation: { country: { iso: 'CH' }, address: null },
      context: { taxState: 'gross', languageIdChain: [idFrom('language', 'de-DE')] },
      languageInfo: { localeCode: 'de-DE' },
    })
    expect(body.salesChannel.navigationCategoryId).toMatch(/^[0-9a-f]{32}$/)
  })

  it('gives a token to whoever has none, and writes nothing down', async () => {
    const { token, body } = await shop.request('/context')

    expect(token).toMatch(/^[a-zA-Z0-9]{32}$/)
    expect(body.token).toBe(token)
    expect(await rows()).toBe(0)
  })

  it('speaks the language of the header', async () => {
    const { body } = await shop.request('/context', { headers: { 'sw-language-id': italian } })

    expect(body.context.languageIdChain[0]).toBe(italian)
    expect(body.shippingLocation.country.translated.name).toBe('Svizzera')
  })
})

describe('PATCH /context', () => {
  it('keeps what was chosen, several things at once', async () => {
    const ada = shop.visitor()
    const chosen = await ada.ask('/context', {
      method: 'PATCH',
      body: {
        languageId: italian,
        countryId: germany,
        shippingMethodId: idFrom('shipping-method', 'express'),
      },
    })
    const { body } = await ada.ask('/context')

    expect(chosen.body).toEqual({
      contextToken: ada.token,
      redirectUrl: `${origin}/it-IT`,
      apiAlias: 'array_struct',
    })
    expect(body.context.languageIdChain[0]).toBe(italian)
    expect(body.shippingLocation.country.iso).toBe('DE')
    expect(body.currency.isoCode).toBe('EUR')
    expect(body.shippingMethod.technicalName).toBe('shipping_express')
  })

  it('changes one thing and leaves the others', async () => {
    const ada = shop.visitor()
    await ada.ask('/context', { method: 'PATCH', body: { currencyId: idFrom('currency', 'EUR') } })
    await ada.ask('/context', {
      method: 'PATCH',
      body: { paymentMethodId: idFrom('payment-method', 'prepayment') },
    })
    const { body } = await ada.ask('/context')

    expect(body.currency.isoCode).toBe('EUR')
    expect(body.paymentMethod.technicalName).toBe('payment_prepayment')
  })

  it('gives the anonymous a row of their own', async () => {
    const { token } = await shop.request('/context', { method: 'PATCH', body: { countryId: germany } })

    expect((await shop.request('/context', { token })).body.shippingLocation.country.iso).toBe('DE')
    expect((await shop.request('/context')).body.shippingLocation.country.iso).toBe('CH')
  })

  it('does not wake a visit that has lapsed', async () => {
    const ada = shop.visitor()
    await ada.ask('/context', { method: 'PATCH', body: { countryId: germany } })
    shop.setClock(new Date(Date.now() + 25 * 3_600_000))
    await ada.ask('/context', { method: 'PATCH', body: { languageId: italian } })

    expect((await ada.ask('/context')).body.shippingLocation.country.iso).toBe('CH')
  })

  it.each([
    ['countryId', 'country'],
    ['languageId', 'language'],
    ['currencyId', 'currency'],
    ['shippingMethodId', 'shipping_method'],
    ['paymentMethodId', 'payment_method'],
    ['countryStateId', 'country_state'],
  ])('refuses a %s the channel does not know', async (field, entity) => {
    const id = idFrom('nothing', field)
    const { status, body } = await shop.request('/context', { method: 'PATCH', body: { [field]: id } })

    expect(status).toBe(400)
    expect(body.errors).toMatchObject([
      {
        code: 'VIOLATION::ENTITY_DOES_NOT_EXISTS',
        detail: `The ${entity} entity with id ${id} does not exist.`,
        source: { pointer: `/${field}` },
      },
    ])
    expect(await rows()).toBe(0)
  })

  it.each(['not-an-id', 42, {}, 'ABCDEF00ABCDEF00ABCDEF00ABCDEF00'])('refuses %j as an id', async (id) => {
    const { status, body } = await shop.request('/context', { method: 'PATCH', body: { languageId: id } })

    expect(status).toBe(400)
    expect(body.errors).toMatchObject([
      { code: 'FRAMEWORK__INVALID_UUID', source: { pointer: '/languageId' } },
    ])
  })

  it('wants to be told something', async () => {
    for (const body of [{}, { foo: 1 }, undefined]) {
      const refused = await shop.request('/context', { method: 'PATCH', body })

      expect(refused.status).toBe(400)
      expect(refused.body.errors[0].code).toBe('FRAMEWORK__MISSING_REQUEST_PARAMETER')
    }
  })

  it('knows addresses only of customers', async () => {
    const { status, body } = await shop.request('/context', {
      method: 'PATCH',
      body: { shippingAddressId: idFrom('customer-address', 'somebody') },
    })

    expect(status).toBe(403)
    expect(body.errors[0].code).toBe('CHECKOUT__CUSTOMER_NOT_LOGGED_IN')
  })

  it("sends to an address of the customer, and to nobody else's", async () => {
    const [ada, bob] = [shop.visitor(), shop.visitor()]
    await register(shop, ada)
    await register(shop, bob, { email: 'bob@example.org' })
    const address = async (who: typeof ada) =>
      (await who.ask('/context')).body.customer.defaultShippingAddressId
    const choose = async (shippingAddressId: string) =>
      ada.ask('/context', { method: 'PATCH', body: { shippingAddressId } })

    expect((await choose(await address(ada))).status).toBe(200)
    const refused = await choose(await address(bob))
    expect(refused.status).toBe(400)
    expect(refused.body.errors[0].code).toBe('VIOLATION::ENTITY_DOES_NOT_EXISTS')
  })

  it('wants the state to lie in the country', async () => {
    const bavaria = { countryStateId: idFrom('country-state', 'DE-BY') }

    expect((await shop.request('/context', { method: 'PATCH', body: bavaria })).status).toBe(400)
    expect(
      (await shop.request('/context', { method: 'PATCH', body: { ...bavaria, countryId: germany } })).status,
    ).toBe(200)
  })
})
