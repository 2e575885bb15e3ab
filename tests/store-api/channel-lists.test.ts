import { describe, expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { openShop } from '../shop.ts'

const shop = openShop()
const post = (path: string, body: unknown = {}) => shop.request(path, { method: 'POST', body })
const italy = idFrom('country', 'IT')

describe('the lists of the channel', () => {
  it.each([
    ['/language', 'language', 4],
    ['/country', 'country', 9],
    ['/salutation', 'salutation', 3],
    ['/shipping-method', 'shipping_method', 3],
    ['/payment-method', 'payment_method', 3],
  ])('%s is a search result', async (path, entity, total) => {
    const { body } = await post(path)

    expect(body).toMatchObject({
      entity,
      total,
      page: 1,
      limit: 100,
      aggregations: [],
      apiAlias: 'dal_entity_search_result',
    })
    expect(body.elements[0].apiAlias).toBe(entity)
  })

  it('currencies are a plain array', async () => {
    expect((await post('/currency')).body.map(({ isoCode }: { isoCode: string }) => isoCode)).toEqual([
      'CHF',
      'EUR',
    ])
  })

  it('tell how long a shipping method takes, whatever associations a client names', async () => {
    const { body } = await post('/shipping-method', { associations: { prices: {} } })

    expect(body.elements[0]).toMatchObject({
      deliveryTime: { name: expect.any(String), apiAlias: 'delivery_time' },
      prices: expect.any(Array),
    })
  })

  it('ask the database for nothing', async () => {
    await post('/country')
    const before = shop.statements().length
    await Promise.all(
      ['/language', '/currency', '/country', '/salutation', '/shipping-method'].map((path) => post(path)),
    )

    expect(shop.statements().length).toBe(before)
  })

  it('find by id, the way clients load one country', async () => {
    const { body } = await post('/country', { filter: [{ field: 'id', type: 'equals', value: italy }] })

    expect(body.elements).toMatchObject([
      { iso: 'IT', translated: { name: 'Italien' }, postalCodeRequired: true },
    ])
    expect(body.elements[0].states).toBeUndefined()
  })

  it('bring the states along when asked, filtered and sorted as wished', async () => {
    const { body } = await post('/country', {
      ids: [italy],
      associations: {
        states: {
          limit: 2,
          sort: '-shortCode',
          filter: [{ type: 'prefix', field: 'shortCode', value: 'IT-B' }],
        },
      },
    })

    expect(body.elements[0].states.map(({ shortCode }: { shortCode: string }) => shortCode)).toEqual([
      'IT-BZ',
      'IT-BT',
    ])
  })

  it('filter by what belongs to a row', async () => {
    const { body } = await post('/country', { filter: { 'states.shortCode': 'DE-BY' } })

    expect(body.elements.map(({ iso }: { iso: string }) => iso)).toEqual(['DE'])
  })

  it('give all states of a country at once', async () => {
    const { body } = await post(`/country-state/${italy}`)

    expect(body.elements.length).toBeGreaterThan(100)
  })

  it('offer the methods that go to the country', async () => {
    const ada = shop.visitor()
    await ada.ask('/context', { method: 'PATCH', body: { countryId: idFrom('country', 'FR') } })
    const { body } = await ada.ask('/payment-method', { method: 'POST', body: { onlyAvailable: true } })

    expect(body.elements.map(({ technicalName }: { technicalName: string }) => technicalName)).toEqual([
      'payment_prepayment',
      'payment_sandbox',
    ])
  })

  it('answer GET like POST', async () => {
    const asked =
      '/country?filter[0][type]=equals&filter[0][field]=iso&filter[0][value]=AT&includes[country][]=iso'

    expect((await shop.request(asked)).body.elements).toEqual([{ iso: 'AT', apiAlias: 'country' }])
  })
})
