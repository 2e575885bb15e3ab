import type { Db } from '../../platform/postgres/db.ts'
import { askGateway, type PaymentParts } from './ask-gateway.ts'
import { type Attempt, isUnpaid } from './attempt.ts'
import { readAttemptByReturn, readAttempts } from './attempt-store.ts'
import { returnTokenHash } from './return-token.ts'

/** `waiting`: the gateway has not made up its mind, or could not be asked. */
export type Returned = { attempt: Attempt; outcome: 'paid' | 'failed' | 'cancelled' | 'waiting' }

/**
 * Somebody comes back from a gateway. Her address proves nothing but which payment it is about; how it
 * went is asked of the gateway. Null when nobody ever had such an address, or its day is over.
 */
export async function returnFromGateway(
  db: Db,
  { token, turnedBack }: { token: string; turnedBack: boolean },
  parts: PaymentParts,
): Promise<Returned | null> {
  const attempt = await readAttemptByReturn(db, returnTokenHash(token), parts.now)
  if (!attempt) return null

  await askGateway(db, attempt, turnedBack ? 'when given up' : 'on the way back', parts)
  const attempts = await readAttempts(db, attempt.orderId)
  const now = attempts.find(({ id }) => id === attempt.id) ?? attempt
  return { attempt: now, outcome: outcomeOf(now, attempts) }
}

function outcomeOf(attempt: Attempt, attempts: readonly Attempt[]): Returned['outcome'] {
  // By this attempt or another: the order is paid, and that is what she wants to know.
  if (attempts.some(({ state }) => state === 'paid' || state === 'authorized')) return 'paid'
  if (isUnpaid(attempt)) return 'waiting'
  return attempt.state === 'cancelled' ? 'cancelled' : 'failed'
}
