import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf, Failure, failureOf } from '../../failure.ts'
import { type DatabaseUrl, Session } from '../session.ts'
import { readLog, type spawnPostmaster } from './cluster.ts'
import type { Place } from './place.ts'
import { findPostmaster } from './postmaster.ts'

/** A session with the server, which is started when it does not run. */
export async function attach(place: Place, url: DatabaseUrl, start: () => Postmaster, whenLost: () => void) {
  const giveUp = Date.now() + 30_000
  let started: Postmaster | undefined

  for (;;) {
    if (!findPostmaster(place.cluster) && (!started || hasEnded(started))) {
      if (started) refuseToRun(readLog(place))
      started = start()
    }

    let isReady = false
    const session = new Session(url, () => isReady && whenLost())
    try {
      await session.script('select 1')
      isReady = true
      return session
    } catch (error) {
      await session.end()
      // 57P03: it recovers from a crash, which takes as long as it takes, or it is about to stop.
      if (Date.now() > giveUp && codeOf(error) !== '57P03')
        throw failureOf('PostgreSQL', readLog(place) || String(error))
    }
    await sleep(25)
  }
}

type Postmaster = ReturnType<typeof spawnPostmaster>

const hasEnded = ({ exitCode, signalCode }: Postmaster) => exitCode !== null || signalCode !== null

function refuseToRun(log: string) {
  // Processes of a killed server may outlive it by a moment and hold its memory.
  if (/pre-existing shared memory block|lock file .* already exists/.test(log)) return
  if (/incompatible with server/.test(log)) {
    throw new Failure('The data are of another version of PostgreSQL: begin afresh with "npm run reset".')
  }
  throw failureOf('PostgreSQL', log)
}

/** The lock goes with the session, even when the process is killed. One that is just stopping is waited for. */
export async function claim(presence: Session, name: string, patience = 2000): Promise<string | undefined> {
  await presence.query(`select set_config('application_name', $1, false)`, [name])
  const giveUp = Date.now() + patience

  for (;;) {
    const [lock] = await presence.query(`select pg_try_advisory_lock(0) as taken`, [])
    if (lock?.taken) return undefined
    if (Date.now() > giveUp) break
    await sleep(50)
  }

  const [holder] = await presence.query(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and granted and (classid, objid) = (0, 0)`,
    [],
  )
  return holder?.name ?? 'another process'
}

/** Whether nobody else has a session with the server. */
export async function isLast(presence: Session) {
  const giveUp = Date.now() + 500
  for (;;) {
    const [row] = await presence.query(
      `select count(*) as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      [],
    )
    if (row?.others === 0) return true
    // Sessions closed a moment ago may still be listed.
    if (Date.now() > giveUp) return false
    await sleep(25)
  }
}
