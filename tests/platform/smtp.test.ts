import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RefusedMail } from '../../src/platform/mail/refused-mail.ts'
import { type OutgoingMail, openSmtp, type Smtp, sendsPassword } from '../../src/platform/mail/smtp.ts'
import { type MailServer, openMailServer } from '../mail-server.ts'

let server: MailServer
let smtp: Smtp

beforeEach(async () => {
  server = await openMailServer()
  smtp = openSmtp(server.url)
})
afterEach(async () => {
  smtp.close()
  await server.close()
})

const mail: OutgoingMail = {
  id: 'a1',
  from: 'Trennwerk <shop@shop.example>',
  recipient: 'ada@example.org',
  replyTo: null,
  unsubscribe: null,
  subject: 'Bestellung 1',
  html: '<p>Grüezi</p>',
  text: 'Grüezi',
}
const sent = async (over: Partial<OutgoingMail> = {}) => {
  await smtp.send({ ...mail, ...over })
  const letter = server.letters.at(-1)
  if (!letter) throw new Error('no letter came')
  return letter
}

describe('a mail on its way', () => {
  it('goes to its recipient, as HTML and as text, under a name of its own', async () => {
    const { from, to, read } = await sent()

    expect({ from, to }).toEqual({ from: 'shop@shop.example', to: ['ada@example.org'] })
    expect(read.headers.get('message-id')).toBe('<a1@shop.example>')
    expect(read.headers.get('auto-submitted')).toBe('auto-generated')
    expect(read.headers.get('content-type')).toMatch(/^multipart\/alternative/)
    expect(read.parts).toEqual({ 'text/plain': 'Grüezi\r\n', 'text/html': '<p>Grüezi</p>\r\n' })
  })

  it('keeps umlauts, accents and signs in names and subjects', async () => {
    const subject = 'Rückerstattung für «Küche à l’île» – 12 € 🗑'.repeat(3)
    const { raw, read } = await sent({ from: 'Trennwerk Zürich, Küchen <shop@shop.example>', subject })

    expect(read.headers.get('subject')).toBe(subject)
    expect(read.headers.get('from')).toMatch(/^"?Trennwerk Zürich, Küchen"? <shop@shop\.example>$/)
    // Headers are sent in ASCII, whatever they say.
    expect(raw.split('\r\n\r\n')[0]).toMatch(/^[\x20-\x7e\r\n\t]*$/)
  })

  it('is never longer than a mail server takes in one line, and arrives as it was', async () => {
    const [text, html] = [`${'ä'.repeat(5_000)} ${'x'.repeat(3_000)}`, `<p>${'lang '.repeat(3_000)}</p>`]
    const { raw, read } = await sent({ text, html, subject: 'Sehr '.repeat(80) })

    // RFC 5322, 2.1.1: 998 without its end.
    expect(Math.max(...raw.split('\r\n').map(({ length }) => length))).toBeLessThan(998)
    expect(read.parts['text/plain']?.trimEnd()).toBe(text)
    expect(read.parts['text/html']?.trimEnd()).toBe(html)
  })

  it('may begin a line with a dot', async () => {
    const { read } = await sent({ text: 'Erstens\n.\n..\nDrittens' })
    expect(read.parts['text/plain']?.replace(/\r\n/g, '\n').trimEnd()).toBe('Erstens\n.\n..\nDrittens')
  })

  it('names whoever gets the answer', async () => {
    const { read } = await sent({ replyTo: 'bea@example.org' })
    expect(read.headers.get('reply-to')).toBe('bea@example.org')
    expect((await sent()).read.headers.has('reply-to')).toBe(false)
  })

  it('lets its reader leave by one click where there is something to leave', async () => {
    const { raw, read } = await sent({
      unsubscribe: `https://shop.example/newsletter-leave?${'k=1&'.repeat(40)}`,
    })
    expect(read.headers.get('list-unsubscribe')?.replaceAll(' ', '')).toMatch(
      /^<https:\/\/shop\.example\/\S+>$/,
    )
    expect(read.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(raw.match(/^List-/gim)).toHaveLength(2)

    expect((await sent()).raw).not.toMatch(/^List-/im)
  })

  it('comes back to the address that is for that', async () => {
    smtp.close()
    smtp = openSmtp(server.url, { bouncesTo: 'bounces@shop.example' })
    const { from, to, read } = await sent()

    expect({ from, to }).toEqual({ from: 'bounces@shop.example', to: ['ada@example.org'] })
    expect(read.headers.get('from')).toContain('shop@shop.example')
  })

  it('reaches people whose address has letters of their own', async () => {
    const { to } = await sent({ recipient: 'müller@küche.example' })
    expect(to).toHaveLength(1)
    expect(to[0]).toMatch(/^müller@(küche|xn--kche-0ra)\.example$/)
  })
})

describe('a mail with something evil in it', () => {
  it.each<Partial<OutgoingMail>>([
    { subject: 'Hello\r\nBcc: all@example.org\r\n\r\nBuy now' },
    { subject: 'Hello\nBcc: all@example.org' },
    { replyTo: 'bea@example.org\r\nBcc: all@example.org' },
    { unsubscribe: 'https://shop.example/x\r\nBcc: all@example.org' },
    { from: 'Shop\r\nBcc: all@example.org <shop@shop.example>' },
  ])('is a mail to nobody else: %j', async (over) => {
    const { to, read } = await sent(over)

    expect(to).toEqual(['ada@example.org'])
    expect(read.headers.has('bcc')).toBe(false)
    expect(read.parts['text/plain']).toContain('Grüezi')
  })

  it.each(['ada@example.org\r\nRCPT TO:<all@example.org>', 'ada@example.org>, <all@example.org'])(
    'is not sent at all to %j',
    async (recipient) => {
      await expect(sent({ recipient })).rejects.toThrow()
      expect(server.letters).toEqual([])
    },
  )
})

it.each([
  ['smtp://user:secret@mail.example:587', true],
  ['smtp://user:secret@127.0.0.1:2525', false],
  ['smtp://user:secret@localhost', false],
  ['smtp://user:secret@[::1]:25', false],
  ['smtp://localhost.evil.example', false],
  ['smtp://user:secret@localhost.evil.example', true],
  ['smtp://relay.internal:25', false],
  ['smtps://user:secret@mail.example:465', false],
])('%s has to be encrypted by STARTTLS first: %s', (url, isTrue) => {
  expect(sendsPassword(url)).toBe(isTrue)
})

describe('a server that does not take a mail', () => {
  it.each([
    [550, 'no such user', 'recipient'],
    [553, 'mailbox name not allowed', 'recipient'],
    [554, 'this is spam', 'data'],
    [552, 'too big', 'data'],
  ] as const)('means it for good when it says %i %s', async (code, says, when) => {
    server.answers[when] = { code, says }
    const refused = sent()

    await expect(refused).rejects.toBeInstanceOf(RefusedMail)
    await expect(refused).rejects.toThrow(`${code} ${says}`)
  })

  it.each([
    [450, 'mailbox busy', 'recipient'],
    [451, 'greylisted, come back later', 'recipient'],
    [452, 'no room', 'data'],
    [421, 'too many mails', 'sender'],
    // That we are not welcome is for us to mend: the mail waits.
    [550, 'sender not allowed', 'sender'],
  ] as const)('may think better of it after %i %s', async (code, says, when) => {
    server.answers[when] = { code, says }
    const refused = sent()

    await expect(refused).rejects.toThrow(says)
    await expect(refused).rejects.not.toBeInstanceOf(RefusedMail)

    server.answers[when] = null
    await sent()
    expect(server.letters).toHaveLength(1)
  })

  it('may be back later when it is not there', async () => {
    const nobody = openSmtp('smtp://127.0.0.1:1')
    const refused = nobody.send(mail)

    await expect(refused).rejects.toThrow()
    await expect(refused).rejects.not.toBeInstanceOf(RefusedMail)
    nobody.close()
  })
})
