import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Failure, failureOf } from '../../failure.ts'
import type { Place } from './place.ts'
import { forgetDeadPostmaster } from './postmaster.ts'
import { type Durability, settingsFor } from './settings.ts'

export const superuser = 'shop'
export const port = 5432

/** An empty cluster. It comes into being beside its place and moves there when whole, so a crash leaves no half one. */
export async function createCluster({ binaries, cluster, account }: Place, durability: Durability) {
  const half = `${cluster}.new`
  rmSync(half, { recursive: true, force: true })
  makeParent(dirname(cluster))
  mkdirSync(half, { mode: 0o700 })
  if (account) chownSync(half, account.uid, account.gid)

  const initdb = spawn(
    join(binaries, 'bin', 'initdb'),
    [
      `--pgdata=${half}`,
      `--username=${superuser}`,
      // Who may enter the folder of the socket, which is private, may enter the database.
      '--auth-local=trust',
      '--auth-host=reject',
      '--encoding=UTF8',
      // PostgreSQL's own collation: the same on every system and after every update of it.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C.UTF-8',
      '--data-checksums',
      '--no-instructions',
      ...(durability === 'none' ? ['--no-sync'] : []),
    ],
    { ...account, env: bare, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const [complaint, code] = await Promise.all([buffer(initdb.stderr), ended(initdb)]).catch(doesNotRun)
  if (code !== 0) throw failureOf('Creating the database', complaint.toString())

  renameSync(half, cluster)
}

/** Starts the server in a session of its own: Ctrl-C is for the shop, which stops the database when it is done. */
export function spawnPostmaster(place: Place, socketFolder: string, durability: Durability) {
  const { binaries, cluster, account } = place
  forgetDeadPostmaster(cluster, join(socketFolder, `.s.PGSQL.${port}.lock`))

  const log = openSync(logFile(place), 'w')
  const settings = { ...settingsFor(durability), port, unix_socket_directories: `"${socketFolder}"` }
  const postmaster = spawn(
    join(binaries, 'bin', 'postgres'),
    ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...account, env: bare, cwd: '/', detached: true, stdio: ['ignore', log, log] },
  )
  closeSync(log)
  // That it could not be run shows in its exit code.
  postmaster.once('error', () => undefined)
  postmaster.unref()
  return postmaster
}

export const readLog = (place: Place) => readFileSync(logFile(place), 'utf8')

const logFile = ({ cluster }: Place) => `${cluster}.log`

/** PG… in the environment of the shop is not meant for its own server. */
const bare = { PATH: '/usr/local/bin:/usr/bin:/bin', TZ: 'UTC' }

function makeParent(folder: string) {
  if (existsSync(folder)) return
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o711)
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))

function doesNotRun(error: Error): never {
  throw new Failure(
    `PostgreSQL from npm does not run here (${error.message}): set DATABASE_URL to one that does.`,
  )
}
