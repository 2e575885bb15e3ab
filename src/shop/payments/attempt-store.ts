import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { newId } from '../../values/ids.ts'
import type { PaymentMethodId } from '../channel/channel.ts'
import type { OrderId } from '../orders/order.ts'
import type { Attempt, AttemptId } from './attempt.ts'

/** All attempts of an order, the newest last. */
export const readAttempts = (db: Db, orderId: OrderId): Promise<Attempt[]> =>
  read(db, sql`attempt.order_id = ${orderId}`)

export const readAttempt = async (db: Db, id: AttemptId): Promise<Attempt | null> =>
  (await read(db, sql`attempt.id = ${id}`))[0] ?? null

export const readAttemptByReference = async (
  db: Db,
  { gateway, reference }: { gateway: string; reference: string },
): Promise<Attempt | null> =>
  (await read(db, sql`attempt.gateway = ${gateway} and attempt.reference = ${reference}`))[0] ?? null

/** While the token lives. */
export const readAttemptByReturn = async (db: Db, tokenHash: string, now: Date): Promise<Attempt | null> =>
  (
    await read(
      db,
      sql`attempt.return_token_hash = ${tokenHash} and attempt.return_until > ${now}::timestamptz`,
    )
  )[0] ?? null

export async function insertAttempt(
  db: Db,
  attempt: { orderId: OrderId; methodId: PaymentMethodId; cents: number; now: Date },
): Promise<AttemptId> {
  const { orderId, methodId, cents, now } = attempt
  const id: AttemptId = newId()
  await db
    .insertInto('order_transaction')
    .values({
      id,
      order_id: orderId,
      payment_method_id: methodId,
      state: 'open',
      amount_cents: cents,
      created_at: now,
    })
    .execute()
  return id
}

async function read(db: Db, condition: RawBuilder<unknown>): Promise<Attempt[]> {
  const { rows } = await sql<Attempt>`
    select attempt.id, attempt.order_id as "orderId", attempt.payment_method_id as "methodId", attempt.state,
      attempt.amount_cents as cents, attempt.gateway, attempt.reference, attempt.redirect_url as "redirectUrl",
      attempt.finish_url as "finishUrl", attempt.error_url as "errorUrl", attempt.return_until as "returnUntil",
      attempt.begun_at as "begunAt", attempt.closed_at as "closedAt", attempt.watched,
      jsonb_build_object('number', sales_order.number, 'state', sales_order.state, 'currency', sales_order.currency,
        'locale', sales_order.language, 'email', sales_order.customer ->> 'email') as "order"
    from order_transaction attempt join sales_order on sales_order.id = attempt.order_id
    where ${condition}
    order by attempt.created_at, attempt.id
  `.execute(db)
  return rows
}
