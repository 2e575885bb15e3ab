import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { openDb } from '../../src/platform/postgres/db.ts'
import { removePostgres, startPostgres } from '../../src/platform/postgres/embedded/start-postgres.ts'

// Its path is longer than the path of a socket may be.
const parent = mkdtempSync('/tmp/trennwerk-test-')
chmodSync(parent, 0o755)
const dataFolder = join(
  parent,
  'a folder whose name is so long that no socket fits into it, '.repeat(2).trim(),
)
const options = { dataFolder, name: 'postgres', durability: 'none' } as const

afterAll(() => rmSync(parent, { recursive: true, force: true }))

const ask = async (url: string) => {
  const db = openDb({ url, pool: 1 })
  const { rows } = await sql<{
    pid: number
  }>`select pid from pg_stat_activity where backend_type = 'checkpointer'`.execute(db)
  await db.destroy()
  return rows[0]?.pid
}

it('is made once, used together, and stopped by the last who leaves', async () => {
  const said: string[] = []
  const first = await startPostgres({ ...options, say: (line) => said.push(line) })
  const second = await startPostgres({ ...options, say: (line) => said.push(line) })
  const server = await ask(first.url('postgres'))

  expect(said).toHaveLength(1)
  expect(await ask(second.url('postgres'))).toBe(server)

  await first.stop()
  expect(await ask(second.url('postgres'))).toBe(server)

  await second.stop()
  await expect(ask(second.url('postgres'))).rejects.toThrow()
})

it('belongs to one shop at a time, and says to whom', async () => {
  const [first, second] = [await startPostgres(options), await startPostgres(options)]

  expect(await first.claim('the first')).toBeUndefined()
  expect(await second.claim('the second')).toBe('the first')

  await first.stop()
  expect(await second.claim('the second')).toBeUndefined()
  await second.stop()
})

it('comes back when it is killed', async () => {
  const postgres = await startPostgres(options)
  const before = await ask(postgres.url('postgres'))
  process.kill(before ?? 0, 'SIGKILL')

  await expect
    .poll(() => ask(postgres.url('postgres')).catch(() => before), { timeout: 15_000 })
    .not.toBe(before)
  await postgres.stop()
}, 20_000)

it('starts though another process has the number it had when it was killed', async () => {
  const first = await startPostgres(options)
  await first.stop()
  writeFileSync(
    join(dataFolder, 'postgres', 'postmaster.pid'),
    `${process.pid}\n${dataFolder}\n1\n5432\n\n\n`,
  )

  const second = await startPostgres(options)
  expect(await ask(second.url('postgres'))).toBeGreaterThan(0)
  await second.stop()
})

it('is not taken away under those who use it', async () => {
  const postgres = await startPostgres(options)

  await expect(removePostgres(options)).rejects.toThrow('in use')
  await postgres.stop()
  await removePostgres(options)
  expect(existsSync(join(dataFolder, 'postgres'))).toBe(false)
})
