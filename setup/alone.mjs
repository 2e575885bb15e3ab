import { existsSync, mkdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from './failure.mjs'

/**
 * One process at a time does the work; the others wait. The lock names its process, so that one left behind by a
 * process that was killed counts for nothing.
 */
export async function alone(lock, work, patience = 10 * 60_000) {
  mkdirSync(dirname(lock), { recursive: true })
  const giveUp = Date.now() + patience

  while (!take(lock)) {
    const holder = readHolder(lock)
    if (holder && lifeOf(holder.pid) !== holder.life) rmSync(lock, { force: true })
    else if (Date.now() > giveUp) {
      throw new Failure(
        `Another start (process ${holder?.pid}) has not come to an end: end it, or remove ${lock} if that is no shop.`,
      )
    } else await sleep(25)
  }

  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** A symbolic link is made in one step with what it says, and needs no room: one can stop on a full disk, too. */
function take(lock) {
  try {
    symlinkSync(`${process.pid} ${lifeOf(process.pid)}`, lock)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw Object.assign(error, { path: lock })
  }
}

function readHolder(lock) {
  try {
    const [pid, life] = readlinkSync(lock).split(' ')
    return { pid, life }
  } catch (error) {
    // Given back between two looks.
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/** What tells a process from another one that had its number before: when it began. Undefined once it has ended. */
function lifeOf(pid) {
  if (!existsSync('/proc/self/stat')) return isThere(pid) ? 'unknown' : undefined
  try {
    // The second field is a name in brackets and may hold anything; then follow the state and 18 more.
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
    return state === 'Z' ? undefined : fields[18]
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return undefined
    throw error
  }
}

function isThere(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
