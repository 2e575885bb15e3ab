import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import type { ProductId } from '../../src/shop/catalogue/product.ts'
import { writeProductViews } from '../../src/shop/catalogue/write-product-views.ts'
import { readOrder } from '../../src/shop/orders/read-orders.ts'
import { sayDerivation } from '../../src/shop/pricing/derivation.ts'
import { idFrom } from '../../src/values/ids.ts'
import { guestForm, register } from '../people.ts'
import { openShop, type Visitor } from '../shop.ts'

const shop = openShop()

const pot = productId('45.05.001')
/** Cheaper by the dozen. */
const bags = productId('60.20.017')
/** Crossed out: 55 before, 49 now, EUR 61 and 55. */
const reduced = productId('50.65.001')
/** Sold by the half litre. */
const cleaner = productId('60.40.500')
const professional = idFrom('customer-group', 'professional')

const helgoland = { zipcode: '27498', city: 'Helgoland' }

const german = { accountType: 'business', company: 'Küchenbau GmbH', vatIds: ['DE123456789'] }

async function guest(over: Record<string, unknown> = {}, iso = 'CH'): Promise<Visitor> {
  const visitor = shop.visitor()
  const { status, body } = await register(shop, visitor, over, iso)
  expect(body.errors, `registered with ${status}`).toBeUndefined()
  return visitor
}

/** A guest whom the staff put into a customer group. */
async function tradeGuest(iso = 'CH'): Promise<Visitor> {
  const visitor = await guest({}, iso)
  const { body } = await visitor.ask('/context')
  await sql`update customer set customer_group_id = ${professional} where id = ${body.customer.id}`.execute(
    shop.db(),
  )
  return visitor
}

const taxStateOf = async (visitor: Visitor) => (await visitor.ask('/context')).body.context.taxState

async function onPage(visitor: Visitor, id: string) {
  const { body } = await visitor.ask(`/product/${id}`, { method: 'POST', body: {} })
  return body.product
}

async function onCard(visitor: Visitor, id: string) {
  const { rows } = await sql<{ number: string; category: string }>`
    select number, replace((card -> 'categoryIds' ->> 0), '-', '') as category from product_view
    where product_id = ${id} and language = 'de-DE'`.execute(shop.db())
  const { body } = await visitor.ask(`/product-listing/${rows[0]?.category}`, {
    method: 'POST',
    body: { limit: 100 },
  })
  return body.elements.find((card: { id: string }) => card.id === id)
}

async function inList(visitor: Visitor, id: string) {
  const { body } = await visitor.ask('/product', { method: 'POST', body: { ids: [id] } })
  return body.elements[0]
}

async function inCart(visitor: Visitor, id: string, quantity: number) {
  const { body } = await visitor.ask('/checkout/cart/line-item', {
    method: 'POST',
    body: { items: [{ id, quantity }] },
  })
  return { line: body.lineItems.find((line: { id: string }) => line.id === id), cart: body }
}

/** All that is said of a price, without the quantity it is said for. */
const saidOf = ({ calculatedTaxes, ...price }: WirePrice) => ({
  unitPrice: price.unitPrice,
  listPrice: price.listPrice,
  regulationPrice: price.regulationPrice,
  referencePrice: price.referencePrice,
  rates: calculatedTaxes.map(({ taxRate }) => taxRate),
  taxRules: price.taxRules,
})

type WirePrice = {
  unitPrice: number
  listPrice: { price: number } | null
  regulationPrice: { price: number } | null
  referencePrice: unknown
  calculatedTaxes: { taxRate: number }[]
  taxRules: unknown
}

const inCents = (amount: number) => Math.round(amount * 100)

type Seen = {
  who: () => Promise<Visitor>
  state: string
  prices: [id: string, unit: number, list?: number][]
  rate: number
}

/** CHF at 8.1 % for the first two; EUR at 19 % taken out for the third. */
const visitors: Record<string, Seen> = {
  'a gross visitor': {
    who: async () => shop.visitor(),
    state: 'gross',
    rate: 8.1,
    prices: [
      [pot, 24.9],
      [reduced, 49, 55],
      [cleaner, 9.9],
      [bags, 6.5],
    ],
  },
  'a professional': {
    who: () => tradeGuest(),
    state: 'net',
    rate: 8.1,
    prices: [
      [pot, 23.03],
      [reduced, 45.33, 50.88],
      [cleaner, 9.16],
      [bags, 6.01],
    ],
  },
  'a company abroad': {
    who: () => guest(german, 'DE'),
    state: 'tax-free',
    rate: 0,
    prices: [
      [pot, 23.45],
      [reduced, 46.22, 51.26],
      [cleaner, 9.33],
      [bags, 6.13],
    ],
  },
}

describe.each(Object.entries(visitors))('%s', (_name, { who, state, rate, prices }) => {
  it('sees the same price on card, list, page and in the cart', async () => {
    const visitor = await who()
    expect(await taxStateOf(visitor)).toBe(state)

    for (const [id, unit, list] of prices) {
      const [page, card, listed] = [
        await onPage(visitor, id),
        await onCard(visitor, id),
        await inList(visitor, id),
      ]
      const { line } = await inCart(visitor, id, page.minPurchase)
      const own = saidOf(page.calculatedPrice)

      expect(own).toMatchObject({
        unitPrice: unit,
        rates: [rate],
        taxRules: [{ taxRate: rate, percentage: 100 }],
      })
      expect(own.listPrice?.price).toBe(list)
      expect(saidOf(card.calculatedPrice)).toEqual(own)
      expect(saidOf(listed.calculatedPrice)).toEqual(own)
      expect(saidOf(line.price)).toEqual(own)
      expect(line.price.totalPrice).toBeCloseTo(line.price.unitPrice * line.quantity, 8)
      expect(card.calculatedPrices).toEqual(page.calculatedPrices)
      expect(card.calculatedCheapestPrice).toEqual(page.calculatedCheapestPrice)
    }
  })

  it('pays in each tier what the table says', async () => {
    const visitor = await who()
    const { calculatedPrices, calculatedPrice } = await onPage(visitor, bags)
    expect(calculatedPrices.length).toBeGreaterThan(1)
    expect(calculatedPrices[0].unitPrice).toBe(calculatedPrice.unitPrice)

    for (const { quantity, unitPrice } of calculatedPrices) {
      await visitor.ask('/checkout/cart/line-item/delete', { method: 'POST', body: { ids: [bags] } })
      const { line } = await inCart(visitor, bags, quantity + (quantity % 2))
      const reached =
        calculatedPrices.find((tier: { quantity: number }) => line.quantity <= tier.quantity) ??
        calculatedPrices.at(-1)

      expect(line.price.unitPrice).toBe(line.quantity === quantity ? unitPrice : reached.unitPrice)
    }
  })

  it('is told in the cart from which quantity on a piece costs less', async () => {
    const visitor = await who()
    const { calculatedPrices } = await onPage(visitor, bags)
    const [first, second] = calculatedPrices

    const { line } = await inCart(visitor, bags, 1)
    expect(line.extensions.nextTier).toEqual({
      quantity: first.quantity + 1,
      unitPrice: second.unitPrice,
      apiAlias: 'next_tier',
    })
    const { line: most } = await inCart(visitor, bags, calculatedPrices.at(-1).quantity)
    expect(most.extensions.nextTier).toBeNull()
    expect((await inCart(visitor, pot, 1)).line.extensions.nextTier).toBeNull()
  })

  it('is told a unit price, and a crossed-out price only beside the lowest of thirty days', async () => {
    const visitor = await who()
    const [unit, strike] = [await onPage(visitor, cleaner), await onPage(visitor, reduced)]

    expect(unit.calculatedPrice.referencePrice).toMatchObject({
      price: unit.calculatedPrice.unitPrice * 2,
      purchaseUnit: 0.5,
      referenceUnit: 1,
      apiAlias: 'cart_price_reference',
    })
    expect(strike.calculatedPrice.regulationPrice).toEqual({
      price: strike.calculatedPrice.listPrice.price,
      apiAlias: 'cart_regulation_price',
    })
    expect((await onPage(visitor, pot)).calculatedPrice).toMatchObject({
      listPrice: null,
      regulationPrice: null,
      referencePrice: null,
    })
  })

  it('pays net plus tax, to the cent', async () => {
    const visitor = await who()
    await inCart(visitor, pot, 3)
    const { cart } = await inCart(visitor, bags, 6)
    const { price } = cart
    const tax = price.calculatedTaxes.reduce((sum: number, { tax }: { tax: number }) => sum + inCents(tax), 0)
    const shipping = cart.deliveries.reduce(
      (sum: number, { shippingCosts }: { shippingCosts: { totalPrice: number } }) =>
        sum + inCents(shippingCosts.totalPrice),
      0,
    )

    expect(price.taxStatus).toBe(state)
    expect(inCents(price.netPrice) + tax).toBe(inCents(price.rawTotal))
    expect(inCents(price.positionPrice) + shipping + (state === 'net' ? tax : 0)).toBe(
      inCents(price.rawTotal),
    )
    if (state === 'tax-free') expect(tax).toBe(0)
    else expect(tax).toBeGreaterThan(0)
  })

  it('narrows a listing by the prices that are shown', async () => {
    const visitor = await who()
    const ask = async (body: object) =>
      (
        await visitor.ask(`/product-listing/${idFrom('category', 'accessories')}`, {
          method: 'POST',
          body: { limit: 100, order: 'price-asc', ...body },
        })
      ).body
    const all = await ask({})
    const cheapest = all.elements.map(
      (card: { calculatedCheapestPrice: { unitPrice: number } }) => card.calculatedCheapestPrice.unitPrice,
    )
    const bound = cheapest[Math.floor(cheapest.length / 2)]

    expect(cheapest).toEqual(cheapest.toSorted((a: number, b: number) => a - b))
    expect(all.aggregations.price).toMatchObject({ min: cheapest[0], max: cheapest.at(-1) })
    expect((await ask({ 'max-price': bound })).total).toBe(
      cheapest.filter((price: number) => price <= bound).length,
    )
    expect((await ask({ 'min-price': bound })).total).toBe(
      cheapest.filter((price: number) => price >= bound).length,
    )
  })
})

describe('the tax state', () => {
  it.each([
    ['a stranger', async () => shop.visitor(), 'gross'],
    ['a private guest in Germany', () => guest({}, 'DE'), 'gross'],
    ['a private guest who writes a VAT id', () => guest({ vatIds: ['DE123456789'] }, 'DE'), 'gross'],
    [
      'a company at home',
      () => guest({ accountType: 'business', company: 'Küchenbau AG', vatIds: ['CHE-123.456.788'] }),
      'gross',
    ],
    [
      'a company abroad without a VAT id',
      () => guest({ accountType: 'business', company: 'Küchenbau GmbH' }, 'DE'),
      'gross',
    ],
    ['a company abroad with one', () => guest(german, 'DE'), 'tax-free'],
    ['a professional at home', () => tradeGuest(), 'net'],
    ['a professional abroad without a VAT id', () => tradeGuest('DE'), 'net'],
  ])('of %s follows from who buys and where it goes', async (_who, who, state) => {
    expect(await taxStateOf(await who())).toBe(state)
  })

  it('follows the VAT id in the billing address', async () => {
    const { billingAddress, ...rest } = await import('../people.ts').then(({ guestForm }) =>
      guestForm(shop, {}, 'DE'),
    )
    const ada = shop.visitor()
    await ada.ask('/account/register', {
      method: 'POST',
      body: {
        ...rest,
        accountType: 'business',
        billingAddress: { ...billingAddress, company: 'Küchenbau GmbH', vatId: 'DE123456789' },
      },
    })

    expect(await taxStateOf(ada)).toBe('tax-free')
  })

  it('is free on Helgoland for everybody, and Swiss in Büsingen', async () => {
    const at = async (place: object) => {
      const form = await guestForm(shop, {}, 'DE')
      const visitor = shop.visitor()
      await visitor.ask('/account/register', {
        method: 'POST',
        body: { ...form, billingAddress: { ...form.billingAddress, ...place } },
      })
      return visitor
    }
    const [island, exclave] = [await at(helgoland), await at({ zipcode: '78266', city: 'Büsingen' })]

    expect(await taxStateOf(island)).toBe('tax-free')
    expect((await onPage(island, pot)).calculatedPrice).toMatchObject({
      unitPrice: 23.45,
      calculatedTaxes: [{ tax: 0, taxRate: 0 }],
    })
    expect((await onPage(exclave, pot)).calculatedPrice).toMatchObject({
      unitPrice: 27.9,
      calculatedTaxes: [{ tax: 2.09, taxRate: 8.1 }],
    })
  })

  it('is the usual one on Helgoland where the shop switches that off', async () => {
    await sql`update tax_area set active = false where zip_pattern = '27498'`.execute(shop.db())
    const form = await guestForm(shop, {}, 'DE')
    const island = shop.visitor()
    await island.ask('/account/register', {
      method: 'POST',
      body: { ...form, billingAddress: { ...form.billingAddress, ...helgoland } },
    })

    expect(await taxStateOf(island)).toBe('gross')
  })

  it('is free for everybody where a country says so, and never at home', async () => {
    await sql`update country set customer_tax_free = true`.execute(shop.db())
    const [abroad, home] = [shop.visitor(), shop.visitor()]
    await abroad.ask('/context', { method: 'PATCH', body: { countryId: idFrom('country', 'NL') } })

    expect([await taxStateOf(abroad), await taxStateOf(home)]).toEqual(['tax-free', 'gross'])
  })

  it('is on the wire of each country', async () => {
    const { body } = await shop.request('/country', { method: 'POST', body: { limit: 50 } })
    const companyTax = Object.fromEntries(
      body.elements.map(({ iso, companyTax }: { iso: string; companyTax: { enabled: boolean } }) => [
        iso,
        companyTax.enabled,
      ]),
    )
    expect(companyTax).toMatchObject({ CH: false, LI: false, DE: true, IT: true })
  })
})

describe('a price of a customer group', () => {
  it('is the same on card, page and in the cart, and nobody else’s', async () => {
    await sql`
      insert into product_price (product_id, currency, customer_group_id, quantity_from, basis, cents)
      values (${pot}, 'CHF', ${professional}, 1, 'net', 1999), (${pot}, 'CHF', ${professional}, 10, 'net', 1799)`.execute(
      shop.db(),
    )
    await writeProductViews(shop.db(), [pot as ProductId])
    const [trade, anybody] = [await tradeGuest(), shop.visitor()]
    const page = await onPage(trade, pot)
    const { line } = await inCart(trade, pot, 12)

    expect(page.calculatedPrice.unitPrice).toBe(19.99)
    expect((await onCard(trade, pot)).calculatedPrice.unitPrice).toBe(19.99)
    expect(
      page.calculatedPrices.map(({ quantity, unitPrice }: { quantity: number; unitPrice: number }) => [
        quantity,
        unitPrice,
      ]),
    ).toEqual([
      [9, 19.99],
      [10, 17.99],
    ])
    expect(line.price).toMatchObject({
      unitPrice: 17.99,
      totalPrice: 215.88,
      calculatedTaxes: [{ tax: 17.49 }],
    })
    expect(page.calculatedCheapestPrice.unitPrice).toBe(19.99)
    expect((await onPage(anybody, pot)).calculatedPrice.unitPrice).toBe(24.9)
  })
})

describe('the lowest price of thirty days', () => {
  const day = 86_400_000
  const saidOn = async (visitor: Visitor) => {
    const page = (await onPage(visitor, pot)).calculatedPrice
    const { line } = await inCart(visitor, pot, 1)
    expect(saidOf((await onCard(visitor, pot)).calculatedPrice)).toEqual(saidOf(page))
    expect(saidOf(line.price)).toEqual(saidOf(page))
    return { list: page.listPrice?.price, lowest: page.regulationPrice?.price }
  }

  it('is that before the reduction, and gone with the crossed-out price when it lies thirty days back', async () => {
    const reduction = new Date('2027-03-01T00:00:00Z')
    const daysBefore = (days: number) => new Date(reduction.getTime() - days * day)
    await sql`delete from price_history where product_id = ${pot}`.execute(shop.db())
    await sql`update product_price set cents = 1990, list_cents = 2990 where product_id = ${pot}`.execute(
      shop.db(),
    )
    for (const currency of ['CHF', 'EUR']) {
      await sql`
        insert into price_history (product_id, currency, cents, since) values
          (${pot}, ${currency}, 1790, ${daysBefore(90)}), (${pot}, ${currency}, 2990, ${daysBefore(60)}),
          (${pot}, ${currency}, 2490, ${daysBefore(20)}), (${pot}, ${currency}, 2790, ${daysBefore(10)}),
          (${pot}, ${currency}, 1990, ${reduction})`.execute(shop.db())
    }
    // Written once, and never again while the days pass.
    await writeProductViews(shop.db(), [pot as ProductId])
    const ada = shop.visitor()

    for (const days of [1, 10, 19]) {
      shop.setClock(daysBefore(-days))
      expect(await saidOn(ada), `${days} days later`).toEqual({ list: 29.9, lowest: 24.9 })
    }
    // Asked for the last time ten days before the reduction: on the twentieth day that is thirty days ago.
    for (const days of [20, 21, 60, 400]) {
      shop.setClock(daysBefore(-days))
      expect(await saidOn(ada), `${days} days later`).toEqual({ list: undefined, lowest: undefined })
    }
  })

  it('needs a price before it: what was never dearer is not crossed out', async () => {
    await sql`update product_price set list_cents = cents + 1000 where product_id = ${pot}`.execute(shop.db())
    await writeProductViews(shop.db(), [pot as ProductId])

    expect(await saidOn(shop.visitor())).toEqual({ list: undefined, lowest: undefined })
  })
})

describe('how amounts are written', () => {
  const moneyLocales = async (locale: string) => {
    const { rows } = await sql<{
      id: string
    }>`select hex(id) as id from language where code = ${locale}`.execute(shop.db())
    const { body } = await shop.request('/context', { headers: { 'sw-language-id': rows[0]?.id ?? '' } })
    return body.currency.moneyLocale
  }

  it('is as in en-US on every page, until the shop follows the page', async () => {
    expect([await moneyLocales('de-DE'), await moneyLocales('fr-FR')]).toEqual(['en-US', 'en-US'])
  })

  it('is as in the language of the page where the shop says so', async () => {
    await sql`update sales_channel set money_format = 'page'`.execute(shop.db())
    expect([await moneyLocales('de-DE'), await moneyLocales('fr-FR')]).toEqual(['de-DE', 'fr-FR'])
  })
})

describe('why a price is what it is', () => {
  it('is kept with the order, line by line', async () => {
    const visitor = await guest(german, 'DE')
    const { cart } = await inCart(visitor, bags, 6)
    const { body } = await visitor.ask('/checkout/order', { method: 'POST', body: {} })
    expect(body.errors).toBeUndefined()
    const order = await readOrder(shop.db(), body.id)
    const [line] = order?.lines ?? []

    expect(sayDerivation(line?.payload.derivation ?? [], 'EUR').at(-1)).toContain('Tax-free: net')
    expect(line?.payload.derivation).toMatchObject([
      { step: 'found', group: null, from: 6, basis: 'gross' },
      { step: 'converted', to: 'net', percent: 19 },
      { step: 'rounded', cents: line?.unitCents },
      { step: 'times', quantity: 6, cents: line?.totalCents },
      { step: 'tax', state: 'tax-free', percent: 0, taxCents: 0 },
    ])
    expect(inCents(cart.price.positionPrice)).toBe(line?.totalCents)
  })

  it('is not known of an order from before', async () => {
    const visitor = await guest()
    await inCart(visitor, pot, 1)
    const { body } = await visitor.ask('/checkout/order', { method: 'POST', body: {} })
    await sql`update order_line set payload = payload - 'derivation' where order_id = ${body.id}`.execute(
      shop.db(),
    )

    expect((await readOrder(shop.db(), body.id))?.lines[0]?.payload.derivation).toBeNull()
  })
})
