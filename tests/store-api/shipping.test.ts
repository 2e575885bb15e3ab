import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { productId, shippingMethodId } from '../../src/server/seed/seeded-ids.ts'
import { readChannel } from '../../src/shop/channel/read-channel.ts'
import { idFrom } from '../../src/values/ids.ts'
import { register } from '../people.ts'
import { openShop, type Visitor } from '../shop.ts'

const shop = openShop()

const pot = productId('45.05.001')
/** A large system: CHF 589, 13.9 kg. */
const system = productId('11.60.5035.1')
const handbook = productId('90.10.001')

/** No closure around it, a Monday morning. */
const monday = new Date('2026-03-02T08:00:00Z')

type Method = {
  technicalName: string
  extensions: { offer: { price: { totalPrice: number }; earliest: string; latest: string } | null }
}

const add = (visitor: Visitor, id: string, quantity = 1) =>
  visitor.ask('/checkout/cart/line-item', { method: 'POST', body: { items: [{ id, quantity }] } })
const choose = (visitor: Visitor, body: object) => visitor.ask('/context', { method: 'PATCH', body })
const setProduct = (id: string, values: object) =>
  shop.db().updateTable('product').set(values).where('id', '=', id).execute()
const jsonb = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`
const keys = (body: { errors: Record<string, { messageKey: string }> }) =>
  Object.values(body.errors).map(({ messageKey }) => messageKey)

async function offers(visitor: Visitor) {
  const { body } = await visitor.ask('/shipping-method', { method: 'POST', body: { onlyAvailable: true } })
  return body.elements.map(({ technicalName, extensions: { offer } }: Method) => [
    technicalName.replace('shipping_', ''),
    offer && [offer.price.totalPrice, offer.earliest.slice(0, 10), offer.latest.slice(0, 10)],
  ])
}

describe('POST /shipping-method with onlyAvailable', () => {
  it('says what each method would cost for the cart, and when it would arrive', async () => {
    shop.setClock(monday)
    const ada = shop.visitor()
    await add(ada, pot)

    expect(await offers(ada)).toEqual([
      ['standard', [7, '2026-03-04', '2026-03-05']],
      ['express', [19, '2026-03-03', '2026-03-03']],
      ['pickup', [0, '2026-03-03', '2026-03-03']],
    ])
  })

  it('lets each leave until its own hour', async () => {
    const ada = shop.visitor()
    const days = async (now: string) => {
      shop.setClock(new Date(now))
      return (await offers(ada)).map(([, offer]: [string, string[]]) => offer[1])
    }
    shop.setClock(monday)
    await add(ada, pot)

    // By the clock of the works, an hour ahead of the world's in winter and two in summer.
    expect(await days('2026-03-02T10:00:59Z')).toEqual(['2026-03-04', '2026-03-03', '2026-03-03'])
    expect(await days('2026-03-02T10:01:00Z')).toEqual(['2026-03-04', '2026-03-04', '2026-03-03'])
    expect(await days('2026-03-02T13:01:00Z')).toEqual(['2026-03-05', '2026-03-04', '2026-03-04'])
    expect(await days('2026-06-15T09:01:00Z')).toEqual(['2026-06-17', '2026-06-17', '2026-06-16'])
  })

  it('counts closures and holidays, here and where it goes', async () => {
    const ada = shop.visitor()
    shop.setClock(new Date('2025-07-25T08:00:00Z'))
    await add(ada, pot)
    expect(await offers(ada)).toEqual([
      ['standard', [7, '2025-08-06', '2025-08-07']],
      ['express', [19, '2025-08-05', '2025-08-05']],
      ['pickup', [0, '2025-08-05', '2025-08-05']],
    ])

    // The eve of All Saints, a holiday of the works; the Monday after it is none in Germany.
    shop.setClock(new Date('2024-10-31T15:00:00Z'))
    await choose(ada, { countryId: idFrom('country', 'DE') })
    expect((await offers(ada)).map(([name, offer]: [string, unknown[]]) => [name, offer[1]])).toEqual([
      ['standard', '2024-11-08'],
      ['express', '2024-11-06'],
    ])

    // Before Easter: Good Friday and Easter Monday.
    shop.setClock(new Date('2026-04-02T08:00:00Z'))
    await choose(ada, { countryId: idFrom('country', 'CH') })
    expect((await offers(ada)).map(([name, offer]: [string, unknown[]]) => [name, offer[1]])).toEqual([
      ['standard', '2026-04-08'],
      ['express', '2026-04-07'],
      ['pickup', '2026-04-07'],
    ])
  })

  it('agrees with the cart that has the method', async () => {
    shop.setClock(monday)
    const ada = shop.visitor()
    await add(ada, pot, 3)
    await choose(ada, { shippingMethodId: shippingMethodId('express') })
    const [delivery] = (await ada.ask('/checkout/cart')).body.deliveries

    expect((await offers(ada))[1]).toEqual([
      'express',
      [
        delivery.shippingCosts.totalPrice,
        delivery.deliveryDate.earliest.slice(0, 10),
        delivery.deliveryDate.latest.slice(0, 10),
      ],
    ])
  })

  it('costs more to insure what is worth more than 1000', async () => {
    shop.setClock(monday)
    await setProduct(system, { shipping_free: false })
    const ada = shop.visitor()
    await add(ada, system)
    expect((await offers(ada))[1][1][0]).toBe(19)
    await add(ada, system)
    expect((await offers(ada))[1][1][0]).toBe(31)
  })

  it('leaves out what cannot carry the cart', async () => {
    shop.setClock(monday)
    const ada = shop.visitor()
    await add(ada, pot)
    await setProduct(pot, { depth_mm: 1210 })

    // Bulky goods cost more, and express does not take them.
    expect((await offers(ada)).map(([name, offer]: [string, number[]]) => [name, offer[0]])).toEqual([
      ['standard', 27],
      ['pickup', 0],
    ])
    await choose(ada, { countryId: idFrom('country', 'IT') })
    expect((await offers(ada)).map(([name]: [string]) => name)).toEqual(['standard'])
  })

  it('names none where nobody carries it', async () => {
    await shop.db().updateTable('shipping_method').set({ active: false }).execute()
    const ada = shop.visitor()
    await add(ada, pot)

    expect(await offers(ada)).toEqual([])
    expect(keys((await ada.ask('/checkout/cart')).body)).toContain('shipping-method-blocked')
  })

  it('has no offers while there is nothing to send', async () => {
    const ada = shop.visitor()
    const none = [
      ['standard', null],
      ['express', null],
      ['pickup', null],
    ]
    expect(await offers(ada)).toEqual(none)
    await add(ada, handbook)
    expect(await offers(ada)).toEqual(none)
  })
})

describe('bulky goods', () => {
  it('cost their surcharge though shipping is free from that worth on', async () => {
    const ada = shop.visitor()
    await setProduct(system, { bulky: true })
    const { body } = await add(ada, system)

    expect(body.deliveries[0].shippingCosts.totalPrice).toBe(20)
    expect(body.deliveries[0].extensions.freeShipping).toBeNull()
  })

  it('take another method when theirs does not carry them, and say so', async () => {
    const ada = shop.visitor()
    await choose(ada, { shippingMethodId: shippingMethodId('express') })
    await setProduct(pot, { bulky: true })
    const { body } = await add(ada, pot)

    expect(keys(body)).toEqual(['shipping-method-blocked', 'shipping-method-changed'])
    expect(body.deliveries[0].shippingMethod.technicalName).toBe('shipping_standard')
  })
})

describe('free shipping', () => {
  it('tells what the goods are worth and from which worth on they travel free', async () => {
    const ada = shop.visitor()
    await add(ada, handbook)
    const { body } = await add(ada, pot, 2)

    expect(body.deliveries[0].extensions.freeShipping).toMatchObject({ from: 250, worth: 49.8 })
  })
})

describe('POST /payment-method with onlyAvailable', () => {
  const offered = async (visitor: Visitor) =>
    (
      await visitor.ask('/payment-method', { method: 'POST', body: { onlyAvailable: true } })
    ).body.elements.map(({ technicalName }: { technicalName: string }) => technicalName)

  it('looks at the total of the cart', async () => {
    const ada = shop.visitor()
    await add(ada, pot)
    expect(await offered(ada)).toContain('payment_invoice')
    await add(ada, system, 2)
    expect(await offered(ada)).not.toContain('payment_invoice')
    expect(await offered(ada)).toContain('payment_prepayment')
  })

  it('keeps to the rules of a method, as the cart does', async () => {
    await shop
      .db()
      .updateTable('payment_method')
      .set({ rules: jsonb([{ type: 'no-guests' }]) })
      .where('technical_name', '=', 'invoice')
      .execute()
    const ada = shop.visitor()
    await add(ada, pot)
    expect(await offered(ada)).toContain('payment_invoice')

    await register(shop, ada)
    expect(await offered(ada)).not.toContain('payment_invoice')
    expect((await ada.ask('/checkout/cart')).body.transactions[0].paymentMethodId).not.toBe(
      idFrom('payment-method', 'invoice'),
    )
  })
})

describe('a rule nobody can read', () => {
  it('stops the shop from being read, so that nothing is offered by mistake', async () => {
    await shop
      .db()
      .updateTable('shipping_method')
      .set({ rules: jsonb([{ type: 'not-bulkyy' }]) })
      .where('technical_name', '=', 'express')
      .execute()

    await expect(readChannel(shop.db())).rejects.toThrow(/rules of the method express/)
  })
})
