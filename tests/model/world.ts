import { sql } from 'kysely'
import { beforeAll } from 'vitest'
import { signedMessage } from '../../src/platform/sandbox-gateway/sandbox-webhook.ts'
import { readSecret } from '../../src/shop/channel/secret.ts'
import { lookAfterPaymentsJob } from '../../src/shop/payments/watch-payments.ts'
import { openDoors } from '../payments/paying.ts'
import { account, logOut } from '../people.ts'
import { openOwnShop, origin } from '../shop.ts'
import { workersFor } from '../work.ts'
import { goods, stockGoods } from './goods.ts'
import { emptyBasket, type Model, newModel, noChoice, type Person } from './model.ts'
import { offerReductions } from './reductions.ts'

/** Who has an account: a private customer at home, a professional abroad. */
const people: readonly Person[] = [
  { email: 'ada@example.org', iso: 'CH', isCompany: false, isTrade: false, isGuest: false },
  { email: 'fritz@example.org', iso: 'DE', isCompany: false, isTrade: true, isGuest: false },
]

export type World = ReturnType<typeof openWorld>

/** A shop with committed data, its doors to the sandbox, and a clock that the model moves. */
export function openWorld() {
  const shop = openOwnShop()
  // Limits on tries are kept in memory and by the clock: each run begins after the windows of the one before.
  // Jobs are due by the clock of the database, which is later than this one.
  let clock = new Date('2026-02-02T09:00:00Z')
  const doors = openDoors(shop, () => clock)
  let secret = ''
  let before = 0

  beforeAll(async () => {
    secret = await readSecret(shop.db(), 'sandbox-gateway')
    await stockGoods(shop.db())
    shop.setClock(clock)
    for (const person of people) await openAccount(person)
  })

  const world = {
    shop,
    doors,
    now: () => clock,
    /** What the sandbox said in this run. */
    heard: () => doors.heard().slice(before),
    pass(minutes: number) {
      clock = new Date(clock.getTime() + minutes * 60_000)
      shop.setClock(clock)
    },
    parts: () => ({ gateways: shop.gateways(), later: shop.later, now: clock }),
    /** Until nobody has anything to do any more. */
    async workOff() {
      const workers = workersFor(shop, { now: () => clock, origin: doors.here(origin) })
      while ((await shop.workOff(workers)) > 0);
    },
    /** What the shop does by itself every few minutes. */
    async lookAfter() {
      for (const name of [lookAfterPaymentsJob, 'sweep-events', 'finish-documents']) {
        await shop.later(shop.db(), { name, data: {} })
      }
      await world.workOff()
    },
    /** The gateway says once more what it has said. */
    repeat(body: string) {
      const { headers } = signedMessage(secret, JSON.parse(body), clock)
      return doors.tell('sandbox', body, headers)
    },
    async begin(): Promise<Model> {
      world.pass(20)
      before = doors.heard().length
      await emptyShop()
      const accounts = people.map((person) => ({ person, basket: null, choice: noChoice() }))
      const shoppers = ['first', 'second', 'third'].map((name) => ({
        name,
        visitor: shop.visitor(),
        who: null,
        basket: emptyBasket(),
        choice: noChoice(),
      }))
      return newModel(shoppers, accounts)
    },
  }

  async function emptyShop() {
    const db = shop.db()
    await sql`truncate sales_order, cart, cart_command, visit, mail, shop_event, payment_message, sandbox_payment,
      withdrawal cascade`.execute(db)
    await sql`delete from customer where guest`.execute(db)
    await sql`delete from jobs.job`.execute(db)
    await sql`update number_range set next = 100001`.execute(db)
    for (const { id, stock } of goods) {
      await sql`update product set stock = ${stock}, sales = 0 where id = ${id}`.execute(db)
    }
    await offerReductions(db)
  }

  /** Accounts stay from run to run; their passwords are slow to write down. */
  async function openAccount({ email, iso, isTrade }: Person) {
    const visitor = shop.visitor()
    await account(shop, visitor, { email }, iso)
    await logOut(visitor)
    const group = isTrade ? 'professional' : 'private'
    await sql`update customer set customer_group_id = (select id from customer_group where key = ${group}) where email = ${email}`.execute(
      shop.db(),
    )
  }

  return world
}
