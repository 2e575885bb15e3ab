import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { listMails } from '../../src/shop/mail/mail-store.ts'
import { account, logIn, password, register } from '../people.ts'
import { type Answered, openOwnShop, origin, type Visitor } from '../shop.ts'
import { workersFor } from '../work.ts'

/** An e-mail that was asked for and waits for the link in its mailbox to be opened. */
const shop = openOwnShop(4)
const post = (visitor: Visitor, path: string, body: object = {}) =>
  visitor.ask(path, { method: 'POST', body })
const refused = ({ status, body }: Answered) => [status, body.errors[0]?.code]
const gone = [404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH']

let now = Date.now()
const later = (seconds: number) => {
  now += seconds * 1000
  shop.setClock(new Date(now))
}

beforeEach(async () => {
  await sql`truncate cart, visit, customer, mail cascade`.execute(shop.db())
  later(2 * 3_600)
})

const pendingOf = async (visitor: Visitor) => (await post(visitor, '/account/pending-email')).body.pending
const sendAgain = (visitor: Visitor, body: object = {}) =>
  post(visitor, '/account/pending-email/send-again', body)
const withdraw = (visitor: Visitor) => visitor.ask('/account/pending-email', { method: 'DELETE' })
const confirm = (hash: string) => post(shop.visitor(), '/account/change-email-confirm', { hash })

/** Ada, who asked for another e-mail. */
async function ada(email = 'augusta@example.org'): Promise<Visitor> {
  const visitor = shop.visitor()
  await account(shop, visitor)
  await sql`truncate mail`.execute(shop.db())
  const { status } = await post(visitor, '/account/change-email', {
    email,
    emailConfirmation: email,
    password,
    storefrontUrl: origin,
  })
  expect(status).toBe(200)
  return visitor
}

/** The mails written by now, the newest first, and the links in them. */
async function mailsOf(purpose: string) {
  const workers = workersFor(shop, { now: () => new Date(now) })
  while ((await shop.workOff(workers)) > 0);
  return (await listMails(shop.db(), 100)).filter((mail) => mail.purpose === purpose)
}
const newestLink = async () =>
  /email\/confirm\?hash=(\w{32})/.exec((await mailsOf('email-confirmation'))[0]?.text ?? '')?.[1] ?? ''

describe('an e-mail that waits to be confirmed', () => {
  it('is shown to whoever asked for it, with when and how long', async () => {
    const visitor = await ada()
    expect(await pendingOf(visitor)).toEqual({
      email: 'augusta@example.org',
      askedAt: new Date(now).toISOString(),
      goodUntil: new Date(now + 24 * 3_600_000).toISOString(),
      lapsed: false,
    })

    later(24 * 3_600 + 1)
    await logIn(visitor)
    expect(await pendingOf(visitor)).toMatchObject({ email: 'augusta@example.org', lapsed: true })
  })

  it('is nothing once it was confirmed, or where nothing was asked for', async () => {
    const visitor = await ada()
    await confirm(await newestLink())
    expect(await pendingOf(visitor)).toBeNull()

    const bea = shop.visitor()
    await account(shop, bea, { email: 'bea@example.org' })
    expect(await pendingOf(bea)).toBeNull()
  })

  it('gets another link on request, which ends the one of before and is good for a day from then', async () => {
    const visitor = await ada()
    const first = await newestLink()
    later(23 * 3_600)
    await logIn(visitor)
    expect((await sendAgain(visitor, { storefrontUrl: `${origin}/it-IT` })).status).toBe(200)
    const second = await newestLink()

    const [newest] = await mailsOf('email-confirmation')
    expect(newest).toMatchObject({ recipient: 'augusta@example.org' })
    expect(newest?.text).toContain(`${origin}/it-IT/account/email/confirm?hash=`)
    expect(refused(await confirm(first))).toEqual(gone)
    later(23 * 3_600)
    expect((await confirm(second)).status).toBe(200)
  })

  it('tells the address of before once, however often the link is sent', async () => {
    const visitor = await ada()
    await sendAgain(visitor)
    await sendAgain(visitor)

    expect(await mailsOf('email-confirmation')).toHaveLength(3)
    expect(await mailsOf('email-change-asked')).toHaveLength(1)
  })

  it('is withdrawn, once or twice: the link that was sent opens nothing', async () => {
    const visitor = await ada()
    const link = await newestLink()
    expect((await withdraw(visitor)).status).toBe(204)
    expect((await withdraw(visitor)).status).toBe(204)

    expect(await pendingOf(visitor)).toBeNull()
    expect(refused(await confirm(link))).toEqual(gone)
    expect(refused(await sendAgain(visitor))).toEqual([404, 'CHECKOUT__CUSTOMER_PENDING_EMAIL_NOT_FOUND'])
  })

  it('gets no other link when the address belongs to another account by now', async () => {
    const visitor = await ada()
    await account(shop, shop.visitor(), { email: 'augusta@example.org' })

    expect(refused(await sendAgain(visitor))).toEqual([400, 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE'])
  })
})

describe('a stranger', () => {
  it('sees, sends and withdraws nothing of another, as a customer or as a guest', async () => {
    const owner = await ada()
    const [mallory, guest] = [shop.visitor(), shop.visitor()]
    await account(shop, mallory, { email: 'mallory@example.org' })
    await register(shop, guest, { email: 'ada@example.org' })
    const before = (await mailsOf('email-confirmation')).length

    for (const visitor of [mallory, guest, shop.visitor()]) {
      for (const answer of [
        await post(visitor, '/account/pending-email', { email: 'ada@example.org' }),
        await sendAgain(visitor, { email: 'augusta@example.org' }),
        await withdraw(visitor),
      ]) {
        expect(JSON.stringify(answer.body ?? null)).not.toContain('augusta')
      }
    }
    expect(await pendingOf(owner)).toMatchObject({ email: 'augusta@example.org' })
    expect(await mailsOf('email-confirmation')).toHaveLength(before)
  })

  it('chooses neither the mailbox nor the shop the link leads to', async () => {
    const visitor = await ada()
    await sendAgain(visitor, { email: 'eve@example.org' })
    expect((await mailsOf('email-confirmation')).map(({ recipient }) => recipient)).toEqual([
      'augusta@example.org',
      'augusta@example.org',
    ])
    expect(refused(await sendAgain(visitor, { storefrontUrl: 'https://evil.example' }))).toEqual([
      400,
      'VIOLATION::NO_SUCH_CHOICE_ERROR',
    ])
  })

  it('fills no mailbox: the links are counted', async () => {
    const visitor = await ada()
    for (let count = 0; count < 4; count++) expect((await sendAgain(visitor)).status).toBe(200)

    expect(refused(await sendAgain(visitor))).toEqual([429, 'FRAMEWORK__RATE_LIMIT_EXCEEDED'])
  })
})
