import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLog } from '../../src/platform/log.ts'
import { listMails } from '../../src/shop/mail/mail-store.ts'
import { fileHeaders } from '../../src/store-api/file-answer.ts'
import { workOff } from '../orders/buying.ts'
import { guestForm, password } from '../people.ts'
import { openOwnShop, origin } from '../shop.ts'
import { post } from './ada.ts'

/** A line that goes on in another one: a mail to more people, a header of an answer, an entry of the log. */
const shop = openOwnShop(4)
const ends = ['\r\n', '\n', '\r', '\u2028', '\u0085', '%0d%0a', '\\r\\n', '\0']
const broken = ends.map((end) => `Ada${end}Bcc: all@evil.example${end}${end}Buy now`)

describe('a mail', () => {
  it('goes to one person, whatever stands in a name, a subject or an address', async () => {
    for (const [place, text] of broken.entries()) {
      await post(shop.visitor(), '/account/register', {
        ...(await guestForm(shop, {
          guest: false,
          password,
          email: `ada${place}@example.org`,
          firstName: text.slice(0, 200),
          lastName: text.slice(0, 200),
          company: text,
        })),
      })
      await post(shop.visitor(), '/contact-form', {
        firstName: text,
        lastName: text,
        email: `ada${place}@example.org`,
        subject: text,
        comment: text,
        checkbox: true,
        salutationId: (await post(shop.visitor(), '/salutation')).body.elements[0].id,
      })
      for (const email of [
        `ada@example.org${text.slice(3)}`,
        `${text}@example.org`,
        'a@example.org, b@evil.example',
      ]) {
        const { status } = await post(shop.visitor(), '/newsletter/subscribe', {
          email,
          option: 'subscribe',
          storefrontUrl: origin,
        })
        expect([400, 429], JSON.stringify(email)).toContain(status)
      }
    }
    await workOff(shop)
    const mails = await listMails(shop.db(), 200)

    expect(mails.length).toBeGreaterThan(0)
    for (const { recipient, subject, replyTo } of mails) {
      expect(recipient).toMatch(/^[^\s,;<>]+@[^\s,;<>]+$/)
      expect(recipient).not.toContain('evil.example')
      expect(subject).not.toMatch(/[\r\n\u0085\u2028\u2029\0]/)
      expect(replyTo ?? '').not.toMatch(/[\r\n,]/)
    }
  })
})

describe('an answer', () => {
  it('has the headers of the shop and no more', async () => {
    for (const text of broken) {
      const { headers } = await shop.request('/context', {
        headers: {
          'sw-context-token': encodeURIComponent(text),
          'sw-language-id': encodeURIComponent(text),
        },
      })
      expect(JSON.stringify(headers)).not.toContain('evil')
      const disposition = fileHeaders(
        { fileName: `${text}".pdf`, mimeType: 'application/pdf', content: Buffer.from('') },
        'attachment',
      )['content-disposition']
      expect(disposition).toMatch(/^attachment; filename="[^"\r\n]*"; filename\*=UTF-8''[\w%.~!-]*$/)
    }
  })
})

describe('a log', () => {
  const written: string[] = []
  const write = vi.spyOn(process.stdout, 'write')
  afterEach(() => {
    write.mockReset()
    written.length = 0
  })

  it('has one line for one entry, and does nothing to the terminal of whoever reads it', () => {
    write.mockImplementation((line) => written.push(String(line)) > 0)
    const log = createLog({ level: 'info', forPeople: true })
    for (const text of broken) log.info({ typed: text }, `somebody typed ${text}\u001b[2J\u001b]0;evil\u0007`)

    for (const line of written) {
      expect(line.trimEnd()).not.toMatch(/[\p{Cc}\p{Zl}]/u)
    }
    expect(written).toHaveLength(broken.length)
  })
})
