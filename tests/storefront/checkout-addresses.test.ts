import { beforeAll, describe, expect, it } from 'vitest'
import { idFrom, newId } from '../../src/values/ids.ts'
import { account } from '../people.ts'
import { openKeptShop } from './open-kept-shop.ts'

const shop = openKeptShop()
let she: ReturnType<typeof shop.visitor>
let [home, office] = ['', '']

const checkout = () => shop.get('/checkout?step=address', { headers: { cookie: she.cookie() } })
const choose = (typed: Record<string, string>) =>
  shop.get('/checkout?step=address', {
    method: 'POST',
    headers: {
      cookie: she.cookie(),
      origin: 'https://shop.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ step: 'addresses', ...typed }).toString(),
  })
const ticked = (html: string) =>
  [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)]
    .map(([input]) => input)
    .filter((input) => input.includes('checked'))
    .map((input) => [/name="(\w+)"/.exec(input)?.[1], /value="(\w+)"/.exec(input)?.[1]])

beforeAll(async () => {
  she = shop.visitor()
  const customer = await account(shop, she)
  home = customer.defaultShippingAddressId
  const pot = idFrom('product', '45.05.001')
  await she.ask('/checkout/cart/line-item', {
    method: 'POST',
    body: { items: [{ id: pot, referencedId: pot, type: 'product', quantity: 1 }] },
  })
})

describe('in the checkout, an account', () => {
  it('with one address goes on with it', async () => {
    const { text } = await checkout()
    expect(text).toContain('Bahnhofstrasse 12a')
    expect(ticked(text)).toEqual([])
  })

  it('with several chooses among them, where it goes and where the bill goes', async () => {
    const { body } = await she.ask('/account/address', {
      method: 'POST',
      body: {
        firstName: 'Ada',
        lastName: 'Muster',
        street: 'Werkstrasse 1',
        zipcode: '3011',
        city: 'Bern',
        countryId: idFrom('country', 'CH'),
      },
    })
    office = body.id
    const { text } = await checkout()
    expect(text).toContain('Werkstrasse 1')
    expect(ticked(text)).toEqual([
      ['shippingAddressId', home],
      ['billingAddressId', home],
    ])

    const chosen = await choose({ shippingAddressId: office, billingAddressId: home })
    expect([chosen.status, chosen.headers.location]).toEqual([303, '/checkout?step=shipping'])
    const { customer } = (await she.ask('/context')).body
    expect([customer.activeShippingAddress.id, customer.activeBillingAddress.id]).toEqual([office, home])
  })

  it('is refused an address that is not hers, and told so', async () => {
    const { status, text } = await choose({ shippingAddressId: newId(), billingAddressId: home })
    expect(status).toBe(422)
    expect(text).toContain('role="alert"')
    expect(ticked(text)).toContainEqual(['shippingAddressId', office])
  })
})
