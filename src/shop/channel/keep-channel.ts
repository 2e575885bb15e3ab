import type { Gateway } from '../../platform/gateway.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { withGateways } from '../payments/gateway.ts'
import type { Channel } from './channel.ts'
import { readChannel } from './read-channel.ts'

const freshForMs = 10_000

/** After a quiet hour nobody orders on the terms of before it. */
const goodForMs = 60_000

type Keeping = {
  /** Hears that a newer channel could not be read; the kept one goes on serving. */
  report: (fault: unknown) => void
  now?: () => number
  /** Who takes money for the shop: what nobody takes it for is not offered. */
  gateways?: readonly Gateway[]
}

export type KeptChannel = (() => Promise<Channel>) & {
  /** It has changed: the next who asks waits for the new one. */
  forget(): void
}

/**
 * Reads the channel once and keeps it. After ten seconds the next request still gets the kept one
 * while a new one is read beside it, and a change reaches every node by itself, be it told or not. After a minute in
 * which nobody asked the next one waits for the new one.
 */
export function keepChannel(db: Db, { report, now = Date.now, gateways = [] }: Keeping): KeptChannel {
  let kept: Promise<Channel> | null = null
  let readAt = 0
  /** A reading that began before the channel changed may have seen the former one. */
  let changes = 0

  const ask = () => {
    const age = now() - readAt
    if (kept && age < freshForMs) return kept

    readAt = now()
    const begun = changes
    const read = readChannel(db).then((channel) => withGateways(channel, gateways))
    if (kept && age < goodForMs) {
      read.then(() => {
        if (changes === begun) kept = read
      }, report)
      return kept
    }
    if (kept) {
      const before = kept
      kept = read.catch((fault) => {
        report(fault)
        return before
      })
      return kept
    }

    kept = read
    // Who asked hears of the failure; the next who asks tries again.
    read.catch(() => {
      if (changes === begun) kept = null
    })
    return kept
  }

  return Object.assign(ask, {
    forget() {
      changes += 1
      kept = null
    },
  })
}
