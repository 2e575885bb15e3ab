import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDb } from '../../src/platform/postgres/db.ts'
import { keepChannel } from '../../src/shop/channel/keep-channel.ts'
import { freshDatabase } from '../database-copy.ts'

it('serves the kept channel, renews it after ten seconds, and says when it cannot', async () => {
  const db = openDb({ url: await freshDatabase(), pool: 2 })
  const faults: unknown[] = []
  let time = 0
  const channel = keepChannel(db, { report: (fault) => faults.push(fault), now: () => time })
  const rename = (name: string) => sql`update sales_channel set name = ${name}`.execute(db)

  await channel()
  await rename('Renamed')
  expect((await channel()).name).not.toBe('Renamed')

  time = 10_000
  await channel()
  await expect.poll(async () => (await channel()).name).toBe('Renamed')

  await rename('Renamed in a quiet hour')
  time = 70_000
  for (const { name } of await Promise.all([channel(), channel()])) {
    expect(name).toBe('Renamed in a quiet hour')
  }
  await rename('Renamed')
  time = 130_000
  expect((await channel()).name).toBe('Renamed')

  await sql`alter table sales_channel rename to gone`.execute(db)
  time = 200_000
  expect((await channel()).name).toBe('Renamed')
  await expect.poll(() => faults.length).toBe(1)
  time = 210_000
  expect((await channel()).name).toBe('Renamed')
  await expect.poll(() => faults.length).toBe(2)
  expect((await channel()).name).toBe('Renamed')

  await db.destroy()
})
