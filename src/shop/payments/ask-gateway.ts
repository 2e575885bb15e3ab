import type { Gateway, GatewayReport } from '../../platform/gateway.ts'
import type { Later } from '../../platform/jobs/jobs.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { type Attempt, isAtGateway, isUnpaid } from './attempt.ts'
import { type Said, type Settled, settlePayment } from './settle-payment.ts'

/** What paying takes: who takes the money, and where work for later is written down. */
export type PaymentParts = { gateways: readonly Gateway[]; later: Later; now: Date }

/**
 * Asks the gateway how it stands with an attempt and writes the answer down. What nobody is to pay any more is given
 * up there, which is what `when given up` always does. Null when there is nothing to ask, or nobody to be reached: the ledger stays as it is.
 */
export async function askGateway(
  db: Db,
  attempt: Attempt,
  said: Said,
  { gateways, later, now }: PaymentParts,
): Promise<Settled | null> {
  if (!isAtGateway(attempt)) return null
  const gateway = gateways.find(({ name }) => name === attempt.gateway)

  let report: GatewayReport
  try {
    if (!gateway) throw new Error(`Nobody here is called ${attempt.gateway}.`)
    // No transaction is open here: a gateway may take its time.
    report = await (said !== 'when given up' && isWanted(attempt, now)
      ? gateway.ask(attempt.reference)
      : gateway.giveUp(attempt.reference))
  } catch (error) {
    await noteProblem(db, attempt, error)
    return null
  }
  return settlePayment(db, { gateway: attempt.gateway, report, said }, { later, now })
}

/** Why a gateway could not be asked stands in the ledger, for staff to see. */
export const noteProblem = (db: Db, { id }: Pick<Attempt, 'id'>, error: unknown) =>
  db
    .updateTable('order_transaction')
    .set({ problem: String(error).slice(0, 1_000) })
    .where('id', '=', id)
    .execute()

const isWanted = (attempt: Attempt, now: Date): boolean =>
  isUnpaid(attempt) && (attempt.returnUntil === null || now < attempt.returnUntil)
