import type { Jobs, Workers } from '../platform/jobs/jobs.ts'
import { openSmtp, type Smtp } from '../platform/mail/smtp.ts'
import { openPostOut } from '../platform/outbound/post-out.ts'
import type { Db } from '../platform/postgres/db.ts'
import { sendAccountMail } from '../shop/customers/account-mail.ts'
import { forgetLapsed, forgetLapsedJob, forgetLapsedMinutes } from '../shop/customers/forget-lapsed.ts'
import { recoveryJob, sendRecovery } from '../shop/customers/recover-password.ts'
import {
  finishDocuments,
  finishDocumentsJob,
  finishDocumentsMinutes,
} from '../shop/documents/finish-document.ts'
import { followOrder, orderDocumentsJob } from '../shop/documents/follow-order.ts'
import { spreadEventJob } from '../shop/events/announce.ts'
import type { EventId } from '../shop/events/event.ts'
import { readEvent } from '../shop/events/event-store.ts'
import { spreadEvent } from '../shop/events/spread-event.ts'
import { sweepEvents, sweepEventsJob, sweepMinutes } from '../shop/events/sweep-events.ts'
import type { EnquiryId } from '../shop/forms/enquiry.ts'
import { type EnquiryMailPurpose, enquiryMailJob, sendEnquiryMail } from '../shop/forms/enquiry-mail.ts'
import type { MailId, Post } from '../shop/mail/mail.ts'
import { sendMailJob } from '../shop/mail/send-mail.ts'
import type { ShopMail } from '../shop/mail/shop-mail.ts'
import { sweepMails, sweepMailsJob, sweepMailsMinutes } from '../shop/mail/sweep-mails.ts'
import { makeAhead, makeAheadJob, makeAheadMinutes } from '../shop/media/make-ahead.ts'
import type { Renditions } from '../shop/media/renditions.ts'
import { newsletterMailJob, sendNewsletterMail } from '../shop/newsletter/newsletter-mail.ts'
import {
  type MailParts,
  type OrderMailPurpose,
  orderMailJob,
  sendOrderMail,
} from '../shop/orders/order-mail.ts'
import { lookAfterPaymentsJob, lookAfterPaymentsMinutes } from '../shop/payments/watch-payments.ts'
import { deliverWebhook, type WebhookParts } from '../shop/webhooks/deliver-webhook.ts'
import { type DeliveryId, deliverWebhookJob } from '../shop/webhooks/webhook.ts'
import type { WithdrawalId } from '../shop/withdrawal/withdrawal.ts'
import {
  sendWithdrawalMail,
  type WithdrawalMailPurpose,
  withdrawalMailJob,
} from '../shop/withdrawal/withdrawal-mail.ts'
import type { Config } from './config.ts'
import { type PaymentWork, paymentJobs, paymentWorkers } from './payment-workers.ts'
import { outboundRules, tellOrder } from './tell-order.ts'

export type WorkParts = MailParts<ShopMail> &
  Pick<WebhookParts, 'postOut'> &
  PaymentWork & {
    renditions: Renditions
    /** Comes back when no shopper has to wait for what is done in the background. */
    turn: () => Promise<void>
  }

/** Who does each kind of job. The verb that wrote a job down put these very ids and names into it. */
export const workersOf = (db: Db, parts: WorkParts): Workers => ({
  [spreadEventJob]: ({ eventId }) => spreadEvent(db, eventId as EventId, { ...parts, now: parts.now() }),
  [sweepEventsJob]: async () => void (await sweepEvents(db, { ...parts, now: parts.now() })),
  [orderMailJob]: ({ eventId, purpose }) =>
    sendOrderMail(db, { eventId: eventId as EventId, purpose: purpose as OrderMailPurpose }, parts),
  [withdrawalMailJob]: ({ withdrawalId, purpose }) =>
    sendWithdrawalMail(
      db,
      { withdrawalId: withdrawalId as WithdrawalId, purpose: purpose as WithdrawalMailPurpose },
      parts,
    ),
  [enquiryMailJob]: ({ enquiryId, purpose }) =>
    sendEnquiryMail(db, { enquiryId: enquiryId as EnquiryId, purpose: purpose as EnquiryMailPurpose }, parts),
  [newsletterMailJob]: ({ hash = '', ...told }) => sendNewsletterMail(db, { ...told, hash }, parts),
  [sendMailJob]: ({ mailId }) => sendAccountMail(db, mailId as MailId, parts),
  [sweepMailsJob]: async () => void (await sweepMails(db, { ...parts, now: parts.now() })),
  [forgetLapsedJob]: () => forgetLapsed(db, parts.now()),
  [recoveryJob]: ({ email = '', storefrontUrl = '', askedAt = '' }) =>
    sendRecovery(db, { email, storefrontUrl, askedAt }, parts.later),
  [orderDocumentsJob]: async ({ eventId }) =>
    followOrder(db, await readEvent(db, eventId as EventId), parts.now()),
  [finishDocumentsJob]: async () => void (await finishDocuments(db, parts.now())),
  [deliverWebhookJob]: ({ deliveryId }) =>
    deliverWebhook(db, deliveryId as DeliveryId, { ...parts, tellOrder: tellOrder(parts) }),
  [makeAheadJob]: () => makeAhead(db, parts),
  ...paymentWorkers(db, parts),
})

/** Every kind of job there is. */
export const jobNames: readonly string[] = [
  spreadEventJob,
  sweepEventsJob,
  orderMailJob,
  withdrawalMailJob,
  enquiryMailJob,
  newsletterMailJob,
  sendMailJob,
  sweepMailsJob,
  forgetLapsedJob,
  recoveryJob,
  orderDocumentsJob,
  finishDocumentsJob,
  deliverWebhookJob,
  makeAheadJob,
  ...paymentJobs,
]

export type StartedWorkers = { close(): Promise<void> }

/** Works on the jobs of the shop from now on. */
export async function startWorkers(
  jobs: Jobs,
  {
    config,
    db,
    turn,
    ...parts
  }: Omit<WorkParts, 'post' | 'origin' | 'postOut' | 'later'> & { config: Config; db: Db },
): Promise<StartedWorkers> {
  const smtp = config.SMTP_URL
    ? openSmtp(config.SMTP_URL, { bouncesTo: config.MAIL_BOUNCES_TO ?? null })
    : null
  const post = smtp && postBy(smtp, config.MAIL_FROM ?? '')
  const postOut = openPostOut(outboundRules(config))
  await jobs.work(
    workersOf(db, { ...parts, post, postOut, origin: config.SHOP_URL, later: jobs.later, turn }),
    turn,
  )
  await jobs.regularly(sweepEventsJob, sweepMinutes)
  await jobs.regularly(sweepMailsJob, sweepMailsMinutes)
  await jobs.regularly(finishDocumentsJob, finishDocumentsMinutes)
  await jobs.regularly(forgetLapsedJob, forgetLapsedMinutes)
  await jobs.regularly(lookAfterPaymentsJob, lookAfterPaymentsMinutes)
  if (config.PICTURES_AHEAD) await jobs.regularly(makeAheadJob, makeAheadMinutes)

  return {
    async close() {
      await jobs.close()
      smtp?.close()
    },
  }
}

const postBy =
  (smtp: Smtp, from: string): Post =>
  ({ id, recipient, replyTo, unsubscribe, subject, html, text }) =>
    smtp.send({ id, from, recipient, replyTo, unsubscribe, subject, html, text })
