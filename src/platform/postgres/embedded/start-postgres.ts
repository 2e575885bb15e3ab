import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { alone } from '../../../../setup/alone.mjs'
import { Failure } from '../../failure.ts'
import { type DatabaseUrl, Session } from '../session.ts'
import { createCluster, port, spawnPostmaster, superuser } from './cluster.ts'
import { findPlace, type Place } from './place.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'
import { attach, claim, isLast } from './presence.ts'
import type { Durability } from './settings.ts'
import { findSocketFolder } from './socket-folder.ts'

export interface PostgresOptions {
  dataFolder: string
  /** Of the cluster's folder below the data folder. */
  name: string
  durability?: Durability
  /** Hears what takes a while. */
  say?: (line: string) => void
  /** Gets `stop` before there is anything to stop, so that a start can be broken off in the middle. */
  closeWith?: (stop: () => Promise<void>) => void
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
  const { name, durability = 'full', say = () => undefined, closeWith = () => undefined } = options
  const dataFolder = resolve(options.dataFolder)
  const place = findPlace(dataFolder, name)
  const lock = join(dataFolder, `${name}.lock`)
  const url = addressOf(place)

  let leaving = false
  let claimed: string | undefined

  const come = async () => {
    const presence = await alone(lock, async () => {
      if (!existsSync(place.cluster)) {
        say(`Creating the database in ${place.cluster}`)
        await createCluster(place, durability)
        if (!place.cluster.startsWith(dataFolder)) noteWhere(dataFolder, place)
      }
      return attach(place, url('postgres'), start, whenLost)
    })
    if (claimed) await claim(presence, claimed)
    return presence
  }
  const start = () => spawnPostmaster(place, findSocketFolder(place), durability)
  // A server that died under the shop is started again.
  const whenLost = () => {
    if (!leaving) presence = come()
  }

  const stop = async () => {
    leaving = true
    const session = await presence
    await alone(lock, async () => {
      const last = await isLast(session)
      await session.end()
      if (last) await stopPostmaster(place.cluster)
    })
  }

  let presence = come()
  closeWith(stop)
  await presence

  return {
    url,
    async claim(name) {
      claimed = name
      return claim(await presence, name)
    },
    stop,
  }
}

/** Takes the cluster away, with everything in it. Refuses while somebody is using it. */
export async function removePostgres({ dataFolder, name }: PostgresOptions): Promise<void> {
  const place = findPlace(resolve(dataFolder), name)
  await alone(join(resolve(dataFolder), `${name}.lock`), async () => {
    if (findPostmaster(place.cluster)) {
      const session = new Session(addressOf(place)('postgres'), () => undefined)
      const inUse = !(await isLast(session))
      await session.end()
      if (inUse) throw new Failure('The database is in use: stop the shop first.')
      await stopPostmaster(place.cluster)
    }
    for (const folder of [findSocketFolder(place), place.cluster])
      rmSync(folder, { recursive: true, force: true })
  })
}

const addressOf = (place: Place) => (database: string) =>
  `postgres://${superuser}@localhost:${port}/${database}?host=${encodeURIComponent(findSocketFolder(place))}`

function noteWhere(dataFolder: string, { cluster }: Place) {
  writeFileSync(
    join(dataFolder, 'where.txt'),
    `The database lives in ${cluster}, because PostgreSQL may not run as root and another account may not enter here.\n`,
  )
}
