import type { Id } from '../../values/ids.ts'
import type { Locale } from '../../values/locale.ts'

export type MailId = Id<'mail'>

/** Why a mail is written and what about: the same thing is not told twice. */
export type Occasion = { purpose: string; about: string }

export type Letter = { subject: string; html: string; text: string }

/** To whom a letter goes, and what it carries beside its words. */
export type Envelope = {
  locale: Locale
  recipient: string
  /** Who gets the answer, if not the shop. */
  replyTo?: string
  /** Where one click ends what the mail belongs to (RFC 8058). */
  unsubscribe?: string
}

/**
 * How a mail fares: it waits for a server or, without one, is kept here; a server took it; refused it for good; let us try
 * for days in vain; its link opens nothing by now; or it was taken and came back.
 */
export const mailStates = ['waiting', 'kept', 'sent', 'refused', 'given-up', 'too-late', 'bounced'] as const
export type MailState = (typeof mailStates)[number]

export type Mail = Occasion &
  Letter & {
    id: MailId
    locale: Locale
    recipient: string
    replyTo: string | null
    unsubscribe: string | null
    state: MailState
    /** How often it was handed over, when last, and what the other side said then. */
    attempts: number
    triedAt: Date | null
    problem: string | null
    /** What of its words opens a door. */
    secret: string | null
    goodUntil: Date | null
    sentAt: Date | null
    createdAt: Date
  }

/** What is to be seen to by somebody: it did not arrive, or has not so far. */
export const isTroubled = ({ state, problem }: Pick<Mail, 'state' | 'problem'>): boolean =>
  state === 'refused' ||
  state === 'given-up' ||
  state === 'bounced' ||
  (state === 'waiting' && problem !== null)

/** Stands in a mail of the outbox where its secret stood, once nobody needs that any more. */
export const blot = '•••'

/** Hands a mail over to the outside world; throws when that does not take it. */
export type Post = (mail: Mail) => Promise<void>
