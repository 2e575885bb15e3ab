import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { listMails } from '../../src/shop/mail/mail-store.ts'
import { workOff } from '../orders/buying.ts'
import { account, guestForm, password } from '../people.ts'
import { openOwnShop, origin, type Visitor } from '../shop.ts'
import { post, refused } from './ada.ts'

/** What looks like something the shop knows and is something else: an address of it, a link, a method. */
const shop = openOwnShop(4)
const clock = { now: Date.now() }
const { host } = new URL(origin)

beforeEach(async () => {
  await sql`truncate cart, visit, customer, mail cascade`.execute(shop.db())
  await sql`delete from jobs.job`.execute(shop.db())
  clock.now += 2 * 3_600_000
  shop.setClock(new Date(clock.now))
})

const elsewhere = [
  `${origin}.evil.example`,
  `${origin}@evil.example`,
  `https://evil.example@${host}`,
  `https://${host}.`,
  `https://${host}:8443`,
  `https://${host}:443`,
  `https://${host.toUpperCase()}`,
  `https://ⓢⓗⓞⓟ.example`,
  `https:\\\\${host}`,
  `${origin}\\@evil.example`,
  `${origin}/%2e%2e`,
  `${origin}/..//evil.example`,
  `${origin}/en-us`,
  `${origin}?next=evil.example`,
  `${origin}#evil`,
  `//${host}`,
  host,
  `http://${host}`,
]

describe('an address that only looks like the shop’s', () => {
  it.each(elsewhere)('gets no mail a link to it: %s', async (storefrontUrl) => {
    const ada = shop.visitor()
    await account(shop, ada)
    const asked = { email: 'new@example.org', emailConfirmation: 'new@example.org', password }
    await post(ada, '/account/change-email', { ...asked, storefrontUrl: origin })
    await sql`truncate mail`.execute(shop.db())

    const form = await guestForm(shop, { guest: false, password, email: 'bea@example.org' })
    for (const [visitor, path, body] of [
      [shop.visitor(), '/account/register', form],
      [shop.visitor(), '/account/recovery-password', { email: 'ada@example.org' }],
      [shop.visitor(), '/newsletter/subscribe', { email: 'bea@example.org', option: 'subscribe' }],
      [
        ada,
        '/account/change-email',
        { ...asked, email: 'b@example.org', emailConfirmation: 'b@example.org' },
      ],
      [ada, '/account/pending-email/send-again', {}],
    ] as const) {
      const { status, body: said } = await post(visitor, path, { ...body, storefrontUrl })
      expect([status, said.errors[0].code], path).toEqual([400, 'VIOLATION::NO_SUCH_CHOICE_ERROR'])
    }
    await workOff(shop)
    expect(await listMails(shop.db(), 20)).toEqual([])
  })
})

describe('a link at another door', () => {
  it('opens nothing there, and stays good for its own', async () => {
    const ada = shop.visitor()
    await account(shop, ada)
    await post(ada, '/account/change-email', {
      email: 'new@example.org',
      emailConfirmation: 'new@example.org',
      password,
      storefrontUrl: origin,
    })
    await post(shop.visitor(), '/newsletter/subscribe', {
      email: 'bea@example.org',
      option: 'subscribe',
      storefrontUrl: origin,
    })
    const links = await mailedLinks()
    expect(links.map(({ purpose }) => purpose).sort()).toEqual([
      'email-confirmation',
      'newsletter-confirmation',
    ])

    const another = { newPassword: 'Altglas am Samstag', newPasswordConfirm: 'Altglas am Samstag' }
    const doors: Record<string, string> = {
      'email-confirmation': '/account/change-email-confirm',
      'newsletter-confirmation': '/newsletter/confirm',
    }
    for (const { purpose, hash, em } of links) {
      for (const door of [
        '/account/register-confirm',
        '/account/recovery-password-confirm',
        '/account/change-email-confirm',
        '/newsletter/confirm',
      ]) {
        if (door === doors[purpose]) continue
        const { status } = await post(shop.visitor(), door, { hash, em, ...another })
        expect([400, 404], `${purpose} at ${door}`).toContain(status)
      }
    }
    for (const { purpose, ...link } of links)
      expect((await post(shop.visitor(), doors[purpose] ?? '', link)).status, purpose).toBeLessThan(300)
  })

  it('confirms an e-mail once, however many come with it at once', async () => {
    const ada = shop.visitor()
    await account(shop, ada)
    await post(ada, '/account/change-email', {
      email: 'new@example.org',
      emailConfirmation: 'new@example.org',
      password,
      storefrontUrl: origin,
    })
    const [{ hash } = { hash: '' }] = await mailedLinks()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post(shop.visitor(), '/account/change-email-confirm', { hash })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(404)])
    expect((await mailed()).filter(({ purpose }) => purpose === 'email-in-place')).toHaveLength(1)
  })
})

describe('a method in disguise', () => {
  it('is the method it was sent as: nothing is deleted by a POST or a GET that says so', async () => {
    const ada = shop.visitor()
    await account(shop, ada)
    for (const header of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      for (const method of ['GET', 'POST'] as const) {
        const { body } = await ada.ask('/account/customer?_method=DELETE', {
          method,
          headers: { [header]: 'DELETE' },
          ...(method === 'POST' && { body: { _method: 'DELETE' } }),
        })
        expect(body.email).toBe('ada@example.org')
      }
    }
    expect(refused(await ada.ask('/account/logout'))[0]).toBe(405)
    expect((await ada.ask('/context')).body.customer.email).toBe('ada@example.org')
  })

  it('does nothing that only a form does: no GET sends, withdraws or confirms', async () => {
    const ada: Visitor = shop.visitor()
    await account(shop, ada)
    for (const path of [
      '/account/pending-email',
      '/account/pending-email/send-again',
      '/account/change-email-confirm?hash=x',
      '/customer/cabinet/forget?place=complete_bodyWidth-600',
      '/newsletter/unsubscribe?email=ada@example.org',
    ])
      expect((await ada.ask(path)).status, path).toBe(405)
  })
})

async function mailed() {
  await workOff(shop)
  return listMails(shop.db(), 50)
}

/** What the links in the mails carry, for each that has one to confirm something by. */
async function mailedLinks() {
  return (await mailed()).flatMap(({ purpose, text }) => {
    const url = /https:\/\/shop\.example\S*[?&]hash=\S+/.exec(text ?? '')?.[0]
    const query = url ? new URL(url).searchParams : null
    const isNew = purpose === 'email-confirmation' || purpose.startsWith('newsletter-confirm')
    return query && isNew ? [{ purpose, hash: query.get('hash') ?? '', em: query.get('em') ?? '' }] : []
  })
}
