import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import { approveReview } from '../../src/shop/reviews/approve-review.ts'
import type { ReviewId } from '../../src/shop/reviews/review-store.ts'
import { everyPage } from '../every-page.ts'
import { account } from '../people.ts'
import { openKeptShop } from '../storefront/open-kept-shop.ts'
import { post, pot } from './ada.ts'

/** Names, reviews, comments and jobs that are scripts: read by customers, by staff and by mail programs as what they are. */
const shop = openKeptShop()

/** Each ends whatever it may stand in: an element, an attribute, a script, a comment, a style. */
const scripts = [
  '"><img src=x onerror=evil()></script><script>evil()</script>',
  "'-evil()-'</title></textarea></style><svg onload=evil()><!--",
  '<iframe srcdoc="<script>evil()</script>"><a href="javascript:evil()">x</a>',
  'javascript:evil()//{{evil()}}#{evil()}',
]
const name = (script: string) => `X ${script}`.slice(0, 200)

/** Live is what a browser would run, or read as an element of its own. */
const alive =
  /<script>evil|<img src=x|<svg onload|<iframe srcdoc|<a href="javascript:|href="javascript:|<\/script><script>evil/i

const visitors = scripts.map(() => shop.visitor())

beforeAll(async () => {
  for (const [place, script] of scripts.entries()) {
    const visitor = visitors[place]
    if (!visitor) throw new Error('each script has its visitor')
    const said = name(script)
    await account(shop, visitor, {
      email: `planted${place}@example.org`,
      firstName: said.slice(0, 60),
      lastName: said,
      company: said,
      title: said.slice(0, 90),
      accountType: 'business',
      affiliateCode: said,
      campaignCode: said,
    })
    await post(visitor, '/checkout/cart/line-item', {
      items: [{ id: pot, quantity: 1, payload: { job: said.slice(0, 60) } }],
    })
    await post(visitor, `/product/${productId('45.05.001')}/review`, {
      name: said.slice(0, 60),
      title: said.slice(0, 100),
      content: `${said} Seit einem Jahr in der Küche, er riecht nicht.`,
      points: 4,
    })
    await post(visitor, '/checkout/order', { customerComment: said })
    await post(visitor, '/checkout/cart/line-item', {
      items: [{ id: pot, quantity: 1, payload: { job: said.slice(0, 60) } }],
    })
    const { status } = await post(visitor, '/contact-form', {
      salutationId: null,
      firstName: said,
      lastName: said,
      email: `planted${place}@example.org`,
      subject: said,
      comment: said,
      checkbox: true,
    })
    expect([200, 400, 429]).toContain(status)
  }
  const { rows } = await sql<{
    id: ReviewId
  }>`select hex(id) as id from product_review where not demo`.execute(shop.db())
  for (const { id } of rows) await approveReview(shop.db(), id, true)
  expect(rows.length).toBeGreaterThan(0)
}, 120_000)

describe.each(scripts.map((script, place) => [script, place] as const))('%s', (script, place) => {
  it('is text on every page of whoever is called so', async () => {
    const visitor = visitors[place]
    if (!visitor) throw new Error('each script has its visitor')
    const personal = everyPage.filter(({ name }) =>
      /^(account|cart|checkout|detail|wishlist|register|login|kontakt)/.test(name),
    )
    const order = (await post(visitor, '/order', {})).body.orders.elements[0]
    for (const path of [
      ...personal.map(({ path }) => `/${path}`),
      ...(order ? [`/account/orders/${order.id}`, `/checkout/success/${order.id}`] : []),
      '/cart/_payload.json',
    ]) {
      const { text, headers } = await shop.get(path, { headers: { cookie: visitor.cookie() } })
      if (String(headers['content-type']).includes('json')) {
        expect(headers['x-content-type-options'], path).toBe('nosniff')
      } else expect(alive.exec(text)?.[0], path).toBeUndefined()
    }
  })

  it('is text where it was asked for', async () => {
    const asked = encodeURIComponent(script)
    for (const path of [
      `/search?search=${asked}`,
      `/search?search=pot&order=${asked}&properties=${asked}&min-price=${asked}`,
      `/kontakt?subject=${asked}&comment=${asked}`,
      `/montage?partner=${asked}&service=${asked}`,
      `/handlernetz?town=${asked}&search=${asked}`,
      `/ersatzteile?search=${asked}`,
      `/abfallsysteme/configurator/swing-door?bodyWidth=${asked}`,
      `/login?to=${asked}&back=${asked}`,
      `/register?back=${asked}&email=${asked}`,
      `/wishlist?remember=${asked}&list=${asked}`,
      `/reset-password?hash=${asked}`,
      `/registration/confirm?hash=${asked}&em=${asked}`,
      `/newsletter-subscribe?hash=${asked}&em=${asked}&state=${asked}`,
      `/checkout/success/${asked}`,
      `/${asked}`,
    ]) {
      const { text } = await shop.get(path)
      expect(alive.exec(text)?.[0], path).toBeUndefined()
    }
  })

  it('is text where a form comes back with it', async () => {
    for (const page of [
      '/kontakt',
      '/login',
      '/register',
      '/newsletter-subscribe',
      '/recover-password',
      '/cart',
      '/withdrawal',
    ]) {
      const body = new URLSearchParams()
      for (const field of [
        'email',
        'firstName',
        'lastName',
        'comment',
        'subject',
        'city',
        'intent',
        'code',
        'id',
        'name',
      ]) {
        body.set(field, script)
      }
      const { text } = await shop.get(page, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://shop.example' },
        body: body.toString(),
      })
      expect(alive.exec(text)?.[0], page).toBeUndefined()
    }
  })
})

it('is text in what a product says of itself, and in the data for search engines', async () => {
  for (const path of ['/pot', `/detail/${pot}`]) {
    const { text } = await shop.get(path)
    expect(alive.exec(text)?.[0], path).toBeUndefined()
    for (const [, json = ''] of text.matchAll(
      /<script type="application\/(?:ld\+)?json"[^>]*>([\s\S]*?)<\/script>/g,
    )) {
      expect(() => JSON.parse(json), path).not.toThrow()
    }
  }
})

it('is text in every mail', async () => {
  const { rows } = await sql<{ html: string; subject: string }>`select html, subject from mail`.execute(
    shop.db(),
  )
  for (const { html, subject } of rows) {
    expect(alive.exec(html)?.[0], subject).toBeUndefined()
    expect(subject).not.toMatch(/[\r\n]/)
  }
})
