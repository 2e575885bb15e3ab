import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import { buy, fetched, handbook, pay, pot, seen } from '../orders/buying.ts'
import { openOwnShop, type Visitor } from '../shop.ts'

/** What clients written for Shopware ask of an order, word for word, and what they read of the answer. */
const shop = openOwnShop(4)

const post = (visitor: Visitor, path: string, body: object = {}) =>
  visitor.ask(path, { method: 'POST', body })
const firstCode = ({ body }: { body: { errors: { code: string }[] } }) => body.errors[0]?.code
const packed = (criteria: object) => gzipSync(JSON.stringify(criteria)).toString('base64url')

/** `useDefaultOrderAssociations` of @shopware/composables. */
const usual = {
  stateMachineState: {},
  lineItems: { associations: { cover: {}, downloads: { associations: { media: {} } } } },
  addresses: {},
  deliveries: { associations: { shippingMethod: {}, shippingOrderAddress: {}, stateMachineState: {} } },
  transactions: { associations: { paymentMethod: {}, stateMachineState: {} } },
}

describe('an order, as useOrderDetails reads it', () => {
  it('comes with its documents, though the composable asks for none and counts them all the same', async () => {
    const bought = await buy(shop)
    await pay(shop, bought)
    const { body } = await post(bought.ada, '/order', {
      ids: [bought.id],
      associations: usual,
      checkPromotion: true,
    })
    const [order] = body.orders.elements

    expect(body).toMatchObject({
      apiAlias: 'order-route-response-struct',
      paymentChangeable: { [bought.id]: expect.any(Boolean) },
    })
    expect(Array.isArray(order.documents)).toBe(true)
    expect(order).toMatchObject({
      stateMachineState: { technicalName: 'open', translated: { name: expect.any(String) } },
      orderCustomer: { email: 'ada@example.org' },
      addresses: [{ id: order.billingAddressId }],
      deliveries: [{ shippingMethod: { id: expect.any(String) }, shippingOrderAddress: { city: 'Zürich' } }],
      transactions: [
        { paymentMethod: { id: expect.any(String) }, stateMachineState: { technicalName: 'paid' } },
      ],
      lineItems: [{ cover: { url: expect.any(String) }, downloads: [], children: [] }],
    })
  })

  it.each([
    ['lineItems.product', { lineItems: { associations: { product: {} } } }],
    [
      'lineItems.product, with what belongs to it',
      {
        lineItems: {
          associations: {
            product: {
              associations: { cover: {}, media: {}, options: { associations: { group: {} } }, seoUrls: {} },
            },
          },
        },
      },
    ],
    ['a dotted name', { 'lineItems.product.manufacturer': {} }],
    ['a list of names', ['lineItems.product', 'lineItems.cover.thumbnails', 'deliveries.positions']],
    [
      'lineItems.children and parent',
      { lineItems: { associations: { children: {}, parent: {}, product: {} } } },
    ],
  ])('shows %s', async (_name, associations) => {
    const bought = await buy(shop)
    const { status, body } = await post(bought.ada, '/order', { ids: [bought.id], associations })
    const [line] = body.orders.elements[0].lineItems

    expect(status).toBe(200)
    expect(line).toMatchObject({ productId: pot, children: [] })
    expect(line.product).toMatchObject({
      id: pot,
      apiAlias: 'product',
      productNumber: '45.05.001',
      calculatedPrice: { unitPrice: expect.any(Number) },
    })
  })

  it('shows no product where it is not sold any more, and the line as it was', async () => {
    const bags = productId('60.20.017')
    const bought = await buy(shop, { goods: bags })
    await shop.db().deleteFrom('product_view').where('product_id', '=', bags).execute()
    const { body } = await post(bought.ada, '/order', {
      associations: { lineItems: { associations: { product: {} } } },
    })

    expect(body.orders.elements[0].lineItems[0]).toMatchObject({
      product: null,
      payload: { productNumber: '60.20.017' },
    })
  })

  it('says what lies in the parcel, and what was captured of a payment', async () => {
    const bought = await buy(shop, { quantity: 3 })
    const { body } = await post(bought.ada, '/order', {
      associations: {
        deliveries: { associations: { positions: {} } },
        lineItems: { associations: { orderDeliveryPositions: {} } },
        transactions: { associations: { captures: {} } },
        documents: {
          associations: { documentMediaFile: {}, referencedDocument: {}, dependentDocuments: {} },
        },
      },
    })
    const [{ deliveries, lineItems, transactions }] = body.orders.elements
    const position = {
      apiAlias: 'order_delivery_position',
      orderDeliveryId: deliveries[0].id,
      orderLineItemId: lineItems[0].id,
      quantity: 3,
      totalPrice: lineItems[0].totalPrice,
    }

    expect(deliveries[0].positions).toMatchObject([position])
    expect(lineItems[0].orderDeliveryPositions).toMatchObject([position])
    expect(transactions[0].captures).toEqual([])
  })

  it('has no parcel position for goods that are a file', async () => {
    const bought = await buy(shop, { goods: handbook, wish: { acceptedWaiver: true } })
    const { body } = await post(bought.ada, '/order', {
      associations: { deliveries: { associations: { positions: {} } } },
    })

    expect(
      body.orders.elements[0].deliveries.flatMap(({ positions }: { positions: unknown[] }) => positions),
    ).toEqual([])
  })

  it('is read by GET as well, with criteria in the address or packed', async () => {
    const { ada, id } = await buy(shop)
    const named = await ada.ask(
      `/order?filter[id]=${id}&associations[transactions][associations][paymentMethod][]&sort=-createdAt&limit=5`,
    )
    const compact = await ada.ask(`/order?_criteria=${packed({ limit: 1, associations: usual })}`)

    expect(named.body.orders.elements).toMatchObject([{ id, transactions: [{ paymentMethod: {} }] }])
    expect(compact.body.orders).toMatchObject({ limit: 1, elements: [{ id, lineItems: [{}] }] })
  })

  it('still names an association that nobody knows', async () => {
    const { ada } = await buy(shop)
    const refused = await post(ada, '/order', {
      associations: { lineItems: { associations: { nothing: {} } } },
    })

    expect([refused.status, firstCode(refused)]).toEqual([400, 'FRAMEWORK__ASSOCIATION_NOT_FOUND'])
  })

  it('has papers that are shown, or kept where the client says so', async () => {
    const bought = await buy(shop)
    const [invoice] = (await seen(bought)).documents
    const shown = await fetched(bought.ada, invoice)
    const kept = await bought.ada.ask(`/document/download/${invoice.id}/${invoice.deepLinkCode}?download=1`)

    expect(shown.headers['content-disposition']).toMatch(/^inline/)
    expect(kept.headers['content-disposition']).toMatch(/^attachment/)
    expect(kept.headers['content-type']).toBe('application/pdf')
  })
})
