import { PgBoss } from 'pg-boss'
import type { Db } from '../postgres/db.ts'
import type { DatabaseUrl } from '../postgres/session.ts'
import type { Statement } from '../postgres/together.ts'
import { bossDatabase, statementOf, tellingDatabase } from './boss-database.ts'

/** Work to be done later, by whichever process comes to it: a name, what it is about, and when at the earliest. */
export type Job = { name: string; data: Readonly<Record<string, string>>; notBefore?: Date }

/** Writes a job down. In an open transaction it exists when, and only when, that commits. */
export type Later = {
  (db: Db, job: Job): Promise<void>
  /** The same for whoever sends it together with what it belongs to. */
  statement(job: Job): Promise<Statement<unknown>>
}

/** Does a job of one name; throwing lets it be tried again. */
export type Workers = Readonly<Record<string, (data: Job['data']) => Promise<void>>>

export type Jobs = {
  later: Later
  /** Works from now on, whenever there is something to do. Each job waits for `turn` before it begins. */
  work(workers: Workers, turn?: () => Promise<void>): Promise<void>
  /** Writes the job down now and every so many minutes, once for all processes together. */
  regularly(name: string, minutes: number): Promise<void>
  /** Does what is due now and comes back; answers how much that was. */
  workOff(workers: Workers): Promise<number>
  close(): Promise<void>
}

export type JobsOptions = {
  names: readonly string[]
  /** Hears of what went wrong beside the jobs themselves. */
  report: (error: Error) => void
  /** Looks after old and stuck jobs as well; one process that does is enough. */
  supervise?: boolean
  /** Where the database tells of a new job; without it work is only looked for. */
  toldBy?: DatabaseUrl | null
}

/** Tried for about a day, the pauses growing to an hour: a mail server may be down for a night. */
const patience = { retryLimit: 30, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 }

/** A job that nobody ended within so many seconds was in the hands of a process that died: another takes it. */
const expireInSeconds = 120

/**
 * A commit tells of the jobs it wrote, and they begin at once. What was to wait for a time or for another attempt is
 * looked for, and so is what nobody heard of.
 */
const lookEverySeconds = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 } as const

/** So many of a kind at once, each with an end of its own: one that waits for a slow receiver holds up few others. */
const abreast = {
  ...lookEverySeconds,
  batchSize: 8,
  perJobResults: true,
  burstWhenBatchFull: true,
  localConcurrency: 2,
} as const

/** Jobs live in the shop's own database (schema `jobs`), so that they commit with what they belong to. */
export async function openJobs(
  db: Db,
  { names, report, supervise = false, toldBy = null }: JobsOptions,
): Promise<Jobs> {
  const boss = new PgBoss({
    db: toldBy ? tellingDatabase(db, toldBy) : bossDatabase(db),
    useListenNotify: toldBy !== null,
    schema: 'jobs',
    schedule: false,
    supervise,
  })
  boss.on('error', report)
  await boss.start()
  for (const name of names) {
    await openQueue(boss, name)
    // Makes it remember the queue now: it would look it up with the first job, on a second session while
    // the transaction holds the first, and a pool whose sessions all do that waits for ever.
    await boss.findJobs(name, { key: 'nobody' })
  }

  const timers: NodeJS.Timeout[] = []

  const send = ({ name, data, notBefore }: Job, database: ReturnType<typeof bossDatabase>) =>
    boss.send(name, data, { db: database, ...(notBefore && { startAfter: notBefore }) })

  return {
    later: Object.assign(async (db: Db, job: Job) => void (await send(job, bossDatabase(db))), {
      statement: (job: Job) => statementOf((database) => send(job, database)),
    }),

    async work(workers, turn = async () => undefined) {
      for (const [name, worker] of Object.entries(workers)) {
        await boss.work<Job['data'], unknown, typeof abreast>(name, abreast, (jobs) =>
          Promise.all(
            jobs.map(async ({ id, data }) => {
              try {
                await turn()
                await worker(data)
                return { id, status: 'completed' }
              } catch (error) {
                report(new Error(`the job "${name}" failed and will be tried again`, { cause: error }))
                return { id, status: 'failed', output: { message: String(error) } }
              }
            }),
          ),
        )
      }
    },

    async regularly(name, minutes) {
      const write = () =>
        boss.send(name, {}, { singletonKey: 'regularly', singletonSeconds: minutes * 60 }).then(
          () => undefined,
          (error: unknown) =>
            report(new Error(`the job "${name}" could not be written down`, { cause: error })),
        )
      timers.push(setInterval(() => void write(), minutes * 60_000).unref())
      await write()
    },

    async workOff(workers) {
      let done = 0
      for (const [name, worker] of Object.entries(workers)) {
        for (const job of await boss.fetch<Job['data']>(name, { batchSize: 100 })) {
          try {
            await worker(job.data)
          } catch (error) {
            await boss.fail(name, job.id, { message: String(error) })
            throw error
          }
          await boss.complete(name, job.id)
          done += 1
        }
      }
      return done
    },

    async close() {
      for (const timer of timers) clearInterval(timer)
      await boss.stop({ timeout: 5_000 })
    },
  }
}

/** Queues of an older shop learn what holds today. */
async function openQueue(boss: PgBoss, name: string): Promise<void> {
  const queue = await boss.getQueue(name)
  if (!queue) await boss.createQueue(name, { ...patience, expireInSeconds, notify: true })
  else if (queue.expireInSeconds !== expireInSeconds || !queue.notify)
    await boss.updateQueue(name, { expireInSeconds, notify: true })
}
