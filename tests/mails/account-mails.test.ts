import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CustomerId } from '../../src/shop/customers/customer.ts'
import * as told from '../../src/shop/customers/tell-account.ts'
import type { Mail } from '../../src/shop/mail/mail.ts'
import { listMails } from '../../src/shop/mail/mail-store.ts'
import { type Locale, locales } from '../../src/values/locale.ts'
import { account } from '../people.ts'
import { openOwnShop, origin } from '../shop.ts'
import { wordsOfMail } from '../words-of-mail.ts'
import { workersFor } from '../work.ts'

const shop = openOwnShop(6)
const now = new Date('2026-03-02T08:15:42Z')
const later = new Date(Date.now() + 3_600_000)
const hash = 'Kx7'.repeat(10)

let people = 0
async function customer(locale: Locale = 'de-DE'): Promise<{ customerId: CustomerId; email: string }> {
  people += 1
  const email = `ada${people}@example.org`
  const { id } = await account(shop, shop.visitor(), { email })
  await sql`update customer set language = ${locale} where id = ${id}`.execute(shop.db())
  // What she was told when she opened the account is not what is looked at here.
  await shop.db().deleteFrom('mail').execute()
  return { customerId: id, email }
}

/** Newest last. */
async function mails(): Promise<Mail[]> {
  await shop.workOff(workersFor(shop))
  return (await listMails(shop.db(), 100)).reverse()
}

beforeEach(async () => {
  await shop.db().deleteFrom('mail').execute()
})

type Tell = (customerId: CustomerId) => Promise<void>
const link = { hash, storefrontUrl: `${origin}/` }
const kinds: Record<string, Tell> = {
  'registration-confirmation': (customerId) =>
    told.tellToConfirmRegistration(shop.db(), { customerId, ...link }, shop.later),
  welcome: (customerId) => told.tellWelcome(shop.db(), { customerId }, shop.later),
  'password-recovery': (customerId) =>
    told.tellRecoveryLink(shop.db(), { customerId, ...link, goodUntil: later }, shop.later),
  'password-changed': (customerId) => told.tellPasswordChanged(shop.db(), { customerId, now }, shop.later),
  'email-confirmation': (customerId) =>
    told.tellToConfirmEmail(
      shop.db(),
      { customerId, newEmail: 'new@example.org', link: `${origin}/x?hash=${hash}`, hash, goodUntil: later },
      shop.later,
    ),
  'email-change-asked': (customerId) =>
    told.tellEmailChangeAsked(shop.db(), { customerId, newEmail: 'new@example.org' }, shop.later),
  'email-changed,email-in-place': (customerId) =>
    told.tellEmailChanged(
      shop.db(),
      { customerId, from: 'old@example.org', to: 'new@example.org', now },
      shop.later,
    ),
  'passkey-added': (customerId) =>
    told.tellPasskeyAdded(shop.db(), { customerId, name: 'Telefon <b>', now }, shop.later),
  'passkey-removed': (customerId) =>
    told.tellPasskeyRemoved(shop.db(), { customerId, name: 'Telefon <b>', now }, shop.later),
  'professional-requested,professional-notice': (customerId) =>
    told.tellProfessionalRequested(shop.db(), { customerId, group: 'Küchenbau' }, shop.later),
  'professional-approved': (customerId) =>
    told.tellProfessionalApproved(shop.db(), { customerId, group: 'Küchenbau' }, shop.later),
  'professional-declined': (customerId) =>
    told.tellProfessionalDeclined(
      shop.db(),
      { customerId, group: 'Küchenbau', reason: 'Keine UID.' },
      shop.later,
    ),
  'account-deleted': (customerId) => told.tellAccountDeleted(shop.db(), { customerId, now }, shop.later),
}

describe.each(locales.map(({ code }) => code))('a mail about an account in %s', (locale) => {
  it('of every kind is written in that language, as HTML and as text', async () => {
    const { customerId, email } = await customer(locale)
    for (const tell of Object.values(kinds)) await tell(customerId)
    const written = await mails()

    const purposes = Object.keys(kinds).flatMap((key) => key.split(','))
    expect(written.map(({ purpose }) => purpose).sort()).toEqual(purposes.sort())
    for (const { purpose, html, text, subject, recipient, ...mail } of written) {
      const said = wordsOfMail(subject + html + text)
      expect(said, purpose).not.toMatch(/undefined|\[object|NaN|data-outlook/)
      expect(mail.locale).toBe(purpose === 'professional-notice' ? 'de-DE' : locale)
      expect(html).toContain(`lang="${mail.locale}"`)
      expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
      expect(html).not.toContain('Telefon <b>')
      // What Outlook on Windows needs, and what the night does, are there once, where they count.
      expect(html.match(/<!--\[if mso\]><table[^>]* width="600"/g)).toHaveLength(1)
      expect(html).toContain('<!--[if mso]></td></tr></table><![endif]-->')
      expect(html.match(/prefers-color-scheme:dark/g)).toHaveLength(1)
      expect(html).toContain('.m-ground>table>tbody>tr>td{')
      expect(html).not.toMatch(/<(script|form|iframe|link)\b/)
      expect(text.length).toBeGreaterThan(100)
      expect(subject.length).toBeLessThan(75)
      if (locale !== 'de-DE' && purpose !== 'professional-notice') {
        expect(text).not.toMatch(/\b(Ihr|Sie|bitte|wurde|nicht)\b/)
      }
      expect(recipient).toBe(
        {
          'email-confirmation': 'new@example.org',
          'email-in-place': 'new@example.org',
          'email-changed': 'old@example.org',
          'professional-notice': 'hallo@trennwerk.example',
        }[purpose] ?? email,
      )
    }
  })
})

describe('a mail about an account', () => {
  it('carries its link whole, in HTML and in text', async () => {
    const { customerId } = await customer()
    await kinds['password-recovery']?.(customerId)
    const [mail] = await mails()

    expect(mail?.text).toContain(`\n${origin}/reset-password?hash=${hash}\n`)
    expect(mail?.html).toContain(`href="${origin}/reset-password?hash=${hash}"`)
    expect(mail?.text).not.toContain('null')
  })

  it('leads to the pages of its language', async () => {
    const { customerId } = await customer('it-IT')
    await kinds.welcome?.(customerId)
    await kinds['email-changed,email-in-place']?.(customerId)
    const written = await mails()
    const [welcome, changed] = ['welcome', 'email-changed'].map((wanted) =>
      written.find(({ purpose }) => purpose === wanted),
    )

    expect(welcome?.text).toContain(`${origin}/it-IT/account`)
    expect(changed?.text).toContain(`${origin}/it-IT/kontakt`)
  })

  it('shows an old mailbox no more of the new address than its owner needs to know it by', async () => {
    const { customerId } = await customer()
    await kinds['email-changed,email-in-place']?.(customerId)
    await kinds['email-confirmation,email-change-asked']?.(customerId)

    for (const { purpose, text, html } of await mails()) {
      const isOld = purpose === 'email-changed' || purpose === 'email-change-asked'
      expect((text + html).includes('new@example.org')).toBe(!isOld)
      if (isOld) expect(text).toContain('n…@example.org')
    }
  })

  it('tells staff who asks, and an answer goes to her', async () => {
    const { customerId, email } = await customer()
    await kinds['professional-requested,professional-notice']?.(customerId)
    const notice = (await mails()).find(({ purpose }) => purpose === 'professional-notice')

    expect(notice).toMatchObject({ replyTo: email, subject: 'Antrag als Fachkunde: Ada Muster' })
    expect(notice?.text).toContain(email)
  })

  it('is in the language staff read', async () => {
    await sql`update setting set value = value || '{"locale": "fr-FR"}' where key = 'company'`.execute(
      shop.db(),
    )
    const { customerId } = await customer()
    await kinds['professional-requested,professional-notice']?.(customerId)
    await sql`update setting set value = value - 'locale' where key = 'company'`.execute(shop.db())

    const notice = (await mails()).find(({ purpose }) => purpose === 'professional-notice')
    expect(notice).toMatchObject({
      locale: 'fr-FR',
      subject: 'Demande de compte professionnel\u00a0: Ada Muster',
    })
  })

  it('reaches whoever is deleted in the same moment', async () => {
    const { customerId, email } = await customer()
    await shop
      .db()
      .transaction()
      .execute(async (db) => {
        await told.tellAccountDeleted(db, { customerId, now }, shop.later)
        await sql`update customer set email = 'gone@example.invalid', first_name = 'x' where id = ${customerId}`.execute(
          db,
        )
      })

    expect(await mails()).toMatchObject([{ purpose: 'account-deleted', recipient: email }])
  })

  it('is not written when what it tells came to nothing', async () => {
    const { customerId } = await customer()
    const undone = shop
      .db()
      .transaction()
      .execute(async (db) => {
        await told.tellPasswordChanged(db, { customerId, now }, shop.later)
        throw new Error('and it came to nothing')
      })

    await expect(undone).rejects.toThrow('nothing')
    expect(await mails()).toEqual([])
  })
})
