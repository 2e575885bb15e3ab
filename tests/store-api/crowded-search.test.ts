import { beforeAll, describe, expect, it } from 'vitest'
import { writeSearchBest } from '../../src/shop/search/write-search-best.ts'
import { openShop } from '../shop.ts'

const shop = openShop()
const ask = async (path: string, body: Record<string, unknown>) =>
  (await shop.request(path, { method: 'POST', body: { limit: 100, ...body } })).body
const numbersOf = ({ elements }: { elements: readonly { productNumber: string }[] }) =>
  elements.map(({ productNumber }) => productNumber)

it('few hits are all ranked and counted', async () => {
  const { total, estimatedTotal, elements } = await ask('/search', { search: 'behälter' })

  expect(total).toBe(elements.length)
  expect(estimatedTotal).toBeUndefined()
})

describe('in a shop of a million groups, of which forty sell best', () => {
  const best = 40
  beforeAll(async () => {
    await shop.db().deleteFrom('search_best').where('place', '>', best).execute()
    await shop.db().updateTable('search_reach').set({ groups: 1_000_000, best }).execute()
  })

  it('a common word ranks best sellers alone, and says about how many there are', async () => {
    const { total, estimatedTotal, elements, aggregations } = await ask('/search', { search: 'system' })
    const sold = await shop
      .db()
      .selectFrom('search_best')
      .innerJoin('product', 'product.id', 'search_best.product_id')
      .where('language', '=', 'de-DE')
      .select(['search_best.product_id'])
      .execute()

    expect(sold).toHaveLength(best)
    expect(elements).toHaveLength(total)
    expect(estimatedTotal).toBe(Number((total * 25_000).toPrecision(2)))
    expect(aggregations.properties.entities.length).toBeGreaterThan(0)
    expect(sold.map(({ product_id }) => product_id)).toEqual(
      expect.arrayContaining(
        elements
          .filter(({ name }: { name: string }) => !/^system/i.test(name))
          .map(({ id }: { id: string }) => id),
      ),
    )
  })

  it('its pages follow each other without a gap', async () => {
    const whole = await ask('/search', { search: 'system' })
    const first = await ask('/search', { search: 'system', limit: 5 })
    const second = await ask('/search', { search: 'system', limit: 5, p: 2 })

    expect(numbersOf(first).concat(numbersOf(second))).toEqual(numbersOf(whole).slice(0, 10))
    expect(second.total).toBe(whole.total)
  })

  it.each([
    ['narrows it', { 'max-price': 400 }],
    ['orders it', { order: 'price-asc' }],
    [
      'asks with a filter of her own',
      {
        filter: [
          { type: 'not', operator: 'and', queries: [{ type: 'equals', field: 'productNumber', value: '0' }] },
        ],
      },
    ],
  ])('who %s is shown all there are', async (_, wish) => {
    const crowded = await ask('/search', { search: 'system' })
    const { total, estimatedTotal } = await ask('/search', { search: 'system', ...wish })

    expect(estimatedTotal).toBeUndefined()
    expect(total).toBeGreaterThan(crowded.total)
  })

  it('the very number is found whatever it sells', async () => {
    expect(numbersOf(await ask('/search', { search: '71.01.001' }))).toContain('71.01.001')
  })

  it('parts are found among parts alone', async () => {
    const { elements, estimatedTotal } = await ask('/spare-parts/search', { search: 'behälter' })

    expect(estimatedTotal === undefined || estimatedTotal > elements.length).toBe(true)
    expect(elements.every(({ productNumber }: { productNumber: string }) => /^7/.test(productNumber))).toBe(
      true,
    )
  })

  it('counting the best sellers anew puts an end to it', async () => {
    await writeSearchBest(shop.db())

    expect((await ask('/search', { search: 'system' })).estimatedTotal).toBeUndefined()
  })
})

it('where few sell best by far, the best of each shelf stand among the best sellers all the same', async () => {
  const shelves = () =>
    shop
      .db()
      .selectFrom('product_view as view')
      .where('view.language', '=', 'de-DE')
      .where('view.listed', '=', true)
      .groupBy('view.category_ids')
      .select((fn) => ['view.category_ids', fn.fn.countAll<number>().as('size')])
  await shop.db().updateTable('product_view').where('kind', '=', 'system').set({ sales: 1_000_000 }).execute()
  const all = await shelves().execute()
  const most = all.length + 30

  await writeSearchBest(shop.db(), { most, mostFirst: 10 })
  const best = await shelves()
    .innerJoin('search_best', (join) =>
      join
        .onRef('search_best.product_id', '=', 'view.product_id')
        .onRef('search_best.language', '=', 'view.language'),
    )
    .execute()

  expect(best).toHaveLength(all.length)
  expect(best.reduce((total, { size }) => total + Number(size), 0)).toBe(most)
})
