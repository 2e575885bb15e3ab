import type { Jobs, Workers } from '../platform/jobs/jobs.ts'
import { openSmtp, type Smtp } from '../platform/mail/smtp.ts'
import type { Db } from '../platform/postgres/db.ts'
import type { Post } from '../shop/mail/mail.ts'
import type { OrderId } from '../shop/orders/order.ts'
import {
  type MailParts,
  orderConfirmationJob,
  sendOrderConfirmation,
} from '../shop/orders/order-confirmation.ts'
import type { Config } from './config.ts'

/** Every kind of job there is. */
export const jobNames = [orderConfirmationJob]

/** Who does each of them. */
export const workersOf = (db: Db, mail: MailParts): Workers => ({
  // The verb that wrote the job down put the order's id into it.
  [orderConfirmationJob]: ({ orderId }) => sendOrderConfirmation(db, orderId as OrderId, mail),
})

export type StartedWorkers = { close(): Promise<void> }

/** Works on the jobs of the shop from now on. */
export async function startWorkers(
  jobs: Jobs,
  { config, db, ...mail }: Omit<MailParts, 'post' | 'origin'> & { config: Config; db: Db },
): Promise<StartedWorkers> {
  const smtp = config.SMTP_URL ? openSmtp(config.SMTP_URL) : null
  const post = smtp && postBy(smtp, config.MAIL_FROM ?? '')
  await jobs.work(workersOf(db, { ...mail, post, origin: config.SHOP_URL }))

  return {
    async close() {
      await jobs.close()
      smtp?.close()
    },
  }
}

const postBy =
  (smtp: Smtp, from: string): Post =>
  ({ id, recipient, subject, html, text }) =>
    smtp.send({ id, from, recipient, subject, html, text })
