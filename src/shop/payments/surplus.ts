import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { CurrencyCode } from '../../values/currency.ts'
import type { OrderId } from '../orders/order.ts'
import type { CaptureId } from './book-capture.ts'
import type { SurplusReason } from './outcome.ts'

/** Money that came and pays nothing, until all of it went back. */
export type Surplus = {
  captureId: CaptureId
  orderId: OrderId
  orderNumber: string
  gateway: string
  capture: string
  why: SurplusReason
  currency: CurrencyCode
  cents: number
  refundedCents: number
  capturedAt: Date
}

/** What staff has to give back, the oldest first. */
export async function readOpenSurplus(db: Db): Promise<Surplus[]> {
  const { rows } = await sql<Surplus>`
    select capture.id as "captureId", capture.order_id as "orderId", sales_order.number as "orderNumber",
      capture.gateway, capture.capture, capture.why, capture.currency, capture.cents,
      coalesce(refunded.cents, 0)::integer as "refundedCents", capture.captured_at as "capturedAt"
    from payment_capture capture
    join sales_order on sales_order.id = capture.order_id
    left join lateral (
      select sum(cents) as cents from payment_refund where capture_id = capture.id and done_at is not null
    ) refunded on true
    where capture.state = 'surplus' and coalesce(refunded.cents, 0) < capture.cents
    order by capture.captured_at, capture.id
  `.execute(db)
  return rows
}
