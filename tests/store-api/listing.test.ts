import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { openShop } from '../shop.ts'

const shop = openShop()
const wasteSystems = idFrom('category', 'waste-systems')
const spareParts = idFrom('category', 'spare-parts')

const listing = async (body: Record<string, unknown> = {}, id: string = wasteSystems) =>
  (await shop.request(`/product-listing/${id}`, { method: 'POST', body })).body

// The wire is not typed here: what a listing holds is for the test to say.
type Element = {
  id: string
  name: string
  parentId: string | null
  calculatedCheapestPrice: { unitPrice: number }
}
type Group = { id: string; options: { id: string; name: string; count: number }[] }

const names = ({ elements }: { elements: Element[] }) => elements.map(({ name }) => name)
const prices = ({ elements }: { elements: Element[] }) =>
  elements.map(({ calculatedCheapestPrice }) => calculatedCheapestPrice.unitPrice)

describe('a listing', () => {
  it('shows one product of each group, and counts the groups', async () => {
    const body = await listing({ limit: 100 })
    const { rows } = await sql<{ groups: number }>`
      select count(distinct group_id) as groups from product_view
      where language = 'de-DE' and category_ids @> array[${wasteSystems}::uuid]`.execute(shop.db())

    expect(body.total).toBe(rows[0]?.groups)
    expect(body.elements).toHaveLength(body.total)
    expect(body).toMatchObject({
      apiAlias: 'product_listing',
      entity: 'product',
      page: 1,
      sorting: 'name-asc',
    })
  })

  it('holds 24 a page, and an empty page beyond the last', async () => {
    const first = await listing({}, spareParts)
    const second = await listing({ p: 2 }, spareParts)
    const beyond = await listing({ p: 99_999 }, spareParts)

    expect(first.elements).toHaveLength(24)
    expect(names(second).some((name) => names(first).includes(name))).toBe(false)
    expect(beyond).toMatchObject({ elements: [], total: first.total, page: 99_999 })
  })

  it.each(['name-asc', 'name-desc', 'price-asc', 'price-desc', 'topseller', 'rating'])(
    'sorts by %s',
    async (order) => {
      const body = await listing({ order, limit: 100 })
      expect(body.sorting).toBe(order)

      const sorted = prices(body).toSorted((a, b) => (order === 'price-desc' ? b - a : a - b))
      if (order.startsWith('price')) expect(prices(body)).toEqual(sorted)
    },
  )

  it('falls back to the usual order for an unknown one, and refuses what is none', async () => {
    expect((await listing({ order: 'by-smell' })).sorting).toBe('name-asc')

    const { status, body } = await shop.request(`/product-listing/${wasteSystems}`, {
      method: 'POST',
      body: { order: 7 },
    })
    expect([status, body.errors[0].code]).toEqual([404, 'PRODUCT_SORTING_NOT_FOUND'])
  })

  it('offers no best result outside of a search', async () => {
    const { availableSortings } = await listing()

    expect(availableSortings.map(({ key }: { key: string }) => key)).toEqual([
      'topseller',
      'name-asc',
      'name-desc',
      'price-asc',
      'price-desc',
      'rating',
    ])
  })

  it('takes options of one group as alternatives, those of two as both', async () => {
    const { aggregations, total } = await listing()
    const [first, second] = aggregations.properties.entities.filter(
      ({ options }: Group) => options.length > 1,
    ) as [Group, Group]
    const [a, b, c] = [first.options[0], first.options[1], second.options[0]]
    const found = async (...ids: (string | undefined)[]) =>
      (await listing({ properties: ids.join('|') })).total

    expect(await found(a?.id)).toBe(a?.count)
    expect(await found(a?.id, b?.id)).toBeGreaterThanOrEqual(Math.max(a?.count ?? 0, b?.count ?? 0))
    expect(await found(a?.id, c?.id)).toBeLessThanOrEqual(Math.min(a?.count ?? 0, c?.count ?? 0))
    expect(await found('f'.repeat(32))).toBe(0)
    expect(total).toBeGreaterThan(a?.count ?? 0)
  })

  it('filters by price, rating and free shipping', async () => {
    const body = await listing({ 'min-price': 100, 'max-price': '300.50', limit: 100 })
    expect(prices(body).every((price) => price >= 100 && price <= 300.5)).toBe(true)
    expect(body.currentFilters.price).toEqual({ min: 100, max: 300.5 })

    const rated = await listing({ rating: 4, limit: 100 })
    expect(rated.elements.every(({ ratingAverage }: { ratingAverage: number }) => ratingAverage >= 4)).toBe(
      true,
    )
    expect((await listing({ 'shipping-free': true })).currentFilters['shipping-free']).toBe(true)
  })

  it('keeps its facets whole while something is picked, and reduces them when asked', async () => {
    const whole = (await listing()).aggregations
    const option = whole.properties.entities[0].options[0]
    const picked = await listing({ properties: option.id })
    const reduced = await listing({ properties: option.id, 'reduce-aggregations': true })

    expect(picked.aggregations).toEqual(whole)
    // The picked group shows its alternatives still; the price is that of what is left.
    expect(reduced.aggregations.properties.entities[0]).toEqual(whole.properties.entities[0])
    expect(reduced.aggregations.price).toMatchObject({
      min: Math.min(...prices(await listing({ properties: option.id, limit: 100 }))),
    })
  })

  it('counts live what is written down', async () => {
    const kept = (await listing()).aggregations
    const counted = (await listing({ filter: [{ type: 'equals', field: 'active', value: true }] }))
      .aggregations

    expect(counted).toEqual(kept)
  })

  it('leaves out what is switched off', async () => {
    const { aggregations } = await listing({
      'property-filter': false,
      'price-filter': '0',
      properties: 'f'.repeat(32),
    })
    expect(Object.keys(aggregations).sort()).toEqual(['manufacturer', 'rating', 'shipping-free'])

    expect((await listing({ 'no-aggregations': true })).aggregations).toEqual({})
    const only = await listing({ 'only-aggregations': true })
    expect(only.elements).toEqual([])
    expect(only.total).toBeGreaterThan(10)

    const [group] = (await listing()).aggregations.properties.entities as [Group]
    const listed = (await listing({ 'property-whitelist': [group.id] })).aggregations.properties.entities
    expect(listed.map(({ id }: Group) => id)).toEqual([group.id])
  })

  it('takes a full criteria beside its own filters', async () => {
    const body = await listing({
      filter: [{ type: 'equals', field: 'line', value: 'x-line' }],
      'post-filter': [{ type: 'contains', field: 'name', value: '90' }],
      includes: { product: ['name'] },
      aggregations: [{ name: 'most', type: 'max', field: 'price' }],
    })

    expect(names(body).length).toBe(body.total)
    expect(names(body).every((name) => /90/.test(name))).toBe(true)
    expect(body.aggregations.most).toMatchObject({ apiAlias: 'max_aggregation', max: expect.any(Number) })
  })

  it('reads a query string as well as a body', async () => {
    const { body } = await shop.request(
      `/product-listing/${wasteSystems}?order=price-desc&p=1&limit=2&min-price=200`,
    )

    expect(body.elements).toHaveLength(2)
    expect(body.sorting).toBe('price-desc')
  })

  it('shows what an order left of the stock', async () => {
    const [{ id }] = (await listing()).elements as [Element]
    await sql`update product set stock = 7 where id = ${id}`.execute(shop.db())

    expect((await listing()).elements[0]).toMatchObject({ stock: 7, availableStock: 7 })
  })

  it('speaks to the database once', async () => {
    await listing()
    for (const wish of [{}, { p: 2 }, { 'min-price': 100 }, { 'reduce-aggregations': true, rating: 4 }]) {
      const before = shop.statements().length
      await listing(wish)
      expect(shop.statements().length - before).toBe(1)
    }
  })

  it.each([
    [{ p: 0 }, '/p'],
    [{ p: -1 }, '/p'],
    [{ p: 1.5 }, '/p'],
    [{ p: '1e99' }, '/p'],
    [{ limit: 0 }, '/limit'],
    [{ limit: 5000 }, '/limit'],
    [{ 'min-price': -1 }, '/min-price'],
    [{ 'max-price': 'much' }, '/max-price'],
    [{ 'max-price': 1e30 }, '/max-price'],
    [{ rating: 9 }, '/rating'],
    [{ 'shipping-free': 'maybe' }, '/shipping-free'],
    [{ manufacturer: 'nonsense' }, '/manufacturer'],
    [{ properties: ['x'] }, '/properties'],
  ])('refuses %j', async (wish, pointer) => {
    const { status, body } = await shop.request(`/product-listing/${wasteSystems}`, {
      method: 'POST',
      body: wish,
    })

    expect(status).toBe(400)
    expect(body.errors[0].source.pointer).toBe(pointer)
  })

  it('exists only for a category', async () => {
    const missing = await shop.request(`/product-listing/${'f'.repeat(32)}`, { method: 'POST', body: {} })
    const malformed = await shop.request('/product-listing/home', { method: 'POST', body: {} })

    expect([missing.status, missing.body.errors[0].code]).toEqual([404, 'CONTENT__CATEGORY_NOT_FOUND'])
    expect([malformed.status, malformed.body.errors[0].code]).toEqual([400, 'FRAMEWORK__INVALID_UUID'])
  })
})
