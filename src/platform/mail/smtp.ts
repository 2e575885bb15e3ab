import { createTransport } from 'nodemailer'

export type OutgoingMail = {
  id: string
  from: string
  recipient: string
  subject: string
  html: string
  text: string
}

export type Smtp = { send(mail: OutgoingMail): Promise<void>; close(): void }

/** A mail server, by an address like smtps://user:password@mail.example:465. */
export function openSmtp(url: string): Smtp {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
    // What stands in a mail is text; it never makes us open files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return {
    async send({ id, from, recipient, subject, html, text }) {
      await transport.sendMail({
        from,
        // As an object it is one address, whatever commas and brackets somebody put into it.
        to: { name: '', address: recipient },
        subject: subject.replace(/[\r\n]+/g, ' '),
        html,
        text,
        // Sent twice after a crash, it is the same mail for a mail program.
        messageId: `<${id}@${hostOf(from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => transport.close(),
  }
}

const hostOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
