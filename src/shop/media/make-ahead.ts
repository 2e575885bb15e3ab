import type { Later } from '../../platform/jobs/jobs.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { missingRenditions } from './rendition-store.ts'
import type { Renditions } from './renditions.ts'

export const makeAheadJob = 'make-pictures-ahead'

/** How often somebody looks whether pictures have come along. */
export const makeAheadMinutes = 15

/** One job is short, so that a shop that stops need not wait for it; the next one goes on. */
const sliceMs = 2_000
const atOnce = 20

type Parts = {
  renditions: Renditions
  later: Later
  /** Comes back when no shopper has to wait for it. */
  turn: () => Promise<void>
}

/** Makes pictures before somebody asks for them, one after the other, so that a fresh shop is quick from the start. */
export async function makeAhead(db: Db, { renditions, later, turn }: Parts): Promise<void> {
  const begun = performance.now()
  let made = 0

  for (const wish of await missingRenditions(db, atOnce)) {
    if (performance.now() - begun > sliceMs) break
    await turn()
    if (await renditions.find(wish)) made++
  }
  if (made > 0) await later(db, { name: makeAheadJob, data: {} })
}
