import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf, Failure } from '../../failure.ts'

/**
 * The process that serves this cluster, if it lives. Its pid file outlives a crash, and the number in it may meanwhile
 * belong to any program or to a zombie nobody has buried; so what counts is the command line of that process.
 */
export function findPostmaster(cluster: string): number | undefined {
  const pid = readPid(cluster)
  return pid && commandOf(pid).includes(cluster) ? pid : undefined
}

/** Takes away what names a process that is gone: PostgreSQL would not dare while a zombie has its number. */
export function forgetDeadPostmaster(cluster: string, socketLock: string) {
  if (findPostmaster(cluster) !== undefined) return
  rmSync(pidFile(cluster), { force: true })
  rmSync(socketLock, { force: true })
}

/** Open transactions are rolled back, everything confirmed is written down. */
export async function stopPostmaster(cluster: string) {
  const pid = findPostmaster(cluster)
  if (pid === undefined) return

  process.kill(pid, 'SIGINT')
  const giveUp = Date.now() + 60_000
  while (findPostmaster(cluster) === pid) {
    if (Date.now() > giveUp) throw new Failure(`PostgreSQL (process ${pid}) has not stopped within a minute.`)
    await sleep(10)
  }
}

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid')

function readPid(cluster: string) {
  try {
    return Number.parseInt(readFileSync(pidFile(cluster), 'utf8'), 10) || undefined
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Empty for a process that does not exist and for a zombie. */
function commandOf(pid: number): string {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch (error) {
    if (isMissing(error)) return ''
    throw error
  }
}

/** ESRCH: the process ended while its file was read. */
const isMissing = (error: unknown) => ['ENOENT', 'ESRCH'].includes(codeOf(error) ?? '')
