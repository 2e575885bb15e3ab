import { beforeEach, describe, expect, it } from 'vitest'
import { customerGroupId, productId } from '../../src/server/seed/seeded-ids.ts'
import type { CustomerGroupId } from '../../src/shop/channel/channel.ts'
import { readChannel } from '../../src/shop/channel/read-channel.ts'
import { approveGroup, declineGroup, moveToGroup } from '../../src/shop/customers/decide-group.ts'
import { readApplicants, readGroupEvents } from '../../src/shop/customers/group-store.ts'
import { readPriceList } from '../../src/shop/pricing/price-list.ts'
import { listPrices, setPriceList } from '../../src/shop/pricing/set-price-list.ts'
import { account, register } from '../people.ts'
import { openShop, type Visitor } from '../shop.ts'

const shop = openShop()
const professional = customerGroupId('professional')
const privately = customerGroupId('private')
const pot = productId('45.05.001')

const company = { accountType: 'business', company: 'Küchen Muster AG', vatIds: ['CHE-123.456.788 MWST'] }
const asking = { ...company, requestedGroupId: professional }
const problems = (body: { errors: { code: string; source: { pointer: string } }[] }) =>
  Object.fromEntries(body.errors.map(({ code, source }) => [source.pointer, code.replace('VIOLATION::', '')]))
const mails = async () =>
  (
    await shop.db().selectFrom('mail').select('purpose').orderBy('created_at').orderBy('purpose').execute()
  ).map(({ purpose }) => purpose)
const decide = (customerId: string) => ({
  customerId: customerId as Parameters<typeof moveToGroup>[1]['customerId'],
  by: 'Rosa',
  note: 'Register looked up',
  now: new Date(),
})
const priceOf = async (visitor: Visitor) =>
  (await visitor.ask(`/product/${pot}`, { method: 'POST', body: {} })).body.product.calculatedPrice
const me = async (visitor: Visitor) =>
  (await visitor.ask('/account/customer', { method: 'POST', body: {} })).body

/** Closes the groups, or leaves only some things open. */
const setRegistration = (over: { active?: boolean; only_company?: boolean }) =>
  shop.db().updateTable('customer_group_registration').set(over).execute()

describe('GET /customer-group-registration/config/{customerGroupId}', () => {
  const config = (id: string, headers: Record<string, string> = {}) =>
    shop.request(`/customer-group-registration/config/${id}`, { headers })

  it('says what a form for the group says', async () => {
    const { status, body } = await config(professional)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      apiAlias: 'customer_group',
      id: professional,
      displayGross: false,
      registrationActive: true,
      registrationOnlyCompanyRegistration: true,
      registrationTitle: 'Als Fachkunde einkaufen',
      translated: { registrationIntroduction: expect.stringContaining('Nettopreise') },
    })
  })

  it('says it in the language that is asked for', async () => {
    const { id } = await shop
      .db()
      .selectFrom('language')
      .select('id')
      .where('code', '=', 'it-IT')
      .executeTakeFirstOrThrow()
    const { body } = await config(professional, { 'sw-language-id': id })
    expect(body.registrationTitle).toBe('Acquistare come cliente professionale')
  })

  it('knows no group that nobody may ask for', async () => {
    const unknown = [404, 'CHECKOUT__CUSTOMER_GROUP_REGISTRATION_NOT_FOUND']
    for (const id of [privately, 'f'.repeat(32)]) {
      const { status, body } = await config(id)
      expect([status, body.errors[0].code]).toEqual(unknown)
    }
  })

  it('knows a group no more that is closed', async () => {
    await setRegistration({ active: false })
    expect((await config(professional)).status).toBe(404)
    expect((await shop.request('/customer-group', { method: 'POST', body: {} })).body.elements).toEqual([])
  })

  it('refuses what is no id', async () => {
    const { status, body } = await config('professional')
    expect([status, body.errors[0].code]).toEqual([400, 'FRAMEWORK__INVALID_UUID'])
  })
})

it('lists the groups somebody may ask for', async () => {
  const { body } = await shop.request('/customer-group', { method: 'POST', body: {} })
  expect(body.elements).toMatchObject([{ id: professional, registrationTitle: 'Als Fachkunde einkaufen' }])
})

describe('POST /account/register with a wish for a group', () => {
  it('opens an ordinary account that waits', async () => {
    const ada = shop.visitor()
    const { body } = await register(shop, ada, { guest: false, password: 'Kehricht am Montag', ...asking })

    expect(body).toMatchObject({
      groupId: privately,
      requestedGroupId: professional,
      requestedGroup: { id: professional },
      accountType: 'business',
      company: 'Küchen Muster AG',
    })
  })

  it('tells the company only once the address is confirmed', async () => {
    const ada = shop.visitor()
    await register(shop, ada, { guest: false, password: 'Kehricht am Montag', ...asking })
    expect(await mails()).toEqual(['registration-confirmation'])

    await account(shop, shop.visitor(), { ...asking, email: 'bea@example.org' })
    expect(await mails()).toEqual(
      expect.arrayContaining(['welcome', 'professional-requested', 'professional-notice']),
    )
  })

  it('shows her what everybody pays until somebody has decided', async () => {
    const ada = shop.visitor()
    const usual = await priceOf(shop.visitor())
    await account(shop, ada, asking)

    expect(await priceOf(ada)).toEqual(usual)
    expect((await ada.ask('/context')).body.context.taxState).toBe('gross')
  })

  it.each([
    [
      'a group there is none of',
      { requestedGroupId: 'f'.repeat(32) },
      '/requestedGroupId',
      'ENTITY_DOES_NOT_EXISTS',
    ],
    ['what is no id', { requestedGroupId: 'professional' }, '/requestedGroupId', 'ENTITY_DOES_NOT_EXISTS'],
    [
      'a group nobody may ask for',
      { requestedGroupId: privately },
      '/requestedGroupId',
      'ENTITY_DOES_NOT_EXISTS',
    ],
    ['somebody who is no company', { accountType: 'private' }, '/accountType', 'NO_SUCH_CHOICE_ERROR'],
    ['a company without a name', { company: '' }, '/company', 'IS_BLANK_ERROR'],
    ['a kind of account there is none of', { accountType: 'staff' }, '/accountType', 'NO_SUCH_CHOICE_ERROR'],
  ])('refuses %s', async (_, over, pointer, code) => {
    const { status, body } = await register(shop, shop.visitor(), {
      guest: false,
      password: 'Kehricht am Montag',
      ...asking,
      ...over,
    })
    expect(status).toBe(400)
    expect(problems(body)[pointer]).toBe(code)
  })

  it('lets nobody choose her group herself', async () => {
    const ada = shop.visitor()
    await account(shop, ada, {
      ...company,
      groupId: professional,
      customerGroupId: professional,
      group: { id: professional },
    })
    expect((await me(ada)).groupId).toBe(privately)

    await ada.ask('/account/change-profile', {
      method: 'POST',
      body: { firstName: 'Ada', lastName: 'Muster', groupId: professional, requestedGroupId: professional },
    })
    expect(await me(ada)).toMatchObject({ groupId: privately, requestedGroupId: null })
  })

  it('writes down no wish of a guest', async () => {
    const ada = shop.visitor()
    const { body } = await register(shop, ada, asking)
    expect(body).toMatchObject({ guest: true, groupId: privately, requestedGroupId: null })
  })
})

describe('the staff', () => {
  let ada: Visitor
  let customerId: string
  beforeEach(async () => {
    ada = shop.visitor()
    customerId = (await account(shop, ada, asking)).id
  })
  const channel = () => readChannel(shop.db())

  it('sees who waits, with what there is to look at', async () => {
    expect(await readApplicants(shop.db())).toMatchObject([
      {
        id: customerId,
        name: 'Ada Muster',
        company: 'Küchen Muster AG',
        vatIds: ['CHE-123.456.788 MWST'],
        email: 'ada@example.org',
        isConfirmed: true,
        groupKey: 'professional',
      },
    ])
  })

  it('lets somebody in, who sees net prices with the next request and gets a mail', async () => {
    const usual = await priceOf(ada)
    await approveGroup(shop.db(), await channel(), decide(customerId), shop.later)

    expect(await me(ada)).toMatchObject({ groupId: professional, requestedGroupId: null })
    const { body: context } = await ada.ask('/context')
    expect(context).toMatchObject({
      currentCustomerGroup: { id: professional, displayGross: false },
      context: { taxState: 'net' },
    })
    const { unitPrice } = await priceOf(ada)
    expect(unitPrice).toBeCloseTo(usual.unitPrice / 1.081, 1)
    expect(await mails()).toContain('professional-approved')
    expect(await readApplicants(shop.db())).toEqual([])
  })

  it('gives those it let in the prices of their own list, by quantity', async () => {
    const { prices } = readPriceList('number;currency;from;price\n45.05.001;CHF;1;15\n45.05.001;CHF;10;12')
    expect(await setPriceList(shop.db(), professional as CustomerGroupId, prices)).toEqual([])
    await approveGroup(shop.db(), await channel(), decide(customerId), shop.later)
    const put = (quantity: number) =>
      ada.ask('/checkout/cart/line-item', { method: 'POST', body: { items: [{ id: pot, quantity }] } })

    expect((await put(2)).body).toMatchObject({
      price: { taxStatus: 'net', positionPrice: 30 },
      lineItems: [{ price: { unitPrice: 15 } }],
    })
    expect((await put(8)).body.lineItems).toMatchObject([{ price: { unitPrice: 12, totalPrice: 120 } }])
  })

  it('gives a group another list, all of it or nothing', async () => {
    const group = professional as CustomerGroupId
    const listed = (number: string, cents: number) =>
      ({ number, currency: 'CHF', from: 1, cents, basis: 'net' }) as const
    await setPriceList(shop.db(), group, [listed('45.05.001', 1500), listed('10.45.171', 15000)])
    const before = await listPrices(shop.db(), group)

    expect(await setPriceList(shop.db(), group, [listed('45.05.001', 1), listed('no-such', 1)])).toEqual([
      'no-such',
    ])
    expect(await listPrices(shop.db(), group)).toEqual(before)

    await setPriceList(shop.db(), group, [listed('10.45.171', 14000)])
    expect(await listPrices(shop.db(), group)).toEqual([listed('10.45.171', 14000)])
    await approveGroup(shop.db(), await channel(), decide(customerId), shop.later)
    const { body } = await ada.ask('/search', { method: 'POST', body: { search: '10.45.171' } })
    expect(JSON.stringify(body.elements)).toContain('"unitPrice":140')
  })

  it('declines somebody, who stays as she is, hears why and may ask again', async () => {
    await declineGroup(
      shop.db(),
      await channel(),
      { ...decide(customerId), reason: 'Wir finden Sie nicht im Handelsregister.' },
      shop.later,
    )
    expect(await me(ada)).toMatchObject({ groupId: privately, requestedGroupId: null })
    expect(await mails()).toContain('professional-declined')

    const ask = { method: 'POST', body: { requestedGroupId: professional } }
    expect((await ada.ask('/account/request-group', ask)).status).toBe(200)
    expect((await ada.ask('/account/request-group', ask)).status).toBe(200)
    expect((await readGroupEvents(shop.db(), decide(customerId).customerId)).map(({ kind }) => kind)).toEqual(
      ['requested', 'declined', 'requested'],
    )
  })

  it('decides once', async () => {
    await approveGroup(shop.db(), await channel(), decide(customerId), shop.later)
    await expect(
      approveGroup(shop.db(), await channel(), decide(customerId), shop.later),
    ).rejects.toMatchObject({
      code: 'customer.group-not-requested',
    })
    await expect(
      declineGroup(shop.db(), await channel(), { ...decide(customerId), reason: '' }, shop.later),
    ).rejects.toMatchObject({ code: 'customer.group-not-requested' })
  })

  it('takes somebody out of a group, which says who did and why', async () => {
    await approveGroup(shop.db(), await channel(), decide(customerId), shop.later)
    await moveToGroup(shop.db(), decide(customerId), privately)

    expect((await me(ada)).groupId).toBe(privately)
    expect(await readGroupEvents(shop.db(), decide(customerId).customerId)).toMatchObject([
      { kind: 'requested', decidedBy: null },
      { kind: 'approved', groupId: professional, decidedBy: 'Rosa', note: 'Register looked up' },
      { kind: 'moved', groupId: privately, decidedBy: 'Rosa' },
    ])
  })

  it('decides about nobody it does not know, and about no guest', async () => {
    const guest = await register(shop, shop.visitor(), { email: 'gast@example.org' })
    for (const id of ['f'.repeat(32), guest.body.id]) {
      await expect(approveGroup(shop.db(), await channel(), decide(id), shop.later)).rejects.toMatchObject({
        code: 'customer.unknown',
      })
    }
  })
})

describe('POST /account/request-group', () => {
  const ask = (visitor: Visitor, body: object = { requestedGroupId: professional }) =>
    visitor.ask('/account/request-group', { method: 'POST', body })

  it('is for those who have an account', async () => {
    const guest = shop.visitor()
    await register(shop, guest, asking)
    for (const visitor of [shop.visitor(), guest]) {
      const { status, body } = await ask(visitor)
      expect([status, body.errors[0].code]).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
    }
  })

  it('is for companies, where the group is', async () => {
    const ada = shop.visitor()
    await account(shop, ada)
    expect(problems((await ask(ada)).body)).toEqual({ '/accountType': 'NO_SUCH_CHOICE_ERROR' })
    expect(problems((await ask(ada, {})).body)).toEqual({ '/requestedGroupId': 'ENTITY_DOES_NOT_EXISTS' })
  })

  it('is for everybody, where the group is', async () => {
    await setRegistration({ only_company: false })
    const ada = shop.visitor()
    await account(shop, ada)
    expect((await ask(ada)).status).toBe(200)
  })
})
