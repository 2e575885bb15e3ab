import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { locales } from '../../src/values/locale.ts'
import { account, password, register } from '../people.ts'
import { openKeptShop } from './open-kept-shop.ts'

const shop = openKeptShop()
const pot = idFrom('product', '45.05.001')
const bags = idFrom('product', '60.20.017')
type Shopper = ReturnType<typeof shop.visitor>

const look = (who: Shopper, path: string) => shop.get(path, { headers: { cookie: who.cookie() } })
const send = (who: Shopper, path: string, typed: Record<string, string>, cookie = who.cookie()) =>
  shop.get(path, {
    method: 'POST',
    headers: {
      cookie,
      origin: 'https://shop.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(typed).toString(),
  })
const post = (who: Shopper, path: string, body: object = {}) => who.ask(path, { method: 'POST', body })
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
const textOf = (html: string) =>
  mainOf(html)
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/\s+/g, ' ')

async function order(who: Shopper, goods = pot, method = 'invoice') {
  await post(who, '/checkout/cart/line-item', { items: [{ id: goods, quantity: 1 }] })
  const { id: paymentMethodId } = await shop
    .db()
    .selectFrom('payment_method')
    .select('id')
    .where('technical_name', '=', method)
    .executeTakeFirstOrThrow()
  await who.ask('/context', { method: 'PATCH', body: { paymentMethodId } })
  await who.ask('/checkout/cart')
  const { body } = await post(who, '/checkout/order')
  return body as { id: string; orderNumber: string }
}

const [ada, bob]: [Shopper, Shopper] = [shop.visitor(), shop.visitor()]
let bought: { id: string; orderNumber: string }[] = []

beforeAll(async () => {
  await account(shop, ada, { email: 'ada@konto.example', firstName: 'Ada', lastName: 'Konto' })
  await account(shop, bob, { email: 'bob@konto.example', firstName: 'Bob', lastName: 'Fremd' })
  for (let number = 0; number < 12; number += 1) {
    bought = [...bought, await order(ada, number === 0 ? bags : pot)]
  }
}, 120_000)

const rooms = [
  '/account',
  '/account/orders',
  `/account/orders/${idFrom('product', 'x')}`,
  '/account/documents',
  '/account/payment',
  '/account/cabinets',
  '/account/privacy',
]

describe('whoever is not logged in', () => {
  it.each(rooms)('is led from %s to the login, and back from there', async (path) => {
    const guest = shop.visitor()
    await register(shop, guest, { email: 'gast@konto.example' })

    for (const who of [shop.visitor(), guest]) {
      const { status, headers } = await look(who, `/it-IT${path}?p=2`)
      expect([status, headers.location]).toEqual([
        302,
        `/it-IT/login?back=${encodeURIComponent(`/it-IT${path}?p=2`)}`,
      ])
    }
  })

  it('is led there by the data of a page as well', async () => {
    const { status, text } = await look(shop.visitor(), '/account/orders/_payload.json')
    expect(status).toBe(200)
    expect(JSON.parse(text).redirect.location).toBe('/login?back=%2Faccount%2Forders')
  })

  it('gets nothing of a form she sends', async () => {
    const { status, headers } = await send(shop.visitor(), '/account/payment', { paymentMethodId: pot })
    expect(status).toBe(303)
    expect(headers.location).toBe('/login?back=%2Faccount%2Fpayment')
  })
})

describe('the overview', () => {
  it.each(locales)('greets her and shows what she ordered last, in $code', async ({ prefix }) => {
    const { status, text } = await look(ada, [prefix && `/${prefix}`, '/account'].join(''))
    expect(status).toBe(200)
    expect(textOf(text)).toContain('Ada Konto')
    expect(textOf(text)).toContain(bought.at(-1)?.orderNumber ?? '?')
    expect(textOf(text)).toContain('Bahnhofstrasse 12a')
  })

  it('takes the newsletter and leaves it with one press each, and says so once', async () => {
    for (const [intent, button] of [
      ['subscribe', 'Newsletter abbestellen'],
      ['leave', 'Newsletter abonnieren'],
    ] as const) {
      const { status, headers } = await send(ada, '/account', { intent })
      expect([status, headers.location]).toEqual([303, '/account'])
      expect(String(headers['set-cookie'])).toContain('done=newsletter-')
      expect(textOf((await look(ada, '/account')).text)).toContain(button)
    }
  })
})

describe('the orders', () => {
  it('stand on pages, the newest first', async () => {
    const [first, second] = [await look(ada, '/account/orders'), await look(ada, '/account/orders?p=2')]
    const numbersOn = (html: string) =>
      bought.map(({ orderNumber }) => orderNumber).filter((number) => textOf(html).includes(number))

    expect(numbersOn(first.text)).toEqual(bought.slice(2).map(({ orderNumber }) => orderNumber))
    expect(numbersOn(second.text)).toEqual(bought.slice(0, 2).map(({ orderNumber }) => orderNumber))
    expect((await look(ada, '/account/orders?p=99')).headers.location).toBe('/account/orders?p=2')
    expect((await look(ada, '/account/orders?p=nonsense')).status).toBe(200)
  })

  it('are found by number, by what was bought and by how they stand', async () => {
    const found = async (query: string) => {
      const { text } = await look(ada, `/account/orders?${query}`)
      return Number(/(\d+) Bestellung(?:en)?\b/.exec(textOf(text).replace(/Bestellung \d+/g, ''))?.[1] ?? 0)
    }
    expect(await found(`search=${bought[3]?.orderNumber}`)).toBe(1)
    expect(await found('search=60.20.017')).toBe(1)
    expect(await found('search=pot')).toBe(11)
    expect(await found('state=open')).toBe(12)
    expect(await found('state=open&search=pot')).toBe(11)

    const { text } = await look(ada, '/account/orders?state=cancelled')
    expect(textOf(text)).toContain('Keine Bestellung passt zu dieser Auswahl')
    expect(textOf((await look(bob, '/account/orders')).text)).toContain('Sie haben noch nichts bestellt')
  })
})

describe('an order', () => {
  const page = (number = -1) => `/account/orders/${bought.at(number)?.id}`

  it('of somebody else, or of nobody, is not there', async () => {
    for (const path of [page(), `/account/orders/${idFrom('product', 'nobody')}`, '/account/orders/1']) {
      expect((await look(bob, path)).status, path).toBe(404)
    }
    for (const intent of ['again', 'cancel', 'change']) {
      const { status } = await send(bob, page(), { intent, paymentMethodId: pot })
      expect(status, intent).toBeGreaterThanOrEqual(400)
    }
  })

  it.each(locales)('shows all about it, in $code', async ({ prefix }) => {
    const { status, text } = await look(ada, [prefix && `/${prefix}`, page()].join(''))
    expect(status).toBe(200)
    expect(textOf(text)).toContain('45.05.001')
    const offered = ['value="again"', 'ask=cancel', 'ask=payment'].filter((way) => text.includes(way))
    expect(offered).toHaveLength(3)
  })

  it('goes into the cart once more', async () => {
    const { status, headers } = await send(ada, page(0), { intent: 'again' })
    expect([status, headers.location]).toEqual([303, '/cart'])
    expect(String(headers['set-cookie'])).toContain('done=cart-filled')
    const { body } = await ada.ask('/checkout/cart')
    expect(body.lineItems.map(({ referencedId }: { referencedId: string }) => referencedId)).toEqual([bags])
    await ada.ask('/checkout/cart', { method: 'DELETE' })
  })

  it('goes there once, however often one page’s button is pressed, and again from the page as it comes next', async () => {
    const drawn = async () =>
      /name="commandId" value="([0-9a-f]{32})"/.exec((await look(ada, page(0))).text)?.[1] ?? ''
    const inCart = async () =>
      (await ada.ask('/checkout/cart')).body.lineItems.map(({ quantity }: { quantity: number }) => quantity)
    const [here, next] = [await drawn(), await drawn()]

    for (const commandId of [here, here]) await send(ada, page(0), { intent: 'again', commandId })
    expect(await inCart()).toEqual([1])
    await send(ada, page(0), { intent: 'again', commandId: next })
    expect(await inCart()).toEqual([2])
    await ada.ask('/checkout/cart', { method: 'DELETE' })
  })

  it('says so when nothing of it is sold any more', async () => {
    const { id } = await order(bob, pot)
    await sql`update order_line set product_id = null where order_id = ${id}`.execute(shop.db())
    const { status, text } = await send(bob, `/account/orders/${id}`, { intent: 'again' })
    expect(status).toBe(409)
    expect(textOf(text)).toContain('Keiner der Artikel ist noch erhältlich.')
  })

  it('is paid in another way, once that is chosen', async () => {
    const { text } = await look(ada, `${page(1)}?ask=payment`)
    const [chosen] = [...text.matchAll(/name="paymentMethodId"[^>]*value="([0-9a-f]{32})"/g)].map(
      ([, id]) => id,
    )
    const nothing = await send(ada, `${page(1)}?ask=payment`, { intent: 'change' })
    expect([nothing.status, textOf(nothing.text)]).toEqual([
      422,
      expect.stringContaining('Bitte wählen Sie eine Zahlungsart.'),
    ])

    const prepayment = await shop
      .db()
      .selectFrom('payment_method')
      .select('id')
      .where('technical_name', '=', 'prepayment')
      .executeTakeFirstOrThrow()
    expect(chosen).toBeTruthy()
    const { status, headers } = await send(ada, `${page(1)}?ask=payment`, {
      intent: 'change',
      paymentMethodId: prepayment.id.replaceAll('-', ''),
    })
    expect([status, headers.location]).toEqual([303, page(1)])
    expect(String(headers['set-cookie'])).toContain('done=order-payment-changed')
    expect(textOf((await look(ada, page(1))).text)).toContain('IBAN')
  })

  it('is cancelled in two steps, and then cannot be', async () => {
    expect(textOf((await look(ada, `${page(2)}?ask=cancel`)).text)).toContain('stornieren?')
    const { status, headers } = await send(ada, `${page(2)}?ask=cancel`, { intent: 'cancel' })
    expect([status, headers.location]).toEqual([303, page(2)])

    const { text } = await look(ada, page(2))
    expect(textOf(text)).toContain('Diese Bestellung ist storniert')
    expect(text.includes('ask=cancel')).toBe(false)
    expect(textOf((await look(ada, `${page(2)}?ask=cancel`)).text)).toContain('nicht mehr stornieren')
    const late = await send(ada, `${page(2)}?ask=payment`, { intent: 'change', paymentMethodId: pot })
    expect(late.status).toBeGreaterThanOrEqual(400)
    expect(textOf(late.text)).toContain('Zahlungsart ändern')
  })
})

/** How many papers of hers there are by now. */
async function papersDrawn(): Promise<number> {
  const { rows } = await sql<{ drawn: number }>`
    select count(*)::integer as drawn from order_document paper join sales_order on sales_order.id = paper.order_id
    where paper.bytes is not null and sales_order.customer ->> 'email' = 'ada@konto.example'`.execute(
    shop.db(),
  )
  return rows[0]?.drawn ?? 0
}

describe('the documents', () => {
  it('list every paper with a link that opens it', async () => {
    const links = async () =>
      [
        ...(await look(ada, '/account/documents')).text.matchAll(
          /href="https:\/\/shop\.example(\/order-files\/document\/[^"]+)"/g,
        ),
      ].map(([, href = '']) => href.replaceAll('&amp;', '&'))
    // Papers are drawn in the background, where whoever asks for pages comes first.
    await expect.poll(papersDrawn).toBeGreaterThan(5)
    expect((await links()).length).toBeGreaterThan(5)
    for (const link of (await links()).slice(0, 1)) {
      const paper = await shop.get(link)
      expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
    }
    expect(textOf((await look(bob, '/account/documents')).text)).not.toContain(bought[0]?.orderNumber)
  })
})

describe('the way to pay', () => {
  it('is chosen among those of the shop, and is hers from then on', async () => {
    const { text } = await look(ada, '/account/payment')
    const [id = ''] = [...text.matchAll(/value="([0-9a-f]{32})"/g)].map(([, value]) => value)
    const { status, headers } = await send(ada, '/account/payment', { paymentMethodId: id })
    expect([status, headers.location]).toEqual([303, '/account/payment'])
    expect(String(headers['set-cookie'])).toContain('done=payment-set')
    expect((await post(ada, '/account/customer')).body.defaultPaymentMethodId).toBe(id)

    for (const typed of [{}, { paymentMethodId: pot }, { paymentMethodId: 'x' }]) {
      const refused = await send(ada, '/account/payment', typed as Record<string, string>)
      expect([refused.status, textOf(refused.text)]).toEqual([
        422,
        expect.stringContaining('Bitte wählen Sie eine Zahlungsart.'),
      ])
    }
  })
})

describe('my cabinets', () => {
  it('are named and forgotten without scripts', async () => {
    await post(ada, '/customer/cabinet/keep', { cabinets: [{ place: 'complete_bodyWidth-600' }] })
    const { text } = await look(ada, '/account/cabinets')
    expect(textOf(text)).toContain('600')
    expect(text.includes('/abfallsysteme/configurator/complete/products?bodyWidth=600')).toBe(true)

    const place = 'complete_bodyWidth-600'
    await send(ada, '/account/cabinets', { intent: 'rename', place, name: '<b>Küche</b>' })
    expect((await look(ada, '/account/cabinets')).text.includes('&lt;b&gt;Küche&lt;/b&gt;')).toBe(true)
    await send(ada, '/account/cabinets', { intent: 'forget', place })
    expect(textOf((await look(ada, '/account/cabinets')).text)).toContain('Noch kein Schrank gespeichert')
  })
})

describe('her data', () => {
  it('come as an archive with everything in it, to nobody else', async () => {
    const { status, headers, text } = await look(ada, '/my-data.zip')
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/zip',
      'private, no-store',
    ])
    expect(String(headers['content-disposition'])).toMatch(/^attachment; filename="trennwerk-\d+\.zip"/)
    expect(text).toMatch(/^PK/)
    expect(text).toContain('data.json')

    const stranger = await look(shop.visitor(), '/my-data.zip')
    expect([stranger.status, stranger.headers.location]).toEqual([303, '/login?back=%2Faccount%2Fprivacy'])
    const foreign = await shop.get('/my-data.zip', {
      headers: { cookie: ada.cookie(), 'sec-fetch-site': 'cross-site' },
    })
    expect([foreign.status, foreign.headers.location]).toEqual([303, '/account/privacy'])
  })

  it('says before each of its buttons what becomes of enquiries and orders under way', async () => {
    const gil = shop.visitor()
    await account(shop, gil, { email: 'gil@konto.example' })
    await order(gil)
    const said = {
      de: /Ihre Anfrage an uns wird/,
      en: /Your enquiry to us is/,
      it: /la Sua richiesta/,
      fr: /Votre demande est/,
    }
    const languages = [
      ['', said.de, 'trotzdem ausgeführt'],
      ['/en-US', said.en, 'carried out all the same'],
      ['/it-IT', said.it, 'comunque eseguito'],
      ['/fr-FR', said.fr, 'tout de même exécutée'],
    ] as const
    for (const [prefix, enquiry] of languages)
      expect(textOf((await look(gil, `${prefix}/account/privacy`)).text)).not.toMatch(enquiry)

    const { salutationId } = (await post(gil, '/account/customer')).body
    const enquiry = { salutationId, email: 'gil@konto.example', subject: 'Frage', comment: 'Passt das?' }
    expect((await post(gil, '/contact-form', enquiry)).status).toBe(200)
    for (const [prefix, enquiry, orders] of languages) {
      for (const step of ['', '?ask=delete']) {
        const text = textOf((await look(gil, `${prefix}/account/privacy${step}`)).text)
        expect(text, `${prefix}${step}`).toMatch(enquiry)
        expect(text, `${prefix}${step}`).toContain(orders)
      }
    }
  })

  it('are counted on a page that says what is kept and why', async () => {
    const { text } = await look(ada, '/account/privacy')
    expect(text).toContain('href="/my-data.zip"')
    expect(textOf(text)).toContain('11 Ihrer Bestellungen sind noch unterwegs oder offen')
  })
})

describe('the end of an account', () => {
  it('takes the password, and nobody’s press alone', async () => {
    const eva = shop.visitor()
    await account(shop, eva, { email: 'eva@konto.example' })
    expect((await look(eva, '/account/privacy?ask=delete')).text).toContain('autoComplete="current-password"')

    for (const typed of ['', 'geraten']) {
      const { status, text } = await send(eva, '/account/privacy?ask=delete', {
        intent: 'delete',
        password: typed,
      })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(text).toContain('aria-invalid="true"')
      expect(text).not.toContain('geraten')
    }
    const { status, headers } = await send(eva, '/account/privacy?ask=delete', { intent: 'delete', password })
    expect([status, headers.location]).toEqual([303, '/login'])
    expect((await look(eva, '/account')).status).toBe(302)
    expect(shop.faults).toEqual([])
  })

  it('is not brought about by a foreign page', async () => {
    const { status } = await shop.get('/account/privacy?ask=delete', {
      method: 'POST',
      headers: {
        cookie: ada.cookie(),
        origin: 'https://elsewhere.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ intent: 'delete', password }).toString(),
    })
    expect(status).toBe(403)
    expect((await look(ada, '/account')).status).toBe(200)
  })
})

describe('logging out', () => {
  it('ends the session and leads to the login', async () => {
    const { status, headers } = await send(bob, '/account', { intent: 'log-out' })
    expect([status, headers.location]).toEqual([303, '/login'])
    expect(String(headers['set-cookie'])).toContain('done=logged-out')
    expect((await look(bob, '/account')).status).toBe(302)
  })
})
