import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { newToken } from '../../values/token.ts'
import { refuse } from '../refusal.ts'
import { endSession, endSessions, listSessions, type Session } from '../sessions/session-store.ts'
import type { SessionId, Visit } from '../sessions/visit.ts'
import { accountHolder } from './account-holder.ts'
import { lockCustomer } from './account-store.ts'

/** The devices on which she is logged in, this one first. */
export async function sessionsOf(db: Db, visit: Visit): Promise<(Session & { isThis: boolean })[]> {
  const sessions = await listSessions(db, accountHolder(visit).id, visit.now)
  return sessions
    .map((session) => ({ ...session, isThis: session.id === visit.session }))
    .sort((one, other) => Number(other.isThis) - Number(one.isThis))
}

/** Logs one of her devices out. Answers a fresh token where it is the one she sits at. */
export async function logOutDevice(db: Db, visit: Visit, sessionId: SessionId): Promise<string | null> {
  const { id } = accountHolder(visit)
  if (!(await endSession(db, id, sessionId))) refuse('session.unknown', { sessionId })
  return sessionId === visit.session ? newToken() : null
}

/** Logs all of her devices out but the one she sits at. */
export function logOutOthers(db: Db, visit: Visit): Promise<void> {
  const { id } = accountHolder(visit)
  return atomically(db, async (db) => {
    await lockCustomer(db, id)
    await endSessions(db, id, visit.session)
  })
}
