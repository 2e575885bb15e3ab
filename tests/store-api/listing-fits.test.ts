import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { openShop } from '../shop.ts'

const shop = openShop()
const wasteSystems = idFrom('category', 'waste-systems')
const cabinet = 'complete_bodyWidth-600_installationHeight-480_installationDepth-510_sideWallThickness-19'

const listing = (body: Record<string, unknown> = {}) =>
  shop.request(`/product-listing/${wasteSystems}`, { method: 'POST', body })

type Body = {
  total: number
  elements: { id: string; parentId: string | null; name: string }[]
  aggregations: { properties: { entities: { options: { id: string; count: number }[] }[] } }
}

const groups = ({ elements }: Body) => elements.map(({ id, parentId }) => parentId ?? id).toSorted()

describe('a listing of what fits', () => {
  it('holds the families of which the rules say so, and no other', async () => {
    const { body: fit } = await shop.request('/configurator/complete/fit', {
      method: 'POST',
      body: { bodyWidth: 600, installationHeight: 480, installationDepth: 510, sideWallThickness: 19 },
    })
    const numbers = fit.fits.map(({ productNumber }: { productNumber: string }) => productNumber)
    const { rows } = await sql<{ id: string }>`
      select distinct hex(coalesce(parent_id, id)) as id from product where number = any(${numbers}::text[])
    `.execute(shop.db())
    const { body } = await listing({ fits: cabinet, limit: 100 })

    expect(rows.length).toBeGreaterThan(0)
    expect(groups(body)).toEqual(rows.map(({ id }) => id).toSorted())
    expect(body.total).toBe(rows.length)
  })

  it('counts its facets by it, and goes together with the other filters', async () => {
    const body: Body = (await listing({ fits: cabinet, 'reduce-aggregations': true, limit: 100 })).body
    const options = body.aggregations.properties.entities.flatMap(({ options }) => options)
    expect(Math.max(...options.map(({ count }) => count))).toBeLessThanOrEqual(body.total)

    const [option] = options.filter(({ count }) => count < body.total)
    const both = (await listing({ fits: cabinet, properties: option?.id, limit: 100 })).body
    expect(both.total).toBe(option?.count)
    expect(groups(body)).toEqual(expect.arrayContaining(groups(both)))
  })

  it('is the same by GET, and of a search', async () => {
    const whole = (await listing({ fits: cabinet, limit: 100 })).body
    const got = await shop.request(`/product-listing/${wasteSystems}?fits=${cabinet}&limit=100`)
    expect(groups(got.body)).toEqual(groups(whole))

    const search = { search: 'x-line', limit: 100 }
    const found = (await shop.request('/search', { method: 'POST', body: { ...search, fits: cabinet } })).body
    const all = (await shop.request('/search', { method: 'POST', body: search })).body
    expect(found.total).toBeGreaterThan(0)
    expect(found.total).toBeLessThan(all.total)
  })

  it('is empty where nothing fits, or the rules would have to ask again', async () => {
    expect(
      (await listing({ fits: 'complete_bodyWidth-300_installationHeight-480_bodyDepth-560' })).body.total,
    ).toBe(0)
    expect((await listing({ fits: 'complete_bodyWidth-600' })).body.total).toBe(0)
  })

  it.each([
    'round',
    'complete_bodyWidth',
    "complete_bodyWidth-600'--",
    'complete_shoeSize-42',
    { a: 1 },
    ['complete'],
  ])('refuses %j, which is no place', async (fits) => {
    const { status, body } = await listing({ fits })
    expect([status, body.errors[0].source.pointer]).toEqual([400, '/fits'])
  })

  it('is whole when nothing is asked', async () => {
    const whole = (await listing({ limit: 100 })).body.total
    for (const fits of ['', null]) expect((await listing({ fits, limit: 100 })).body.total).toBe(whole)
  })
})
