import type { Later } from '../../platform/jobs/jobs.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { OrderId } from './order.ts'

export const orderConfirmationJob = 'order-confirmation'

/** Writes the job down; the mail itself is written and sent by a worker. */
export const sendOrderConfirmationLater = (db: Db, orderId: OrderId, later: Later): Promise<void> =>
  later(db, { name: orderConfirmationJob, data: { orderId } })
