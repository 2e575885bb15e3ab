import { productId } from '../../src/server/seed/seeded-ids.ts'
import { handbook, pay, seen, workOff } from '../orders/buying.ts'
import { account } from '../people.ts'
import type { Answered, Shop, Visitor } from '../shop.ts'

export const pot = productId('45.05.001')
export const bags = productId('60.20.017')

export const post = (visitor: Visitor, path: string, body: object = {}) =>
  visitor.ask(path, { method: 'POST', body })

/** Status and first code of an answer. */
export const refused = ({
  status,
  body,
}: Pick<Answered, 'status' | 'body'>): [number, string | undefined] => [status, body?.errors?.[0]?.code]

/** The fields of an address as they were answered, to be sent again. */
export const addressOf = ({
  firstName,
  lastName,
  street,
  zipcode,
  city,
  countryId,
}: Record<string, unknown>) => ({
  firstName,
  lastName,
  street,
  zipcode,
  city,
  countryId,
})

/** All that is Ada's, by what names it. */
export type Adas = {
  visitor: Visitor
  customer: {
    id: string
    email: string
    customerNumber: string
    defaultBillingAddress: Record<string, unknown>
  }
  addressId: string
  order: { id: string; orderNumber: string; deepLinkCode: string }
  document: { id: string; deepLinkCode: string }
  downloadId: string
}

/**
 * A customer with an account, a second address, a paid order with a paper and a download, a cart and a wishlist:
 * whatever a stranger could want to get at.
 */
export async function ada(shop: Shop): Promise<Adas> {
  const visitor = shop.visitor()
  await account(shop, visitor)
  const { id: paymentMethodId } = await shop
    .db()
    .selectFrom('payment_method')
    .select('id')
    .where('technical_name', '=', 'prepayment')
    .executeTakeFirstOrThrow()
  await visitor.ask('/context', { method: 'PATCH', body: { paymentMethodId } })
  await post(visitor, '/checkout/cart/line-item', { items: [{ id: handbook, quantity: 1 }] })
  const { body: order } = await post(visitor, '/checkout/order', { acceptedWaiver: true })
  await pay(shop, { ...order, ada: visitor })
  await workOff(shop)
  const shown = await seen({ ...order, ada: visitor })

  const { body: customer } = await post(visitor, '/account/customer')
  const { body: address } = await post(visitor, '/account/address', {
    ...addressOf(customer.defaultBillingAddress),
    lastName: 'Zuhause',
  })
  await post(visitor, '/checkout/cart/line-item', {
    items: [{ id: pot, quantity: 3, payload: { job: 'Küche Geheim' } }],
  })
  await post(visitor, `/customer/wishlist/add/${bags}`)

  return {
    visitor,
    customer,
    addressId: address.id,
    order,
    document: shown.documents[0],
    downloadId: shown.lineItems[0].downloads[0].id,
  }
}
