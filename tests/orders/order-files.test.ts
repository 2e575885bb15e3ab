import Fastify from 'fastify'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { registerOrderFiles } from '../../src/server/order-files.ts'
import { linkHours, signedFileLink } from '../../src/shop/documents/file-link.ts'
import type { DownloadId } from '../../src/shop/documents/order-file.ts'
import { type Answered, openOwnShop, origin, type Visitor } from '../shop.ts'
import { type Bought, buy, fetched, handbook, pay, seen } from './buying.ts'

const shop = openOwnShop(4)
const codeOf = ({ status, body }: Answered) => [status, body.errors[0]?.code]

beforeEach(async () => {
  await sql`truncate sales_order, cart, mail, shop_event cascade`.execute(shop.db())
  await sql`delete from jobs.job`.execute(shop.db())
})

describe('POST /document/download/{documentId}/{deepLinkCode}', () => {
  it('is for its customer, in her session, by e-mail and zip, or by a pass', async () => {
    const order = await buy(shop)
    const [document] = (await seen(order)).documents
    const stranger = shop.visitor()
    const other = await buy(shop)
    const hers = { email: 'ada@example.org', zipcode: '8001' }
    const filter = [{ type: 'equals', field: 'orderNumber', value: order.orderNumber }]
    const { pass } = (await stranger.ask('/order', { method: 'POST', body: { filter, ...hers } })).body

    expect((await fetched(stranger, document, hers)).status).toBe(200)
    expect((await fetched(stranger, document, { pass })).status).toBe(200)
    const path = `/document/download/${document.id}/${document.deepLinkCode}`
    expect((await stranger.ask(path, { headers: { 'sw-order-pass': pass } })).status).toBe(200)
    expect(codeOf(await fetched(stranger, document))).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
    for (const answered of [
      await fetched(other.ada, document),
      await fetched(stranger, document, { ...hers, zipcode: '9999' }),
      await fetched(stranger, document, { pass: `${pass}x` }),
      await fetched(order.ada, { ...document, deepLinkCode: 'x'.repeat(32) }),
      await fetched(order.ada, { ...document, id: 'f'.repeat(32) }),
    ]) {
      expect(codeOf(answered)).toEqual([404, 'DOCUMENT__DOCUMENT_NOT_FOUND'])
    }
  })
})

describe('GET /order/download/{orderId}/{downloadId}', () => {
  const wish = { acceptedWaiver: true }
  const download = async (order: Bought) => (await seen(order)).lineItems[0].downloads[0]

  it('hands out the goods when they are paid, and to nobody else', async () => {
    const order = await buy(shop, { goods: handbook, method: 'prepayment', wish })
    const { id, url } = await download(order)
    const ask = (visitor: Visitor, orderId: string = order.id) =>
      visitor.ask(`/order/download/${orderId}/${id}`)
    expect(url).toBeNull()
    expect(codeOf(await ask(order.ada))).toEqual([404, 'CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND'])

    await pay(shop, order)
    const answered = await ask(order.ada)
    expect([answered.status, answered.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answered.headers['content-disposition']).toMatch(/^attachment; filename="/)
    expect(answered.body.subarray(0, 4).toString()).toBe('%PDF')
    expect(codeOf(await ask(shop.visitor()))).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
    const other = await buy(shop)
    expect(codeOf(await ask(other.ada))).toEqual([404, 'CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND'])
    expect(codeOf(await ask(other.ada, other.id))).toEqual([
      404,
      'CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND',
    ])
  })

  it('is reached by a signed link as well, until it expires', async () => {
    const order = await buy(shop, { goods: handbook, method: 'prepayment', wish })
    await pay(shop, order)
    const { id, url } = await download(order)
    let clock = new Date()
    const app = Fastify()
    registerOrderFiles(app, { db: shop.db(), now: () => clock })
    const open = (link: string) => app.inject(link.replace(origin, ''))

    const opened = await open(url)
    expect([opened.statusCode, opened.headers['content-disposition']?.toString().slice(0, 10)]).toEqual([
      200,
      'attachment',
    ])
    expect(opened.headers['cache-control']).toBe('private, no-store')
    const file = { kind: 'download', id: id as DownloadId } as const
    const mail = await signedFileLink(shop.db(), file, { origin, now: clock, hours: linkHours.mail })
    const wrong = [
      url.replace(/signature=./, 'signature=_'),
      url.replace(/expires=\d/, 'expires=9'),
      url.replace('/download/', '/document/'),
      url.replace(id, 'f'.repeat(32)),
      url.split('?')[0],
      `${url}&signature=x`,
    ]
    for (const link of wrong) expect((await open(link)).statusCode).toBe(404)
    clock = new Date(clock.getTime() + 3 * 3_600_000)
    expect([(await open(url)).statusCode, (await open(mail)).statusCode]).toEqual([410, 200])
    clock = new Date(clock.getTime() + 31 * 24 * 3_600_000)
    expect((await open(mail)).statusCode).toBe(410)
    await app.close()
  })
})
