import type { Db } from '../../platform/postgres/db.ts'
import type { Channel } from './channel.ts'
import { readChannel } from './read-channel.ts'

const freshForMs = 10_000

/**
 * Reads the channel once and keeps it. After ten seconds the next request still gets the kept one
 * while a new one is read beside it: nobody waits, and a change reaches every node by itself.
 */
export function keepChannel(db: Db, now: () => number = Date.now): () => Promise<Channel> {
  let kept: Promise<Channel> | null = null
  let readAt = 0

  return () => {
    if (kept && now() - readAt < freshForMs) return kept

    readAt = now()
    const read = readChannel(db)
    if (!kept) {
      kept = read
      read.catch(() => {
        kept = null
      })
      return kept
    }
    read.then(
      () => {
        kept = read
      },
      // The kept channel goes on serving; the failure shows when the next request needs the database.
      () => undefined,
    )
    return kept
  }
}
