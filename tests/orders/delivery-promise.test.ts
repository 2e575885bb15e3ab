import { describe, expect, it } from 'vitest'
import { productId, shippingMethodId } from '../../src/server/seed/seeded-ids.ts'
import { writeProductViews } from '../../src/shop/catalogue/write-product-views.ts'
import { listMails } from '../../src/shop/mail/mail-store.ts'
import { idFrom } from '../../src/values/ids.ts'
import { register } from '../people.ts'
import { openOwnShop, type Visitor } from '../shop.ts'
import { workersFor } from '../work.ts'

const shop = openOwnShop(4)
const pot = productId('45.05.001')

const post = (visitor: Visitor, path: string, body: object = {}) =>
  visitor.ask(path, { method: 'POST', body })
/** As the back office would: what only staff change stands in the read model as well. Stock does not. */
async function setPot(values: object) {
  await shop.db().updateTable('product').set(values).where('id', '=', pot).execute()
  await writeProductViews(shop.db(), [pot])
}

/** The first and the last day, wherever they stand. */
const days = (promise: { earliest: string; latest: string } | null) =>
  promise && [promise.earliest.slice(0, 10), promise.latest.slice(0, 10)]

async function shown(visitor: Visitor) {
  const { body } = await post(visitor, '/product', { ids: [pot] })
  return days(body.elements[0].extensions.deliveryPromise)
}

async function promisedEverywhere(visitor: Visitor, iso: string) {
  await register(shop, visitor, {}, iso)
  const card = await shown(visitor)
  const page = (await post(visitor, `/product/${pot}`)).body.product
  const listing = (await post(visitor, `/product-listing/${page.categoryIds[0]}`, { limit: 100 })).body
  const tile = listing.elements.find(
    ({ displayGroup }: { displayGroup: string }) => displayGroup === page.displayGroup,
  )

  await post(visitor, '/checkout/cart/line-item', { items: [{ id: pot, quantity: 1 }] })
  const [delivery] = (await visitor.ask('/checkout/cart')).body.deliveries
  const order = (await post(visitor, '/checkout/order')).body
  await shop.workOff(workersFor(shop))
  const mail = (await listMails(shop.db(), 100)).find(({ subject }) => subject.includes(order.orderNumber))
  const [sent] = order.deliveries

  return {
    card,
    page: days(page.extensions.deliveryPromise),
    listing: days(tile.extensions.deliveryPromise),
    line: days(delivery.positions[0].deliveryDate),
    cart: days(delivery.deliveryDate),
    order: days({ earliest: sent.shippingDateEarliest, latest: sent.shippingDateLatest }),
    mail: mail?.text,
  }
}

describe('the promise of a delivery', () => {
  it.each([
    [
      'on a working day',
      '2026-03-02T08:00:00Z',
      'CH',
      ['2026-03-04', '2026-03-05'],
      '4. März 2026 und dem 5. März 2026',
    ],
    [
      'while closed',
      '2025-07-25T08:00:00Z',
      'DE',
      ['2025-08-08', '2025-08-12'],
      '8. August 2025 und dem 12. August 2025',
    ],
    [
      'over Christmas',
      '2024-12-23T08:00:00Z',
      'IT',
      ['2025-01-14', '2025-01-17'],
      '14. Januar 2025 und dem 17. Januar 2025',
    ],
  ])('is the same on card, page, listing, cart, order and mail: %s', async (_, now, iso, promise, words) => {
    shop.setClock(new Date(now))
    await setPot({ stock: 50 })
    const { mail, ...everywhere } = await promisedEverywhere(shop.visitor(), iso)

    expect(everywhere).toEqual({
      card: promise,
      page: promise,
      listing: promise,
      line: promise,
      cart: promise,
      order: promise,
    })
    expect(mail).toContain(words)
  })

  it('waits for what is out of stock, and for the method the visit has chosen', async () => {
    shop.setClock(new Date('2026-03-02T08:00:00Z'))
    await setPot({ stock: 0, restock_days: 10 })
    const ada = shop.visitor()
    expect(await shown(ada)).toEqual(['2026-03-16', '2026-03-17'])

    await ada.ask('/context', { method: 'PATCH', body: { shippingMethodId: shippingMethodId('express') } })
    expect(await shown(ada)).toEqual(['2026-03-13', '2026-03-13'])
  })

  it('is fresh after a sale', async () => {
    shop.setClock(new Date('2026-03-02T08:00:00Z'))
    await setPot({ stock: 1, restock_days: 10 })
    expect(await shown(shop.visitor())).toEqual(['2026-03-04', '2026-03-05'])

    const ada = shop.visitor()
    await register(shop, ada)
    await post(ada, '/checkout/cart/line-item', { items: [{ id: pot, quantity: 1 }] })
    expect((await post(ada, '/checkout/order')).status).toBe(200)
    expect(await shown(shop.visitor())).toEqual(['2026-03-16', '2026-03-17'])
  })

  it('is left out where nobody can say', async () => {
    shop.setClock(new Date('2026-03-02T08:00:00Z'))
    await setPot({ stock: 0, restock_days: null })
    expect(await shown(shop.visitor())).toBeNull()

    const { body } = await post(shop.visitor(), '/product', { ids: [productId('90.10.001')] })
    expect(body.elements[0].extensions).toEqual({ deliveryPromise: null })
  })

  it('follows the country of the visit', async () => {
    shop.setClock(new Date('2026-03-02T08:00:00Z'))
    await setPot({ stock: 50 })
    const ada = shop.visitor()
    await ada.ask('/context', { method: 'PATCH', body: { countryId: idFrom('country', 'ES') } })
    expect(await shown(ada)).toEqual(['2026-03-10', '2026-03-13'])
  })
})
