import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { openDb } from '../../src/platform/postgres/db.ts'
import { hear } from '../../src/platform/postgres/hear.ts'
import { freshDatabase } from '../database-copy.ts'

const url = await freshDatabase()
const db = openDb({ url, pool: 2 })
afterAll(() => db.destroy())

/** Hears, and can be waited for: `until` comes back once that many things were heard. */
function open() {
  const heard: string[] = []
  let wake = () => undefined as undefined
  const note = (what: string) => {
    heard.push(what)
    wake()
  }
  const hearing = hear(url, 'news', {
    begun: () => note('begun'),
    told: note,
    lost: () => note('lost'),
  })
  const until = async (count: number) => {
    while (heard.length < count) {
      await new Promise<void>((resolve) => {
        wake = () => void resolve()
      })
    }
    return heard
  }
  return { hearing, until }
}

const tell = (what: string) => sql`select pg_notify('news', ${what})`.execute(db)

it('hears what is committed, and nothing that is undone', async () => {
  const { hearing, until } = open()
  await until(1)
  const undone = db.transaction().execute(async (db) => {
    await sql`select pg_notify('news', 'never')`.execute(db)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await tell('one')
  await tell('two')

  expect(await until(3)).toEqual(['begun', 'one', 'two'])
  await hearing.close()
})

/** Sessions that hear. Now and then each asks for a sign of life (`select`), and that is what it asked last then. */
const hearers = async () =>
  (
    await sql<{ pid: number }>`
      select pid from pg_stat_activity
      where datname = current_database() and (query like 'listen%' or query = 'select')`.execute(db)
  ).rows.map(({ pid }) => pid)

it('begins again when its session is lost, and says so', async () => {
  const { hearing, until } = open()
  await until(1)
  const lost = await hearers()
  expect(lost).toHaveLength(1)
  await sql`select pg_terminate_backend(pid) from unnest(${lost}::integer[]) pid`.execute(db)
  await until(3)
  await tell('again')

  expect(await until(4)).toEqual(['begun', 'lost', 'begun', 'again'])
  await hearing.close()
})

it('leaves no session behind', async () => {
  const { hearing, until } = open()
  await until(1)
  await hearing.close()

  // The server hears of it a moment after us.
  await expect.poll(hearers).toEqual([])
})
