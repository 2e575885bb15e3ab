import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { buy } from '../orders/buying.ts'
import { openOwnShop } from '../shop.ts'

const shop = openOwnShop(4)

/** Somebody who has ordered for years: one order, written down many times more, each a minute older. */
async function regular(orders: number) {
  const { ada, orderNumber } = await buy(shop)
  await sql`
    insert into sales_order
    select (jsonb_populate_record(sales_order, jsonb_build_object(
      'id', gen_random_uuid(), 'cart_id', gen_random_uuid(), 'number', number || 'x' || n,
      'deep_link_code', replace(gen_random_uuid()::text, '-', ''),
      'state', case when n % 3 = 0 then 'completed' else 'open' end,
      'ordered_at', ordered_at - n * interval '1 minute'))).*
    from sales_order, generate_series(1, ${orders - 1}) n where number = ${orderNumber}
  `.execute(shop.db())
  const list = async (wish: object) =>
    (await ada.ask('/order', { method: 'POST', body: { 'total-count-mode': 'exact', ...wish } })).body.orders
  /** Which of them, counted back from the newest, which is 0. */
  const places = ({ elements }: { elements: { orderNumber: string }[] }) =>
    elements.map(({ orderNumber }) => Number(orderNumber.split('x')[1] ?? 0))
  return { list, places }
}

describe('POST /order', () => {
  it('leads to the last page, however many there are', async () => {
    const { list, places } = await regular(612)
    const [first, last, beyond] = [
      await list({ limit: 10 }),
      await list({ limit: 10, page: 62 }),
      await list({ limit: 10, page: 63 }),
    ]

    expect([first.total, first.page, first.limit]).toEqual([612, 1, 10])
    expect(places(first)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect([last.total, last.page, places(last)]).toEqual([612, 62, [610, 611]])
    expect([beyond.total, places(beyond)]).toEqual([612, []])
  })

  it('counts and shows those in a state alike, however a client asks for it', async () => {
    const { list, places } = await regular(31)
    const field = 'stateMachineState.technicalName'
    for (const wish of [
      { filter: [{ type: 'equals', field, value: 'completed' }] },
      { filter: [{ type: 'equalsAny', field, value: 'completed|cancelled' }] },
      { filter: { [field]: 'completed' } },
      {
        filter: [{ type: 'equals', field, value: 'completed' }],
        sort: [{ field: 'createdAt', order: 'DESC' }],
      },
      { filter: [{ type: 'equals', field, value: 'completed' }], sort: '-orderDateTime' },
    ]) {
      const { total, elements } = await list({ limit: 4, page: 2, ...wish })
      expect([total, places({ elements })]).toEqual([10, [15, 18, 21, 24]])
    }
    expect((await list({ filter: [{ type: 'equals', field, value: 'never' }] })).total).toBe(0)
  })

  it('finds a word in all of them, however old: in the number, and in what was bought', async () => {
    const { list, places } = await regular(612)
    await sql`
      insert into order_line
      select (jsonb_populate_record(line, jsonb_build_object(
        'id', gen_random_uuid(), 'order_id', old.id, 'label', 'Müll_Eimer 100%', 'payload', line.payload || '{"number": "77.Alt"}'))).*
      from sales_order old, order_line line
      where old.number like '%x6_0' and line.id = (select id from order_line limit 1)
    `.execute(shop.db())
    const fields = ['orderNumber', 'lineItems.label', 'lineItems.payload.productNumber']
    const holds = (value: string) => ({
      type: 'multi',
      operator: 'or',
      queries: fields.map((field) => ({ type: 'contains', field, value })),
    })
    const completed = { type: 'equals', field: 'stateMachineState.technicalName', value: 'completed' }

    for (const word of ['müll_eimer', 'eimer 100%', '77.alt']) {
      const { total, elements } = await list({ limit: 1, page: 2, filter: [holds(word)] })
      expect([total, places({ elements })], word).toEqual([2, [610]])
    }
    expect(places(await list({ limit: 10, filter: [completed, holds('77.ALT')] }))).toEqual([600])
    expect(places(await list({ limit: 10, filter: [holds('X611')] }))).toEqual([611])
    for (const word of ['m_ll', '%', '\\', "' or true --"])
      expect((await list({ limit: 10, filter: [holds(word)] })).total, word).toBe(word === '%' ? 2 : 0)
  })

  it('finds nothing in another’s', async () => {
    await regular(3)
    const { ada } = await buy(shop)
    const queries = ['orderNumber', 'lineItems.label', 'lineItems.payload.productNumber'].map((field) => ({
      type: 'contains',
      field,
      value: 'x1',
    }))
    const { body } = await ada.ask('/order', {
      method: 'POST',
      body: { filter: [{ type: 'multi', operator: 'or', queries }] },
    })
    expect(body.orders.elements).toEqual([])
  })

  it('says what is on the page when nobody asks how many there are', async () => {
    const { list } = await regular(12)
    expect((await list({ limit: 5, 'total-count-mode': 0 })).total).toBe(5)
  })

  it('asks as much of the database for a few as for many', async () => {
    const { list } = await regular(40)
    const statementsFor = async (limit: number) => {
      const before = shop.statements().length
      await list({ limit })
      return shop.statements().length - before
    }
    expect(await statementsFor(30)).toBe(await statementsFor(2))
  })

  it('refuses what is no page as ever', async () => {
    const { ada } = await buy(shop)
    for (const wish of [{ page: 0 }, { limit: 0 }, { limit: 101 }, { page: 'x' }]) {
      expect((await ada.ask('/order', { method: 'POST', body: wish })).status).toBe(400)
    }
  })
})
