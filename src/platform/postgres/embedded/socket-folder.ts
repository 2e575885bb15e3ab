import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs'
import { Failure } from '../../failure.ts'
import { port } from './cluster.ts'
import { fingerprint, type Place } from './place.ts'

/** The cluster's own folder, which is private, unless its path is too long for a socket. */
export function findSocketFolder({ cluster, account }: Place) {
  const longest = 100
  const fits = Buffer.byteLength(`${cluster}/.s.PGSQL.${port}`) <= longest && !/["\\]/.test(cluster)
  if (fits) return cluster

  const owner = account?.uid ?? process.getuid?.() ?? 0
  const folder = `/tmp/trennwerk-${owner}-${fingerprint(cluster)}`
  mkdirSync(folder, { recursive: true, mode: 0o700 })

  // Anybody may put something in our place there.
  const found = lstatSync(folder)
  if (!found.isDirectory() || ![owner, process.getuid?.()].includes(found.uid)) {
    throw new Failure(`${folder}, where the database would listen, belongs to somebody else: remove it.`)
  }
  if (account) chownSync(folder, account.uid, account.gid)
  chmodSync(folder, 0o700)
  return folder
}
