import type { Gateway } from '../../platform/gateway.ts'
import type { Later } from '../../platform/jobs/jobs.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { type Id, newId } from '../../values/ids.ts'
import type { GatewayReport } from './gateway.ts'
import { settlePayment } from './settle-payment.ts'

export type MessageId = Id<'payment-message'>

/**
 * Writes down what a gateway says by its webhook, before anything is done about it. Null when it was not the gateway
 * that said it. The same message again is the one that is known.
 */
export async function takeMessage(
  db: Db,
  gateway: Gateway,
  webhook: Parameters<Gateway['read']>[0],
): Promise<MessageId | null> {
  const message = await gateway.read(webhook)
  if (!message) return null

  await db
    .insertInto('payment_message')
    .values({
      id: newId(),
      gateway: gateway.name,
      message_id: message.id,
      reference: message.report?.reference ?? null,
      report: message.report,
      received_at: webhook.now,
    })
    .onConflict((conflict) => conflict.columns(['gateway', 'message_id']).doNothing())
    .execute()
  const { id } = await db
    .selectFrom('payment_message')
    .select('id')
    .where('gateway', '=', gateway.name)
    .where('message_id', '=', message.id)
    .executeTakeFirstOrThrow()
  // Every id of this table is one of a message.
  return id as MessageId
}

/** Does what a message asks for, once: it is settled with what it changed, or not at all. */
export const settleMessage = (
  db: Db,
  id: MessageId,
  { later, now }: { later: Later; now: Date },
): Promise<void> =>
  atomically(db, async (db) => {
    const message = await db
      .selectFrom('payment_message')
      .select(['gateway', 'report'])
      .where('id', '=', id)
      .where('settled_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!message) return

    // Written above, from a report.
    const report = message.report as GatewayReport | null
    const outcome =
      report &&
      (await settlePayment(db, { gateway: message.gateway, report, said: 'by webhook' }, { later, now }))
    await db
      .updateTable('payment_message')
      .set({ settled_at: now, outcome: outcome?.kind ?? 'about nothing' })
      .where('id', '=', id)
      .execute()
  })
