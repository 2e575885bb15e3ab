import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { sendRecovery } from '../../src/shop/customers/recover-password.ts'
import { locales } from '../../src/values/locale.ts'
import { authenticator } from '../authenticator.ts'
import { forgottenJobs } from '../forgotten-jobs.ts'
import { account, password } from '../people.ts'
import { openKeptShop } from './open-kept-shop.ts'

const shop = openKeptShop()
type Shopper = ReturnType<typeof shop.visitor>

const another = 'Altglas am Samstag'
const look = (who: Shopper, path: string) => shop.get(path, { headers: { cookie: who.cookie() } })
const send = (who: Shopper, path: string, typed: Record<string, string>) =>
  shop.get(path, {
    method: 'POST',
    headers: {
      cookie: who.cookie(),
      origin: 'https://shop.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(typed).toString(),
  })
const textOf = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ')
const isIn = async (who: Shopper) => (await who.ask('/context')).body.customer !== null

let number = 0
async function somebody(): Promise<Shopper & { email: string }> {
  const who = shop.visitor()
  number += 1
  const email = `zugang${number}@konto.example`
  await account(shop, who, { email, firstName: 'Ada', lastName: 'Zugang' })
  return Object.assign(who, { email })
}

/** The secret of the newest link that a mail of this purpose carries. */
async function linkOf(purpose: string, recipient: string): Promise<string> {
  const { rows } = await sql<{ secret: string }>`
    select secret from mail where purpose = ${purpose} and recipient = ${recipient} order by created_at desc limit 1
  `.execute(shop.db())
  return rows[0]?.secret ?? ''
}

async function recoveryLink(email: string): Promise<string> {
  const wish = { email, storefrontUrl: 'https://shop.example', askedAt: morning.toISOString() }
  await sendRecovery(shop.db(), wish, forgottenJobs)
  return linkOf('password-recovery', email)
}

/** By the clock of this shop. */
const morning = new Date('2026-12-03T09:00:00+01:00')
beforeEach(() => shop.setClock(morning))

const publicPages = ['/login', '/recover-password', '/reset-password?hash=x', '/account/email/confirm?hash=x']
const ownPages = ['/account/password', '/account/email', '/account/passkeys', '/account/sessions']

describe('the pages by which somebody gets into her account', () => {
  it.each(locales.map(({ code, prefix }) => [code, prefix && `/${prefix}`]))(
    'are written in %s',
    async (code, home) => {
      const who = await somebody()
      for (const path of [
        ...publicPages.map((path) => [shop.visitor(), path] as const),
        ...ownPages.map((path) => [who, path] as const),
      ]) {
        const page = await look(path[0], `${home}${path[1]}`)
        expect([path[1], page.status]).toEqual([path[1], 200])
        expect(page.text).toContain(`<html lang="${code}"`)
        expect(page.text.match(/<h1/g)).toHaveLength(1)
        expect(page.text).toMatch(/<meta name="robots" content="noindex/)
        if (code !== 'de-DE') expect(textOf(page.text)).not.toMatch(/Passwort|Gerät|Anmelden|anmelden/)
        if (code === 'it-IT' || code === 'fr-FR')
          expect(textOf(page.text)).not.toMatch(/\b(Log in|Log out|device|your|Change)\b/)
      }
    },
  )

  it('lead strangers to the login and back', async () => {
    for (const path of ownPages) {
      const { status, headers } = await look(shop.visitor(), `/en-US${path}`)
      expect([status, headers.location]).toEqual([
        302,
        `/en-US/login?back=${encodeURIComponent(`/en-US${path}`)}`,
      ])
    }
  })
})

describe('/login', () => {
  it('lets her in by e-mail and password under a token of its own, and leads to where she was going', async () => {
    const { email } = await somebody()
    const desk = shop.visitor()
    const answered = await send(desk, '/login?back=%2Faccount%2Fsessions', { email, password })

    expect([answered.status, answered.headers.location]).toEqual([303, '/account/sessions'])
    const cookie = String(answered.headers['set-cookie'])
    const token = /sw-context-token=(\w{32})/.exec(cookie)?.[1] ?? ''
    expect(token).not.toBe(desk.token)
    expect(await isIn(Object.assign(desk, { token }))).toBe(true)
    const again = await look(desk, '/login')
    expect([again.status, again.headers.location]).toEqual([302, '/account'])
  })

  it.each([['https://evil.example/'], ['//evil.example'], ['/\\evil.example']])(
    'leads to no other site: %s',
    async (back) => {
      const { email } = await somebody()
      const to = `/login?back=${encodeURIComponent(back)}`
      expect((await send(shop.visitor(), to, { email, password })).headers.location).toBe('/account')
    },
  )

  it('says what is wrong in four languages, keeps the e-mail and never shows the password', async () => {
    const said = {
      'de-DE': 'stimmt nicht',
      'en-US': 'password',
      'it-IT': 'password',
      'fr-FR': 'mot de passe',
    }
    for (const { code, prefix } of locales) {
      const typed = { email: 'niemand@konto.example', password: 'ganz geheimes Wort' }
      const answered = await send(shop.visitor(), `${prefix && `/${prefix}`}/login`, typed)
      expect(answered.status).toBe(401)
      expect(textOf(answered.text)).toContain(said[code])
      expect(answered.text).toContain('value="niemand@konto.example"')
      expect(answered.text).not.toContain(typed.password)
    }
  })

  it('tells whoever presses the passkey without scripts what it needs', async () => {
    const answered = await send(shop.visitor(), '/login', { intent: 'passkey' })
    expect(answered.status).toBe(422)
    expect(textOf(answered.text)).toContain('JavaScript')
  })
})

describe('a forgotten password', () => {
  it('is answered alike whether there is an account or not', async () => {
    const { email } = await somebody()
    for (const one of [email, 'niemand@konto.example']) {
      const answered = await send(shop.visitor(), '/recover-password', { email: one })
      expect([answered.status, answered.headers.location]).toEqual([303, '/recover-password?sent=yes'])
    }
    expect(textOf((await look(shop.visitor(), '/recover-password?sent=yes')).text)).toContain('zwei Stunden')
  })

  it('names an address that is none, beside the field', async () => {
    const answered = await send(shop.visitor(), '/recover-password', { email: 'ada@' })
    expect(answered.status).toBe(422)
    expect(answered.text).toMatch(/aria-invalid="true"[^>]*value="ada@"|value="ada@"[^>]*aria-invalid="true"/)
  })

  it('is replaced through the link, which a look uses up as little as a mistake', async () => {
    const who = await somebody()
    const hash = await recoveryLink(who.email)
    const path = `/reset-password?hash=${hash}`
    expect((await look(shop.visitor(), path)).text).toContain('name="newPassword"')

    const common = { hash, newPassword: 'passwort123', newPasswordConfirm: 'passwort123' }
    const refused = await send(shop.visitor(), path, common)
    expect(refused.status).toBe(422)
    expect(textOf(refused.text)).toContain('sehr oft benutzt')
    expect(refused.text).not.toContain('passwort123')

    const done = await send(shop.visitor(), path, { hash, newPassword: another, newPasswordConfirm: another })
    expect([done.status, done.headers.location]).toEqual([303, '/login'])
    expect(await isIn(who)).toBe(false)
    expect(textOf((await look(shop.visitor(), path)).text)).toContain('Dieser Link gilt nicht')
  })

  it('says that a link has expired', async () => {
    const { email } = await somebody()
    const hash = await recoveryLink(email)
    shop.setClock(new Date(morning.getTime() + 2 * 3_600_000 + 1_000))
    expect(textOf((await look(shop.visitor(), `/reset-password?hash=${hash}`)).text)).toContain('abgelaufen')
  })
})

describe('/account/password', () => {
  it('changes it on this device and logs the others out', async () => {
    const who = await somebody()
    const phone = shop.visitor()
    await phone.ask('/account/login', { method: 'POST', body: { username: who.email, password } })
    const typed = { password, newPassword: another, newPasswordConfirm: another }
    const answered = await send(who, '/account/password', typed)

    expect([answered.status, answered.headers.location]).toEqual([303, '/account/password'])
    const token = /sw-context-token=(\w{32})/.exec(String(answered.headers['set-cookie']))?.[1] ?? ''
    expect(await isIn(phone)).toBe(false)
    expect(await isIn(Object.assign(who, { token }))).toBe(true)
  })

  it('names what is wrong beside each field and shows no password', async () => {
    const who = await somebody()
    const typed = { password: 'falsch geraten', newPassword: 'kurz', newPasswordConfirm: 'anders' }
    const answered = await send(who, '/account/password', typed)

    expect(answered.status).toBe(422)
    for (const name of ['password', 'newPassword', 'newPasswordConfirm']) {
      expect(answered.text).toContain(`id="field-${name}-error"`)
    }
    for (const word of Object.values(typed)) expect(answered.text).not.toContain(`"${word}"`)
  })

  it('has what keepers of passwords look for', async () => {
    const who = await somebody()
    const { text } = await look(who, '/account/password')
    expect(text).toMatch(/<input[^>]*autoComplete="username"|<input[^>]*autocomplete="username"/i)
    expect(text.match(/autocomplete="new-password"/gi)).toHaveLength(2)
    expect(text.match(/autocomplete="current-password"/gi)).toHaveLength(1)
    expect(/<main[\s\S]*<\/main>/.exec(text)?.[0]).not.toMatch(/onpaste|autocomplete="off"/i)
  })
})

describe('/account/email', () => {
  it('asks at the new address, and moves there when its link was confirmed', async () => {
    const who = await somebody()
    const email = `neu.${who.email}`
    const asked = await send(who, '/it-IT/account/email', { email, emailConfirmation: email, password })
    expect([asked.status, asked.headers.location]).toEqual([303, '/it-IT/account/email'])
    expect((await look(who, '/account/email')).text).toContain(who.email)

    const hash = await linkOf('email-confirmation', email)
    const path = `/it-IT/account/email/confirm?hash=${hash}`
    expect((await look(shop.visitor(), path)).text).toContain(`value="${hash}"`)
    const done = await send(who, path, { hash })
    expect([done.status, done.headers.location]).toEqual([303, '/it-IT/account'])
    expect(textOf((await look(who, '/account/email')).text)).toContain(email)

    const again = await send(shop.visitor(), path, { hash })
    expect(textOf(again.text)).toContain('non è più valido')
  })

  it('keeps what was typed but the password', async () => {
    const who = await somebody()
    const typed = {
      email: 'neu@konto.example',
      emailConfirmation: 'new@konto.example',
      password: 'falsch geraten',
    }
    const answered = await send(who, '/account/email', typed)

    expect(answered.status).toBe(422)
    expect(answered.text).toContain('value="neu@konto.example"')
    expect(answered.text).not.toContain(typed.password)
  })
})

describe('/account/sessions', () => {
  it('lists the devices and logs them out', async () => {
    const who = await somebody()
    const [phone, desk] = [shop.visitor(), shop.visitor()]
    for (const one of [phone, desk]) {
      await one.ask('/account/login', { method: 'POST', body: { username: who.email, password } })
    }
    const page = await look(who, '/account/sessions')
    expect(textOf(page.text)).toContain('Dieses Gerät')
    const [first = ''] = [...page.text.matchAll(/<button[^>]*value="([0-9a-f]{32})"/g)].map(([, id]) => id)
    expect((await send(who, '/account/sessions', { sessionId: first })).status).toBe(303)
    expect([await isIn(phone), await isIn(desk)].filter((is) => is)).toHaveLength(1)

    await send(who, '/account/sessions', { sessionId: 'others' })
    expect([await isIn(who), await isIn(phone), await isIn(desk)]).toEqual([true, false, false])
    expect(textOf((await look(who, '/account/sessions')).text)).toContain('auf keinem anderen Gerät')
  })
})

describe('/account/passkeys', () => {
  it('lists them, gives one another name, and removes it, all without scripts', async () => {
    const who = await somebody()
    const { options } = (await who.ask('/account/passkey/options', { method: 'POST', body: { password } }))
      .body
    const credential = authenticator().make({ challenge: options.challenge, origin: 'https://shop.example' })
    const { body } = await who.ask('/account/passkey', {
      method: 'POST',
      body: { name: 'Telefon', credential },
    })
    expect(textOf((await look(who, '/account/passkeys')).text)).toContain('Telefon')

    const named = (name: string) =>
      send(who, '/account/passkeys', { intent: 'rename', passkeyId: body.id, name })
    expect((await named('')).status).toBe(422)
    expect((await named('Notebook <b>')).status).toBe(303)
    expect((await look(who, '/account/passkeys')).text).toContain('Notebook &lt;b&gt;')
    await send(who, '/account/passkeys', { intent: 'remove', passkeyId: body.id })
    expect(textOf((await look(who, '/account/passkeys')).text)).toContain('Noch kein Passkey')
  })

  it('says that a new one needs scripts', async () => {
    const who = await somebody()
    const answered = await send(who, '/account/passkeys', { intent: 'add', name: 'Telefon', password })
    expect(answered.status).toBe(422)
    expect(textOf(answered.text)).toContain('JavaScript')
    expect(answered.text).not.toContain(password)
  })
})

it('nothing went wrong on the way', () => {
  expect(shop.faults).toEqual([])
})
