import type { MailFile } from '../../shop/orders/order-mail.ts'
import type { Locale } from '../../values/locale.ts'
import type { Labelled } from './order-facts.ts'

/** A short mail: all of them are alike, and HTML and plain text are written from the same blocks. */
export type Notice = {
  locale: Locale
  subject: string
  /** What a list of mails shows beside the subject. */
  preview: string
  blocks: readonly Block[]
  /** The company is not told whom to ask. */
  isToCompany?: boolean
}

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'small'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; facts: readonly Labelled[] }
  /** One below the other, each with a dot. */
  | { kind: 'points'; points: readonly string[] }
  /** What somebody wrote, line by line. */
  | { kind: 'quote'; text: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'links'; links: readonly MailFile[] }

export const text = (text: string): Block => ({ kind: 'text', text })
export const small = (text: string): Block => ({ kind: 'small', text })
export const heading = (text: string): Block => ({ kind: 'heading', text })
export const facts = (...facts: readonly Labelled[]): Block => ({ kind: 'facts', facts })
export const points = (points: readonly string[]): Block => ({ kind: 'points', points })
export const quote = (text: string): Block => ({ kind: 'quote', text })
export const links = (links: readonly MailFile[]): Block => ({ kind: 'links', links })
export const button = (label: string, href: string): Block => ({ kind: 'button', label, href })
