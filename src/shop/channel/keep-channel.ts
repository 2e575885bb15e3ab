import type { Gateway } from '../../platform/gateway.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { withGateways } from '../payments/gateway.ts'
import type { Channel } from './channel.ts'
import { readChannel } from './read-channel.ts'

const freshForMs = 10_000

type Keeping = {
  /** Hears that a newer channel could not be read; the kept one goes on serving. */
  report: (fault: unknown) => void
  now?: () => number
  /** Who takes money for the shop: what nobody takes it for is not offered. */
  gateways?: readonly Gateway[]
}

/**
 * Reads the channel once and keeps it. After ten seconds the next request still gets the kept one
 * while a new one is read beside it: nobody waits, and a change reaches every node by itself.
 */
export function keepChannel(
  db: Db,
  { report, now = Date.now, gateways = [] }: Keeping,
): () => Promise<Channel> {
  let kept: Promise<Channel> | null = null
  let readAt = 0

  return () => {
    if (kept && now() - readAt < freshForMs) return kept

    readAt = now()
    const read = readChannel(db).then((channel) => withGateways(channel, gateways))
    if (kept) {
      read.then(() => {
        kept = read
      }, report)
      return kept
    }

    kept = read
    // Who asked hears of the failure; the next who asks tries again.
    read.catch(() => {
      kept = null
    })
    return kept
  }
}
