import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type Account, lentAccount } from './account.ts'
import { findBinaries } from './binaries.ts'

/** Where a cluster lives, with which programs and as whom it runs. */
export interface Place {
  binaries: string
  cluster: string
  account: Account | undefined
}

const shelters = '/var/lib/trennwerk'

/**
 * Programs in node_modules and data in the shop's data folder; but an account that root lends may not enter a private
 * home, so then both find shelter under /var/lib.
 */
export function findPlace(dataFolder: string, name: string): Place {
  const binaries = findBinaries()
  const [own, sheltered] = [join(dataFolder, name), join(shelterOf(dataFolder), name)]
  mkdirSync(dataFolder, { recursive: true })

  const settled = [sheltered, own].find((cluster) => existsSync(cluster))
  const account = lentAccount(settled ?? own)
  if (!account) return { binaries, cluster: own, account }

  return {
    binaries: mayPass(join(binaries, 'bin', 'postgres'), account) ? binaries : copyBinaries(binaries),
    cluster: settled ?? (mayPass(dataFolder, account) ? own : sheltered),
    account,
  }
}

const shelterOf = (dataFolder: string) => join(shelters, fingerprint(dataFolder))

/** A short name for a path, another for each. */
export const fingerprint = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 12)

/** Whether every folder on the way may be passed and the end be entered or run. */
function mayPass(path: string, account: Account): boolean {
  const { mode, uid, gid } = statSync(path)
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0
  if (((mode >> shift) & 1) === 0) return false

  const parent = dirname(path)
  return parent === path || mayPass(parent, account)
}

function copyBinaries(from: string) {
  const { version } = JSON.parse(readFileSync(join(from, '..', 'package.json'), 'utf8'))
  const to = join(shelters, `postgresql-${version}`)
  if (existsSync(to)) return to

  const half = `${to}.${process.pid}`
  mkdirSync(shelters, { recursive: true })
  chmodSync(shelters, 0o755)
  cpSync(from, half, { recursive: true, verbatimSymlinks: true })
  openToAll(half)
  try {
    renameSync(half, to)
  } catch (error) {
    // Another start was quicker; its copy is as good.
    rmSync(half, { recursive: true })
    if (!existsSync(to)) throw error
  }
  return to
}

function openToAll(folder: string) {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) chmodSync(path, 0o755)
    else if (entry.isFile()) chmodSync(path, entry.parentPath.endsWith('bin') ? 0o755 : 0o644)
  }
}
