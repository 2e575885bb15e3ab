import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { account, guestForm, password } from '../people.ts'
import { openShop, type Visitor } from '../shop.ts'
import { addressOf, post, pot } from './ada.ts'

/** What nobody asked for stands in a body: it is passed over, and nobody becomes what she says she is. */
const shop = openShop()
const id = 'f'.repeat(32)

/** All that a customer must not say of herself, under the names of the wire and of the database. */
const grabbed = {
  id,
  customerId: id,
  customer_id: id,
  active: true,
  isActive: true,
  groupId: id,
  group: { id, displayGross: false },
  customerGroupId: id,
  customer_group_id: id,
  customerNumber: '1',
  number: '1',
  doubleOptInRegistration: false,
  doubleOptInConfirmDate: '2020-01-01',
  optInConfirmedAt: '2020-01-01',
  opt_in_confirmed_at: '2020-01-01',
  defaultPaymentMethodId: id,
  defaultBillingAddressId: id,
  default_billing_address_id: id,
  passwordHash: 'x',
  password_hash: 'x',
  orderCount: 99,
  orderTotalAmount: 99,
  createdAt: '2001-01-01',
  role: 'admin',
  isProfessional: true,
  approved: true,
  constructor: { prototype: { active: true } },
}

const rowOf = async (email: string) =>
  (
    await sql<Record<string, unknown>>`
      select to_jsonb(customer) - 'last_login_at' - 'first_login_at' as row, customer_group.key as group
      from customer join customer_group on customer_group.id = customer_group_id where email = ${email}`.execute(
      shop.db(),
    )
  ).rows[0]

const { id: _, ...rest } = grabbed

async function she(): Promise<Visitor> {
  const visitor = shop.visitor()
  await account(shop, visitor)
  return visitor
}

describe('a registration', () => {
  it('opens an ordinary account that waits for its link', async () => {
    const body = {
      ...(await guestForm(shop, { guest: false, password })),
      ...grabbed,
      requestedGroup: id,
      billingAddress: { ...(await guestForm(shop)).billingAddress, id, customerId: id },
    }
    const answer = await post(shop.visitor(), '/account/register', body)
    const row = await rowOf('ada@example.org')

    // Another group than the shop knows may be refused; it is never granted.
    if (answer.status !== 200) {
      expect([answer.status, row]).toEqual([400, undefined])
      return
    }
    expect(row).toMatchObject({ group: 'private', row: { guest: false, active: false } })
    expect(answer.body.id).not.toBe(id)
    expect(answer.body.customerNumber).not.toBe('1')
    expect(JSON.stringify(row)).not.toContain('2001-01-01')
  })

  it('of somebody who asks for net prices makes her an ordinary customer until staff say otherwise', async () => {
    const { id: professional } = await shop
      .db()
      .selectFrom('customer_group')
      .select('id')
      .where('key', '=', 'professional')
      .executeTakeFirstOrThrow()
    const visitor = shop.visitor()
    await account(shop, visitor, {
      accountType: 'business',
      company: 'Küchenbau Muster AG',
      requestedGroup: professional,
      requestedGroupId: professional,
      groupId: professional,
    })

    expect(await rowOf('ada@example.org')).toMatchObject({ group: 'private' })
    expect((await visitor.ask('/context')).body.context.taxState).toBe('gross')
  })
})

describe('a customer', () => {
  it('changes nothing beside her profile', async () => {
    const visitor = await she()
    const before = await rowOf('ada@example.org')
    const answer = await post(visitor, '/account/change-profile', {
      ...rest,
      firstName: 'Ada',
      lastName: 'Muster',
      email: 'mallory@example.org',
      guest: true,
      password: 'another password',
    })

    expect(answer.status).toBe(200)
    expect(await rowOf('ada@example.org')).toEqual(before)
  })

  it('writes addresses of her own only', async () => {
    const visitor = await she()
    const { body } = await post(visitor, '/account/customer')
    const answer = await post(visitor, '/account/address', {
      ...addressOf(body.defaultBillingAddress),
      ...grabbed,
      vatId: null,
    })

    expect(answer.body).toMatchObject({ customerId: body.id })
    expect(answer.body.id).not.toBe(id)
  })

  it('pays what things cost, whatever stands in the line', async () => {
    const visitor = shop.visitor()
    const { body } = await post(visitor, '/checkout/cart/line-item', {
      items: [
        {
          id: pot,
          referencedId: pot,
          type: 'product',
          quantity: 2,
          price: { unitPrice: 0.01, totalPrice: 0.01 },
          priceDefinition: { price: 0.01, type: 'absolute' },
          unitPrice: 0.01,
          label: 'Gift',
          good: false,
          removable: false,
          stackable: false,
          taxRules: [],
          states: ['is-download'],
          payload: { price: 1, productNumber: 'X', unitPrice: 0.01, taxRate: 0 },
        },
      ],
      price: { totalPrice: 0 },
    })

    expect(body.lineItems).toMatchObject([
      { label: 'POT Grün', good: true, quantity: 2, price: { unitPrice: 24.9, totalPrice: 49.8 } },
    ])
  })

  it('puts nothing into the cart that is no product or code: no discount, no credit, no line of her own', async () => {
    for (const type of ['credit', 'discount', 'custom', 'container', 'PRODUCT', '__proto__']) {
      const visitor = shop.visitor()
      const { status } = await post(visitor, '/checkout/cart/line-item', {
        items: [{ id: 'mine', type, referencedId: pot, quantity: 1, priceDefinition: { price: -100 } }],
      })
      expect(status, type).toBe(400)
    }
  })

  it.each([-1, 0, 1.5, 1e9, '1e9', 'NaN', null, [1], { a: 1 }])('orders no %j pieces', async (quantity) => {
    const visitor = shop.visitor()
    await post(visitor, '/checkout/cart/line-item', { items: [{ id: pot, quantity }] })
    const { body } = await visitor.ask('/checkout/cart')
    for (const line of body.lineItems) {
      expect(line.quantity).toBeGreaterThanOrEqual(1)
      expect(line.quantity).toBeLessThanOrEqual(10_000)
    }
    expect(body.price.totalPrice).toBeGreaterThanOrEqual(0)
  })

  it('says nothing of what an order is worth or whose it is', async () => {
    const visitor = await she()
    await post(visitor, '/checkout/cart/line-item', { items: [{ id: pot, quantity: 1 }] })
    const { body } = await post(visitor, '/checkout/order', {
      ...rest,
      amountTotal: 0.01,
      orderNumber: '1',
      price: { totalPrice: 0.01 },
      stateId: id,
      transactions: [{ state: 'paid' }],
      orderCustomer: { email: 'mallory@example.org' },
    })

    expect(body.amountTotal).toBeGreaterThan(24)
    expect(body.orderNumber).not.toBe('1')
    expect(body.orderCustomer.email).toBe('ada@example.org')
    expect(body.transactions?.[0]?.stateMachineState?.technicalName ?? 'open').toBe('open')
  })

  it('chooses among what the shop offers', async () => {
    const visitor = await she()
    const before = (await visitor.ask('/context')).body
    for (const field of ['paymentMethodId', 'shippingMethodId', 'currencyId', 'languageId', 'countryId']) {
      const { status } = await visitor.ask('/context', { method: 'PATCH', body: { [field]: id } })
      expect(status, field).toBe(400)
    }
    await visitor.ask('/context', {
      method: 'PATCH',
      body: { ...rest, taxState: 'tax-free', customerId: id },
    })
    const { context, customer, currentCustomerGroup } = (await visitor.ask('/context')).body
    expect([context.taxState, customer.id, currentCustomerGroup.id]).toEqual([
      'gross',
      before.customer.id,
      before.currentCustomerGroup.id,
    ])
  })
})
