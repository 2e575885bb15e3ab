import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { openKeptShop } from './open-kept-shop.ts'

const shop = openKeptShop({}, { patienceMs: 3_000 })
const product = '/x-line-60-trennsystem'

/** What a shop has in memory it has read before anything is slow. */
beforeEach(async () => void (await shop.get('/kontakt')))

/** As long as somebody holds what products are read from. */
const whileNobodyAnswers = <Result>(ask: () => Promise<Result>) =>
  shop
    .db()
    .transaction()
    .execute(async (db) => {
      await sql`lock table product_view in access exclusive mode`.execute(db)
      return ask()
    })

it('a page the database takes too long for says that the shop is busy, and comes once it is not', async () => {
  const { status, text, headers } = await whileNobodyAnswers(() => shop.get(product))
  const faults = shop.faults.splice(0)

  expect(status).toBe(503)
  expect(text).toContain('Server ausgelastet')
  expect(headers['cache-control']).toMatch(/private|no-store/)
  expect(faults.join()).toContain('statement timeout')
  expect((await shop.get(product)).status).toBe(200)
})

it('so do its data, and the Store API', async () => {
  const [data, api] = await whileNobodyAnswers(() =>
    Promise.all([
      shop.get(`${product}/_payload.json`),
      shop.visitor().ask('/search', { method: 'POST', body: { search: 'pot' } }),
    ]),
  )
  shop.faults.splice(0)

  expect(data.status).toBe(503)
  expect(api).toMatchObject({
    status: 503,
    body: { errors: [{ status: '503', code: 'FRAMEWORK__SERVICE_UNAVAILABLE' }] },
  })
})
