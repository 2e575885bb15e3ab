import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { atomically } from '../../src/platform/postgres/atomically.ts'
import { type Db, openDb, quickWrite } from '../../src/platform/postgres/db.ts'
import { gathered } from '../../src/platform/postgres/gathered.ts'
import { freshDatabase } from '../database-copy.ts'

const db = openDb({ url: await freshDatabase(), pool: 3 })
await sql`create table account (name text primary key, cents integer not null check (cents < 100))`.execute(
  db,
)

afterAll(() => db.destroy())

type Deposit = { name: string; cents: number }
const groups: number[] = []

/** Answers what each account holds then. */
const deposit = gathered(
  async (db, deposits: readonly Deposit[]) => {
    groups.push(deposits.length)
    const { rows } = await sql<Deposit>`
      insert into account (name, cents)
      select * from unnest(${deposits.map(({ name }) => name)}::text[], ${deposits.map(({ cents }) => cents)}::int[])
        as deposit (name, cents) order by name
      on conflict (name) do update set cents = account.cents + excluded.cents returning name, cents
    `.execute(quickWrite(db))
    const held = new Map(rows.map(({ name, cents }) => [name, cents]))
    return deposits.map(({ name }) => held.get(name))
  },
  ({ name }) => name,
)

const names = Array.from({ length: 20 }, (_, n) => `account ${String(n).padStart(2, '0')}`)
const heldBy = async (name: string, db: Db) =>
  (await sql<Deposit>`select cents from account where name = ${name}`.execute(db)).rows[0]?.cents

beforeEach(async () => {
  groups.length = 0
  await sql`delete from account`.execute(db)
})

describe('what many wish at the same moment', () => {
  it('is done for all of them at once, and each hears what became of his', async () => {
    const answers = await Promise.all(names.map((name, cents) => deposit(db, { name, cents })))

    expect(answers).toEqual(names.map((_, cents) => cents))
    expect(groups).toEqual([names.length])
  })

  it('is done one after the other where it is for the same', async () => {
    const answers = await Promise.all([1, 2, 3].map((cents) => deposit(db, { name: 'one', cents })))

    expect(answers).toEqual([1, 3, 6])
    expect(groups).toEqual([1, 1, 1])
  })

  it('is done for all but the one who wishes what cannot be', async () => {
    const wishes = names.map((name, n) => deposit(db, { name, cents: n === 7 ? 100 : n }))
    const outcomes = await Promise.allSettled(wishes)

    expect(outcomes.flatMap(({ status }, n) => (status === 'rejected' ? [n] : []))).toEqual([7])
    expect(await heldBy('account 07', db)).toBeUndefined()
    expect(await heldBy('account 08', db)).toBe(8)
  })

  it('waits for nobody who waits for somebody else', async () => {
    await deposit(db, { name: 'held', cents: 1 })
    const others = await atomically(db, async (holder) => {
      await sql`select from account where name = 'held' for update`.execute(holder)
      const waiting = deposit(db, { name: 'held', cents: 1 })
      await expect.poll(() => isWaitedForLong(holder)).toBe(true)
      const answers = await Promise.all(names.map((name) => deposit(db, { name, cents: 5 })))
      return { answers, waiting }
    })

    expect(others.answers).toEqual(names.map(() => 5))
    expect(await others.waiting).toBe(2)
  })

  it('belongs to the transaction in which it is wished', async () => {
    const undone = atomically(db, async (db) => {
      await deposit(db, { name: 'undone', cents: 1 })
      throw new Error('changed my mind')
    })

    await expect(undone).rejects.toThrow('changed my mind')
    expect(await heldBy('undone', db)).toBeUndefined()
  })
})

/** So long that whoever comes now goes another way. */
const isWaitedForLong = async (holder: Db) => {
  const { rows } = await sql`
    select from pg_stat_activity
    where pg_backend_pid() = any(pg_blocking_pids(pid)) and query_start < clock_timestamp() - interval '100 ms'
  `.execute(holder)
  return rows.length > 0
}
