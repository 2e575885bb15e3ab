import type { Id } from '../../values/ids.ts'
import type { Locale } from '../../values/locale.ts'

export type MailId = Id<'mail'>

/** Why a mail is written and what about: the same thing is not told twice. */
export type Occasion = { purpose: string; about: string }

export type Letter = { subject: string; html: string; text: string }

export type Mail = Occasion &
  Letter & {
    id: MailId
    locale: Locale
    recipient: string
    sentAt: Date | null
    problem: string | null
    createdAt: Date
  }

/** Hands a mail over to the outside world; throws when that does not take it. */
export type Post = (mail: Mail) => Promise<void>
