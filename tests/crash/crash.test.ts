import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openJobs } from '../../src/platform/jobs/jobs.ts'
import { type Db, openDb } from '../../src/platform/postgres/db.ts'
import { readConfig } from '../../src/server/config.ts'
import { openGateways } from '../../src/server/gateways.ts'
import { buildPages } from '../../src/server/pages/build.ts'
import { paymentMethodId, productId } from '../../src/server/seed/seeded-ids.ts'
import { jobNames, workersOf } from '../../src/server/workers.ts'
import { readChannel } from '../../src/shop/channel/read-channel.ts'
import { renderMail } from '../../src/storefront/mails/render-mail.tsx'
import { freshDatabase } from '../database-copy.ts'
import { freePort } from '../free-port.ts'
import { guestForm } from '../people.ts'
import { type ShopProcess, startShop } from './shop-process.ts'
import { Shopper } from './shopper.ts'

/** How long after the click the shop is killed. Wide enough to meet every step of ordering and paying. */
const killedAfterMs = [8, 20, 45, 90, 160, 260].map((ms) => ms + Math.round(Math.random() * ms))
const shoppersAtOnce = 8
const pot = productId('45.05.001')

let [url, db, port, shop]: [string, Db?, number?, ShopProcess?] = ['']

beforeAll(async () => {
  await buildPages({ say: () => undefined })
  url = await freshDatabase()
  db = openDb({ url, pool: 4 })
  port = await freePort()
})
afterAll(async () => {
  await shop?.kill()
  await db?.destroy()
})

it(`loses and doubles nothing when it is killed while shoppers order and pay (after ${killedAfterMs.join(', ')} ms)`, {
  timeout: 120_000,
}, async () => {
  const [database, at] = [opened(db), opened(port)]
  const stock = await stockOf(database)
  const shoppers: Shopper[] = []

  for (const [round, wait] of killedAfterMs.entries()) {
    shop = await startShop(url, at)
    const crowd = await crowdBefore(shop.origin, database, round)
    const buying = Promise.allSettled(crowd.map((shopper) => buy(shopper, opened(shop).origin)))
    await new Promise((resolve) => setTimeout(resolve, wait))
    await shop.kill()
    await buying
    shoppers.push(...crowd)
  }

  shop = await startShop(url, at)
  // Every second shopper who holds an order in hands closes her browser; the others try again what failed.
  for (const [index, shopper] of shoppers.entries()) {
    if (shopper.orderNumber === null) await shopper.order(shop.origin)
    if (index % 2 === 0) await shopper.pay(shop.origin)
  }
  await tidyUp(database, shop)

  const orders = await ordersOf(database)
  const acknowledged = shoppers.map(({ orderNumber }) => orderNumber).sort()
  expect(orders.map(({ number }) => number)).toEqual(acknowledged)
  expect(new Set(orders.map(({ email }) => email)).size).toBe(shoppers.length)
  expect(Number(orders.at(-1)?.number) - Number(orders[0]?.number)).toBe(shoppers.length - 1)
  expect(stock - (await stockOf(database))).toBe(shoppers.length)

  for (const order of orders) {
    const { confirmations, asked, captures, paid, told, invoices } = order
    expect({ confirmations, asked, captures, paid, told, invoices }, order.number).toEqual({
      confirmations: 1,
      asked: captures,
      captures,
      paid: captures === 1,
      told: captures,
      invoices: captures,
    })
    expect(captures, order.number).toBeLessThanOrEqual(1)
  }
  expect(orders.filter(({ paid }) => paid).length).toBeGreaterThanOrEqual(shoppers.length / 2)
})

async function crowdBefore(origin: string, db: Db, round: number): Promise<Shopper[]> {
  const crowd = Array.from({ length: shoppersAtOnce }, (_, index) => new Shopper(`ada.${round}.${index}`))
  for (const shopper of crowd) {
    const form = await guestForm({ db: () => db }, { email: `${shopper.name}@example.org` })
    await shopper.fillCart(origin, form, paymentMethodId('sandbox'))
  }
  return crowd
}

async function buy(shopper: Shopper, origin: string): Promise<void> {
  await shopper.order(origin)
  await shopper.pay(origin)
}

/** What the killed processes held is taken up again, and everything that is due by then is done. */
async function tidyUp(db: Db, shop: ShopProcess): Promise<void> {
  const troubles: Error[] = []
  const jobs = await openJobs(db, { names: jobNames, report: (error) => troubles.push(error) })
  const config = readConfig({ PORT: String(opened(port)), NODE_ENV: 'test' })
  const workers = workersOf(db, {
    channel: () => readChannel(db),
    render: renderMail,
    post: null,
    origin: config.SHOP_URL,
    now: () => new Date(Date.now() + 60 * 60_000),
    later: jobs.later,
    gateways: openGateways(config, db),
    postOut: () => Promise.reject(new Error('nobody listens')),
    renditions: { find: async () => null },
    turn: async () => undefined,
  })
  const workOffAnHourLater = async () => {
    await anHourPasses(db)
    while ((await jobs.workOff(workers)) > 0);
  }

  // The gateway has its say at the shop's door as long as that is open, and by the shop's own clock: what it signs is good for minutes.
  await anHourPasses(db)
  await expect.poll(() => messagesUnderWay(db), { timeout: 60_000 }).toBe(0)
  await shop.stop()

  await jobs.later(db, { name: 'look-after-payments', data: {} })
  await jobs.later(db, { name: 'sweep-events', data: {} })
  await workOffAnHourLater()
  await jobs.close()
  expect(troubles).toEqual([])
}

/** Jobs that nobody ended have expired and are handed out anew; every pause before the next try is over. */
const anHourPasses = (db: Db) =>
  sql`
    update jobs.job set start_after = now() - interval '1 minute',
      state = case state when 'active' then 'retry' else state end
    where state in ('created', 'retry', 'active')
  `.execute(db)

async function messagesUnderWay(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from jobs.job
    where name = 'sandbox-tell' and state in ('created', 'active', 'retry')`.execute(db)
  return rows[0]?.count ?? 0
}

type Found = {
  number: string
  email: string
  /** Mails that confirm it. */
  confirmations: number
  /** Payments for it that the gateway took money for. */
  asked: number
  /** Money that is booked. */
  captures: number
  paid: boolean
  /** Events that say it is paid. */
  told: number
  /** With their bytes. */
  invoices: number
}

async function ordersOf(db: Db): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select number, customer ->> 'email' as email,
      (select count(*) from mail where purpose = 'order-confirmation' and about = hex(sales_order.id))::integer as confirmations,
      (select count(*) from sandbox_payment payment where payment.order_number = sales_order.number and payment.state = 'captured')::integer as asked,
      (select count(*) from payment_capture capture where capture.order_id = sales_order.id)::integer as captures,
      exists (select from order_transaction attempt where attempt.order_id = sales_order.id and attempt.state = 'paid') as paid,
      (select count(*) from shop_event event where event.about = sales_order.id and event.name = 'order.paid')::integer as told,
      (select count(*) from order_document document where document.order_id = sales_order.id and document.kind = 'invoice'
        and document.bytes is not null)::integer as invoices
    from sales_order order by number
  `.execute(db)
  return rows
}

const stockOf = async (db: Db): Promise<number> =>
  (await db.selectFrom('product').select('stock').where('id', '=', pot).executeTakeFirstOrThrow()).stock

function opened<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('The shop is opened before the test begins.')
  return thing
}
