import { beforeEach, describe, expect, it } from 'vitest'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import { announce } from '../../src/shop/events/announce.ts'
import type { EventName } from '../../src/shop/events/event.ts'
import type { Mail } from '../../src/shop/mail/mail.ts'
import { listMails } from '../../src/shop/mail/mail-store.ts'
import type { OrderId } from '../../src/shop/orders/order.ts'
import { shipOrder } from '../../src/shop/orders/ship-order.ts'
import { markPaid } from '../../src/shop/payments/mark-paid.ts'
import { refundPayment } from '../../src/shop/payments/refund-payment.ts'
import { register } from '../people.ts'
import { openOwnShop, type Visitor } from '../shop.ts'
import { wordsOfMail } from '../words-of-mail.ts'
import { workersFor } from '../work.ts'

const shop = openOwnShop(6)
const staff = { who: 'staff:bea', why: 'a test', now: new Date() } as const

type Placed = { id: OrderId; orderNumber: string; amountTotal: number; deepLinkCode: string }

const chosen = async (table: 'language' | 'payment_method', value: string) =>
  (
    await shop
      .db()
      .selectFrom(table)
      .select('id')
      .where(table === 'language' ? 'code' : 'technical_name', '=', value as never)
      .executeTakeFirstOrThrow()
  ).id

let people = 0
async function buy({
  language = 'de-DE',
  payment = 'prepayment',
  code = '',
} = {}): Promise<[Visitor, Placed]> {
  const visitor = shop.visitor()
  await visitor.ask('/context', { method: 'PATCH', body: { languageId: await chosen('language', language) } })
  const items = [{ id: productId('45.05.001'), quantity: 2 }]
  await visitor.ask('/checkout/cart/line-item', { method: 'POST', body: { items } })
  people += 1
  await register(shop, visitor, { email: `ada${people}@example.org` })
  await visitor.ask('/context', {
    method: 'PATCH',
    body: { paymentMethodId: await chosen('payment_method', payment) },
  })
  if (code) {
    const promotion = [{ type: 'promotion', referencedId: code }]
    await visitor.ask('/checkout/cart/line-item', { method: 'POST', body: { items: promotion } })
  }
  await visitor.ask('/checkout/cart')
  const { status, body } = await visitor.ask('/checkout/order', { method: 'POST', body: {} })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return [visitor, body]
}

const happens = (name: EventName, { id }: Placed, data: Record<string, string> = {}) =>
  announce(shop.db(), { name, orderId: id, data }, { later: shop.later, now: new Date() })
const pay = ({ id, amountTotal }: Placed, reference = 'transfer') =>
  markPaid(shop.db(), { orderId: id, reference, cents: Math.round(amountTotal * 100) }, staff, shop.later)

async function written(purpose: string): Promise<Mail[]> {
  await shop.workOff(workersFor(shop))
  const mails = (await listMails(shop.db(), 100)).filter((mail) => mail.purpose === purpose)
  for (const { html, text, subject } of mails)
    expect(wordsOfMail(html + text + subject)).not.toMatch(/undefined|\[object|NaN/)
  return mails
}
async function only(purpose: string): Promise<Mail> {
  const [mail, ...others] = await written(purpose)
  if (!mail || others.length > 0) throw new Error(`${others.length + (mail ? 1 : 0)} mails: ${purpose}`)
  return mail
}

beforeEach(async () => {
  await shop.workOff(workersFor(shop))
  await shop.db().deleteFrom('mail').execute()
})

describe.each([
  [
    'de-DE',
    ['Zahlung erhalten', 'Zahlung nicht möglich', 'Neue Zahlungsart', 'Unterwegs', 'Storniert', 'Erstattung'],
  ],
  [
    'en-US',
    ['Payment received', 'Payment not completed', 'New payment method', 'On its way', 'Cancelled', 'Refund'],
  ],
  [
    'it-IT',
    ['Pagamento ricevuto', 'Pagamento non riuscito', 'Nuovo metodo', 'In viaggio', 'Annullato', 'Rimborso'],
  ],
  ['fr-FR', ['Paiement reçu', 'Paiement non abouti', 'Nouveau mode', 'En route', 'Annulée', 'Remboursement']],
])('an order in %s', (language, [paid, failed, changed, shipped, cancelled, refunded]) => {
  it('is told in that language from its payment to its refund', async () => {
    const [, order] = await buy({ language })
    await happens('order.payment-failed', order)
    await happens('order.payment-changed', order)
    const [failure, change] = [await only('payment-failed'), await only('payment-changed')]
    expect(failure).toMatchObject({ locale: language, recipient: `ada${people}@example.org` })
    expect(failure.subject).toContain(failed)
    expect(failure.text).toContain(`/checkout/success/${order.id}/unpaid?code=${order.deepLinkCode}`)
    expect(change.subject).toContain(changed)
    expect(change.text).toMatch(/CH93 0076 2011 6238 5295 7/)

    expect(await pay(order)).toBe('booked')
    const payment = await only('payment-received')
    expect(payment.subject).toContain(paid)
    expect(payment.subject).toContain(order.orderNumber)
    expect(payment.text).toMatch(/order-files\/document\/[0-9a-f]{32}\?expires=/)

    await shipOrder(shop.db(), { orderId: order.id, trackingCodes: ['99.00.123456.1'] }, staff, shop.later)
    const parcel = await only('shipped')
    expect(parcel.subject).toContain(shipped)
    expect(parcel.text).toContain('99.00.123456.1')

    const parts = { gateways: shop.gateways(), later: shop.later, now: new Date() }
    await refundPayment(shop.db(), { orderId: order.id, cents: 500, key: order.id }, staff, parts)
    const refund = await only('refunded')
    expect(refund.subject).toContain(refunded)
    expect(refund.text).toContain('5.00')
  })

  it('is told that it is called off', async () => {
    const [visitor, order] = await buy({ language })
    await visitor.ask('/order/state/cancel', { method: 'POST', body: { orderId: order.id } })
    expect((await only('cancelled')).subject).toContain(cancelled)
  })
})

describe('a mail', () => {
  it('of the confirmation names discounts and links to the invoice and the withdrawal', async () => {
    await buy({ payment: 'invoice', code: 'WILLKOMMEN10' })
    const { text, html } = await only('order-confirmation')

    expect(text).toMatch(/10 % zur ersten Bestellung: -/)
    expect(text).toMatch(/Rechnung R\d+: https:\/\/shop\.example\/order-files\/document\//)
    expect(text).toContain('Vertrag widerrufen: https://shop.example/withdrawal')
    expect(html).toContain('10 % zur ersten Bestellung')
  })

  it('asks nobody to pay what is paid or called off by now', async () => {
    const [, paid] = await buy()
    await happens('order.payment-failed', paid)
    await pay(paid)
    const [visitor, gone] = await buy()
    await happens('order.payment-failed', gone)
    await visitor.ask('/order/state/cancel', { method: 'POST', body: { orderId: gone.id } })

    expect(await written('payment-failed')).toEqual([])
  })

  it('goes to the company when money comes that nobody owes', async () => {
    const [, order] = await buy()
    await pay(order)
    expect(await pay(order, 'the same again')).toBe('surplus')

    const mail = await only('paid-twice')
    expect(mail.recipient).toBe('hallo@trennwerk.example')
    expect(mail.subject).toBe(`Zahlung prüfen: Bestellung ${order.orderNumber}`)
    expect(mail.text).toContain('Die Bestellung war schon bezahlt.')
    expect(mail.text).toMatch(/Eingegangen: CHF\s\d+\.\d\d/)
    expect(mail.text).not.toContain('Fragen?')
  })
})

it('a parcel can be followed where its carrier shows it', async () => {
  const trackingUrl = 'https://carrier.example/?id=%s'
  await shop.db().updateTable('shipping_method').set({ tracking_url: trackingUrl }).execute()
  const [visitor, order] = await buy({ payment: 'invoice' })
  await shipOrder(shop.db(), { orderId: order.id, trackingCodes: ['99 & 1'] }, staff, shop.later)

  const { text, html } = await only('shipped')
  expect(text).toContain('https://carrier.example/?id=99%20%26%201')
  expect(html).toContain('https://carrier.example/?id=99%20%26%201')
  const associations = { deliveries: { associations: { shippingMethod: {} } } }
  const { body } = await visitor.ask('/order', { method: 'POST', body: { associations } })
  expect(body.orders.elements[0].deliveries[0].shippingMethod.trackingUrl).toBe(trackingUrl)
})
