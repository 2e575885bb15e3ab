import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { creditedCents } from '../../src/shop/documents/document-store.ts'
import { finishDocuments } from '../../src/shop/documents/finish-document.ts'
import { writeCreditNote, writeInvoice } from '../../src/shop/documents/write-document.ts'
import { readOrder } from '../../src/shop/orders/read-orders.ts'
import { shipOrder } from '../../src/shop/orders/ship-order.ts'
import { refundPayment } from '../../src/shop/payments/refund-payment.ts'
import { formatCents } from '../../src/values/shown-money.ts'
import { openOwnShop } from '../shop.ts'
import { buy, fetched, kindsOf, paper, pay, seen, staff, workOff } from './buying.ts'

const shop = openOwnShop(6)

beforeEach(async () => {
  await sql`truncate sales_order, cart, mail, shop_event cascade`.execute(shop.db())
  await sql`delete from jobs.job`.execute(shop.db())
})

describe('the invoice', () => {
  it('comes with an order by transfer, and lists itself with the order', async () => {
    const order = await buy(shop)
    const [document] = (await seen(order)).documents

    expect(document).toMatchObject({
      apiAlias: 'document',
      documentNumber: expect.stringMatching(/^R\d+$/),
      fileType: 'pdf',
      config: { name: 'invoice', documentNumber: document.documentNumber },
      documentType: { technicalName: 'invoice', name: 'Rechnung', translated: { name: 'Rechnung' } },
      sent: true,
    })
    const answered = await fetched(order.ada, document)
    expect([answered.status, answered.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answered.headers['content-disposition']).toContain(`Rechnung-${document.documentNumber}.pdf`)
    expect(answered.body.subarray(0, 8).toString()).toBe('%PDF-1.7')
  })

  it.each([
    ['de-DE', 'Rechnung', 'Gesamtbetrag', 'Empfangsschein', 'Seite 1 von'],
    ['en-US', 'Invoice', 'Total', 'Receipt', 'Page 1 of'],
    ['it-IT', 'Fattura', 'Totale', 'Ricevuta', 'Pagina 1 di'],
    ['fr-FR', 'Facture', 'Total', 'Récépissé', 'Page 1 sur'],
  ])(
    'is written in %s, with the amounts of the order and a payment part',
    async (language, title, total, receipt, page) => {
      const order = await buy(shop, { language })
      const { words, objects, tags } = await paper(order, 'invoice')
      const frozen = await readOrder(shop.db(), order.id)
      if (!frozen) throw new Error('the order is gone')

      const lines = words.split('\n')
      for (const said of [
        total,
        receipt,
        'CHE-123.456.788',
        order.orderNumber,
        '45.05.001',
        'Ada Muster',
        '8001 Zürich',
      ]) {
        expect(words).toContain(said)
      }
      expect(words).toContain(page)
      expect(lines.some((line) => line.startsWith(`${title} R`))).toBe(true)
      expect(lines).toContain(formatCents(frozen.total.totalCents, 'CHF'))
      expect(lines).toContain(formatCents(frozen.total.taxes[0]?.taxCents ?? 0, 'CHF'))
      expect(
        lines.filter((line) => line === (frozen.total.totalCents / 100).toFixed(2)).length,
      ).toBeGreaterThanOrEqual(2)
      expect(words).not.toContain('�')
      expect(objects).toContain(`/Lang (${language})`)
      expect(objects).toMatch(/\/DisplayDocTitle true/)
      expect(objects).toMatch(/\/Marked true/)
      expect(tags).toMatchObject({ Document: 1, H1: 1, Figure: 1 })
      expect([tags.Table, tags.TH, tags.TD].every((count) => (count ?? 0) > 2)).toBe(true)
    },
  )

  it('names the account instead of a payment part where nobody can read one', async () => {
    const { words, tags } = await paper(await buy(shop, { iso: 'DE', method: 'prepayment' }), 'invoice')
    expect(words).toContain('CH93 0076 2011 6238 5295 7')
    expect(words).toContain('MUSTCH22XXX')
    expect(tags.Figure).toBeUndefined()
  })

  it('says that it is paid, and asks for nothing, when a gateway took the money', async () => {
    const order = await buy(shop, { method: 'sandbox' })
    expect(await kindsOf(order)).toEqual([])

    await pay(shop, order)
    await workOff(shop)
    const { words, tags } = await paper(order, 'invoice')
    expect(words).toMatch(/Bezahlt am .* mit/)
    expect(tags.Figure).toBeUndefined()
  })

  it('is written once, however many workers come for it, and drawn after a crash', async () => {
    const orders = []
    for (let index = 0; index < 3; index++) orders.push(await buy(shop, { method: 'sandbox' }))
    const before = await numbers()
    await sql`update order_transaction set state = 'paid'`.execute(shop.db())
    const ids = await Promise.all(
      orders.flatMap(({ id }) => Array.from({ length: 6 }, () => writeInvoice(shop.db(), id, new Date()))),
    )

    expect(new Set(ids).size).toBe(3)
    const drawn = (await numbers()).slice(before.length)
    expect(drawn).toEqual(drawn.map((_, index) => (drawn[0] ?? 0) + index))

    const bytes = () =>
      sql<{ sha256: string }>`select sha256 from order_document order by number`.execute(shop.db())
    const first = (await bytes()).rows
    await sql`update order_document set bytes = null, sha256 = null, created_at = now() - interval '1 hour'`.execute(
      shop.db(),
    )
    expect(await finishDocuments(shop.db(), new Date())).toBe(first.length)
    expect((await bytes()).rows).toEqual(first)
  })
})

const numbers = async (): Promise<number[]> =>
  (
    await sql<{
      number: string
    }>`select number from order_document where kind = 'invoice' order by number`.execute(shop.db())
  ).rows.map(({ number }) => Number(number.slice(1)))

describe('the other papers', () => {
  it('a delivery note lies in the parcel and names no price', async () => {
    const order = await buy(shop)
    const shipment = { orderId: order.id, trackingCodes: ['99.00.123'] }
    await shipOrder(shop.db(), shipment, staff, shop.later)
    await workOff(shop)

    expect(await kindsOf(order)).toEqual([
      ['invoice', 'R'],
      ['delivery_note', 'L'],
    ])
    const { words } = await paper(order, 'delivery_note')
    expect(words).toContain('99.00.123')
    expect(words).toContain('45.05.001')
    expect(words).not.toMatch(/CHF|\d\.\d\d\n/)
  })

  it('a credit note takes back the invoice of a cancelled order, once', async () => {
    const order = await buy(shop)
    await order.ada.ask('/order/state/cancel', { method: 'POST', body: { orderId: order.id } })
    await workOff(shop)
    expect(await writeCreditNote(shop.db(), order.id, new Date(), 'again')).toBeNull()

    expect(await kindsOf(order)).toEqual([
      ['invoice', 'R'],
      ['credit_note', 'G'],
    ])
    const [invoice] = (await seen(order)).documents
    const { words } = await paper(order, 'credit_note')
    expect(words).toContain(invoice.documentNumber)
    expect(words).toContain(formatCents(-Math.round(order.amountTotal * 100), 'CHF'))
  })

  it('a credit note follows each refund, and together they never exceed the invoice', async () => {
    const order = await buy(shop)
    await pay(shop, order)
    const parts = { gateways: shop.gateways(), later: shop.later, now: new Date() }
    for (const [key, cents] of [
      ['some', 500],
      ['rest', null],
    ] as const) {
      await refundPayment(shop.db(), { orderId: order.id, cents, key }, staff, parts)
      await workOff(shop)
    }

    expect(await kindsOf(order)).toEqual([
      ['invoice', 'R'],
      ['credit_note', 'G'],
      ['credit_note', 'G'],
    ])
    const credited = await creditedCents(shop.db(), order.id)
    expect(credited).toBe(Math.round(order.amountTotal * 100))
    expect((await paper(order, 'credit_note')).words).toContain(formatCents(-500, 'CHF'))
  })

  it('there is none for an order that never had an invoice', async () => {
    const order = await buy(shop, { method: 'sandbox' })
    await order.ada.ask('/order/state/cancel', { method: 'POST', body: { orderId: order.id } })
    await workOff(shop)
    expect(await kindsOf(order)).toEqual([])
  })
})
