import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf, Failure } from '../../failure.ts'

const patience = 60_000

/**
 * One process at a time starts or stops the cluster; the others wait. The lock names its process, so that one left
 * behind by a process that was killed counts for nothing.
 */
export async function alone<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(dirname(lock), { recursive: true })
  const giveUp = Date.now() + patience

  while (!take(lock)) {
    const holder = readHolder(lock)
    if (holder !== undefined && !lives(holder)) rmSync(lock, { force: true })
    else if (Date.now() > giveUp) {
      throw new Failure(
        `Process ${holder} has been starting or stopping the database for a minute: end it, or remove ${lock} if it has nothing to do with the shop.`,
      )
    } else await sleep(25)
  }

  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function take(lock: string) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

function readHolder(lock: string) {
  try {
    return Number(readFileSync(lock, 'utf8')) || undefined
  } catch (error) {
    // Given back between two looks.
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function lives(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
