import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { openDb } from '../../src/platform/postgres/db.ts'
import { refreshReadModels } from '../../src/server/read-models.ts'
import { freshDatabase } from '../database-copy.ts'

const db = openDb({ url: await freshDatabase(), pool: 2 })
afterAll(() => db.destroy())

const names = async () =>
  (
    await sql<{
      name: string
    }>`select distinct card ->> 'name' as name from product_view where language = 'de-DE' and number = '45.05.001'`.execute(
      db,
    )
  ).rows

/** As another state of the shop would have written it. */
const writeOtherwise = () =>
  sql`update product_view set card = card - 'name' where number = '45.05.001'`.execute(db)

it('read models are left alone as long as they are written the same way', async () => {
  const said: string[] = []
  await writeOtherwise()
  await refreshReadModels(db, (line) => said.push(line))

  expect(said).toEqual([])
  expect(await names()).toEqual([{ name: null }])
})

it('read models of another state of the shop are written anew, once', async () => {
  const said: string[] = []
  await writeOtherwise()
  await sql`update setting set value = '"older"' where key = 'read-models'`.execute(db)
  await Promise.all([
    refreshReadModels(db, (line) => said.push(line)),
    refreshReadModels(db, (line) => said.push(line)),
  ])

  expect(said).toHaveLength(1)
  expect(await names()).toEqual([{ name: expect.stringMatching(/\w/) }])
})

it('read models of which nobody knows who wrote them are written anew', async () => {
  await writeOtherwise()
  await sql`delete from setting where key = 'read-models'`.execute(db)
  await refreshReadModels(db, () => undefined)

  expect(await names()).toEqual([{ name: expect.stringMatching(/\w/) }])
})
