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

it('begins again when its session is lost, and says so', async () => {
  const { hearing, until } = open()
  await until(1)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`.execute(db)
  await until(3)
  await tell('again')

  expect(await until(4)).toEqual(['begun', 'lost', 'begun', 'again'])
  await hearing.close()
})

it('leaves no session behind', async () => {
  const { hearing, until } = open()
  await until(1)
  await hearing.close()

  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and query like 'listen%'`.execute(db)
  expect(rows).toEqual([])
})
