import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { alone } from '../../../../setup/alone.mjs'
import { codeOf, Failure, failureOf } from '../../failure.ts'
import { type DatabaseUrl, Session } from '../session.ts'
import { createCluster, port, readLog, spawnPostmaster, superuser } from './cluster.ts'
import { findPlace, type Place } from './place.ts'
import { findPostmaster } from './postmaster.ts'
import type { Durability } from './settings.ts'

export interface PostgresOptions {
  dataFolder: string
  /** Of the cluster's folder below the data folder. */
  name: string
  durability?: Durability
  /** Hears what takes a while. */
  say?: (line: string) => void
}

export interface Postgres {
  /** The address of one of its databases. */
  url(database: string): DatabaseUrl
  /** Says under which name this process is using it alone; who does so already is the answer, else nothing. */
  claim(name: string): Promise<string | undefined>
  /** Leaves the server, and stops it unless somebody else is using it. */
  stop(): Promise<void>
}

/**
 * The PostgreSQL that comes with the shop: made when there is none yet, found again when it still runs from a shop
 * that was killed, else started. Whoever uses it keeps one session open, so that nobody stops it under him.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { name, durability = 'full', say = () => undefined } = options
  const dataFolder = resolve(options.dataFolder)
  const place = findPlace(dataFolder, name)
  const lock = join(dataFolder, `${name}.lock`)
  const socketFolder = findSocketFolder(place)
  const url = (database: string) =>
    `postgres://${superuser}@localhost:${port}/${database}?host=${encodeURIComponent(socketFolder)}`

  const presence = await alone(lock, async () => {
    if (!existsSync(place.cluster)) {
      say(`Creating the database in ${place.cluster}`)
      await createCluster(place, durability)
      if (!place.cluster.startsWith(dataFolder)) noteWhere(dataFolder, place)
    }
    return attach(place, url('postgres'), () => spawnPostmaster(place, socketFolder, durability))
  })

  return {
    url,
    claim: (name) => claim(presence, name),
    stop: () =>
      alone(lock, async () => {
        const last = await isLast(presence)
        await presence.end()
        if (last) await stopPostmaster(place)
      }),
  }
}

/** A session with the server, started when it does not run. */
async function attach(place: Place, url: DatabaseUrl, start: () => ReturnType<typeof spawnPostmaster>) {
  const giveUp = Date.now() + 30_000
  let started: ReturnType<typeof spawnPostmaster> | undefined

  for (;;) {
    if (!findPostmaster(place.cluster) && (!started || hasEnded(started))) {
      if (started && !mayPass(readLog(place))) throw failureOf('PostgreSQL', readLog(place))
      started = start()
    }

    const session = new Session(url, () => undefined)
    try {
      await session.script('select 1')
      return session
    } catch (error) {
      await session.end()
      // 57P03: it recovers from a crash, which takes as long as it takes, or it is about to stop.
      if (Date.now() > giveUp && codeOf(error) !== '57P03')
        throw failureOf('PostgreSQL', `${readLog(place)}\n${error}`)
    }
    await sleep(25)
  }
}

const hasEnded = ({ exitCode, signalCode }: ReturnType<typeof spawnPostmaster>) =>
  exitCode !== null || signalCode !== null

/** Processes of a killed server may outlive it by a moment and hold its memory. */
const mayPass = (log: string) => /pre-existing shared memory block|lock file .* already exists/.test(log)

/** The lock goes with the session, even when the process is killed. One that is just stopping is waited for. */
async function claim(presence: Session, name: string, patience = 2000): Promise<string | undefined> {
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

async function isLast(presence: Session) {
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

/** Open transactions are rolled back, everything confirmed is written down. */
async function stopPostmaster({ cluster }: Place) {
  const pid = findPostmaster(cluster)
  if (pid === undefined) return

  process.kill(pid, 'SIGINT')
  const giveUp = Date.now() + 60_000
  while (findPostmaster(cluster) === pid) {
    if (Date.now() > giveUp) throw new Failure(`PostgreSQL (process ${pid}) has not stopped within a minute.`)
    await sleep(10)
  }
}

/** The cluster's own folder, which is private, unless its path is too long for a socket. */
function findSocketFolder({ cluster, account }: Place) {
  const longest = 100
  const fits = Buffer.byteLength(`${cluster}/.s.PGSQL.${port}`) <= longest && !/["\\]/.test(cluster)
  if (fits) return cluster

  const owner = account?.uid ?? process.getuid?.() ?? 0
  const folder = `/tmp/trennwerk-${owner}-${Buffer.from(cluster).toString('base64url').slice(-24)}`
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (account && lstatSync(folder).uid === 0) chownSync(folder, account.uid, account.gid)
  chmodSync(folder, 0o700)
  if (lstatSync(folder).uid !== owner || !lstatSync(folder).isDirectory()) {
    throw new Failure(`${folder}, where the database would listen, belongs to somebody else: remove it.`)
  }
  return folder
}

function noteWhere(dataFolder: string, { cluster }: Place) {
  writeFileSync(
    join(dataFolder, 'where.txt'),
    `The database lives in ${cluster}, because PostgreSQL may not run as root and another account may not enter here.\n`,
  )
}
