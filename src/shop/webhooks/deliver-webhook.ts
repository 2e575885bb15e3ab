import type { Later } from '../../platform/jobs/jobs.ts'
import type { PostOut } from '../../platform/outbound/post-out.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { Order } from '../orders/order.ts'
import { readOrder } from '../orders/read-orders.ts'
import { type Claimed, claimDelivery, nextWaiting, noteDelivered, noteFailed } from './delivery-store.ts'
import { nextTry } from './patience.ts'
import { webhookHeaders } from './signature.ts'
import { type DeliveryId, deliverWebhookJob } from './webhook.ts'

export type WebhookParts = {
  postOut: PostOut
  /** An order as it is told to others: nothing in it opens a door. */
  tellOrder: (order: Order) => Promise<unknown>
  later: Later
  now: () => Date
}

/**
 * Tries to tell one endpoint of one event, and notes how it went. What is delivered, given up, paused or being
 * sent by somebody else is left alone. Events of one order go to an endpoint in the order in which
 * they happened: a later one waits until the earlier is over.
 */
export async function deliverWebhook(db: Db, id: DeliveryId, parts: WebhookParts): Promise<void> {
  const claimed = await claimDelivery(db, id, parts.now())
  if (!claimed) return

  const answer = await tell(db, claimed, parts)
  await atomically(db, (db) => note(db, claimed, answer, parts))
}

type Answer = { status: number | null; problem: string | null }

async function tell(db: Db, { event, endpoint }: Claimed, parts: WebhookParts): Promise<Answer> {
  const order = await readOrder(db, event.orderId)
  if (!order) throw new Error(`There is no order ${event.orderId} to tell of.`)

  const body = JSON.stringify({
    id: event.id,
    event: event.name,
    occurredAt: event.happenedAt.toISOString(),
    order: await parts.tellOrder(order),
  })
  const headers = webhookHeaders({ id: event.id, secret: endpoint.secret, now: parts.now(), body })
  try {
    const { status, beginning } = await parts.postOut({ url: endpoint.url, headers, body })
    const isTaken = status >= 200 && status < 300
    return { status, problem: isTaken ? null : `The receiver answered ${status}. ${beginning}`.trim() }
  } catch (error) {
    return { status: null, problem: error instanceof Error ? error.message : String(error) }
  }
}

async function note(
  db: Db,
  claimed: Claimed,
  { status, problem }: Answer,
  parts: WebhookParts,
): Promise<void> {
  const { id, attempts } = claimed
  const now = parts.now()
  const again = problem === null ? null : nextTry(attempts, now)

  if (problem === null) await noteDelivered(db, id, { status, now })
  else await noteFailed(db, id, { status, problem, again, now })

  if (again) await parts.later(db, { name: deliverWebhookJob, data: { deliveryId: id }, notBefore: again })
  const waiting = again ? null : await nextWaiting(db, claimed)
  if (waiting) await parts.later(db, { name: deliverWebhookJob, data: { deliveryId: waiting } })
}
