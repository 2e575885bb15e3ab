import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { registerNewsletterLeave } from '../../src/server/newsletter-leave.ts'
import { listMails } from '../../src/shop/mail/mail-store.ts'
import { account } from '../people.ts'
import { openOwnShop, origin, type Visitor } from '../shop.ts'
import { workersFor } from '../work.ts'

const shop = openOwnShop(8)
const send = (path: string, body: object, visitor: Visitor = shop.visitor()) =>
  visitor.ask(path, { method: 'POST', body })
const subscribe = (over: object = {}, visitor?: Visitor) =>
  send('/newsletter/subscribe', { email, option: 'subscribe', storefrontUrl: origin, ...over }, visitor)
const recipients = () => shop.db().selectFrom('newsletter_recipient').selectAll().execute()
const mailsOf = async (wanted: string) => {
  await shop.workOff(workersFor(shop))
  return (await listMails(shop.db(), 50)).filter(({ purpose }) => purpose === wanted)
}
const mails = () => mailsOf('newsletter-confirmation')
/** What the link in the latest mail says. */
const linkTo = async (address: string) => {
  const mail = (await mails()).find(({ recipient }) => recipient === address)
  const link = new URL(/https?:\S+newsletter-subscribe\?\S+/.exec(mail?.text ?? '')?.[0] ?? origin)
  return { link, hash: link.searchParams.get('hash') ?? '', em: link.searchParams.get('em') ?? '' }
}

// The limits count per e-mail address, so each test has one of its own.
let email = ''
let people = 0
beforeEach(async () => {
  people += 1
  email = `ada${people}@example.org`
  await shop.db().deleteFrom('newsletter_recipient').execute()
  await shop.db().deleteFrom('mail').execute()
  await sql`delete from jobs.job`.execute(shop.db())
})

describe('whoever wants the newsletter', () => {
  it('gets it once she has confirmed by the link in a mail', async () => {
    const { status, body } = await subscribe({ firstName: 'Ada', zipCode: '8001' })
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'notSet' } })
    expect(await recipients()).toMatchObject([
      { email, status: 'notSet', first_name: 'Ada', zip: '8001', confirmed_at: null },
    ])

    const { link, hash, em } = await linkTo(email)
    expect(link.pathname).toBe('/newsletter-subscribe')
    expect((await send('/newsletter/confirm', { hash, em })).status).toBe(204)
    expect(await recipients()).toMatchObject([{ status: 'optIn', confirmed_at: expect.any(Date) }])
  })

  it('may press the link twice', async () => {
    await subscribe()
    const { hash, em } = await linkTo(email)
    await send('/newsletter/confirm', { hash, em })
    expect((await send('/newsletter/confirm', { hash, em })).status).toBe(204)
  })

  it.each(['direct', 'confirmSubscribe'])('is asked first, even when a client says %s', async (option) => {
    expect((await subscribe({ option })).body.status).toBe('notSet')
    expect(await mails()).toHaveLength(1)
  })

  it('gets another link when the first got lost, and the first is used up', async () => {
    await subscribe()
    const first = await linkTo(email)
    await shop.db().deleteFrom('mail').execute()
    await subscribe({ email: email.toUpperCase() })

    expect(await recipients()).toHaveLength(1)
    const { status, body } = await send('/newsletter/confirm', first)
    expect(status).toBe(400)
    expect(body.errors[0].code).toBe('CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND')
    expect((await send('/newsletter/confirm', await linkTo(email))).status).toBe(204)
  })

  it('hears the same when she gets it already, and no mail is written', async () => {
    await subscribe()
    await send('/newsletter/confirm', await linkTo(email))
    await shop.db().deleteFrom('mail').execute()

    expect((await subscribe()).body.status).toBe('notSet')
    expect(await recipients()).toMatchObject([{ status: 'optIn' }])
    expect(await mails()).toEqual([])
  })

  it('leaves whenever she wants, and may come back', async () => {
    await subscribe()
    const { hash, em } = await linkTo(email)
    await send('/newsletter/confirm', { hash, em })
    expect((await send('/newsletter/unsubscribe', { email: email.toUpperCase() })).status).toBe(204)
    expect(await recipients()).toMatchObject([{ status: 'optOut', left_at: expect.any(Date) }])
    expect((await send('/newsletter/confirm', { hash, em })).status).toBe(400)

    await subscribe()
    expect(await recipients()).toMatchObject([{ status: 'notSet', left_at: null }])
    expect((await subscribe({ option: 'unsubscribe' })).body.status).toBe('optOut')
  })

  it('is greeted once, and may leave by a click in that mail', async () => {
    await subscribe()
    const { hash, em } = await linkTo(email)
    await send('/newsletter/confirm', { hash, em })
    await send('/newsletter/confirm', { hash, em })

    const greetings = await mailsOf('newsletter-welcome')
    expect(greetings).toMatchObject([{ recipient: email, subject: 'Der Newsletter von Trennwerk kommt' }])
    const { unsubscribe } = greetings[0] ?? {}
    expect(unsubscribe).toMatch(/^https:\/\/shop\.example\/newsletter-leave\/[0-9a-f]{32}\.[\w-]{43}$/)
    expect(greetings[0]?.text).toContain(unsubscribe)

    const leave = unsubscribe?.split('/').at(-1)
    expect((await send('/newsletter/unsubscribe', { leave })).status).toBe(204)
    expect((await send('/newsletter/unsubscribe', { leave })).status).toBe(204)
    expect(await recipients()).toMatchObject([{ status: 'optOut', left_at: expect.any(Date) }])
  })

  it('is not greeted when she left before the mail was written', async () => {
    await subscribe()
    await send('/newsletter/confirm', await linkTo(email))
    await send('/newsletter/unsubscribe', { email })
    expect(await mailsOf('newsletter-welcome')).toEqual([])
  })

  it('needs no link when she is a customer with this very address', async () => {
    const visitor = shop.visitor()
    await account(shop, visitor, { email })

    expect((await send('/account/newsletter-recipient', {}, visitor)).body).toMatchObject({
      status: 'undefined',
      apiAlias: 'account_newsletter_recipient',
    })
    expect((await subscribe({}, visitor)).body.status).toBe('direct')
    expect((await subscribe({ email: `x${email}` }, visitor)).body.status).toBe('notSet')
    expect((await send('/account/newsletter-recipient', {}, visitor)).body.status).toBe('direct')
  })
})

it.each([
  [{ email: '' }, '/email', 'IS_BLANK_ERROR'],
  [{ email: 'ada' }, '/email', 'INVALID_EMAIL_FORMAT_ERROR'],
  [{ option: '' }, '/option', 'IS_BLANK_ERROR'],
  [{ option: 'perhaps' }, '/option', 'NO_SUCH_CHOICE_ERROR'],
  [{ storefrontUrl: 'https://evil.example' }, '/storefrontUrl', 'NO_SUCH_CHOICE_ERROR'],
  [{ firstName: 'x'.repeat(256) }, '/firstName', 'TOO_LONG_ERROR'],
])('refuses %j', async (over, pointer, code) => {
  const { status, body } = await subscribe(over)
  expect(status).toBe(400)
  expect(body.errors).toMatchObject([{ code: `VIOLATION::${code}`, source: { pointer } }])
})

it('confirms nobody by a link that is not hers', async () => {
  await subscribe()
  const { hash } = await linkTo(email)

  expect((await send('/newsletter/confirm', { hash, em: 'f'.repeat(40) })).body.errors[0]).toMatchObject({
    code: 'VIOLATION::NOT_EQUAL_ERROR',
    source: { pointer: '/em' },
  })
  expect((await send('/newsletter/confirm', {})).status).toBe(400)
  expect(await recipients()).toMatchObject([{ status: 'notSet' }])
})

describe('the link of a newsletter', () => {
  const app = Fastify()
  const key = async () => {
    await subscribe()
    await send('/newsletter/confirm', await linkTo(email))
    return (await mailsOf('newsletter-welcome'))[0]?.unsubscribe?.split('/').at(-1) ?? ''
  }
  const posted = (key: string, payload = 'List-Unsubscribe=One-Click') =>
    app.inject({
      method: 'POST',
      url: `/newsletter-leave/${key}`,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  beforeAll(() => registerNewsletterLeave(app, { db: shop.db(), now: () => new Date() }))
  afterAll(() => app.close())

  it('takes the reader off the list when a mail program posts to it, without another page', async () => {
    const answer = await posted(await key())
    expect([answer.statusCode, answer.body, answer.headers['set-cookie']]).toEqual([200, '', undefined])
    expect(await recipients()).toMatchObject([{ status: 'optOut' }])
  })

  it.each(['multipart/form-data; boundary=x', 'text/plain'])(
    'takes whatever form that has: %s',
    async (kind) => {
      const headers = { 'content-type': kind }
      const url = `/newsletter-leave/${await key()}`
      expect((await app.inject({ method: 'POST', url, payload: '--x--', headers })).statusCode).toBe(200)
      expect(await recipients()).toMatchObject([{ status: 'optOut' }])
    },
  )

  it('changes nothing when it is only looked at, and leads a person to the page that asks', async () => {
    const hers = await key()
    const answer = await app.inject(`/newsletter-leave/${hers}`)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/newsletter-subscribe?leave=${hers}`])
    expect(await recipients()).toMatchObject([{ status: 'optIn' }])
  })

  it('is worth nothing when somebody made it up or changed it', async () => {
    const hers = await key()
    const [id = '', signature = ''] = hers.split('.')
    for (const wrong of [
      id,
      `${'f'.repeat(32)}.${signature}`,
      `${id}.${signature.slice(1)}`,
      'x',
      `${id}.`,
    ]) {
      expect((await posted(wrong)).statusCode).toBe(404)
      expect((await app.inject(`/newsletter-leave/${wrong}`)).statusCode).toBe(404)
      expect((await send('/newsletter/unsubscribe', { leave: wrong })).status).toBe(400)
    }
    expect(await recipients()).toMatchObject([{ status: 'optIn' }])
  })
})

it('says so when nobody is there to unsubscribe', async () => {
  const { status, body } = await send('/newsletter/unsubscribe', { email: 'nobody@example.org' })
  expect(status).toBe(400)
  expect(body.errors[0].code).toBe('CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND')
})

it('tells strangers and guests nothing of an account’s newsletter', async () => {
  const { status, body } = await send('/account/newsletter-recipient', {})
  expect(status).toBe(403)
  expect(body.errors[0].code).toBe('CHECKOUT__CUSTOMER_NOT_LOGGED_IN')
})

it('fills nobody’s mailbox', async () => {
  const answers = []
  for (let count = 0; count < 6; count += 1) answers.push(await subscribe())
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
  expect(answers[5]?.body.errors[0]).toMatchObject({
    code: 'CONTENT__NEWSLETTER_RECIPIENT_THROTTLED',
    meta: { parameters: { seconds: expect.any(Number) } },
  })
})
