import { describe, expect, it } from 'vitest'
import { openShop } from '../shop.ts'

const shop = openShop()
const ask = (body: unknown) => shop.request('/dealers', { method: 'POST', body })

type Dealer = { name: string; city: string; country: string; type: string; distanceKm: number | null }
const cities = (dealers: readonly Dealer[]) => dealers.map(({ city }) => city)

describe('POST /dealers', () => {
  it.each([
    ['Bozen', 'Bolzano'],
    ['Bolzano', 'Bolzano'],
    ['39100', 'Bolzano'],
    ['Genf', 'Genève'],
    ['Genève', 'Genève'],
    ['Geneve', 'Genève'],
    ['Ginevra', 'Genève'],
    ['8001', 'Zürich'],
    ['CH-8001', 'Zürich'],
    ['8001 Zürich', 'Zürich'],
    ['Zürch', 'Zürich'],
    ['Konstanz', 'Konstanz'],
  ])('finds the dealer of a town by %s: in %s', async (search, city) => {
    const { status, body } = await ask({ search })

    expect(status).toBe(200)
    expect(body).toMatchObject({
      apiAlias: 'dealer_search',
      place: { apiAlias: 'place', name: city },
      places: [],
    })
    expect(body.dealers[0]).toMatchObject({ apiAlias: 'dealer', city })
    expect(body.dealers[0].distanceKm).toBeLessThan(5)
  })

  it('says of a dealer all that leads to him', async () => {
    const { body } = await ask({ search: 'Zürich' })

    expect(body.dealers[0]).toMatchObject({
      key: 'dealer-001',
      name: 'Küchenatelier Silberdistel (Demo)',
      type: 'kitchen-professional',
      street: 'Musterstrasse 26',
      zip: '8001',
      city: 'Zürich',
      country: 'CH',
      latitude: 47.3755,
      longitude: 8.5383,
      lines: ['x-line', 'boxx-r', 'd-line', 's-line'],
      services: ['exhibition', 'assembly', 'spare-parts'],
      openingHours: [
        {
          days: ['mon', 'tue', 'wed', 'thu', 'fri'],
          hours: [
            ['08:00', '12:00'],
            ['13:30', '18:00'],
          ],
        },
      ],
      phone: '+41 44 000 00 00',
      email: expect.stringContaining('@'),
      website: expect.stringMatching(/^https:/),
    })
    expect(body.dealers[0].id).toMatch(/^[0-9a-f]{32}$/)
  })

  it.each(['Zürich', 'Bolzano', 'Barcelona', 'Rostock', 'Poschiavo', 'Davos', 'Tessin', '8152'])(
    'shows three to ten, the nearest first, around %s',
    async (search) => {
      const { dealers, total } = (await ask({ search })).body
      const distances: number[] = dealers.map(({ distanceKm }: Dealer) => distanceKm)

      expect(distances.length).toBeGreaterThanOrEqual(3)
      expect(distances.length).toBeLessThanOrEqual(10)
      expect(distances).toEqual(distances.toSorted((one, other) => one - other))
      expect(total).toBe(75)
    },
  )

  it.each([
    ['Freiburg', ['CH', 'DE']],
    ['6900', ['CH', 'AT']],
    ['9000', ['CH', 'BE']],
  ])('asks which one is meant by %s', async (search, countries) => {
    const { place, places, dealers, total } = (await ask({ search })).body

    expect(place).toBeNull()
    expect({ dealers, total }).toEqual({ dealers: [], total: 0 })
    expect(places.map(({ country }: Dealer) => country).sort()).toEqual(countries.toSorted())
    for (const { name, search } of places) {
      expect((await ask({ search })).body.place.name).toBe(name)
    }
  })

  it('answers nothing and nobody for a town that is nowhere', async () => {
    const { status, body } = await ask({ search: 'Entenhausen' })

    expect(status).toBe(200)
    expect(body).toMatchObject({ place: null, places: [], dealers: [], total: 0, search: 'Entenhausen' })
  })

  it.each([[{}], [{ search: '' }], [{ search: '  ' }], [{ search: null }]])(
    'lists all for %j, without distances',
    async (wish) => {
      const { body } = await ask(wish)

      expect(body).toMatchObject({ place: null, places: [], total: 75 })
      expect(body.dealers).toHaveLength(75)
      expect(new Set(body.dealers.map(({ distanceKm }: Dealer) => distanceKm))).toEqual(new Set([null]))
      expect(body.dealers[0].country).toBe('CH')
    },
  )

  it.each([
    [{ country: 'IT' }, 3],
    [{ country: 'it' }, 3],
    [{ search: 'Italia' }, 3],
    [{ search: 'Liechtenstein' }, 2],
    [{ country: 'CH', type: 'wholesale' }, 10],
    [{ type: 'wholesale' }, 15],
    [{ type: 'kitchen-professional' }, 60],
    [{ type: 'kitchen-professional', country: 'NL' }, 1],
  ])('lists those of %j: %i', async (wish, count) => {
    const { dealers, total } = (await ask(wish)).body

    expect(dealers).toHaveLength(count)
    expect(total).toBe(count)
  })

  it('keeps to a type and a country near a place', async () => {
    const { dealers } = (await ask({ search: 'Zürich', type: 'wholesale' })).body
    expect(dealers.every(({ type }: Dealer) => type === 'wholesale')).toBe(true)
    expect(dealers[0].city).toBe('Dietikon')

    const abroad = (await ask({ search: 'Basel', country: 'DE' })).body
    expect(abroad.place.name).toBe('Basel')
    expect(cities(abroad.dealers)[0]).toBe('Freiburg im Breisgau')
    expect((await ask({ search: 'Freiburg', country: 'CH' })).body.place.name).toBe('Fribourg')
  })

  it.each([
    [1, 1],
    [5, 5],
    ['7', 7],
    [100, 75],
  ])('shows as many as are wished: %s', async (limit, count) => {
    expect((await ask({ search: 'Bern', limit })).body.dealers).toHaveLength(count)
  })

  it.each([
    [{ search: ['Bern'] }, '/search', 'VIOLATION::INVALID_TYPE_ERROR'],
    [{ search: { $ne: '' } }, '/search', 'VIOLATION::INVALID_TYPE_ERROR'],
    [{ search: true }, '/search', 'VIOLATION::INVALID_TYPE_ERROR'],
    [{ search: 'B'.repeat(101) }, '/search', 'VIOLATION::TOO_LONG_ERROR'],
    [{ country: 'US' }, '/country', 'VIOLATION::NO_SUCH_CHOICE_ERROR'],
    [{ country: 41 }, '/country', 'VIOLATION::NO_SUCH_CHOICE_ERROR'],
    [{ type: 'retail' }, '/type', 'VIOLATION::NO_SUCH_CHOICE_ERROR'],
    [{ type: ['wholesale'] }, '/type', 'VIOLATION::NO_SUCH_CHOICE_ERROR'],
    [{ limit: 0 }, '/limit', 'VIOLATION::TOO_LOW_ERROR'],
    [{ limit: -3 }, '/limit', 'VIOLATION::TOO_LOW_ERROR'],
    [{ limit: 101 }, '/limit', 'VIOLATION::TOO_HIGH_ERROR'],
    [{ limit: 2.5 }, '/limit', 'VIOLATION::INVALID_TYPE_ERROR'],
    [{ limit: 'many' }, '/limit', 'VIOLATION::INVALID_TYPE_ERROR'],
  ])('refuses %j', async (wish, pointer, code) => {
    const { status, body } = await ask({ search: 'Bern', ...wish })

    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ code, source: { pointer } }])
  })

  it('says everything that is wrong at once', async () => {
    const { body } = await ask({ search: [], country: 'XX', type: 'x', limit: 0 })
    expect(body.errors.map(({ source }: { source: { pointer: string } }) => source.pointer)).toEqual([
      '/search',
      '/country',
      '/type',
      '/limit',
    ])
  })

  it('takes a postal code as a number, and all of it in an address', async () => {
    expect((await ask({ search: 8001 })).body.place.name).toBe('Zürich')
    const { body } = await shop.request(`/dealers?search=${encodeURIComponent('Genève')}&type=&limit=2`)
    expect(body.dealers).toHaveLength(2)
  })

  it('asks the database two questions', async () => {
    const { token } = await ask({ search: 'Bern' })
    const before = shop.statements().length
    await shop.request('/dealers', { method: 'POST', body: { search: 'Bern' }, token })
    const asked = shop.statements().slice(before)

    expect(asked.filter((text) => /from (town|"dealer")/.test(text))).toHaveLength(2)
  })
})
