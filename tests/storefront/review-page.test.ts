import { beforeAll, describe, expect, it } from 'vitest'
import { approveReview } from '../../src/shop/reviews/approve-review.ts'
import type { ReviewId } from '../../src/shop/reviews/review-store.ts'
import { idFrom } from '../../src/values/ids.ts'
import { account } from '../people.ts'
import { openKeptShop } from './open-kept-shop.ts'

const shop = openKeptShop()
const pot = idFrom('product', '45.05.001')
const page = `/detail/${pot}/review`
const said = {
  points: '4',
  title: 'Ganz dicht & gut',
  content: 'Seit einem Jahr in der Küche, er riecht nicht und lässt sich gut leeren.',
  name: 'Zora',
}
let cookie = ''

beforeAll(async () => {
  const she = shop.visitor()
  await account(shop, she)
  cookie = she.cookie()
})

const read = async (path: string, headers = {}) => (await shop.get(path, { headers })).text
const send = (typed: Record<string, string>) =>
  shop.get(page, {
    method: 'POST',
    headers: {
      cookie,
      origin: 'https://shop.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(typed).toString(),
  })
const productPage = async () => (await shop.get(`/detail/${pot}`)).headers.location as string
const written = () => shop.db().selectFrom('product_review').selectAll().where('demo', '=', false).execute()

describe('the page of a review', () => {
  it('tells a stranger that it takes an account, and brings her back after the login', async () => {
    const html = await read(page)

    expect(html).toContain('Zum Bewerten brauchen Sie ein Kundenkonto')
    expect(html).toContain(`/login?back=${encodeURIComponent(page)}`)
    expect(html).not.toContain('name="points"')
    expect(await read(await productPage())).toContain(`href="${page}"`)
  })

  it('is nobody’s when the product is none', async () => {
    expect((await shop.get(`/detail/${idFrom('product', 'none')}/review`)).status).toBe(404)
  })

  it('keeps what was typed, and says beside each field what is wrong', async () => {
    const { status, text } = await send({ ...said, points: '', title: 'Gut' })

    expect(status).toBe(400)
    expect(text).toContain('id="field-points-error"')
    expect(text).toContain('id="field-title-error"')
    expect(text).toContain('Mindestens 5 Zeichen')
    expect(text).toContain('value="Zora"')
    expect(text).toContain(said.content)
    expect(await written()).toEqual([])
  })

  it('takes it without scripts, shows it to its author, and to everybody once it is approved', async () => {
    const home = await productPage()
    const before = await read(home)
    expect(before).toContain('Demodaten')

    const sent = await send(said)
    expect([sent.status, sent.headers.location]).toEqual([303, page])
    const own = await read(page, { cookie })
    expect(own).toContain('Danke für Ihre Bewertung')
    expect(own).toContain('value="Ganz dicht &amp; gut"')
    expect(await read(home)).toBe(before)

    const [review] = await written()
    await shop.change((db) => approveReview(db, review?.id as ReviewId, true))
    const after = await read(home)
    const list = /<ul class="review-list">(.*?)<\/ul>/s.exec(after)?.[1]
    expect(list).toContain('Ganz dicht &amp; gut')
    expect(list?.match(/<li/g)).toHaveLength(1)
    // Stars that customers gave are no demo data, and search engines may know of them.
    expect(after).not.toMatch(/aria-label="4\.0[^"]*Demodaten/)
    expect(after).toContain('"ratingValue":4')
  })

  it('takes the same form for another opinion, which waits again', async () => {
    const [review] = await written()
    expect(await read(page, { cookie })).toContain('Ihre Bewertung ist veröffentlicht')

    expect((await send({ ...said, id: review?.id ?? '', points: '2' })).status).toBe(303)
    expect(await written()).toMatchObject([{ id: review?.id, points: 2, active: false }])
  })
})
