import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { listMails } from '../../src/shop/mail/mail-store.ts'
import { account } from '../people.ts'
import { openOwnShop, type Visitor } from '../shop.ts'
import { wordsOfMail } from '../words-of-mail.ts'
import { workersFor } from '../work.ts'

const shop = openOwnShop(8)
const received = new Date('2026-03-02T08:15:42Z')

const neutral = async () =>
  (
    await shop
      .db()
      .selectFrom('salutation')
      .select('id')
      .where('key', '=', 'not_specified')
      .executeTakeFirstOrThrow()
  ).id
const send = (path: string, body: object, visitor: Visitor = shop.visitor()) =>
  visitor.ask(path, { method: 'POST', body })
const stored = () => shop.db().selectFrom('enquiry').selectAll().orderBy('received_at').execute()
const mails = async () => {
  await shop.workOff(workersFor(shop))
  return (await listMails(shop.db(), 50)).filter(({ purpose }) => purpose.startsWith('enquiry'))
}
const pointers = (body: { errors: { source: { pointer: string } }[] }) =>
  body.errors.map(({ source }) => source.pointer).sort()

// The limits count per e-mail address, so each test has one of its own.
let email = ''
let people = 0
let message: Record<string, unknown> = {}
beforeEach(async () => {
  people += 1
  email = `ada${people}@example.org`
  message = {
    salutationId: await neutral(),
    email,
    subject: 'Passt das?',
    comment: 'Schrank 600 mm.\nDanke!',
  }
  await shop.db().deleteFrom('enquiry').execute()
  await shop.db().deleteFrom('mail').execute()
  await sql`delete from jobs.job`.execute(shop.db())
})

describe('POST /contact-form', () => {
  it('keeps what was written, and answers as Shopware does', async () => {
    shop.setClock(received)
    const { status, body } = await send('/contact-form', {
      ...message,
      firstName: ' Ada ',
      lastName: 'Muster',
      phone: '+41 44 000 00 00',
      street: 'Werkstrasse',
      number: '12a',
      zip: '9243',
      location: 'Jonschwil',
      checkbox: true,
      navigationId: 'f'.repeat(32),
      entityName: 'category',
    })

    expect(status).toBe(200)
    expect(body).toEqual({ individualSuccessMessage: '', apiAlias: 'contact_form_result' })
    expect(await stored()).toMatchObject([
      {
        kind: 'contact',
        language: 'de-DE',
        first_name: 'Ada',
        last_name: 'Muster',
        email,
        phone: '+41 44 000 00 00',
        street: 'Werkstrasse',
        house_number: '12a',
        zip: '9243',
        city: 'Jonschwil',
        subject: 'Passt das?',
        message: 'Schrank 600 mm.\nDanke!',
        privacy_text: expect.stringMatching(/^[0-9a-f]{64}$/),
        suspect: false,
        received_at: received,
      },
    ])
  })

  it('tells the company everything, and the sender only that it came', async () => {
    await send('/contact-form', { ...message, lastName: '<b>Muster</b>', checkbox: true })
    const written = await mails()
    const notice = written.find(({ purpose }) => purpose === 'enquiry-notice')
    const receipt = written.find(({ purpose }) => purpose === 'enquiry-receipt')

    expect(notice).toMatchObject({
      recipient: 'hallo@trennwerk.example',
      subject: 'Kontaktformular: Passt das?',
    })
    expect(notice?.text).toContain('> Schrank 600 mm.\n> Danke!')
    expect(notice?.text).toContain(email)
    expect(notice?.html).toContain('&lt;b&gt;Muster&lt;/b&gt;')
    expect(receipt).toMatchObject({ recipient: email, subject: 'Ihre Nachricht an Trennwerk' })
    expect(receipt?.text).not.toContain('Schrank')
    expect(receipt?.text).not.toContain('Muster')
    for (const { text } of written) expect(wordsOfMail(text)).not.toMatch(/undefined|\[object|NaN/)
  })

  it.each([
    ['en-US', 'Your message to Trennwerk'],
    ['it-IT', 'Il Suo messaggio a Trennwerk'],
    ['fr-FR', 'Votre message à Trennwerk'],
  ])('writes the receipt in %s', async (code, subject) => {
    const { id } = await shop
      .db()
      .selectFrom('language')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    const visitor = shop.visitor()
    await visitor.ask('/context', { method: 'PATCH', body: { languageId: id } })
    await send('/contact-form', message, visitor)

    const receipt = (await mails()).find(({ purpose }) => purpose === 'enquiry-receipt')
    expect(receipt).toMatchObject({ subject, locale: code })
  })

  it('takes what a Shopware client sends whose form has no box to tick', async () => {
    expect((await send('/contact-form', message)).status).toBe(200)
    expect(await stored()).toMatchObject([{ privacy_text: null }])
  })

  it('asks for a salutation, an e-mail address, a subject, a message and consent', async () => {
    const { status, body } = await send('/contact-form', { checkbox: false })

    expect(status).toBe(400)
    expect(pointers(body)).toEqual(['/checkbox', '/comment', '/email', '/salutationId', '/subject'])
    expect(new Set(body.errors.map(({ code }: { code: string }) => code))).toEqual(
      new Set(['VIOLATION::IS_BLANK_ERROR']),
    )
    expect(await stored()).toEqual([])
  })

  it.each([
    [{ email: 'ada' }, '/email', 'INVALID_EMAIL_FORMAT_ERROR'],
    [{ email: 'ada@example.org\nbcc: all@example.org' }, '/email', 'INVALID_EMAIL_FORMAT_ERROR'],
    [{ phone: 'call me' }, '/phone', 'INVALID_FORMAT_ERROR'],
    [{ phone: '12' }, '/phone', 'INVALID_FORMAT_ERROR'],
    [{ subject: 'x'.repeat(256) }, '/subject', 'TOO_LONG_ERROR'],
    [{ comment: 'x'.repeat(4_001) }, '/comment', 'TOO_LONG_ERROR'],
    [{ location: 'x'.repeat(71) }, '/location', 'TOO_LONG_ERROR'],
    [{ salutationId: 'f'.repeat(32) }, '/salutationId', 'ENTITY_DOES_NOT_EXISTS'],
    [{ salutationId: 'nobody' }, '/salutationId', 'ENTITY_DOES_NOT_EXISTS'],
    [{ comment: ' \n ' }, '/comment', 'IS_BLANK_ERROR'],
    [{ subject: ['a'] }, '/subject', 'IS_BLANK_ERROR'],
  ])('refuses %j', async (over, pointer, code) => {
    const { status, body } = await send('/contact-form', { ...message, ...over })

    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ code: `VIOLATION::${code}`, source: { pointer } }])
    expect(await stored()).toEqual([])
  })

  it('is repeated to whoever was logged in with that address, and to nobody else', async () => {
    const ada = shop.visitor()
    await account(shop, ada, { email })
    await send('/contact-form', { ...message, email: email.toUpperCase() }, ada)
    await send('/contact-form', { ...message, email: `x${email}` }, ada)

    const receipts = (await mails()).filter(({ purpose }) => purpose === 'enquiry-receipt')
    const [hers, another] = [email.toUpperCase(), `x${email}`].map((address) =>
      receipts.find(({ recipient }) => recipient === address),
    )
    expect(hers?.text).toContain('> Schrank 600 mm.\n> Danke!')
    expect(another?.text).not.toContain('Schrank')
  })

  it('is answered to whoever sent it', async () => {
    await send('/contact-form', message)
    const written = await mails()
    expect(written.find(({ purpose }) => purpose === 'enquiry-notice')).toMatchObject({ replyTo: email })
    expect(written.find(({ purpose }) => purpose === 'enquiry-receipt')).toMatchObject({ replyTo: null })
  })

  it('keeps the subject in one line', async () => {
    await send('/contact-form', { ...message, subject: 'Frage\r\nBcc: all@example.org' })
    expect(await stored()).toMatchObject([{ subject: 'Frage Bcc: all@example.org' }])
  })

  it('sent five times at once is one message, with one receipt', async () => {
    const visitor = shop.visitor()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        shop.request('/contact-form', { method: 'POST', body: message, token: visitor.token }),
      ),
    )

    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect(await stored()).toHaveLength(1)
    expect(await mails()).toHaveLength(2)
  })

  it('sent again another day is another message', async () => {
    shop.setClock(received)
    await send('/contact-form', message)
    shop.setClock(new Date('2026-03-03T08:15:42Z'))
    await send('/contact-form', message)
    expect(await stored()).toHaveLength(2)
  })

  it('keeps what a machine filled in, but writes to nobody', async () => {
    expect((await send('/contact-form', { ...message, confirmation: 'https://spam.example' })).status).toBe(
      200,
    )
    expect(await stored()).toMatchObject([{ suspect: true }])
    expect(await mails()).toEqual([])
  })

  it('lets nobody send without end', async () => {
    const visitor = shop.visitor()
    const answers = []
    for (let count = 0; count < 11; count += 1) {
      answers.push(await send('/contact-form', { ...message, subject: `Frage ${count}` }, visitor))
    }

    expect(answers.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(answers[10]?.status).toBe(429)
    expect(answers[10]?.body.errors[0]).toMatchObject({
      code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED',
      meta: { parameters: { seconds: expect.any(Number) } },
    })
  })
})

describe('POST /service-request', () => {
  const wish = {
    serviceType: 'assembly',
    firstName: 'Ada',
    lastName: 'Muster',
    phone: '044 000 00 00',
    street: 'Werkstrasse',
    number: '12',
    zip: '9243',
    city: 'Jonschwil',
    description: 'X-LINE in einen Schrank von 600 mm.',
    acceptedTerms: true,
  }
  const dealer = (key: string) =>
    shop.db().selectFrom('dealer').select(['id', 'name']).where('key', '=', key).executeTakeFirstOrThrow()

  it('keeps the wish, with the canton and the partner', async () => {
    shop.setClock(received)
    const { id, name } = await dealer('dealer-001')
    const { status, body } = await send('/service-request', {
      ...wish,
      email,
      serviceType: 'exhibition',
      canton: 'CH-ZH',
      partner: id,
      location: 'Ausstellung Zürich',
    })

    expect(status).toBe(200)
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      serviceType: 'exhibition',
      receivedAt: received.toISOString(),
      apiAlias: 'service_request',
    })
    expect(await stored()).toMatchObject([
      { kind: 'exhibition', canton: 'ZH', dealer_id: id, location: 'Ausstellung Zürich', city: 'Jonschwil' },
    ])
    const notice = (await mails()).find(({ purpose }) => purpose === 'enquiry-notice')
    expect(notice?.subject).toBe('Ausstellung ansehen: Ada Muster 9243 Jonschwil')
    expect(notice?.text).toContain(name)
  })

  it('writes no receipt to whoever left no address', async () => {
    await send('/service-request', wish)
    expect((await mails()).map(({ purpose }) => purpose)).toEqual(['enquiry-notice'])
  })

  it('asks for who, where and consent', async () => {
    const { status, body } = await send('/service-request', { serviceType: 'assembly' })

    expect(status).toBe(400)
    expect(pointers(body)).toEqual(['/acceptedTerms', '/city', '/firstName', '/lastName', '/phone', '/zip'])
  })

  it.each([
    [{ serviceType: '' }, '/serviceType', 'IS_BLANK_ERROR'],
    [{ serviceType: 'party' }, '/serviceType', 'NO_SUCH_CHOICE_ERROR'],
    [{ canton: 'XX' }, '/canton', 'NO_SUCH_CHOICE_ERROR'],
    [{ partner: 'f'.repeat(32) }, '/partner', 'NO_SUCH_CHOICE_ERROR'],
    [{ partner: 'dealer-001' }, '/partner', 'NO_SUCH_CHOICE_ERROR'],
    [{ acceptedTerms: false }, '/acceptedTerms', 'IS_BLANK_ERROR'],
    [{ email: 'x' }, '/email', 'INVALID_EMAIL_FORMAT_ERROR'],
  ])('refuses %j', async (over, pointer, code) => {
    const { status, body } = await send('/service-request', { ...wish, ...over })

    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ code: `VIOLATION::${code}`, source: { pointer } }])
  })

  it('says everything that is wrong at once, even when it is not said what is wished', async () => {
    const { body } = await send('/service-request', {})
    expect(pointers(body)).toEqual([
      '/acceptedTerms',
      '/city',
      '/firstName',
      '/lastName',
      '/phone',
      '/serviceType',
      '/zip',
    ])
  })

  it('takes no wish for a partner who does not offer it', async () => {
    const { id } = await dealer('dealer-003')
    const { status, body } = await send('/service-request', { ...wish, partner: id })

    expect(status).toBe(400)
    expect(pointers(body)).toEqual(['/partner'])
  })
})

it('POST /company says who is there, and when', async () => {
  const { body } = await send('/company', {})

  expect(body).toMatchObject({
    apiAlias: 'company',
    name: 'Trennwerk AG',
    phone: '+41 71 000 00 12',
    openingHours: [
      {
        days: ['mon', 'tue', 'wed', 'thu'],
        hours: [
          ['07:30', '12:00'],
          ['13:30', '17:00'],
        ],
      },
      {
        days: ['fri'],
        hours: [
          ['07:30', '12:00'],
          ['13:30', '16:00'],
        ],
      },
    ],
  })
})
