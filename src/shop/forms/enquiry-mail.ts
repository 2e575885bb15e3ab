import type { Db } from '../../platform/postgres/db.ts'
import { defaultLocale, type Locale } from '../../values/locale.ts'
import { type Company, readCompany } from '../channel/company.ts'
import type { Dealer } from '../dealers/dealer.ts'
import { readDealer } from '../dealers/dealer-store.ts'
import type { Letter, Post } from '../mail/mail.ts'
import { sendOnce } from '../mail/send-once.ts'
import type { Enquiry, EnquiryId } from './enquiry.ts'
import { readEnquiry } from './enquiry-store.ts'

export const enquiryMailJob = 'enquiry-mail'

/** The company hears what is asked; the sender hears that it came. */
export type EnquiryMailPurpose = 'enquiry-notice' | 'enquiry-receipt'

export type EnquiryMail = {
  purpose: EnquiryMailPurpose
  locale: Locale
  enquiry: Enquiry
  /** Whom the sender would like to go to. */
  dealer: Dealer | null
  company: Company
}

type Parts = { render: (mail: EnquiryMail) => Promise<Letter>; post: Post | null; now: () => Date }

/** Writes one of the two, once; nothing where the enquiry went with the account of whoever wrote it. */
export async function sendEnquiryMail(
  db: Db,
  { purpose, enquiryId }: { purpose: EnquiryMailPurpose; enquiryId: EnquiryId },
  { render, post, now }: Parts,
): Promise<void> {
  const enquiry = await readEnquiry(db, enquiryId)
  if (!enquiry) return

  await sendOnce(
    db,
    { purpose, about: enquiryId },
    async () => {
      const company = await readCompany(db)
      const isReceipt = purpose === 'enquiry-receipt'
      const recipient = isReceipt ? enquiry.email : company.email
      if (recipient === null) throw new Error(`Nobody left an address with the enquiry ${enquiryId}.`)

      const locale = isReceipt ? enquiry.locale : (company.locale ?? defaultLocale)
      const dealer = enquiry.dealerId === null ? null : await readDealer(db, enquiry.dealerId)
      const letter = await render({ purpose, locale, enquiry, dealer, company })
      // Staff answer whoever asked, by the button their mail program has for it.
      const answer = !isReceipt && enquiry.email !== null ? { replyTo: enquiry.email } : {}
      return { ...letter, ...answer, locale, recipient }
    },
    { post, now: now() },
  )
}
