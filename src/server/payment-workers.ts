import type { Gateway } from '../platform/gateway.ts'
import type { Later, Workers } from '../platform/jobs/jobs.ts'
import type { Db } from '../platform/postgres/db.ts'
import { sandboxJobs, sandboxWorkers } from '../platform/sandbox-gateway/act-in-sandbox.ts'
import { readSecret } from '../shop/channel/secret.ts'
import type { AttemptId } from '../shop/payments/attempt.ts'
import { watchPaymentJob } from '../shop/payments/watch-later.ts'
import { lookAfterPayments, lookAfterPaymentsJob, watchPayment } from '../shop/payments/watch-payments.ts'

export const paymentJobs = [watchPaymentJob, lookAfterPaymentsJob, ...sandboxJobs]

export type PaymentWork = {
  gateways: readonly Gateway[]
  later: Later
  now: () => Date
  /** Where the shop can be reached, by the sandbox as by anybody. */
  origin: string
}

/** Who looks after payments that are under way, and plays the sandbox's part. */
export const paymentWorkers = (db: Db, { gateways, later, now, origin }: PaymentWork): Workers => ({
  // The verb that wrote the job down put this very id into it.
  [watchPaymentJob]: ({ attemptId }) =>
    watchPayment(db, attemptId as AttemptId, { gateways, later, now: now() }),
  [lookAfterPaymentsJob]: async () => void (await lookAfterPayments(db, { gateways, later, now: now() })),
  ...sandboxWorkers(db, {
    later,
    now,
    webhookUrl: `${origin}/payments/sandbox/webhook`,
    secret: () => readSecret(db, 'sandbox-gateway'),
  }),
})
