import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { finishDocuments } from '../../src/shop/documents/finish-document.ts'
import { readOrder } from '../../src/shop/orders/read-orders.ts'
import { readLegalText } from '../../src/shop/orders/sale-terms.ts'
import { openOwnShop } from '../shop.ts'
import { buy, fetched, pot, seen } from './buying.ts'

const shop = openOwnShop(4)

describe('an order', () => {
  it('stays what it was when everything around it changes', async () => {
    const order = await buy(shop)
    const before = await seen(order)
    const [document] = before.documents
    const { body: bytes } = await fetched(order.ada, document)
    const { legalTexts } = (await readOrder(shop.db(), order.id)) ?? { legalTexts: [] }

    await sql`update product set number = number || 'x', stock = 3 where id = ${pot}`.execute(shop.db())
    await sql`update product_translation set name = 'Anderes'`.execute(shop.db())
    await sql`update product_price set cents = cents + 777, list_cents = null`.execute(shop.db())
    await sql`update customer set first_name = 'Eva', email = 'eva@example.org'`.execute(shop.db())
    await sql`update customer_address set street = 'Anderswo', zip = '3000'`.execute(shop.db())
    await sql`update payment_method set name = '{"de-DE": "Anders"}'`.execute(shop.db())
    await sql`update shipping_method set name = '{"de-DE": "Anders"}'`.execute(shop.db())
    await sql`update setting set value = value || '{"name": "Andere AG", "vatId": "CHE-000", "bank": {"iban": "x"}}' where key = 'company'`.execute(
      shop.db(),
    )
    await sql`update setting set value = '[]' where key = 'content-pages'`.execute(shop.db())
    await sql`update sales_channel set money_format = 'page'`.execute(shop.db())
    await sql`update order_document set bytes = null, sha256 = null, created_at = now() - interval '1 hour'`.execute(
      shop.db(),
    )
    shop.setGateways(shop.gateways()) // the channel is read anew
    await finishDocuments(shop.db(), new Date())

    const after = await seen(order)
    expect(after.deliveries[0].shippingMethod.name).toBe(before.deliveries[0].shippingMethod.name)
    expect(after.transactions[0].paymentMethod.name).toBe(before.transactions[0].paymentMethod.name)
    expect(frozen(after)).toEqual(frozen(before))
    expect((await fetched(order.ada, document)).body.equals(bytes)).toBe(true)

    expect(legalTexts.map(({ key }) => key)).toEqual(['privacy', 'shipping-costs', 'terms', 'withdrawal'])
    const texts = await Promise.all(legalTexts.map(({ hash }) => readLegalText(shop.db(), hash)))
    expect(texts.map((text) => text?.content.title)).toContain('Datenschutz')
  })
})

/** Without what is signed anew with each answer, and what a method is today beside its name. */
const frozen = (order: Record<string, unknown>) =>
  JSON.parse(
    JSON.stringify(order, (key, value) =>
      ['url', 'shippingMethod', 'paymentMethod'].includes(key) ? undefined : value,
    ),
  )
