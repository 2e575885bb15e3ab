import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { atomically } from '../../src/platform/postgres/atomically.ts'
import { announce } from '../../src/shop/events/announce.ts'
import type { EventName } from '../../src/shop/events/event.ts'
import { followers } from '../../src/shop/events/followers.ts'
import { spreadEvent } from '../../src/shop/events/spread-event.ts'
import type { OrderId } from '../../src/shop/orders/order.ts'
import { newId } from '../../src/values/ids.ts'
import { openOwnShop } from '../shop.ts'

const shop = openOwnShop(6)
const now = new Date()
const parts = () => ({ later: shop.later, now })

const happens = (name: EventName, orderId = newId() as OrderId) =>
  announce(shop.db(), { name, orderId }, parts())
const jobs = async (): Promise<string[]> =>
  (
    await sql<{ name: string }>`select name from jobs.job where name <> 'spread-event' order by name`.execute(
      shop.db(),
    )
  ).rows.map(({ name }) => name)
const spreadAt = async (orderId: string) =>
  (
    await shop
      .db()
      .selectFrom('shop_event')
      .select(['name', 'spread_at'])
      .where('about', '=', orderId)
      .orderBy('position')
      .execute()
  ).map(({ name, spread_at }) => [name, spread_at !== null])

beforeEach(async () => {
  await shop.db().deleteFrom('shop_event').execute()
  await sql`delete from jobs.job`.execute(shop.db())
})

describe('an event', () => {
  it.each(Object.entries(followers))(
    '%s hands each who follows it a job of his own',
    async (name, follow) => {
      // The keys of the table are the names of events.
      const eventId = await happens(name as EventName)
      await spreadEvent(shop.db(), eventId, parts())

      expect(await jobs()).toEqual(follow.map(({ job }) => job).sort())
    },
  )

  it('spread by ten at once makes nothing twice', async () => {
    const eventId = await happens('order.paid')
    await Promise.all(Array.from({ length: 10 }, () => spreadEvent(shop.db(), eventId, parts())))

    expect(await jobs()).toHaveLength(followers['order.paid'].length)
  })

  it('that never was, because its transaction broke off, has no job', async () => {
    const breakingOff = atomically(shop.db(), async (db) => {
      await announce(db, { name: 'order.paid', orderId: newId() as OrderId }, parts())
      throw new Error('the power went out')
    })
    await expect(breakingOff).rejects.toThrow('the power went out')

    expect((await sql`select from jobs.job`.execute(shop.db())).rows).toEqual([])
    expect(await shop.db().selectFrom('shop_event').select('id').execute()).toEqual([])
  })

  it('brings along what happened to its order before, and leaves what comes after', async () => {
    const orderId = newId() as OrderId
    await happens('order.placed', orderId)
    const paid = await happens('order.paid', orderId)
    await happens('order.shipped', orderId)
    await spreadEvent(shop.db(), paid, parts())

    expect(await spreadAt(orderId)).toEqual([
      ['order.placed', true],
      ['order.paid', true],
      ['order.shipped', false],
    ])
  })
})
