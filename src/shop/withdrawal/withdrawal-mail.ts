import type { Db } from '../../platform/postgres/db.ts'
import { defaultLocale, type Locale } from '../../values/locale.ts'
import { type Company, readCompany } from '../channel/company.ts'
import { sendOnce } from '../mail/send-once.ts'
import type { Order } from '../orders/order.ts'
import type { MailParts } from '../orders/order-mail.ts'
import { readOrder } from '../orders/read-orders.ts'
import type { Withdrawal, WithdrawalId } from './withdrawal.ts'
import { readWithdrawal } from './withdrawal-store.ts'

export const withdrawalMailJob = 'withdrawal-mail'

/** The receipt for whoever withdrew, on a durable medium as the law wants it; the notice for the company. */
export const withdrawalMails = ['withdrawal-receipt', 'withdrawal-notice'] as const
export type WithdrawalMailPurpose = (typeof withdrawalMails)[number]

export type WithdrawalMail = {
  purpose: WithdrawalMailPurpose
  locale: Locale
  withdrawal: Withdrawal
  /** For the company's eyes only; null when number and e-mail fit none. */
  order: Order | null
  company: Company
}

/** Writes one of the two, once. */
export async function sendWithdrawalMail(
  db: Db,
  { purpose, withdrawalId }: { purpose: WithdrawalMailPurpose; withdrawalId: WithdrawalId },
  { render, post, now }: Pick<MailParts<WithdrawalMail>, 'render' | 'post' | 'now'>,
): Promise<void> {
  await sendOnce(
    db,
    { purpose, about: withdrawalId },
    async () => {
      const withdrawal = await readWithdrawal(db, withdrawalId)
      if (!withdrawal) throw new Error(`There is no withdrawal ${withdrawalId} to write about.`)

      const company = await readCompany(db)
      const isReceipt = purpose === 'withdrawal-receipt'
      const locale = isReceipt ? withdrawal.locale : (company.locale ?? defaultLocale)
      const order = isReceipt || !withdrawal.orderId ? null : await readOrder(db, withdrawal.orderId)
      const letter = await render({ purpose, locale, withdrawal, order, company })
      return isReceipt
        ? { ...letter, locale, recipient: withdrawal.email }
        : { ...letter, locale, recipient: company.email, replyTo: withdrawal.email }
    },
    { post, now: now() },
  )
}
