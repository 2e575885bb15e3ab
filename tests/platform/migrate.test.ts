import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Db, openDb } from '../../src/platform/postgres/db.ts'
import { describeTables } from '../../src/platform/postgres/describe-tables.ts'
import { migrate } from '../../src/platform/postgres/migrate.ts'
import { projectFolder } from '../../src/server/config.ts'
import { freshDatabase, workerDatabase } from '../database-copy.ts'

const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const db = openDb({ url: await freshDatabase(), pool: 4 })

beforeEach(async () => {
  await sql`drop table migration; drop table if exists pot, lid`.execute(db)
  for (const name of ['0001_pot.sql', '0002_lid.sql', '0003_more.sql', '0000_late.sql']) {
    rmSync(join(folder, name), { force: true })
  }
  write('0001_pot.sql', 'create table pot (id int primary key);\ninsert into pot values (1)')
  write('0002_lid.sql', 'create table lid (pot_id int references pot)')
})
afterAll(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

describe('migrations', () => {
  it('are applied in the order of their names, once', async () => {
    expect(await migrate(db, folder)).toEqual(['0001_pot.sql', '0002_lid.sql'])
    expect(await migrate(db, folder)).toEqual([])
  })

  it('go on where the last one ended', async () => {
    await migrate(db, folder)
    write('0003_more.sql', 'alter table lid add column color text')

    expect(await migrate(db, folder)).toEqual(['0003_more.sql'])
  })

  it('are applied once by two nodes that start together', async () => {
    const applied = await Promise.all([migrate(db, folder), migrate(db, folder), migrate(db, folder)])

    expect(applied.flat()).toEqual(['0001_pot.sql', '0002_lid.sql'])
  })

  it('leave nothing behind when they fail', async () => {
    write('0003_more.sql', 'create table half (id int); select nonsense')

    await expect(migrate(db, folder)).rejects.toThrow(
      '0003_more.sql failed: column "nonsense" does not exist',
    )
    expect((await sql`select to_regclass('half') as half`.execute(db)).rows).toEqual([{ half: null }])
    expect(await names(db)).toEqual(['0001_pot.sql', '0002_lid.sql'])
  })

  it('may not be edited afterwards', async () => {
    await migrate(db, folder)
    write('0001_pot.sql', 'create table pot (id bigint primary key)')

    await expect(migrate(db, folder)).rejects.toThrow('0001_pot.sql was edited')
  })

  it('may not come before one that is applied', async () => {
    await migrate(db, folder)
    write('0000_late.sql', 'select 1')

    await expect(migrate(db, folder)).rejects.toThrow('0000_late.sql comes before 0002_lid.sql')
  })

  it('of a newer checkout are not touched', async () => {
    await migrate(db, folder)
    rmSync(join(folder, '0002_lid.sql'))

    await expect(migrate(db, folder)).rejects.toThrow('0002_lid.sql, which this checkout does not know')
  })
})

it('the row types are those of the database: "npm run db:types" writes them', async () => {
  const shop = openDb({ url: await workerDatabase(), pool: 1 })
  const written = readFileSync(join(projectFolder, 'src/platform/postgres/tables.ts'), 'utf8')

  expect(await describeTables(shop)).toBe(written)
  await shop.destroy()
})

const names = async (db: Db) =>
  (await sql<{ name: string }>`select name from migration order by name`.execute(db)).rows.map(
    ({ name }) => name,
  )
