import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../src/platform/postgres/db.ts'
import { projectFolder } from '../../src/server/config.ts'
import { vatByRate } from '../../src/shop/documents/vat-by-rate.ts'
import type { Order } from '../../src/shop/orders/order.ts'
import { readOrder } from '../../src/shop/orders/read-orders.ts'
import { shipOrder } from '../../src/shop/orders/ship-order.ts'
import { transitions } from '../../src/shop/orders/transitions.ts'
import { markPaid } from '../../src/shop/payments/mark-paid.ts'
import { refundPayment } from '../../src/shop/payments/refund-payment.ts'
import { readOpenSurplus } from '../../src/shop/payments/surplus.ts'
import { type Bought, type Buying, buy, pay, staff, workOff } from '../orders/buying.ts'
import { guestForm } from '../people.ts'
import { openOwnShop } from '../shop.ts'

const page = readFileSync(join(projectFolder, 'docs/orders-and-money.md'), 'utf8')
const tableRows = page
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** The queries of the page by their first line, which names them. */
const queries = new Map(
  [...page.matchAll(/```sql\n-- (.+)\n([^`]+)```/g)].map(([, name = '', text = '']) => [name, text]),
)

const shop = openOwnShop(6)

type Row = Record<string, string | number | null>

/** What a query of the page answers. */
async function ask(name: string, db: Db = shop.db()): Promise<Row[]> {
  const query = queries.get(name)
  if (!query) throw new Error(`the page has no query "${name}"`)
  return (
    await sql<{ row: Row }>`select to_jsonb(asked) as row from (${sql.raw(query)}) as asked`.execute(db)
  ).rows.map(({ row }) => row)
}

/** The columns of the worked examples, from left to right. */
const examples: Record<string, () => Promise<Buying>> = {
  'a private customer': async () => ({ quantity: 3 }),
  'a professional': async () => ({ quantity: 3, group: 'professional' }),
  'a company abroad': async () => ({
    quantity: 3,
    iso: 'DE',
    form: { accountType: 'business', company: 'Küchenbau GmbH', vatIds: ['DE123456789'] },
  }),
  'somebody in Büsingen': async () => {
    const { billingAddress } = await guestForm(shop, {}, 'DE')
    const form = { billingAddress: { ...billingAddress, zipcode: '78266', city: 'Büsingen' } }
    return { quantity: 3, iso: 'DE', form }
  },
}

const others = {
  'with a discount': { quantity: 3, code: 'WILLKOMMEN10', form: { email: 'new@example.org' } },
  'on its way': { quantity: 2 },
  'given back in part': { quantity: 2, method: 'sandbox' },
  'given back': { quantity: 3, group: 'professional', method: 'prepayment' },
  'called off': { quantity: 3, group: 'professional' },
  'paid twice': { iso: 'DE', method: 'prepayment' },
  'never paid': { method: 'sandbox' },
} satisfies Record<string, Buying>

const bought: Record<string, Bought> = {}
/** The turnover before anything of it was taken back. */
let invoiced: Row[] = []

/** An ordinary week. */
beforeAll(async () => {
  for (const [name, wish] of Object.entries(examples)) bought[name] = await buy(shop, await wish())
  for (const [name, wish] of Object.entries(others)) bought[name] = await buy(shop, wish)
  for (const name of ['a company abroad', 'given back in part', 'given back', 'paid twice']) {
    await pay(shop, named(name))
  }
  await workOff(shop)
  invoiced = await ask('turnover and VAT')

  await shipOrder(shop.db(), { orderId: named('on its way').id, trackingCodes: [] }, staff, shop.later)
  await giveBack('given back in part', 1_234)
  await giveBack('given back', 2_000)
  await workOff(shop)
  await giveBack('given back', null)
  const twice = { orderId: named('paid twice').id, reference: 'again', cents: 4_080 }
  await markPaid(shop.db(), twice, staff, shop.later)
  const { ada, id } = named('called off')
  await ada.ask('/order/state/cancel', { method: 'POST', body: { orderId: id } })
  for (const contract of [named('on its way').orderNumber, named('called off').orderNumber, 'a bin']) {
    const declaration = { name: 'Ada Muster', email: 'ada@example.org', contract }
    await shop.visitor().ask('/withdrawal', { method: 'POST', body: declaration })
  }
  await workOff(shop)
})

describe('the worked examples', () => {
  it.each(Object.keys(examples))('are what %s pays', async (name) => {
    const { total } = await frozen(name)
    const column = Object.keys(examples).indexOf(name) + 2
    const cell = (first: string) => tableRows.find(([, cell]) => cell === first)?.[column]

    expect(cell('Net')).toBe(decimal(total.netCents))
    expect(cell('VAT')).toContain(vatOf(total) === 0 ? 'none' : `: ${decimal(vatOf(total))}`)
    expect(cell('Before rounding')).toBe(decimal(total.rawCents))
    expect(cell('**To pay**')).toContain(` ${decimal(total.totalCents)}**`)
  })
})

describe('the table of states', () => {
  it.each([
    ['order', 'The order'],
    ['delivery', 'The delivery'],
    ['transaction', 'The payment'],
  ] as const)('of the %s is that of the code', (machine, heading) => {
    const section = page.split(/^#+ /m).find((section) => section.startsWith(`${heading}\n`)) ?? ''
    const said = [...section.matchAll(/^\| \*?`(\w+)`\*? \|([^|]*)\|/gm)].map(([, state, next = '']) => [
      state,
      next.match(/\w+/g) ?? [],
    ])
    expect(Object.fromEntries(said)).toEqual(transitions[machine])
  })
})

describe('the queries', () => {
  it('have a name each, and all run', async () => {
    expect(queries.size).toBe(page.split('```sql').length - 1)
    for (const name of queries.keys()) expect(await ask(name)).toBeInstanceOf(Array)
  })

  it('find the turnover and VAT that the invoiced orders have themselves', async () => {
    const own = new Map<string, { netCents: number; taxCents: number }>()
    for (const name of Object.keys(bought).filter((name) => name !== 'never paid')) {
      const { currency, shippingAddress, total } = await frozen(name)
      const free = [{ rate: 0, netCents: total.rawCents, taxCents: 0 }]
      for (const { rate, netCents, taxCents } of total.taxState === 'tax-free' ? free : vatByRate(total)) {
        const key = `${shippingAddress.countryIso} ${currency} ${rate}`
        const { netCents: net, taxCents: tax } = own.get(key) ?? { netCents: 0, taxCents: 0 }
        own.set(key, { netCents: net + netCents, taxCents: tax + taxCents })
      }
    }

    expect([...own.keys()].toSorted()).toEqual(['CH CHF 8.1', 'DE EUR 0', 'DE EUR 19', 'DE EUR 8.1'])
    expect(
      new Map(
        invoiced.map(({ country, currency, rate, net, vat }) => [
          `${country} ${currency} ${rate}`,
          { netCents: cents(net), taxCents: cents(vat) },
        ]),
      ),
    ).toEqual(own)
    expect(invoiced.find(({ rate }) => rate === 0)).toMatchObject({
      no_vat_because: 'company-abroad',
      net: 81.19,
    })
  })

  it('take off it what was credited, and add up with the rounding to what the papers ask for', async () => {
    const kept = sum(
      await Promise.all(
        Object.keys(bought).map(async (name) => {
          const { currency, total } = await frozen(name)
          const isTakenBack = ['called off', 'given back', 'never paid'].includes(name)
          return currency === 'CHF' && !isTakenBack ? total.totalCents : 0
        }),
      ),
    )
    const turnover = sum((await ask('turnover and VAT')).filter(inFrancs).map(({ gross }) => cents(gross)))
    const [month] = (await ask('invoiced and credited')).filter(inFrancs)

    expect(month).toMatchObject({ invoices: 7, credit_notes: 4 })
    expect(cents(month?.payable)).toBe(kept - 1_234)
    expect(cents(month?.gross)).toBe(turnover)
    expect(cents(month?.gross) + cents(month?.rounding)).toBe(cents(month?.payable))
  })

  it('list as open what was invoiced and not paid', async () => {
    const open = [
      'a private customer',
      'a professional',
      'somebody in Büsingen',
      'with a discount',
      'on its way',
    ]
    const rows = await ask('open items')

    expect(rows.map(({ order_number }) => order_number)).toEqual(numbersOf(open))
    expect(rows.map(({ owed }) => cents(owed))).toEqual(await Promise.all(open.map(totalCents)))
    expect(rows.map(({ shipped }) => shipped !== null)).toEqual([false, false, false, false, true])
  })

  it('tell what came and went, and what of it nobody owed', async () => {
    const rows = await ask('money in and out')
    const [inPart, whole] = [await totalCents('given back in part'), await totalCents('given back')]
    const of = (column: string) => sum(rows.filter(inFrancs).map((row) => cents(row[column])))

    expect([of('came'), of('of_it_surplus'), of('went_back')]).toEqual([inPart + whole, 0, 1_234 + whole])
    const surplus = await ask('surplus')
    expect(surplus).toMatchObject([
      { order_number: named('paid twice').orderNumber, why: 'second-capture', to_give_back: 40.8 },
    ])
    expect(surplus.map(({ id }) => String(id).replaceAll('-', ''))).toEqual(
      (await readOpenSurplus(shop.db())).map(({ captureId }) => captureId),
    )
  })

  it('list withdrawals nobody has acted on', async () => {
    expect(
      (await ask('withdrawals to handle')).map(({ contract, order_number }) => [contract, order_number]),
    ).toEqual([
      [named('on its way').orderNumber, named('on its way').orderNumber],
      ['a bin', null],
    ])
  })

  it('find no gap in any series, and would find one', async () => {
    const series = await ask('series of numbers')
    expect(series.map(({ series, missing }) => [series, missing])).toEqual([
      ['credit-note', 0],
      ['delivery-note', 0],
      ['invoice', 0],
      ['order', 0],
    ])
    expect(await ask('missing numbers')).toEqual([])

    const transaction = await shop.db().startTransaction().execute()
    await sql`update number_range set next = next + 1 where name = 'invoice'`.execute(transaction)
    expect(await ask('missing numbers', transaction)).toEqual([
      { series: 'invoice', missing: `R${100_001 + Number(series[2]?.drawn)}` },
    ])
    await transaction.rollback().execute()
  })

  it('find no order that does not add up, and would find one', async () => {
    expect(await ask('orders that do not add up')).toEqual([])

    const transaction = await shop.db().startTransaction().execute()
    await sql`update sales_order set net_cents = net_cents + 1 where id = ${named('on its way').id}`.execute(
      transaction,
    )
    expect(await ask('orders that do not add up', transaction)).toEqual([
      { number: named('on its way').orderNumber },
    ])
    await transaction.rollback().execute()
  })
})

function named(name: string): Bought {
  const order = bought[name]
  if (!order) throw new Error(`nobody ordered "${name}"`)
  return order
}

async function frozen(name: string): Promise<Order> {
  const order = await readOrder(shop.db(), named(name).id)
  if (!order) throw new Error(`the order "${name}" is gone`)
  return order
}

const totalCents = async (name: string): Promise<number> => (await frozen(name)).total.totalCents
const numbersOf = (names: readonly string[]) => names.map((name) => named(name).orderNumber)

const giveBack = (name: string, cents: number | null) =>
  refundPayment(shop.db(), { orderId: named(name).id, cents, key: `${name} ${cents}` }, staff, {
    gateways: shop.gateways(),
    later: shop.later,
    now: new Date(),
  })

const inFrancs = ({ currency }: Row): boolean => currency === 'CHF'
const vatOf = ({ taxes }: Order['total']) => sum(taxes.map(({ taxCents }) => taxCents))
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const decimal = (cents: number) => (cents / 100).toFixed(2)
const cents = (amount: unknown) => Math.round(Number(amount) * 100)
