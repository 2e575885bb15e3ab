import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { writeProductViews } from '../../src/shop/catalogue/write-product-views.ts'
import { idFrom } from '../../src/values/ids.ts'
import { openShop } from '../shop.ts'

const shop = openShop()

const systems = idFrom('category', 'waste-systems')
const list = (wish: object = {}, categoryId: string = systems) =>
  shop.request(`/article-listing/${categoryId}`, { method: 'POST', body: wish })

type Row = { productNumber: string; calculatedPrice: { unitPrice: number } } & Record<string, never>
const numbers = (elements: readonly Row[]) => elements.map(({ productNumber }) => productNumber)

describe('POST /article-listing/{categoryId}', () => {
  it('lists every system by itself, with its sizes, its bins and what there is to read', async () => {
    const { status, body } = await list({ limit: 100 })

    expect(status).toBe(200)
    expect(body).toMatchObject({ apiAlias: 'product_listing', total: 61, sorting: 'number-asc' })
    expect(numbers(body.elements)).toEqual(numbers(body.elements).toSorted())
    expect(body.elements.find(({ productNumber }: Row) => productNumber === '11.55.4017.2')).toMatchObject({
      apiAlias: 'product',
      article: { widths: [550], heights: [390], depths: [400], litres: 50, bins: 4 },
      fit: { usableWidth: { min: 512, max: 518 } },
      documents: expect.arrayContaining([
        expect.objectContaining({ key: 'x-line-pro-55-cad-step', type: 'cad', extension: 'step' }),
        expect.objectContaining({ key: 'x-line-pro-55-datenblatt', type: 'datasheet' }),
      ]),
    })
  })

  it('keeps each to its own category, pages and all', async () => {
    const { body } = await list({ limit: 2, p: 2 }, idFrom('category', 'waste-systems/swing-door'))

    expect(body.total).toBe(4)
    expect(numbers(body.elements)).toEqual(['20.20.400', '20.20.401'])
  })

  it('narrows by what the system itself is like, not by what its family is like', async () => {
    const { body: wide } = await list({ 'min-depth': 500, 'max-depth': 500, limit: 100 })
    expect(numbers(wide.elements)).toContain('10.60.353')
    expect(numbers(wide.elements)).not.toContain('10.60.351')

    const { body: cheap } = await list({ 'max-price': 130, limit: 100 })
    expect(cheap.elements.every((row: Row) => row.calculatedPrice.unitPrice <= 130)).toBe(true)
    expect(cheap.total).toBeGreaterThan(3)
  })

  it('counts its facets one by one, and as the other picks leave them', async () => {
    const { body } = await list({ 'min-width': 600, 'max-width': 600 })
    const options = body.aggregations.properties.entities.flatMap(
      ({ options }: { options: { count: number }[] }) => options,
    )

    expect(body.total).toBeGreaterThan(10)
    expect(options.length).toBeGreaterThan(5)
    expect(options.every(({ count }: { count: number }) => count >= 1 && count <= body.total)).toBe(true)
    expect(body.aggregations.sizes.width).toMatchObject({ min: 185, max: 900 })
    expect(body.aggregations.counts.available).toBeGreaterThan(0)
  })

  it.each(['number', 'width', 'height', 'depth', 'bins', 'litres', 'stock', 'price'])(
    'sorts by %s, either way',
    async (column) => {
      const { body: up } = await list({ order: `${column}-asc`, limit: 100 })
      const { body: down } = await list({ order: `${column}-desc`, limit: 100 })

      expect(up.sorting).toBe(`${column}-asc`)
      expect(up.total).toBe(down.total)
      expect(numbers(up.elements)).not.toEqual(numbers(down.elements))
      expect(numbers(up.elements).toSorted()).toEqual(numbers(down.elements).toSorted())
    },
  )

  it('sorts prices as numbers', async () => {
    const { body } = await list({ order: 'price-desc', limit: 100 })
    const prices = body.elements.map((row: Row) => row.calculatedPrice.unitPrice)
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => b - a))
  })

  it('shows some by their numbers alone', async () => {
    const { body } = await list({ numbers: ['10.45.171', '71.01.001', 'nothing'] })
    expect(numbers(body.elements)).toEqual(['10.45.171'])
  })

  it('follows the catalogue', async () => {
    await sql`update product set active = false where number = '10.45.171'`.execute(shop.db())
    await writeProductViews(shop.db(), [idFrom('product', '10.45.171')])

    expect(numbers((await list({ limit: 100 })).body.elements)).not.toContain('10.45.171')
    expect((await list()).body.total).toBe(60)
  })

  it('refuses a category and an order that are not there', async () => {
    expect((await list({}, idFrom('category', 'nothing'))).status).toBe(404)
    expect((await list({ order: 'colour' })).status).toBe(404)
    expect((await list({ limit: 101 })).status).toBe(400)
  })
})
