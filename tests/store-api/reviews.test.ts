import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import { approveReview } from '../../src/shop/reviews/approve-review.ts'
import type { ReviewId } from '../../src/shop/reviews/review-store.ts'
import { newId } from '../../src/values/ids.ts'
import { account, register } from '../people.ts'
import { type Answered, openOwnShop, openShop, type Shop, type Visitor } from '../shop.ts'

/** Contract 5.9: reviews. The green pot and the grey one are one family. */
const shop = openShop()
const [green, grey, bags] = [productId('45.05.001'), productId('45.05.002'), productId('60.20.017')] as const
const said = {
  title: 'Hält dicht',
  content: 'Seit einem Jahr in der Küche, er riecht nicht und lässt sich gut leeren.',
  points: 4,
}

const say = (visitor: Visitor, over: object = {}, product: string = green) =>
  visitor.ask(`/product/${product}/review`, { method: 'POST', body: { ...said, ...over } })
const read = (visitor: Pick<Visitor, 'ask'>, product: string = green) =>
  visitor.ask(`/product/${product}/reviews`, { method: 'POST', body: { 'total-count-mode': 'exact' } })
const refused = ({ status, body }: Answered) => [
  status,
  ...body.errors.map(({ code, source }: { code: string; source?: { pointer: string } }) =>
    [code, source?.pointer].join(' ').trim(),
  ),
]

async function ada(of: Pick<Shop, 'visitor' | 'db'> = shop): Promise<Visitor> {
  const visitor = of.visitor()
  await account(of, visitor)
  return visitor
}

const written = (of: Pick<Shop, 'db'> = shop) =>
  of.db().selectFrom('product_review').selectAll().where('demo', '=', false).execute()
const approve = async (approved = true) => {
  const [review] = await written()
  return approveReview(shop.db(), review?.id as ReviewId, approved)
}
const ratingOf = async (id: string) =>
  (await shop.request(`/product/${id}`, { method: 'POST', body: {} })).body.product

describe('who writes a review', () => {
  it('is answered nothing, and called by her first name', async () => {
    const answer = await say(await ada())

    expect([answer.status, answer.body]).toEqual([204, undefined])
    expect(await written()).toMatchObject([
      { product_id: green, author: 'Ada', ...said, language: 'de-DE', active: false, comment: null },
    ])
  })

  it('may be called otherwise, and is known by her account whatever else she says', async () => {
    const she = await ada()
    const customer = (await she.ask('/account/customer', { method: 'POST', body: {} })).body
    await say(she, { name: ' A.  M. ', lastName: 'Nobody', email: 'no@body.example', customerId: newId() })

    expect((await written()).map(({ author, customer_id }) => [author, customer_id])).toEqual([
      ['A. M.', customer.id],
    ])
  })

  it('has an account', async () => {
    const guest = shop.visitor()
    expect(refused(await say(guest))).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
    await register(shop, guest)
    expect(refused(await say(guest))).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
  })

  it('is told everything that is wrong', async () => {
    const answer = await say(await ada(), { title: 'Gut', content: 'Kurz', points: 9 })

    expect(refused(answer)).toEqual([
      400,
      'VIOLATION::TOO_HIGH_ERROR /points',
      'VIOLATION::TOO_SHORT_ERROR /title',
      'VIOLATION::TOO_SHORT_ERROR /content',
    ])
    expect(answer.body.errors[1].meta.parameters).toMatchObject({ '{{ limit }}': 5, field: 'title' })
  })

  it.each([undefined, null, '', 'vier', {}, []])('gives stars, not %o', async (points) => {
    expect(refused(await say(await ada(), { points }))).toEqual([400, 'VIOLATION::IS_BLANK_ERROR /points'])
  })

  it('gives them as a form sends them, too', async () => {
    expect((await say(await ada(), { points: '5' })).status).toBe(204)
  })

  it('names a product that there is', async () => {
    const she = await ada()
    expect(refused(await say(she, {}, newId()))).toEqual([404, 'CONTENT__PRODUCT_NOT_FOUND'])
    expect(refused(await say(she, {}, 'pot'))).toEqual([400, 'FRAMEWORK__INVALID_UUID /productId'])
  })

  it('is refused where the shop does without reviews, which then shows none', async () => {
    await sql`update sales_channel set reviews_shown = false`.execute(shop.db())
    const she = await ada()

    expect(refused(await say(she))).toEqual([403, 'PRODUCT__REVIEW_NOT_ACTIVE'])
    expect(refused(await read(she))).toEqual([403, 'PRODUCT__REVIEW_NOT_ACTIVE'])
    expect(await ratingOf(green)).toMatchObject({ ratingAverage: null, reviewCount: 0 })
  })

  it('neither narrows nor sorts a list then', async () => {
    await sql`update sales_channel set reviews_shown = false`.execute(shop.db())
    const asked = { search: 'POT', rating: 5, limit: 1 }
    const { body } = await shop.request('/search', { method: 'POST', body: asked })
    const { aggregations, availableSortings, currentFilters, total } = body

    expect(aggregations.rating).toBeUndefined()
    expect(currentFilters.rating).toBeNull()
    expect(availableSortings.map(({ key }: { key: string }) => key)).not.toContain('rating')
    expect(total).toBeGreaterThan(0)
  })
})

describe('a review', () => {
  it('is seen by its author at once, and by others when it was approved', async () => {
    const she = await ada()
    const before = (await read(shop.visitor())).body.total
    await say(she)

    expect((await read(she)).body.elements[0]).toMatchObject({ ...said, status: false, externalUser: 'Ada' })
    expect((await read(shop.visitor())).body.total).toBe(before)

    await approve()
    expect((await read(shop.visitor())).body.elements).toMatchObject([{ ...said, status: true, demo: false }])
  })

  it('said once more is the same review', async () => {
    const she = await ada()
    await say(she)
    const [first] = await written()
    await approve()

    expect((await say(she)).status).toBe(204)
    expect((await say(she, { id: first?.id })).status).toBe(204)
    expect(await written()).toEqual([{ ...first, active: true }])
  })

  it('is one of a family, whichever variant it is about', async () => {
    const she = await ada()
    await say(she)

    for (const product of [green, grey])
      expect(refused(await say(she, { title: 'Anders gesagt' }, product))).toEqual([
        400,
        'VIOLATION::ENTITY_EXISTS /customerId',
      ])
    expect((await say(she, {}, bags)).status).toBe(204)
  })

  it('may be said otherwise by its author, and waits again', async () => {
    const she = await ada()
    await say(she)
    const [{ id } = { id: '' }] = await written()
    await approve()
    expect((await say(she, { id, title: 'Hielt dicht', points: 2 })).status).toBe(204)

    expect(await written()).toMatchObject([{ id, title: 'Hielt dicht', points: 2, active: false }])
    expect((await written())[0]?.updated_at).not.toBeNull()
    expect((await ratingOf(green)).ratingAverage).not.toBe(2)
  })

  it('is nobody else’s to change', async () => {
    await say(await ada())
    const [{ id } = { id: '' }] = await written()
    const bob = shop.visitor()
    await account(shop, bob, { email: 'bob@example.org', firstName: 'Bob' })

    for (const foreign of [id, newId(), 'x'])
      expect(refused(await say(bob, { id: foreign, title: 'Gekapert' }))).toEqual([
        400,
        'VIOLATION::ENTITY_DOES_NOT_EXISTS /id',
      ])
    expect(await written()).toMatchObject([{ title: said.title }])
  })

  it('stays when its author is gone', async () => {
    await say(await ada())
    await sql`update product_review set customer_id = null where not demo`.execute(shop.db())
    expect(await written()).toHaveLength(1)
  })
})

describe('the stars of a family', () => {
  it('are those of real customers alone as soon as there are any, on every variant', async () => {
    const before = await ratingOf(green)
    expect(before.reviewCount).toBeGreaterThan(1)

    await say(await ada())
    expect(await ratingOf(green)).toMatchObject({ reviewCount: before.reviewCount })
    expect(await approve()).toBe(true)

    for (const id of [green, grey])
      expect(await ratingOf(id)).toMatchObject({ ratingAverage: 4, reviewCount: 1 })
    const { extensions, total } = (await read(shop.visitor(), grey)).body
    expect([total, extensions.ratingMatrix.totalReviewCount]).toEqual([1, 1])
    expect(extensions.ratingMatrix.genuine).toMatchObject({ count: 1, average: 4 })
  })

  it('are what they were when the approval is taken back', async () => {
    const before = await ratingOf(green)
    await say(await ada())
    await approve()
    await approve(false)

    const { ratingAverage, reviewCount } = await ratingOf(green)
    expect({ ratingAverage, reviewCount }).toEqual({
      ratingAverage: before.ratingAverage,
      reviewCount: before.reviewCount,
    })
  })

  it('do not move for a review that is not there', async () => {
    expect(await approveReview(shop.db(), newId() as ReviewId, true)).toBe(false)
  })
})

describe('two clicks at once', () => {
  const own = openOwnShop()

  it('write one review', async () => {
    const she = await ada(own)
    const answers = await Promise.all(Array.from({ length: 8 }, () => say(she)))

    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(204))
    expect(await written(own)).toHaveLength(1)
  })
})
