import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { CurrencyCode } from '../../values/currency.ts'
import type { Id } from '../../values/ids.ts'
import type { OrderId } from '../orders/order.ts'
import type { AttemptId } from './attempt.ts'
import type { CaptureId } from './book-capture.ts'

export type RefundId = Id<'payment-refund'>

/** A refund with the capture it is taken from. */
export type Refund = {
  id: RefundId
  key: string
  cents: number
  isDone: boolean
  captureId: CaptureId
  orderId: OrderId
  attemptId: AttemptId
  gateway: string
  capture: string
  currency: CurrencyCode
  isBooked: boolean
  who: string
  why: string
}

export const readRefund = async (db: Db, id: RefundId): Promise<Refund | null> =>
  (await sql<Refund>`${refunds} where refund.id = ${id}`.execute(db)).rows[0] ?? null

export const readRefundByKey = async (db: Db, key: string): Promise<Refund | null> =>
  (await sql<Refund>`${refunds} where refund.key = ${key}`.execute(db)).rows[0] ?? null

const refunds = sql`
  select refund.id, refund.key, refund.cents, refund.done_at is not null as "isDone", refund.who, refund.why,
    capture.id as "captureId", capture.order_id as "orderId", capture.transaction_id as "attemptId", capture.gateway,
    capture.capture, capture.currency, capture.state = 'booked' as "isBooked"
  from payment_refund refund join payment_capture capture on capture.id = refund.capture_id`

/** A capture with what went back of it: asked for, and arrived. */
export type CaptureLeft = {
  id: CaptureId
  orderId: OrderId
  attemptId: AttemptId
  cents: number
  askedCents: number
  doneCents: number
}

export const readCaptureLeft = async (db: Db, id: CaptureId): Promise<CaptureLeft | null> =>
  (
    await sql<CaptureLeft>`
      select capture.id, capture.order_id as "orderId", capture.transaction_id as "attemptId", capture.cents,
        coalesce(sum(refund.cents), 0)::integer as "askedCents",
        coalesce(sum(refund.cents) filter (where refund.done_at is not null), 0)::integer as "doneCents"
      from payment_capture capture left join payment_refund refund on refund.capture_id = capture.id
      where capture.id = ${id}
      group by capture.id
    `.execute(db)
  ).rows[0] ?? null

/** The money that paid an order; null when none has. */
export const findBookedCapture = async (db: Db, orderId: OrderId): Promise<CaptureId | null> =>
  (
    await sql<{ id: CaptureId }>`
      select id from payment_capture where order_id = ${orderId} and state = 'booked'`.execute(db)
  ).rows[0]?.id ?? null
