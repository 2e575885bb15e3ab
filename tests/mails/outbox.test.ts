import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSmtp, type Smtp } from '../../src/platform/mail/smtp.ts'
import { outboxPage } from '../../src/server/pages/outbox/outbox-page.ts'
import { mailTable } from '../../src/server/terminal/mail-table.ts'
import type { CustomerId } from '../../src/shop/customers/customer.ts'
import { tellPasswordChanged, tellRecoveryLink, tellWelcome } from '../../src/shop/customers/tell-account.ts'
import type { MailId, Post } from '../../src/shop/mail/mail.ts'
import { claimMail, countMails, listMails, noteBounced } from '../../src/shop/mail/mail-store.ts'
import { sendMailJob } from '../../src/shop/mail/send-mail.ts'
import { sweepMails } from '../../src/shop/mail/sweep-mails.ts'
import { tryAgain } from '../../src/shop/mail/try-again.ts'
import { renderMail } from '../../src/storefront/mails/render-mail.tsx'
import { type MailServer, openMailServer } from '../mail-server.ts'
import { account } from '../people.ts'
import { openOwnShop, origin } from '../shop.ts'
import { workersFor } from '../work.ts'

const shop = openOwnShop(6)
const hash = 'Kx7'.repeat(10)
const hours = (count: number) => new Date(Date.now() + count * 3_600_000)

let server: MailServer
let smtp: Smtp
let customerId: CustomerId
const post: Post = (mail) => smtp.send({ ...mail, from: 'Trennwerk <shop@shop.example>' })
const work = (over: Parameters<typeof workersFor>[1] = {}) =>
  shop.workOff(workersFor(shop, { post, ...over }))
/** As a worker does it whose job came up again. */
const again = async (over: Parameters<typeof workersFor>[1] = {}) =>
  workersFor(shop, { post, ...over })[sendMailJob]?.({ mailId: (await theMail()).id })
const theMail = async () => {
  const [mail] = await listMails(shop.db(), 5)
  if (!mail) throw new Error('there is no mail')
  return mail
}
const tellRecovery = () =>
  tellRecoveryLink(shop.db(), { customerId, hash, storefrontUrl: origin, goodUntil: hours(2) }, shop.later)

beforeAll(async () => {
  server = await openMailServer()
  smtp = openSmtp(server.url)
  customerId = (await account(shop, shop.visitor())).id
})
afterAll(async () => {
  smtp.close()
  await server.close()
})
beforeEach(async () => {
  Object.assign(server.answers, { sender: null, recipient: null, data: null })
  server.letters.length = 0
  await sql`delete from jobs.job`.execute(shop.db())
  await shop.db().deleteFrom('mail').execute()
})

describe('the outbox', () => {
  it('hands a mail over, and forgets what of it opens a door', async () => {
    await tellRecovery()
    expect(await theMail()).toMatchObject({ state: 'waiting', subject: '', attempts: 0, secret: hash })
    await work()

    expect(server.letters[0]?.read.parts['text/plain']).toContain(`reset-password?hash=${hash}`)
    const mail = await theMail()
    expect(mail).toMatchObject({ state: 'sent', attempts: 1, problem: null, secret: null })
    expect(mail.subject).toBe('Ein neues Passwort für Ihr Konto bei Trennwerk')
    expect(mail.text).toContain('reset-password?hash=•••')
    const { rows } = await sql<{ all: string }>`
      select coalesce((select string_agg(mail::text, '') from mail), '')
        || coalesce((select string_agg(job.data::text, '') from jobs.job job), '') as all
    `.execute(shop.db())
    expect(rows[0]?.all).not.toContain(hash)
  })

  it('keeps a mail to be read, link and all, where there is no mail server', async () => {
    await tellRecovery()
    await work({ post: null })
    expect(await theMail()).toMatchObject({ state: 'kept', attempts: 0, sentAt: null })
    expect((await theMail()).text).toContain(hash)

    await sweepMails(shop.db(), { later: shop.later, now: hours(24) })
    await work({ now: () => hours(1) })
    expect(server.letters).toEqual([])
  })

  it('tries again when the server asks for it, and says what it said', async () => {
    server.answers.recipient = { code: 451, says: 'greylisted, come back later' }
    await tellWelcome(shop.db(), { customerId }, shop.later)
    await expect(work()).rejects.toThrow('greylisted')
    expect(await theMail()).toMatchObject({
      state: 'waiting',
      attempts: 1,
      problem: expect.stringContaining('451 greylisted'),
    })

    server.answers.recipient = null
    await again()
    expect(await theMail()).toMatchObject({ state: 'sent', attempts: 2, problem: null })
    expect(server.letters).toHaveLength(1)
  })

  it('does not try again what is refused for good, shows why, and keeps no link of it', async () => {
    server.answers.recipient = { code: 550, says: 'no such user here' }
    await tellRecovery()
    await work()
    server.answers.recipient = null
    await again()

    const mail = await theMail()
    expect(mail).toMatchObject({
      state: 'refused',
      attempts: 1,
      problem: expect.stringContaining('550 no such user here'),
      sentAt: null,
    })
    expect(mail.html + mail.text).not.toContain(hash)
    expect(server.letters).toEqual([])
  })

  it('gives up after days in vain', async () => {
    server.answers.data = { code: 452, says: 'no room' }
    await tellWelcome(shop.db(), { customerId }, shop.later)
    await expect(work()).rejects.toThrow('no room')

    await again({ now: () => hours(4 * 24) })
    expect(await theMail()).toMatchObject({
      state: 'given-up',
      attempts: 2,
      problem: expect.stringContaining('no room'),
    })
  })

  it('sends no link that opens nothing any more', async () => {
    await tellRecovery()
    await work({ now: () => hours(3) })
    expect(await theMail()).toMatchObject({ state: 'too-late', attempts: 0 })
    expect(server.letters).toEqual([])
  })

  it('says so when a mail cannot be put into words, and goes on when it can', async () => {
    await tellPasswordChanged(shop.db(), { customerId, now: new Date() }, shop.later)
    const render = () => Promise.reject(new Error('a slip of the pen'))
    await expect(work({ render })).rejects.toThrow('slip')
    expect(await theMail()).toMatchObject({ state: 'waiting', problem: 'Error: a slip of the pen' })

    await again({ render: renderMail })
    expect(await theMail()).toMatchObject({ state: 'sent', problem: null })
  })

  it('has one job for a mail that cannot be put into words, however long that takes', async () => {
    await tellWelcome(shop.db(), { customerId }, shop.later)
    const render = () => Promise.reject(new Error('a slip of the pen'))
    await expect(work({ render, now: () => hours(3) })).rejects.toThrow('slip')

    expect(await sweepMails(shop.db(), { later: shop.later, now: hours(4) })).toBe(0)
    expect(await sweepMails(shop.db(), { later: shop.later, now: hours(6) })).toBe(1)
  })

  it('keeps no link of a mail that two put into words at once, and one has sent', async () => {
    await tellRecovery()
    const [begun, sent] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = again({
      render: async (mail) => {
        begun.resolve()
        await sent.promise
        return renderMail(mail)
      },
    })
    await begun.promise
    await work()
    sent.resolve()
    await expect(slow).rejects.toThrow('Somebody else')

    const mail = await theMail()
    expect(mail.state).toBe('sent')
    expect(mail.html + mail.text).not.toContain(hash)
    expect(server.letters).toHaveLength(1)
  })

  it('is emptied by one at a time', async () => {
    await tellWelcome(shop.db(), { customerId }, shop.later)
    const { id } = await theMail()
    const claims = await Promise.all(Array.from({ length: 5 }, () => claimMail(shop.db(), id, new Date())))
    expect(claims.filter(Boolean)).toHaveLength(1)

    await expect(again()).rejects.toThrow('Somebody else')
    // Whoever died with it in hand holds it up for minutes, not for ever.
    await again({ now: () => hours(1) })
    expect(server.letters).toHaveLength(1)
  })

  it('finds what was left alone because its job got lost, and nothing else', async () => {
    await tellWelcome(shop.db(), { customerId }, shop.later)
    await sql`delete from jobs.job`.execute(shop.db())
    const sweep = (now: Date) => sweepMails(shop.db(), { later: shop.later, now })

    expect(await sweep(hours(1))).toBe(0)
    expect(await sweep(hours(3))).toBe(1)
    await work()
    expect(server.letters).toHaveLength(1)
    expect(await sweep(hours(6))).toBe(0)
  })

  it('shows what came back, and only what was sent can', async () => {
    await tellWelcome(shop.db(), { customerId }, shop.later)
    const { id } = await theMail()
    expect(await noteBounced(shop.db(), id, '5.1.1 unknown', new Date())).toBe(false)
    await work()

    expect(await noteBounced(shop.db(), id, '5.1.1 unknown', new Date())).toBe(true)
    expect(await noteBounced(shop.db(), id, '5.1.1 unknown', new Date())).toBe(false)
    expect(await theMail()).toMatchObject({ state: 'bounced', problem: '5.1.1 unknown' })
    expect(await countMails(shop.db())).toEqual({ bounced: 1 })
  })

  it('sends once more what staff have seen to', async () => {
    server.answers.recipient = { code: 550, says: 'not today' }
    await tellWelcome(shop.db(), { customerId }, shop.later)
    await work()
    const { id, subject } = await theMail()

    server.answers.recipient = null
    expect(await tryAgain(shop.db(), id, shop.later)).toBeNull()
    await work()
    expect(server.letters[0]?.read.headers.get('subject')).toBe(subject)
    expect(await theMail()).toMatchObject({ state: 'sent', attempts: 2 })
    expect(await tryAgain(shop.db(), id, shop.later)).toBe('arrived')
  })

  it('sends no mail once more whose link it forgot', async () => {
    server.answers.recipient = { code: 550, says: 'not today' }
    await tellRecovery()
    await work()

    expect(await tryAgain(shop.db(), (await theMail()).id, shop.later)).toBe('blotted')
    expect(await tryAgain(shop.db(), 'f'.repeat(32) as MailId, shop.later)).toBe('unknown') // of its form
  })

  it('shows staff the state, the reason, and how often, and nothing that could act', async () => {
    server.answers.recipient = { code: 550, says: '<script>alert(1)</script>\u0007 no such user' }
    await tellWelcome(shop.db(), { customerId }, shop.later)
    await work()
    const [mails, counts] = [await listMails(shop.db(), 5), await countMails(shop.db())]

    const page = outboxPage({ mails, counts, state: null })
    expect(page).toContain('refused for good')
    expect(page).toContain('no such user')
    expect(page).not.toContain('<script>')
    const table = mailTable(mails, counts, { all: false })
    expect(table).toMatch(/^Mails: 1 refused\.\n\n.*refused, tried once .*\n.*welcome to ada@example\.org/)
    expect(table).not.toContain('\u0007')
    expect(mailTable([], {}, { all: false })).toContain('Nothing to see to')
  })

  it('lets go after half a year of what is no business letter', async () => {
    await tellWelcome(shop.db(), { customerId }, shop.later)
    await work({ post: null })
    await sql`
      insert into mail (id, purpose, about, language, recipient, subject, html, text, state)
      select gen_random_uuid(), 'order-confirmation', 'an order', language, recipient, subject, html, text, state from mail
    `.execute(shop.db())
    const purposes = async (days: number) => {
      await sweepMails(shop.db(), { later: shop.later, now: hours(days * 24) })
      return (await listMails(shop.db(), 5)).map(({ purpose }) => purpose).sort()
    }

    expect(await purposes(179)).toEqual(['order-confirmation', 'welcome'])
    expect(await purposes(181)).toEqual(['order-confirmation'])
  })

  it('does nothing about a mail that is gone', async () => {
    const mailId = 'f'.repeat(32) as MailId // of its form, and of nobody
    await expect(workersFor(shop, { post })[sendMailJob]?.({ mailId })).resolves.toBeUndefined()
  })
})
