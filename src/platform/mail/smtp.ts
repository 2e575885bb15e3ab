import { createTransport } from 'nodemailer'
import { RefusedMail } from './refused-mail.ts'

export type OutgoingMail = {
  id: string
  from: string
  recipient: string
  /** Who gets the answer, if not the sender. */
  replyTo: string | null
  /** Where one click ends what this mail belongs to. */
  unsubscribe: string | null
  subject: string
  html: string
  text: string
}

export type Smtp = {
  /** Throws `RefusedMail` when the server says no for good, and another error when it may think better of it. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** A mail server, by an address like smtps://user:password@mail.example:465. Mails that cannot be brought come back to `bouncesTo`. */
export function openSmtp(url: string, { bouncesTo = null }: { bouncesTo?: string | null } = {}): Smtp {
  const transport = createTransport({
    url,
    requireTLS: sendsPassword(url),
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // What stands in a mail is text; it never makes us open files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return {
    async send({ id, from, recipient, replyTo, unsubscribe, subject, html, text }) {
      // As an object it is one address, whatever commas and brackets somebody put into it.
      const to = { name: '', address: recipient }
      const mail = {
        from,
        to,
        ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
        ...(bouncesTo !== null && { envelope: { from: { name: '', address: bouncesTo }, to } }),
        subject: subject.replace(/[\r\n]+/g, ' '),
        html,
        text,
        // Sent twice after a crash, it is the same mail for a mail program.
        messageId: `<${id}@${hostOf(from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe !== null && oneClick) },
        ...(unsubscribe !== null && { list: { unsubscribe } }),
      }
      try {
        await transport.sendMail(mail)
      } catch (error) {
        throw isFinal(error) ? new RefusedMail(error.message, { cause: error }) : error
      }
    },
    close: () => transport.close(),
  }
}

/**
 * A password travels only where nobody else can read it: over smtps://, after STARTTLS, or inside this machine. Without this a
 * stranger between us and the server could take STARTTLS out of its greeting.
 */
export function sendsPassword(url: string): boolean {
  const { protocol, username, hostname } = new URL(url)
  return protocol === 'smtp:' && username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** RFC 8058: a mail program may unsubscribe its reader by one POST to the address in List-Unsubscribe. */
const oneClick = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/**
 * What a server says about the recipient or the mail counts. That it does not like our name, our password or our own
 * address is for us to mend, and no reason to lose a mail.
 */
const isFinal = (error: unknown): error is Error =>
  error instanceof Error &&
  'command' in error &&
  (('permanent' in error &&
    error.permanent === true &&
    ['RCPT TO', 'DATA'].includes(String(error.command))) ||
    (error.command === 'API' && /^Invalid recipient/.test(error.message)))

const hostOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
