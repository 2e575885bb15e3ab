import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { customerGroupId } from '../../src/server/seed/seeded-ids.ts'
import { locales } from '../../src/values/locale.ts'
import { account, confirmationLink, register } from '../people.ts'
import { openKeptShop } from './open-kept-shop.ts'

const shop = openKeptShop()
type Shopper = ReturnType<typeof shop.visitor>
type Typed = Readonly<Record<string, string>>

const look = (who: Shopper, path: string) => shop.get(path, { headers: { cookie: who.cookie() } })
const send = (who: Shopper, path: string, typed: Typed) =>
  shop.get(path, {
    method: 'POST',
    headers: {
      cookie: who.cookie(),
      origin: 'https://shop.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(typed).toString(),
  })
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
const textOf = (html: string) =>
  mainOf(html)
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/\s+/g, ' ')
const errorBeside = (html: string, name: string) =>
  new RegExp(`id="field-${name.replace('.', '\\.')}-error"[^>]*>(?:<svg[\\s\\S]*?</svg>)?([^<]+)`).exec(
    html,
  )?.[1]
const tagOf = (html: string, name: string) =>
  new RegExp(`<(?:input|select)[^>]*name="${name.replace('.', '\\.')}"[^>]*>`).exec(html)?.[0] ?? ''

const countryId = async (iso: string) =>
  (await shop.db().selectFrom('country').select('id').where('iso', '=', iso).executeTakeFirstOrThrow()).id
const customerOf = (email: string) =>
  shop.db().selectFrom('customer').selectAll().where('email', '=', email).executeTakeFirst()

let [switzerland, italy, france] = ['', '', '']
beforeAll(async () => {
  ;[switzerland = '', italy = '', france = ''] = await Promise.all(['CH', 'IT', 'FR'].map(countryId))
}, 120_000)

/** What somebody types to open an account. */
const typed = (over: Typed = {}): Typed => ({
  accountType: 'private',
  email: 'neu@person.example',
  password: 'Kehricht am Montag',
  'shipping.firstName': 'Nora',
  'shipping.lastName': 'Neu',
  'shipping.street': 'Bahnhofstrasse',
  'shipping.houseNumber': '12a',
  'shipping.zipcode': '8001',
  'shipping.city': 'Zürich',
  'shipping.countryId': switzerland,
  privacy: 'yes',
  ...over,
})

describe('/register', () => {
  it('opens an account that waits for its link, without a script', async () => {
    const nora = shop.visitor()
    const { status, headers } = await send(nora, '/it-IT/register', typed({ email: 'nora@person.example' }))

    expect([status, headers.location]).toEqual([303, '/it-IT/registration/confirm?sent=yes'])
    expect(await customerOf('nora@person.example')).toMatchObject({
      first_name: 'Nora',
      active: false,
      guest: false,
      language: 'it-IT',
      account_type: 'private',
    })
    const { rows } = await sql<{ said: string }>`
      select coalesce(wish ->> 'news', text) as said from mail where recipient = 'nora@person.example'`.execute(
      shop.db(),
    )
    expect(rows.map(({ said }) => said)).toEqual([
      expect.stringContaining('https://shop.example/it-IT/registration/confirm?'),
    ])
    expect(textOf((await look(nora, '/it-IT/registration/confirm?sent=yes')).text)).toContain('Quasi fatto')
  })

  it('opens one for a company that asks for the terms of the trade', async () => {
    const company = typed({
      email: 'fach@person.example',
      accountType: 'professional',
      company: 'Küchen Neu AG',
      vatId: 'CHE-123.456.788 MWST',
    })
    expect((await send(shop.visitor(), '/register', company)).status).toBe(303)
    const row = await customerOf('fach@person.example')
    expect(row).toMatchObject({
      account_type: 'business',
      company: 'Küchen Neu AG',
      vat_ids: ['CHE-123.456.788 MWST'],
    })
    expect(row?.requested_group_id?.replaceAll('-', '')).toBe(customerGroupId('professional'))
  })

  it('sends goods and bill to two places', async () => {
    const two = typed({
      email: 'zwei@person.example',
      billingDiffers: 'yes',
      'billing.firstName': 'Nora',
      'billing.lastName': 'Neu',
      'billing.street': 'Via Roma',
      'billing.houseNumber': '7',
      'billing.zipcode': '39100',
      'billing.city': 'Bolzano',
      'billing.countryId': italy,
    })
    const refused = await send(shop.visitor(), '/register', two)
    expect(refused.status).toBe(422)
    expect(errorBeside(refused.text, 'billing.countryStateId')).toBe('*Dieses Feld ist erforderlich')

    const { id } = await shop
      .db()
      .selectFrom('country_state')
      .select('id')
      .where('code', '=', 'IT-BZ')
      .executeTakeFirstOrThrow()
    expect((await send(shop.visitor(), '/register', { ...two, 'billing.countryStateId': id })).status).toBe(
      303,
    )
    const row = await customerOf('zwei@person.example')
    expect(row?.default_billing_address_id).not.toBe(row?.default_shipping_address_id)
  })

  it.each([
    ['', 'Mindestens 8 Zeichen', 'Diese Postleitzahl passt nicht zum Land'],
    ['/en-US', 'At least 8 characters', 'does not suit the country'],
    ['/it-IT', 'Almeno 8 caratteri', 'CAP'],
    ['/fr-FR', 'Au moins 8 caractères', 'code postal'],
  ])(
    'says beside each field in the language of %s/ what is wrong, and keeps what was typed',
    async (prefix, short, zip) => {
      const { status, text } = await send(
        shop.visitor(),
        `${prefix}/register`,
        typed({ password: 'kurz', 'shipping.city': 'Zürich & Co' }),
      )
      expect(status).toBe(422)
      expect(errorBeside(text, 'password')).toContain(short)
      expect(tagOf(text, 'shipping.city')).toContain('value="Zürich &amp; Co"')
      expect(tagOf(text, 'password')).not.toContain('kurz')
      expect(text).not.toContain('value="kurz"')

      const wrongZip = await send(
        shop.visitor(),
        `${prefix}/register`,
        typed({ 'shipping.zipcode': '88131' }),
      )
      expect(errorBeside(wrongZip.text, 'shipping.zipcode')).toContain(zip)
    },
  )

  it('says of a short password together with all else', async () => {
    const { text } = await send(shop.visitor(), '/register', typed({ password: 'kurz', 'shipping.city': '' }))
    expect(errorBeside(text, 'password')).toBe('Mindestens 8 Zeichen')
    expect(errorBeside(text, 'shipping.city')).toBe('*Dieses Feld ist erforderlich')
  })

  it('names each field that is missing, in the list above as well', async () => {
    const { text } = await send(shop.visitor(), '/register', { accountType: 'business' })
    for (const name of [
      'email',
      'password',
      'company',
      'shipping.firstName',
      'shipping.lastName',
      'shipping.street',
      'shipping.zipcode',
      'shipping.city',
      'privacy',
    ]) {
      expect(errorBeside(text, name), name).toBe('*Dieses Feld ist erforderlich')
      expect(text, name).toContain(`href="#field-${name}"`)
    }
  })

  it('says that an e-mail has an account', async () => {
    const ada = shop.visitor()
    await account(shop, ada, { email: 'schon@person.example' })
    const { status, text } = await send(
      shop.visitor(),
      '/register',
      typed({ email: 'schon@person.example', password: 'Ein anderes Passwort' }),
    )
    expect(status).toBe(422)
    expect(errorBeside(text, 'email')).toContain('schon@person.example')
  })

  it('tells browsers and password managers what it asks for', async () => {
    const { text } = await look(shop.visitor(), '/register')
    const expected = {
      email: 'username',
      password: 'new-password',
      company: 'organization',
      'shipping.firstName': 'shipping given-name',
      'shipping.zipcode': 'shipping postal-code',
      'billing.city': 'billing address-level2',
    }
    for (const [name, token] of Object.entries(expected)) {
      expect(tagOf(text, name), name).toContain(`autoComplete="${token}"`)
    }
  })

  it('asks for the house number where its country writes it', async () => {
    const inFrance = await send(shop.visitor(), '/register', {
      intent: 'country',
      'shipping.countryId': france,
    })
    const inSwitzerland = await look(shop.visitor(), '/register')
    const numberFirst = (html: string) =>
      html.indexOf('name="shipping.houseNumber"') < html.indexOf('name="shipping.street"')
    expect(numberFirst(inFrance.text)).toBe(true)
    expect(numberFirst(inSwitzerland.text)).toBe(false)
  })

  it('takes over what a guest typed, and leads whoever has an account to it', async () => {
    const guest = shop.visitor()
    await register(shop, guest, { email: 'gast@person.example' })
    const { text } = await look(guest, '/register')
    expect(tagOf(text, 'email')).toContain('gast@person.example')
    expect(tagOf(text, 'shipping.street')).toContain('Bahnhofstrasse')

    const ada = shop.visitor()
    await account(shop, ada, { email: 'weiter@person.example' })
    expect((await look(ada, '/register?back=/cart')).headers.location).toBe('/cart')
    for (const away of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const { headers } = await look(ada, `/register?back=${encodeURIComponent(away)}`)
      expect(headers.location, away).toBe('/account')
    }
  })
})

describe('/registration/confirm', () => {
  it('confirms nothing by a look, and everything by its button', async () => {
    const nora = shop.visitor()
    await send(nora, '/register', typed({ email: 'klick@person.example' }))
    const link = await confirmationLink(shop, 'klick@person.example')
    if (!link) throw new Error('no link')
    const path = `/registration/confirm?${new URLSearchParams(link)}`

    expect(textOf((await look(nora, path)).text)).toContain('Noch ein Klick')
    expect(await customerOf('klick@person.example')).toMatchObject({ active: false })

    const done = await send(nora, path, link)
    expect(done.status).toBe(200)
    expect(textOf(done.text)).toContain('Willkommen bei Trennwerk')
    expect(String(done.headers['set-cookie'])).toContain('sw-context-token=')
    expect(await customerOf('klick@person.example')).toMatchObject({ active: true })

    const again = await send(shop.visitor(), path, link)
    expect([again.status, textOf(again.text).includes('schon bestätigt')]).toEqual([412, true])
  })

  it('says of a link that is none of ours that it is not valid', async () => {
    const wrong = { hash: 'x'.repeat(32), em: '0'.repeat(40) }
    const { status, text } = await send(
      shop.visitor(),
      `/registration/confirm?${new URLSearchParams(wrong)}`,
      wrong,
    )
    expect([status, textOf(text).includes('Dieser Link gilt nicht')]).toEqual([404, true])
    expect(textOf((await look(shop.visitor(), '/registration/confirm')).text)).toContain(
      'Dieser Link gilt nicht',
    )
  })
})

describe('the address book', () => {
  const form = (over: Typed = {}): Typed => ({
    intent: 'save',
    'address.firstName': 'Nora',
    'address.lastName': 'Neu',
    'address.street': 'Werkstrasse',
    'address.houseNumber': '5',
    'address.zipcode': '8400',
    'address.city': 'Winterthur',
    'address.countryId': switzerland,
    ...over,
  })
  const book = async (who: Shopper) =>
    (await who.ask('/account/list-address', { method: 'POST', body: {} })).body.elements as {
      id: string
      street: string
      company: string | null
      vatId: string | null
    }[]
  const opened = async (email: string) => {
    const who = shop.visitor()
    await account(shop, who, { email })
    return who
  }

  it('takes in an address, changes it, makes it the usual one, and lets it go', async () => {
    const nora = await opened('buch@person.example')
    const path = '/account/addresses'
    const added = await send(
      nora,
      `${path}?edit=new`,
      form({ company: 'Neu AG', vatId: 'CHE-123.456.788', 'address.zipcode': ' 8400 ' }),
    )
    expect([added.status, added.headers.location]).toEqual([303, path])
    const first = (await book(nora)).find(({ company }) => company === 'Neu AG')
    expect(first).toMatchObject({ street: 'Werkstrasse 5', vatId: 'CHE-123.456.788' })
    const id = first?.id ?? ''

    const edit = await look(nora, `${path}?edit=${id}`)
    expect(tagOf(edit.text, 'address.street')).toContain('value="Werkstrasse"')
    expect(tagOf(edit.text, 'address.houseNumber')).toContain('value="5"')
    await send(nora, `${path}?edit=${id}`, form({ addressId: id, 'address.houseNumber': '7' }))
    expect((await book(nora)).find((one) => one.id === id)?.street).toBe('Werkstrasse 7')

    for (const use of ['shipping', 'billing']) {
      const { headers } = await send(nora, path, { intent: `default-${use}`, addressId: id })
      expect(String(headers['set-cookie'])).toContain('done=default-address-set')
    }
    expect(textOf((await look(nora, path)).text)).toContain(
      'Standard für Lieferungen Standard für Rechnungen',
    )

    const other = (await book(nora)).find((one) => one.id !== id)?.id ?? ''
    const gone = await send(nora, path, { intent: 'delete', addressId: other })
    expect(String(gone.headers['set-cookie'])).toContain('done=address-deleted')
    expect(await book(nora)).toHaveLength(1)
  })

  it('keeps the usual addresses, and says so', async () => {
    const nora = await opened('bleibt@person.example')
    const [only] = await book(nora)
    const { text } = await look(nora, '/account/addresses')
    expect(mainOf(text)).not.toContain('value="delete"')

    const refused = await send(nora, '/account/addresses', { intent: 'delete', addressId: only?.id ?? '' })
    expect(refused.status).toBe(422)
    expect(mainOf(refused.text)).toContain('role="alert"')
    expect(await book(nora)).toHaveLength(1)
  })

  it('says beside the field what is wrong, and keeps what was typed', async () => {
    const nora = await opened('falsch@person.example')
    const { status, text } = await send(
      nora,
      '/fr-FR/account/addresses?edit=new',
      form({ 'address.zipcode': '84000', 'address.phoneNumber': 'appelez-moi', vatId: 'CHE-123.456.789' }),
    )
    expect(status).toBe(422)
    expect(errorBeside(text, 'address.zipcode')).toContain('code postal')
    expect(tagOf(text, 'address.street')).toContain('Werkstrasse')

    const later = await send(
      nora,
      '/fr-FR/account/addresses?edit=new',
      form({ 'address.phoneNumber': 'appelez-moi', vatId: 'CHE-123.456.789' }),
    )
    expect(errorBeside(later.text, 'address.phoneNumber')).toBeTruthy()
    expect(errorBeside(later.text, 'vatId')).toBeTruthy()
  })

  it('knows nothing of another’s address', async () => {
    const [nora, bob] = [await opened('meins@person.example'), await opened('seins@person.example')]
    const [his] = await book(bob)
    const path = `/account/addresses?edit=${his?.id}`
    const shown = await look(nora, path)
    expect(textOf(shown.text)).toContain('Diese Adresse gibt es nicht mehr.')
    expect(tagOf(shown.text, 'address.street')).toBe('')

    const refused = await send(nora, path, form({ addressId: his?.id ?? '', 'address.city': 'Gekapert' }))
    expect(refused.status).toBe(422)
    expect(JSON.stringify(await book(bob))).not.toContain('Gekapert')
  })

  it('is empty for whoever may not list addresses', async () => {
    const answer = await shop.visitor().ask('/account/list-address', { method: 'POST', body: {} })
    expect(answer.status).toBe(403)
    expect((await look(shop.visitor(), '/account/addresses')).status).toBe(302)
  })
})

describe('personal data', () => {
  it('are changed, and a person has no company any more', async () => {
    const nora = shop.visitor()
    await account(shop, nora, {
      email: 'profil@person.example',
      accountType: 'business',
      company: 'Alt AG',
      vatIds: ['CHE-123.456.788'],
    })
    const business = { firstName: 'Nora', lastName: 'Neu', accountType: 'business', birthday: '1984-02-29' }
    const saved = await send(nora, '/account/profile', {
      ...business,
      company: 'Neu AG',
      vatId: 'CHE-107.787.577',
    })
    expect([saved.status, saved.headers.location]).toEqual([303, '/account/profile'])
    expect(await customerOf('profil@person.example')).toMatchObject({
      first_name: 'Nora',
      company: 'Neu AG',
      vat_ids: ['CHE-107.787.577'],
      birthday: expect.anything(),
    })
    expect(tagOf((await look(nora, '/account/profile')).text, 'birthday')).toContain('value="1984-02-29"')

    await send(nora, '/account/profile', { firstName: 'Nora', lastName: 'Neu' })
    expect(await customerOf('profil@person.example')).toMatchObject({
      account_type: 'private',
      company: null,
      vat_ids: [],
      birthday: null,
    })
  })

  it.each(locales)('say in $code what is missing', async ({ prefix }) => {
    const nora = shop.visitor()
    await account(shop, nora, { email: `fehlt${prefix}@person.example` })
    const path = `${prefix && `/${prefix}`}/account/profile`
    const { status, text } = await send(nora, path, {
      firstName: '',
      lastName: ' ',
      accountType: 'business',
      vatId: 'x',
    })
    expect(status).toBe(422)
    for (const name of ['firstName', 'lastName', 'company'])
      expect(errorBeside(text, name), name).toMatch(/^\*/)
    const wrongNumber = await send(nora, path, {
      firstName: 'A',
      lastName: 'B',
      accountType: 'business',
      company: 'C',
      vatId: 'CHE-12.345',
    })
    expect(errorBeside(wrongNumber.text, 'vatId')).toContain('CHE-123.456.788')
    const slip = {
      firstName: 'A',
      lastName: 'B',
      accountType: 'business',
      company: 'C',
      vatId: 'CHE-123.456.789',
    }
    expect(errorBeside((await send(nora, path, slip)).text, 'vatId')).toMatch(/Ziffer|digit|cifra|chiffre/)
  })

  it('let a company ask for the terms of the trade, once', async () => {
    const nora = shop.visitor()
    await account(shop, nora, { email: 'frage@person.example', accountType: 'business', company: 'Neu AG' })
    const wish = { intent: 'group', requestedGroupId: customerGroupId('professional') }
    expect(mainOf((await look(nora, '/account/profile')).text)).toContain('value="group"')
    expect((await send(nora, '/account/profile', wish)).status).toBe(303)

    const { text } = await look(nora, '/account/profile')
    expect(textOf(text)).toContain('Aufnahme in die Gruppe „Fachkunden“ angefragt')
    expect(mainOf(text)).not.toContain('value="group"')
  })

  it('offer these terms to no private person', async () => {
    const nora = shop.visitor()
    await account(shop, nora, { email: 'privat@person.example' })
    const { text } = await look(nora, '/account/profile')
    expect(mainOf(text)).not.toContain('value="group"')
    expect(textOf(text)).toContain('Name')
  })
})

it('is done without a fault', () => {
  expect(shop.faults).toEqual([])
})
