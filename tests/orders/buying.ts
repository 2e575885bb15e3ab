import { sql } from 'kysely'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import type { OrderId } from '../../src/shop/orders/order.ts'
import { markPaid } from '../../src/shop/payments/mark-paid.ts'
import { register } from '../people.ts'
import { type ReadPdf, readPdf } from '../read-pdf.ts'
import type { Shop, Visitor } from '../shop.ts'
import { workersFor } from '../work.ts'

export const pot = productId('45.05.001')
export const handbook = productId('90.10.001')
export const staff = { who: 'staff:bea', why: 'it is so', now: new Date() } as const

export type Buying = {
  goods?: string
  quantity?: number
  /** What it is for. */
  payload?: object
  code?: string
  language?: string
  method?: string
  iso?: string
  /** What she fills in otherwise than usual. */
  form?: Record<string, unknown>
  /** Where the staff puts her once she has said who she is. */
  group?: string
  wish?: object
}

export type Bought = {
  id: OrderId
  orderNumber: string
  deepLinkCode: string
  amountTotal: number
  ada: Visitor
}

/** Until nobody has anything to do any more. */
export async function workOff(shop: Shop) {
  while ((await shop.workOff(workersFor(shop))) > 0);
}

export async function buy(
  shop: Shop,
  {
    goods = pot,
    quantity = 1,
    payload,
    code,
    language = 'de-DE',
    method = 'invoice',
    iso = 'CH',
    form = {},
    group,
    wish = {},
  }: Buying = {},
): Promise<Bought> {
  const ada = shop.visitor()
  const named = async (table: 'language' | 'payment_method', column: string, value: string) =>
    (
      await sql<{
        id: string
      }>`select id from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(shop.db())
    ).rows[0]?.id
  await ada.ask('/context', {
    method: 'PATCH',
    body: { languageId: await named('language', 'code', language) },
  })
  const items = [
    { id: goods, quantity, payload },
    ...(code ? [{ type: 'promotion', referencedId: code }] : []),
  ]
  await ada.ask('/checkout/cart/line-item', { method: 'POST', body: { items } })
  const { body: customer } = await register(shop, ada, form, iso)
  if (group) {
    await sql`
      update customer set customer_group_id = (select id from customer_group where key = ${group})
      where id = ${customer.id}`.execute(shop.db())
  }
  const paymentMethodId = await named('payment_method', 'technical_name', method)
  await ada.ask('/context', { method: 'PATCH', body: { paymentMethodId } })
  await ada.ask('/checkout/cart')
  const { status, body } = await ada.ask('/checkout/order', { method: 'POST', body: wish })
  if (status !== 200) throw new Error(JSON.stringify(body))
  await workOff(shop)
  return { ...body, ada }
}

export const seen = async ({ ada, id }: Bought) =>
  (
    await ada.ask('/order', {
      method: 'POST',
      body: {
        ids: [id],
        associations: {
          documents: { associations: { documentType: {} } },
          lineItems: { associations: { downloads: { associations: { media: {} } } } },
          deliveries: { associations: { shippingMethod: {} } },
          transactions: { associations: { paymentMethod: {} } },
        },
      },
    })
  ).body.orders.elements[0]

export const kindsOf = async (order: Bought) =>
  (await seen(order)).documents.map(
    ({
      documentType,
      documentNumber,
    }: {
      documentType: { technicalName: string }
      documentNumber: string
    }) => [documentType.technicalName, documentNumber[0]],
  )

export const fetched = (
  visitor: Visitor,
  { id, deepLinkCode }: { id: string; deepLinkCode: string },
  body: object = {},
) => visitor.ask(`/document/download/${id}/${deepLinkCode}`, { method: 'POST', body })

export const paper = async (order: Bought, kind: string): Promise<ReadPdf> => {
  const { documents } = await seen(order)
  const document = documents.find(
    ({ documentType }: { documentType: { technicalName: string } }) => documentType.technicalName === kind,
  )
  return readPdf((await fetched(order.ada, document)).body)
}

export const pay = (shop: Shop, { id, amountTotal }: Bought) =>
  markPaid(
    shop.db(),
    { orderId: id, reference: 'transfer', cents: Math.round(amountTotal * 100) },
    staff,
    shop.later,
  )
