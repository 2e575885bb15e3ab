import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { heldTables } from '../../src/shop/own-data/held-tables.ts'
import { buy, pot, workOff } from '../orders/buying.ts'
import { account, logIn, password, register } from '../people.ts'
import { openOwnShop, type Visitor } from '../shop.ts'

const shop = openOwnShop(4)

const post = (visitor: Visitor, path: string, body: object = {}) =>
  visitor.ask(path, { method: 'POST', body })
const remove = (visitor: Visitor, body?: object) =>
  visitor.ask('/account/customer', { method: 'DELETE', ...(body && { body }) })
const code = ({ body }: { body: { errors: { code: string }[] } }) => body.errors[0]?.code

let people = 0
async function ada() {
  people += 1
  const visitor = shop.visitor()
  const email = `ada-${people}@example.org`
  const customer = await account(shop, visitor, { email, firstName: 'Zebedäa', lastName: 'Eigen' })
  return Object.assign(visitor, {
    id: customer.id as string,
    number: customer.customerNumber as string,
    email,
  })
}

async function ordering(visitor: Visitor) {
  await post(visitor, '/checkout/cart/line-item', { items: [{ id: pot, quantity: 2 }] })
  await visitor.ask('/checkout/cart')
  const { body } = await post(visitor, '/checkout/order')
  await workOff(shop)
  return body as { id: string; orderNumber: string; deepLinkCode: string }
}

async function leavingTraces(visitor: Awaited<ReturnType<typeof ada>>) {
  await post(visitor, `/customer/wishlist/add/${pot}`)
  await post(visitor, '/customer/cabinet/keep', { cabinets: [{ place: 'complete_bodyWidth-600' }] })
  await post(visitor, `/product/${pot}/review`, {
    title: 'Sehr zufrieden',
    content: 'Hält seit Jahren dicht, riecht nicht und lässt sich leicht reinigen.',
    points: 5,
  })
  await post(visitor, '/newsletter/subscribe', {
    email: visitor.email,
    option: 'subscribe',
    storefrontUrl: 'https://shop.example',
  })
  await post(visitor, '/checkout/cart/line-item', { items: [{ id: pot, quantity: 1 }] })
}

const countOf = async (table: string, column: string, value: string) =>
  (
    await sql<{ n: number }>`
      select count(*)::integer as n from ${sql.table(table)} where ${sql.ref(column)}::text = ${value}`.execute(
      shop.db(),
    )
  ).rows[0]?.n

describe('what names people', () => {
  it('stands in the list of what is held of them, or is known to be nobody’s', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and (
        column_name in ('customer_id', 'email', 'recipient', 'first_name', 'last_name', 'order_id', 'wishlist_id', 'cart_id', 'author'))
    `.execute(shop.db())
    const known = new Set(heldTables.map(({ table }) => table))
    const nobodys = new Set([
      // Of the shop itself and its partners.
      'dealer',
      // A code of the shop's that was used up says in which order.
      'promotion_code',
      'blog_post',
    ])
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name) && !nobodys.has(name))).toEqual([])
  })

  it('names only columns that exist', async () => {
    for (const { table, without } of heldTables) {
      const { rows } = await sql<{ name: string }>`
        select column_name as name from information_schema.columns where table_name = ${table}`.execute(
        shop.db(),
      )
      const names = rows.map(({ name }) => name)
      expect(names.length, table).toBeGreaterThan(0)
      expect(
        without.filter((column) => !names.includes(column)),
        table,
      ).toEqual([])
    }
  })
})

describe('POST /account/data-export', () => {
  it('is for accounts only', async () => {
    const guest = shop.visitor()
    await register(shop, guest)
    for (const visitor of [guest, shop.visitor()]) {
      for (const path of ['/account/data-export', '/account/data-overview']) {
        const answer = await post(visitor, path)
        expect([answer.status, code(answer)]).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
      }
    }
  })

  it('holds what she left anywhere, nothing that opens a door, and nothing of others', async () => {
    const [visitor, other] = [await ada(), await ada()]
    await ordering(visitor)
    await leavingTraces(visitor)
    await ordering(other)

    const { status, body } = await post(visitor, '/account/data-export')
    expect(status).toBe(200)
    const { data } = body
    expect(data.account).toMatchObject([{ email: visitor.email, first_name: 'Zebedäa' }])
    for (const name of [
      'addresses',
      'orders',
      'wishlistProducts',
      'cabinets',
      'reviews',
      'newsletter',
      'cartLines',
    ])
      expect(data[name], name).toHaveLength(1)
    expect(data.documents.length).toBeGreaterThan(0)
    expect(data.mails.length).toBeGreaterThan(0)

    const text = JSON.stringify(body)
    expect(text).not.toContain(other.email)
    expect(text).not.toContain(other.id)
    for (const secret of ['password_hash', 'token_key', 'opt_in_hash', 'share_code', 'deep_link_code'])
      expect(text, secret).not.toContain(secret)
    expect(text).not.toContain(visitor.token)
    // The link that confirmed her address stands in a mail, which says the rest.
    expect(data.mails.map(({ text }: { text: string }) => text).join()).toContain('registration/confirm')
    expect(text).toContain('&hash=…')
  })

  it('says how much there is of what', async () => {
    const visitor = await ada()
    await ordering(visitor)
    const { body } = await post(visitor, '/account/data-overview')
    expect(body.counts).toMatchObject({ account: 1, orders: 1, addresses: 1, cabinets: 0 })
  })

  it('is not asked for without end', async () => {
    const visitor = await ada()
    const statuses: number[] = []
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await post(visitor, '/account/data-export')).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  })
})

describe('DELETE /account/customer', () => {
  it('is refused to strangers', async () => {
    const answer = await remove(shop.visitor())
    expect([answer.status, code(answer)]).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
  })

  it('ends the account for good: nobody gets in, and nothing of it is left but what the law keeps', async () => {
    const visitor = await ada()
    const order = await ordering(visitor)
    await leavingTraces(visitor)
    const before = visitor.token

    const { status, body, token } = await remove(visitor)
    expect([status, body]).toEqual([204, undefined])
    expect(token).not.toBe(before)

    expect((await visitor.ask('/context')).body.customer).toBeNull()
    expect((await shop.request('/context', { token: before })).body.customer).toBeNull()
    expect((await logIn(shop.visitor(), { username: visitor.email })).status).toBe(401)

    for (const { table, whose, fate } of heldTables) {
      if (fate !== 'deleted') continue
      if ('byMail' in whose) {
        const left = await countOf(table, whose.byMail, visitor.email)
        // Mails about the order belong to it, and one says that the account is gone.
        if (table !== 'mail') expect(left, table).toBe(0)
      } else if (whose.by === 'customer_id') {
        expect(await countOf(table, 'customer_id', dashed(visitor.id)), table).toBe(0)
      }
    }
    expect(await countOf('customer', 'id', dashed(visitor.id))).toBe(0)

    const { rows } = await sql<{ customer_id: string | null; customer: { email: string } }>`
      select customer_id, customer from sales_order where number = ${order.orderNumber}`.execute(shop.db())
    expect(rows).toMatchObject([{ customer_id: null, customer: { email: visitor.email } }])
    const reviews = await sql<{ author: string }>`
      select author from product_review where title = 'Sehr zufrieden' and customer_id is null`.execute(
      shop.db(),
    )
    expect(reviews.rows.map(({ author }) => author)).toContain('Anonym')
    const noted = await sql`
      select orders_kept, was_guest from deleted_account where customer_number = ${visitor.number}`.execute(
      shop.db(),
    )
    expect(noted.rows).toEqual([{ orders_kept: 1, was_guest: false }])
  })

  it('takes along a message of hers that nobody has written about yet', async () => {
    const visitor = await ada()
    const { elements: salutations } = (await post(visitor, '/salutation')).body
    const { status } = await post(visitor, '/contact-form', {
      salutationId: salutations[0].id,
      email: visitor.email,
      subject: 'Passt das?',
      comment: 'Schrank 600 mm.',
    })
    expect(status).toBe(200)
    await remove(visitor)
    await workOff(shop)

    const { rows } = await sql`select from mail where purpose like 'enquiry-%'`.execute(shop.db())
    expect(rows).toEqual([])
  })

  it('tells her by mail, and keeps of her mails only those about orders', async () => {
    const visitor = await ada()
    await ordering(visitor)
    await remove(visitor)
    await workOff(shop)

    const { rows } = await sql<{ purpose: string }>`
      select purpose from mail where recipient = ${visitor.email} order by created_at, purpose`.execute(
      shop.db(),
    )
    expect(rows.map(({ purpose }) => purpose)).toEqual(['order-confirmation', 'account-deleted'])
  })

  it('leaves her order where she finds it without an account', async () => {
    const visitor = await ada()
    const { orderNumber } = await ordering(visitor)
    await remove(visitor)

    const { status, body } = await post(shop.visitor(), '/order', {
      filter: [{ type: 'equals', field: 'orderNumber', value: orderNumber }],
      email: visitor.email,
      zipcode: '8001',
    })
    expect([status, body.orders?.elements[0]?.orderNumber]).toEqual([200, orderNumber])
  })

  it('believes no wrong password, and waits after many', async () => {
    const visitor = await ada()
    const wrong = await remove(visitor, { password: 'geraten' })
    expect([wrong.status, code(wrong)]).toEqual([400, 'VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT'])
    for (let tries = 1; tries < 10; tries += 1) await remove(visitor, { password: 'geraten' })
    const throttled = await remove(visitor, { password })
    expect([throttled.status, code(throttled)]).toEqual([429, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED'])
    expect((await visitor.ask('/context')).body.customer.id).toBe(visitor.id)
  })

  it('takes the right one', async () => {
    // Everybody comes from the same address: the failures of the test before are forgotten by now.
    shop.setClock(new Date(Date.now() + 2 * 3_600_000))
    const visitor = await ada()
    expect((await remove(visitor, { password })).status).toBe(204)
  })

  it('ends her other devices and lets somebody open an account by the same address', async () => {
    const visitor = await ada()
    const phone = shop.visitor()
    await logIn(phone, { username: visitor.email })
    await remove(visitor)

    expect((await phone.ask('/context')).body.customer).toBeNull()
    const again = await account(shop, shop.visitor(), { email: visitor.email })
    expect(again.id).not.toBe(visitor.id)
  })

  it('of a guest leaves her orders and what others may have under her address', async () => {
    const order = await buy(shop, { form: { email: 'gast@example.org' } })
    await post(shop.visitor(), '/newsletter/subscribe', {
      email: 'gast@example.org',
      option: 'subscribe',
      storefrontUrl: 'https://shop.example',
    })
    expect((await remove(order.ada)).status).toBe(204)

    expect(await countOf('sales_order', 'number', order.orderNumber)).toBe(1)
    expect(await countOf('newsletter_recipient', 'email', 'gast@example.org')).toBe(1)
    expect((await order.ada.ask('/context')).body.customer).toBeNull()
  })

  it('pressed twice at once is done once', async () => {
    const visitor = await ada()
    const asked = { method: 'DELETE', token: visitor.token }
    const answers = await Promise.all([
      shop.request('/account/customer', asked),
      shop.request('/account/customer', asked),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 403])
    expect(await countOf('deleted_account', 'customer_number', visitor.number)).toBe(1)
  })
})

const dashed = (id: string) => id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
