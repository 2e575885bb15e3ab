import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type Letter = { from: string; to: readonly string[]; raw: string; read: ReadLetter }
export type ReadLetter = { headers: ReadonlyMap<string, string>; parts: Readonly<Record<string, string>> }

/** What the server says to a recipient or a mail: a code and words, or nothing when it takes it. */
export type Answer = { code: number; says: string } | null

export type MailServer = {
  url: string
  letters: Letter[]
  /** What it says from now on, at each step of a delivery. */
  answers: Record<'sender' | 'recipient' | 'data', Answer>
  close: () => Promise<void>
}

/** A mail server on this machine that keeps what it is told and answers as it is told. */
export async function openMailServer(): Promise<MailServer> {
  const letters: Letter[] = []
  const answers: MailServer['answers'] = { sender: null, recipient: null, data: null }
  const answered = (answer: Answer) =>
    answer ? Object.assign(new Error(answer.says), { responseCode: answer.code }) : null

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, done) => done(answered(answers.sender)),
    onRcptTo: (_address, _session, done) => done(answered(answers.recipient)),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const problem = answered(answers.data)
        if (problem) return done(problem)
        const raw = Buffer.concat(chunks).toString('utf8')
        letters.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw,
          read: readLetter(raw),
        })
        done(null)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, // it listens on a port
    letters,
    answers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Headers by their names in small letters, parts by their kinds: RFC 5322, 2045 and 2047, as far as the shop writes them. */
function readLetter(raw: string): ReadLetter {
  const { headers, body } = split(raw)
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1]
  const parts = boundary ? body.split(`--${boundary}`).slice(1, -1) : []

  return {
    headers,
    parts: Object.fromEntries(
      parts.map((part) => {
        const inner = split(part.replace(/^\r\n/, ''))
        const kind = /^[\w/]+/.exec(inner.headers.get('content-type') ?? '')?.[0] ?? ''
        return [kind, decoded(inner.body, inner.headers.get('content-transfer-encoding') ?? '')]
      }),
    ),
  }
}

function split(raw: string) {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = new Map(
    lines.map((line): [string, string] => {
      const [name = '', ...value] = line.split(':')
      return [name.toLowerCase(), words(value.join(':').trim())]
    }),
  )
  return { headers, body: rest.join('\r\n\r\n') }
}

const words = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_all, how: string, text: string) =>
      /b/i.test(how) ? decoded(text, 'base64') : decoded(text.replaceAll('_', ' '), 'quoted-printable'),
    )

function decoded(text: string, how: string): string {
  if (/base64/i.test(how)) return Buffer.from(text, 'base64').toString('utf8')
  if (!/quoted/i.test(how)) return text
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
