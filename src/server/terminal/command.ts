import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '../../platform/failure.ts'

/** What a command has open, closed last first: at its end, after a failure, or when it is told to stop. */
export interface Opened {
  closeWith(close: () => Promise<unknown>): void
  /** The command goes on until it is told to stop. */
  untilStopped(): Promise<never>
}

/** Runs a command so that nothing stays open behind it: no port, no session, no server. */
export async function command(work: (opened: Opened) => Promise<void>): Promise<void> {
  const closers: (() => Promise<unknown>)[] = []
  let stopping: { since: number; done: Promise<void> } | undefined

  const closeAll = async () => {
    const faults: unknown[] = []
    for (let close = closers.pop(); close; close = closers.pop())
      await close().catch((fault) => faults.push(fault))
    if (faults.length > 0) throw faults[0]
  }
  const stop = (signal: string) => {
    stopping ??= { since: Date.now(), done: closeAll().then(() => process.exit(0), exitWithFault) }
    // Ctrl-C reaches the whole group of processes and is passed on besides: the same wish, said twice. Later it is an
    // impatient one.
    if (signal === 'SIGINT' && Date.now() - stopping.since > 1000) process.exit(130)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)

  try {
    await work({
      closeWith: (close) => closers.push(close),
      untilStopped: () => new Promise(() => undefined),
    })
    await closeAll()
  } catch (error) {
    // What was under way fails when its database is closed; that is no news.
    if (stopping) return stopping.done
    // What broke first is what matters.
    await closeAll().catch(() => undefined)
    throw error
  }
}

/** Waits so long and no longer for something that may never end. */
export async function within(seconds: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, sleep(seconds * 1000, undefined, { ref: false })])
}

function exitWithFault(error: unknown): never {
  console.error(error instanceof Failure ? error.message : error)
  process.exit(1)
}
