import { readFileSync, statSync } from 'node:fs'
import { Failure } from '../../failure.ts'

/** Who runs PostgreSQL. */
export interface Account {
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root, so root lends it another account: the owner of its data when there is some, else
 * `nobody`. Undefined means: whoever started the shop.
 */
export function lentAccount(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined

  const owner = statSync(cluster, { throwIfNoEntry: false })
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody()
}

function nobody(): Account {
  const entry = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))
  if (!entry) {
    throw new Failure(
      'PostgreSQL refuses to run as root and there is no account "nobody" to lend it: start the shop as an ordinary user, or set DATABASE_URL.',
    )
  }
  return { uid: Number(entry[1]), gid: Number(entry[2]) }
}
