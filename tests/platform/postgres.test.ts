import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { atomically } from '../../src/platform/postgres/atomically.ts'
import { type Db, openDb, quick, quickWrite, unhurried, urgent } from '../../src/platform/postgres/db.ts'
import { together } from '../../src/platform/postgres/together.ts'
import { freshDatabase } from '../database-copy.ts'

const sent: string[] = []
const db = openDb({ url: await freshDatabase(), pool: 3, onQuery: (text) => sent.push(text) })
await sql`create table note (
  id uuid primary key default gen_random_uuid(), text text, day date, at timestamptz, count bigint,
  rate numeric(5, 2), open boolean, tags text[], ids uuid[], days timestamptz[], extra jsonb)`.execute(db)

afterAll(() => db.destroy())

const killOwn = sql`select pg_terminate_backend(pg_backend_pid())`

const id = '0197a1b2c3d47e5f8899aabbccddeeff'
const write = (column: string, value: unknown) =>
  sql`insert into note (${sql.id(column)}) values (${value}) returning ${sql.id(column)} as value`.execute(db)
const insert = (text: string) =>
  sql<{ text: string }>`insert into note (text) values (${text}) returning text`
const isKept = async (text: string) =>
  (await sql`select from note where text = ${text}`.execute(db)).rows.length > 0
const count = async () => (await sql<{ n: number }>`select count(*) as n from note`.execute(db)).rows[0]?.n

describe('a value', () => {
  it.each([
    ['id', id, id],
    ['text', 'Grüezi "wohl", \\ it’s {}', 'Grüezi "wohl", \\ it’s {}'],
    ['day', '2026-03-01', '2026-03-01'],
    ['day', new Date('2026-03-01T00:00:00Z'), '2026-03-01'],
    ['at', new Date('2026-03-01T10:20:30.123Z'), new Date('2026-03-01T10:20:30.123Z')],
    ['at', '2026-03-01T10:20:30+02:00', new Date('2026-03-01T08:20:30Z')],
    ['count', 9_007_199_254_740_991, 9_007_199_254_740_991],
    ['rate', 8.1, 8.1],
    ['open', true, true],
    ['tags', ['a,b', '"', 'ü', null], ['a,b', '"', 'ü', null]],
    ['tags', [], []],
    ['ids', [id], [id]],
    ['days', [new Date(0)], [new Date(0)]],
    ['extra', { a: [1, { b: null }] }, { a: [1, { b: null }] }],
    ['extra', [{ a: 1 }], [{ a: 1 }]],
    ['extra', [1, 'two'], [1, 'two']],
    ['extra', '{"as":"text"}', { as: 'text' }],
    ['extra', null, null],
  ])('of %s: %j comes back as %j', async (column, given, read) => {
    expect((await write(column, given)).rows).toEqual([{ value: read }])
  })

  it('may be a list to look in', async () => {
    const { rows } =
      await sql`select ${id} = any(${[id]}::uuid[]) as uuid, 2 = any(${[1, 2]}) as number`.execute(db)

    expect(rows).toEqual([{ uuid: true, number: true }])
  })

  it('is never undefined, nor a date that is none', async () => {
    await expect(write('text', undefined)).rejects.toThrow('undefined')
    await expect(write('tags', ['a', undefined])).rejects.toThrow('undefined')
    await expect(write('at', new Date('nonsense'))).rejects.toThrow('invalid date')
  })

  it('is refused when a number cannot hold it', async () => {
    await expect(sql`select 9007199254740993::int8`.execute(db)).rejects.toThrow('too large')
  })
})

describe('a statement', () => {
  it('says how many rows it changed', async () => {
    await write('text', 'changed')
    const result = await sql`update note set text = 'new' where text = 'changed'`.execute(db)

    expect(result.numAffectedRows).toBe(1n)
  })

  it('that fails names itself and who asked, and disturbs no other', async () => {
    const [failed, fine] = await Promise.allSettled([
      sql`select nonsense from note where id = ${id}`.execute(db),
      sql`select 1 as one`.execute(db),
    ])

    expect(failed).toMatchObject({ status: 'rejected', reason: { code: '42703' } })
    expect(failed.status === 'rejected' && failed.reason.stack).toContain('select nonsense')
    expect(fine).toMatchObject({ value: { rows: [{ one: 1 }] } })
  })

  it('is heard of', async () => {
    sent.length = 0
    await sql`select ${1}::int as one`.execute(db)

    expect(sent).toEqual(['select $1::int as one'])
  })

  it('can be read in portions', async () => {
    const portions = []
    const query = db.selectNoFrom(sql<number>`generate_series(1, 5)`.as('n'))
    for await (const row of query.stream(2)) portions.push(row.n)

    expect(portions).toEqual([1, 2, 3, 4, 5])
  })

  it('waits when every session is out', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => sql`select ${n}::int as n`.execute(db)),
    )

    expect(answers.map(({ rows }) => rows[0])).toEqual(Array.from({ length: 20 }, (_, n) => ({ n })))
  })
})

describe('atomically', () => {
  it('keeps everything or nothing', async () => {
    const before = await count()
    const failing = atomically(db, async (db) => {
      await sql`insert into note (text) values ('gone')`.execute(db)
      throw new Error('no')
    })

    await expect(failing).rejects.toThrow('no')
    expect(await count()).toBe(before)
  })

  it('undoes an inner piece of work alone', async () => {
    await atomically(db, async (db) => {
      await sql`insert into note (text) values ('outer')`.execute(db)
      await atomically(db, async (db) => {
        await sql`insert into note (text) values ('inner')`.execute(db)
        await atomically(db, (db) => sql`insert into note (text) values ('innermost')`.execute(db))
        await expect(atomically(db, (db) => sql`select nonsense`.execute(db))).rejects.toThrow()
        throw new Error('no')
      }).catch(() => undefined)
    })

    const { rows } = await sql`select text from note where text in ('outer', 'inner', 'innermost')`.execute(
      db,
    )
    expect(rows).toEqual([{ text: 'outer' }])
  })

  it('works inside a transaction a test holds open', async () => {
    const before = await count()
    const test = await db.startTransaction().execute()
    await atomically(test, (db) => sql`insert into note (text) values ('undone')`.execute(db))
    await test.rollback().execute()

    expect(await count()).toBe(before)
  })

  it('says so when the transaction was rolled back instead of committed', async () => {
    const swallowing = db.transaction().execute(async (db) => {
      await sql`select nonsense`.execute(db).catch(() => undefined)
    })

    await expect(swallowing).rejects.toThrow('rolled back')
  })
})

describe('together', () => {
  const insert = (text: string) =>
    sql<{ text: string }>`insert into note (text) values (${text}) returning text`

  it('does one after the other and answers each', async () => {
    const [inserted, counted] = await together(
      db,
      insert('together'),
      sql<{ n: number }>`select count(*) as n from note where text = 'together'`,
    )
    expect([inserted, counted]).toEqual([[{ text: 'together' }], [{ n: 1 }]])
  })

  it('says what failed first, when all the others are done', async () => {
    const work = together(
      db,
      insert('before'),
      sql`select nonsense`,
      insert('after'),
      sql`select more nonsense`,
    )

    await expect(work).rejects.toThrow('"nonsense"')
    const { rows } = await sql`select text from note where text in ('before', 'after') order by id`.execute(
      db,
    )
    expect(rows).toHaveLength(2)
  })

  it('is one piece in a transaction', async () => {
    const before = await count()
    const work = atomically(db, (db) => together(db, insert('gone'), sql`select nonsense`, insert('too')))

    await expect(work).rejects.toThrow('"nonsense"')
    expect(await count()).toBe(before)
  })

  it('does nothing more once its session is lost, prepared or not', async () => {
    for (const turn of ['first', 'second']) {
      const before = await count()
      const lost = atomically(db, (db) =>
        together(
          db,
          insert(turn),
          killOwn,
          insert(turn),
          sql`select ${turn}::text, ${turn}::text`,
          insert(turn),
        ),
      )
      await expect(lost).rejects.toThrow()
      await expect(together(db, killOwn, insert(turn), insert(turn))).rejects.toThrow()
      expect(await count()).toBe(before)
    }
  })
})

describe('what is done at last', () => {
  it('is committed before the work is over', async () => {
    await atomically(db, async (tx, atLast) => {
      await insert('first of all').execute(tx)
      const [[last]] = await atLast(tx, insert('at last'))
      expect(last).toEqual({ text: 'at last' })
      expect([await isKept('first of all'), await isKept('at last')]).toEqual([true, true])
    })
  })

  it('undoes everything when it fails, and the session is good again', async () => {
    const work = atomically(db, async (tx, atLast) => {
      await insert('in vain').execute(tx)
      await atLast(tx, insert('in vain too'), sql`select nonsense`)
    })
    await expect(work).rejects.toThrow('"nonsense"')
    expect([await isKept('in vain'), await isKept('in vain too')]).toEqual([false, false])
    expect(await atomically(db, (tx) => together(tx, insert('once more')))).toEqual([[{ text: 'once more' }]])
  })

  it('fails when the commit does', async () => {
    await sql`create table kin (id int primary key, parent int references kin deferrable initially deferred)`.execute(
      db,
    )
    const work = atomically(db, (tx, atLast) => atLast(tx, sql`insert into kin values (1, 2)`))

    await expect(work).rejects.toThrow('foreign key')
  })

  it('is told when the session was lost on the way', async () => {
    const work = atomically(db, (tx, atLast) => atLast(tx, insert('lost'), killOwn))

    await expect(work).rejects.toThrow()
    expect(await isKept('lost')).toBe(false)
  })

  it('is so in one transaction after the other of the same session', async () => {
    await db.connection().execute(async (one) => {
      for (const text of ['one', 'two', 'three'])
        await atomically(one, (tx, atLast) => atLast(tx, insert(`in a row: ${text}`)))
      const failing = atomically(one, (tx, atLast) =>
        atLast(tx, insert('in a row: four'), sql`select nonsense`),
      )
      await expect(failing).rejects.toThrow('"nonsense"')
      await atomically(one, (tx) => insert('in a row: five').execute(tx))
    })
    const { rows } = await sql<{ text: string }>`select text from note where text like 'in a row%'`.execute(
      db,
    )
    expect(rows.map(({ text }) => text.slice(10)).sort()).toEqual(['five', 'one', 'three', 'two'])
  })

  it('waits for the transaction around it', async () => {
    const test = await db.startTransaction().execute()
    await atomically(test, (tx, atLast) => atLast(tx, insert('inside')))
    await test.rollback().execute()

    expect(await isKept('inside')).toBe(false)
  })
})

describe('a quick question', () => {
  const sessionOf = async (db: Db) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid

  it('goes with those of everybody else', async () => {
    const pids = await Promise.all(Array.from({ length: 5 }, () => sessionOf(quick(db))))

    expect(new Set(pids).size).toBe(1)
    expect(pids).not.toContain(await sessionOf(db))
  })

  it('stays within the transaction in which it is asked', async () => {
    await atomically(db, async (tx) => expect(await sessionOf(quick(tx))).toBe(await sessionOf(tx)))
  })

  it('is never the beginning of a transaction', async () => {
    await expect(atomically(quick(db), sessionOf)).rejects.toThrow('a session of its own')
  })

  it('that fails disturbs no other, and a lost session is replaced', async () => {
    const [failed, fine] = await Promise.allSettled([
      sql`select nonsense`.execute(quick(db)),
      sql`select 1 as one`.execute(quick(db)),
    ])
    expect([failed.status, fine]).toMatchObject(['rejected', { value: { rows: [{ one: 1 }] } }])

    await Promise.allSettled([killOwn.execute(quick(db)), sql`select 1`.execute(quick(db))])
    expect(await sessionOf(quick(db))).toEqual(expect.any(Number))
  })

  it('leaves nothing open behind it', async () => {
    const only = openDb({ url: await freshDatabase() })
    const pid = await sessionOf(quick(only))
    await only.destroy()

    const isGone = async () =>
      (await sql`select from pg_stat_activity where pid = ${pid}`.execute(db)).rows.length === 0
    await expect.poll(isGone).toBe(true)
  })
})

describe('a transaction', () => {
  it('begins with the first thing that is done in it', async () => {
    const [first, second, outside] = await atomically(db, async (tx) => {
      const id = async (db: Db) =>
        (await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(db)).rows[0]?.id
      return [await id(tx), await id(tx), await id(db)]
    })
    expect(second).toBe(first)
    expect(outside).not.toBe(first)
  })

  it('in which nothing is done leaves its session as it was', async () => {
    const work = Array.from({ length: 6 }, async (_, n) => {
      await atomically(db, async () => undefined)
      await expect(atomically(db, () => Promise.reject(new Error(`no ${n}`)))).rejects.toThrow(`no ${n}`)
      const { rows } = await sql<{
        now: Date
      }>`select pg_sleep(0.01), now() = statement_timestamp() as "isOwn"`.execute(db)
      return rows[0]
    })
    expect(await Promise.all(work)).toMatchObject(Array.from({ length: 6 }, () => ({ isOwn: true })))
  })

  it('can be read in portions from its first statement on', async () => {
    const portions: number[] = []
    await db.transaction().execute(async (db) => {
      const query = db.selectNoFrom(sql<number>`generate_series(1, 3)`.as('n'))
      for await (const row of query.stream(2)) portions.push(row.n)
    })
    expect(portions).toEqual([1, 2, 3])
  })
})

describe('transactions', () => {
  /** One that is open until it is told to end. */
  const held = async (db: Db) => {
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const over = atomically(db, async (tx) => {
      await sql`select 1`.execute(tx)
      begun.resolve()
      await end.promise
    })
    await begun.promise
    return () => {
      end.resolve()
      return over
    }
  }

  it('that are urgent go first, also before those who wait for longer', async () => {
    const ends = await Promise.all([held(db), held(db), held(urgent(db)), held(urgent(db))])
    const order: string[] = []
    const waiting = [
      atomically(db, async () => void order.push('usual')),
      atomically(urgent(db), async () => void order.push('urgent')),
    ]
    await Promise.all(ends.map((end) => end()))
    await Promise.all(waiting)

    expect(order).toEqual(['urgent', 'usual'])
  })

  it('go on when those before them wait for something', async () => {
    const ends = await Promise.all(Array.from({ length: 6 }, () => held(db)))
    await atomically(db, (tx) => insert('went on').execute(tx))
    await Promise.all(ends.map((end) => end()))

    expect(await isKept('went on')).toBe(true)
  })

  it('leave two of their sessions to those that are urgent', async () => {
    const ends = await Promise.all(Array.from({ length: 10 }, () => held(db)))
    const late = atomically(db, (tx) => insert('late').execute(tx))
    const end = await held(urgent(db))
    const wasLate = !(await isKept('late'))
    await Promise.all([...ends, end].map((end) => end()))
    await late

    expect(wasLate).toBe(true)
  })
})

describe('a server', () => {
  it('that takes connections and drops them keeps nobody waiting', async () => {
    const dropping = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
    await once(dropping, 'listening')
    const { port } = dropping.address() as AddressInfo
    const db = openDb({ url: `postgres://ada:secret@127.0.0.1:${port}/shop`, pool: 2 })
    const asked = await Promise.allSettled([
      ...Array.from({ length: 5 }, () => sql`select 1`.execute(db)),
      atomically(db, (db) => sql`select 1`.execute(db)),
    ])

    expect(asked.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'rejected'))
    await db.destroy()
    dropping.close()
  })
})

describe('a lost session', () => {
  it('is replaced', async () => {
    await expect(killOwn.execute(db)).rejects.toThrow()

    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  })

  it('ends its transaction: nothing more is done in its name', async () => {
    const before = await count()
    const lost = db.transaction().execute(async (db) => {
      await killOwn.execute(db).catch(() => undefined)
      await sql`insert into note (text) values ('outside')`.execute(db)
    })

    await expect(lost).rejects.toThrow('lost')
    expect(await count()).toBe(before)
  })

  it('leaves nobody in line behind it waiting', async () => {
    const work = Array.from({ length: 12 }, (_, n) =>
      n % 2 ? sql`select ${n}::int`.execute(db) : db.transaction().execute((db) => killOwn.execute(db)),
    )
    const outcomes = await Promise.allSettled(work)

    expect(outcomes.map(({ status }) => status)).toEqual(
      Array.from({ length: 12 }, (_, n) => (n % 2 ? 'fulfilled' : 'rejected')),
    )
  })
})

describe('patience', () => {
  it('ends for every statement but those that may take as long as it takes', async () => {
    const hurried = openDb({ url: await freshDatabase(), patienceMs: 50 })
    const patienceOf = async (db: Db) =>
      (await sql<{ of: string }>`select current_setting('statement_timeout') as of`.execute(db)).rows[0]?.of

    const asked = [hurried, quick(hurried), quickWrite(hurried), unhurried(hurried)].map(patienceOf)
    expect(await Promise.all(asked)).toEqual(['50ms', '50ms', '50ms', '0'])
    await expect(sql`select pg_sleep(60)`.execute(hurried)).rejects.toMatchObject({ code: '57014' })
    expect(await patienceOf(hurried)).toBe('50ms')
    await hurried.destroy()
  })

  it('never ends where nobody limits it', () => {
    expect(unhurried(db)).toBe(db)
  })
})
