import type { Later } from '../../platform/jobs/jobs.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { newId } from '../../values/ids.ts'
import { announce } from '../events/announce.ts'
import { refuseForm } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import { declarationProblems } from './declaration-problems.ts'
import type { Declaration, Withdrawal } from './withdrawal.ts'
import { withdrawalMailJob, withdrawalMails } from './withdrawal-mail.ts'
import { findMeant, findSame, keepWithdrawal } from './withdrawal-store.ts'

/** Whoever sends the same within this time clicked twice, or got no answer. */
const aMoment = 10 * 60_000

/**
 * Takes a withdrawal from a contract (Directive (EU) 2023/2673) and has its receipt sent. It is recorded with its
 * moment, on the order when number and e-mail fit one, and never refused: whether it came in time is judged later.
 * Nobody learns from the answer whether there is such an order.
 */
export async function declareWithdrawal(
  db: Db,
  { locale, now }: Visit,
  declaration: Declaration,
  later: Later,
): Promise<Withdrawal> {
  const problems = declarationProblems(declaration)
  if (problems.length > 0) refuseForm(problems)

  return atomically(db, async (db) => {
    const same = await findSame(db, declaration, new Date(now.getTime() - aMoment))
    if (same) return same

    const orderId = await findMeant(db, declaration)
    const withdrawal: Withdrawal = { ...declaration, id: newId(), orderId, locale, declaredAt: now }
    await keepWithdrawal(db, withdrawal)

    for (const purpose of withdrawalMails) {
      await later(db, { name: withdrawalMailJob, data: { purpose, withdrawalId: withdrawal.id } })
    }
    if (orderId) {
      await announce(
        db,
        { name: 'order.withdrawn', orderId, data: { withdrawalId: withdrawal.id } },
        { later, now },
      )
    }
    return withdrawal
  })
}
