import { expect, it } from 'vitest'
import { openShop } from '../shop.ts'

const shop = openShop()
const townsOf = async (country: string, zip: string) =>
  (await shop.request(`/town?country=${country}&zip=${encodeURIComponent(zip)}`)).body.elements.map(
    ({ name }: { name: string }) => name,
  )

it.each([
  ['CH', '8001', ['Zürich']],
  ['CH', '8005', ['Zürich']],
  ['ch', '6900', ['Lugano']],
  ['LI', '9490', ['Vaduz']],
  ['DE', '88131', ['Lindau']],
  ['DE', '80799', ['München']],
  ['AT', '6900', ['Bregenz']],
  ['AT', '1070', ['Wien']],
  ['IT', '39100', ['Bolzano']],
  ['FR', '75011', ['Paris']],
  ['NL', '1012 AB', ['Amsterdam']],
  ['BE', '4700', ['Eupen']],
  ['ES', '08002', ['Barcelona']],
])('a postal code of %s leads to its town: %s', async (country, zip, towns) => {
  expect(await townsOf(country, zip)).toEqual(towns)
})

it.each([
  ['CH', '80'],
  ['CH', '8'],
  ['CH', '80011'],
  ['DE', '8001'],
  ['CH', '1'.repeat(20)],
  ['CH', 'Zürich'],
  ['US', '8001'],
  ['CH', ''],
])('nothing is said of what is no postal code we know: %s %s', async (country, zip) => {
  expect(await townsOf(country, zip)).toEqual([])
})

it('names the state where a form asks for one', async () => {
  const { body } = await shop.request('/town?country=IT&zip=39100')
  const { id } = await shop
    .db()
    .selectFrom('country_state')
    .select('id')
    .where('code', '=', 'IT-BZ')
    .executeTakeFirstOrThrow()

  expect(body).toMatchObject({ apiAlias: 'dal_entity_search_result', entity: 'town', total: 1 })
  expect(body.elements).toEqual([{ name: 'Bolzano', zip: '39100', countryStateId: id, apiAlias: 'town' }])
})

it('every town of ours lies in a state we know where our list has states of that kind', async () => {
  const towns = await shop.db().selectFrom('town').select(['country', 'zip', 'name']).execute()
  const silent = []
  for (const { country, zip, name } of towns) {
    const { body } = await shop.request(`/town?country=${country}&zip=${zip}`)
    const found = body.elements.find((town: { name: string }) => town.name === name)
    // France's regions are no departments.
    if (!found || (found.countryStateId === null && country !== 'FR'))
      silent.push(`${country} ${zip} ${name}`)
  }
  expect(silent).toEqual([])
})

it('a question without a country or a postal code is refused', async () => {
  expect((await shop.request('/town?country=CH')).status).toBe(400)
  expect((await shop.request('/town?zip=8001')).status).toBe(400)
})
