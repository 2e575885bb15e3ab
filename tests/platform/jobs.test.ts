import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Jobs, openJobs } from '../../src/platform/jobs/jobs.ts'
import { addressOf, type Db, openDb } from '../../src/platform/postgres/db.ts'
import { freshDatabase } from '../database-copy.ts'

let db: Db
let jobs: Jobs
const heard: Error[] = []

beforeAll(async () => {
  db = openDb({ url: await freshDatabase(), pool: 4 })
  jobs = await openJobs(db, { names: ['greet'], report: (error) => heard.push(error) })
})
afterAll(async () => {
  await jobs.close()
  await db.destroy()
})

const greeted: (string | undefined)[] = []
const greet = async ({ name }: Readonly<Record<string, string>>) => {
  greeted.push(name)
}

describe('a job', () => {
  it('begins when it is committed: forty, each written once the one before is done', async () => {
    const url = addressOf(db)
    const told = await openJobs(db, { names: ['count'], report: (error) => heard.push(error), toldBy: url })
    let counted = 0
    const done = Promise.withResolvers<void>()
    // Looked for every other second, they would take longer than this test may.
    const next = () => told.later(db, { name: 'count', data: {} })
    await told.work({
      count: async () => {
        counted += 1
        if (counted === 40) done.resolve()
        else await next()
      },
    })

    await next()
    await done.promise
    await told.close()

    expect(counted).toBe(40)
    expect(heard).toEqual([])
  })

  it('is done once it is committed, and once only', async () => {
    await db.transaction().execute((db) => jobs.later(db, { name: 'greet', data: { name: 'Ada' } }))

    expect(await jobs.workOff({ greet })).toBe(1)
    expect(await jobs.workOff({ greet })).toBe(0)
    expect(greeted).toEqual(['Ada'])
  })

  it('never was when its transaction is rolled back', async () => {
    const work = db.transaction().execute(async (db) => {
      await jobs.later(db, { name: 'greet', data: { name: 'Nobody' } })
      throw new Error('no')
    })

    await expect(work).rejects.toThrow('no')
    expect(await jobs.workOff({ greet })).toBe(0)
    expect(heard).toEqual([])
  })

  it('waits for the next start when nobody works', async () => {
    await jobs.later(db, { name: 'greet', data: { name: 'Bea' } })
    const next = await openJobs(db, { names: ['greet'], report: (error) => heard.push(error) })
    await next.workOff({ greet })
    await next.close()

    expect(greeted.at(-1)).toBe('Bea')
  })

  it('is not done before its time', async () => {
    const job = (name: string, notBefore: Date) =>
      jobs.later(db, { name: 'greet', data: { name }, notBefore })
    await job('Tomorrow', new Date(Date.now() + 86_400_000))
    await job('Yesterday', new Date(Date.now() - 86_400_000))

    expect(await jobs.workOff({ greet })).toBe(1)
    expect(greeted.at(-1)).toBe('Yesterday')
  })

  it('that comes regularly comes once, however many processes there are', async () => {
    const other = await openJobs(db, { names: ['greet'], report: (error) => heard.push(error) })
    const days = 20 * 24 * 60
    await Promise.all([jobs.regularly('greet', days), other.regularly('greet', days)])
    await other.close()

    expect(await jobs.workOff({ greet })).toBe(1)
    expect(heard).toEqual([])
  })
})
