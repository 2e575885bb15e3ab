import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPlace } from './find-place.ts'
import type { Atlas, KnownTown, Meant } from './place.ts'
import { plainName } from './plain-name.ts'

const seed = (name: string) =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, `../../../db/seed/${name}.json`), 'utf8'))

type SeededTown = {
  country: string
  zip: string
  name: string
  region: string
  lat: number
  lon: number
  altNames: string[]
  zips?: [string, string]
}
const towns: KnownTown[] = (seed('towns').towns as SeededTown[]).map((town) => ({
  name: town.name,
  country: town.country,
  region: town.region,
  zip: town.zip,
  latitude: town.lat,
  longitude: town.lon,
  otherNames: town.altNames,
  firstZip: town.zips?.[0] ?? town.zip,
  lastZip: town.zips?.[1] ?? town.zip,
}))

type SeededCountry = {
  iso: string
  name: Record<string, string>
  states: { code: string; name: string; names?: Record<string, string> }[]
}
const countries = seed('countries').countries as SeededCountry[]
const atlas: Atlas = {
  towns,
  countries: countries.map(({ iso, name }) => ({ iso, names: Object.values(name) })),
  regions: countries.flatMap(({ iso, states }) =>
    states.map(({ code, name, names }) => ({
      country: iso,
      codes: [code, code.replace(`${iso}-`, '')],
      names: names ? Object.values(names) : [name],
      name,
    })),
  ),
}

const find = (typed: string, country: string | null = null) =>
  findPlace(typed, atlas, { country, home: 'CH' })
const said = (meant: Meant): string => {
  if (meant.kind === 'place') return meant.place.name + (meant.how === 'exact' ? '' : ` (${meant.how})`)
  if (meant.kind === 'several') return `${meant.places.map(({ name }) => name).join(' or ')}?`
  return meant.kind === 'country' ? meant.country : meant.kind
}

describe('a town is found', () => {
  it.each([
    // in any language
    ['Bozen', 'Bolzano'],
    ['Bolzano', 'Bolzano'],
    ['Bolzano/Bozen', 'Bolzano'],
    ['Bozen - Bolzano', 'Bolzano'],
    ['Genf', 'Genève'],
    ['Genève', 'Genève'],
    ['Ginevra', 'Genève'],
    ['Geneva', 'Genève'],
    ['Lucerna', 'Luzern'],
    ['Zurigo', 'Zürich'],
    ['Bienne', 'Biel/Bienne'],
    ['Biel', 'Biel/Bienne'],
    ['Biel/Bienne', 'Biel/Bienne'],
    ['Mailand', 'Milano'],
    ['Munich', 'München'],
    ['Monaco di Baviera', 'München'],
    // however it is written
    ['Geneve', 'Genève'],
    ['GENEVE', 'Genève'],
    ['genève', 'Genève'],
    ['zürich', 'Zürich'],
    ['ZÜRICH', 'Zürich'],
    ['Zurich', 'Zürich'],
    ['Zuerich', 'Zürich'],
    ['Koeln', 'Köln'],
    ['Muenchen', 'München'],
    ['  Bern  ', 'Bern'],
    ['St. Gallen', 'St. Gallen'],
    ['St Gallen', 'St. Gallen'],
    ['Sankt Gallen', 'St. Gallen'],
    ['St.Gallen', 'St. Gallen'],
    ['Saint-Gall', 'St. Gallen'],
    ['Saint Gall', 'St. Gallen'],
    ['San Gallo', 'St. Gallen'],
    ['Strassburg', 'Strasbourg'],
    ['Straßburg', 'Strasbourg'],
    ['La Chaux-de-Fonds', 'La Chaux-de-Fonds'],
    ['la chaux de fonds', 'La Chaux-de-Fonds'],
    // by its beginning, word by word
    ['Win', 'Winterthur'],
    ['Bolz', 'Bolzano'],
    ['St. Gal', 'St. Gallen'],
    ['Freiburg im', 'Freiburg im Breisgau'],
    ['Freiburg i. Br.', 'Freiburg im Breisgau'],
    ['Frankfurt', 'Frankfurt am Main'],
    ['Frankfurt a. M.', 'Frankfurt am Main'],
    ['Yverdon', 'Yverdon-les-Bains'],
    // with what lies around it
    ['Buchs SG', 'Buchs'],
    ['Zürich ZH', 'Zürich'],
    ['Zürich CH', 'Zürich'],
    ['Zürich, Schweiz', 'Zürich'],
    ['Bolzano, Italia', 'Bolzano'],
    ['Bozen (Italien)', 'Bolzano'],
    ['Svizzera, Lugano', 'Lugano'],
    ['Freiburg CH', 'Fribourg'],
    ['Freiburg Schweiz', 'Fribourg'],
    ['Freiburg Deutschland', 'Freiburg im Breisgau'],
    ['Zürich Altstetten', 'Zürich'],
    ['Lugano-Paradiso', 'Lugano'],
    ['Bolzano (BZ)', 'Bolzano'],
    ['Zürich HB', 'Zürich'],
    ['Paris 11e', 'Paris'],
    ['Bahnhofstrasse 12, Bern', 'Bern'],
    ['Rue du Rhône 10, 1204 Genève', 'Genève'],
    ['Via Roma 12, 39100 Bolzano BZ, Italia', 'Bolzano'],
    ['8001 Zürich, Schweiz', 'Zürich'],
  ])('by "%s": %s', (typed, name) => {
    expect(said(find(typed))).toBe(name)
  })

  it.each([
    ['8001', 'Zürich'],
    ['8050 Zürich', 'Zürich'],
    ['CH-8050', 'Zürich'],
    ['8001 ZH', 'Zürich'],
    ['6900 TI', 'Lugano'],
    ['6900 AT', 'Bregenz'],
    ['3011 BE', 'Bern'],
    ['CH-8001', 'Zürich'],
    ['CH 8001', 'Zürich'],
    ['ch8001', 'Zürich'],
    ['8001 Zürich', 'Zürich'],
    ['Zürich 8001', 'Zürich'],
    ['CH-8001 Zürich', 'Zürich'],
    ['39100', 'Bolzano'],
    ['I-39100', 'Bolzano'],
    ['IT-39100 Bozen', 'Bolzano'],
    ['D-79098', 'Freiburg im Breisgau'],
    ['DE 80799', 'München'],
    ['A-6900', 'Bregenz'],
    ['AT-6900', 'Bregenz'],
    ['6900 Bregenz', 'Bregenz'],
    ['6900 Lugano', 'Lugano'],
    ['CH-6900', 'Lugano'],
    ['FL-9490', 'Vaduz'],
    ['F-01210', 'Ferney-Voltaire'],
    ['01210', 'Ferney-Voltaire'],
    ['1012 AB', 'Amsterdam'],
    ['NL-1012 AB Amsterdam', 'Amsterdam'],
    ['B-4700', 'Eupen'],
    ['08002', 'Barcelona'],
  ])('by the postal code %s: %s', (typed, name) => {
    expect(said(find(typed))).toBe(name)
  })

  it.each([
    ['Zürch', 'Zürich'],
    ['Zrüich', 'Zürich'],
    ['Winterhtur', 'Winterthur'],
    ['Bollzano', 'Bolzano'],
    ['Luzren', 'Luzern'],
    ['Schafhausen', 'Schaffhausen'],
    ['Belinzona', 'Bellinzona'],
    ['Lausane', 'Lausanne'],
  ])('by %s, a letter of which is wrong: %s', (typed, name) => {
    expect(said(find(typed))).toBe(`${name} (similar)`)
  })
})

describe('who means one of several is asked which', () => {
  it.each([
    ['Freiburg', ['Fribourg', 'Freiburg im Breisgau']],
    ['Friburgo', ['Fribourg', 'Freiburg im Breisgau']],
    ['6900', ['Lugano', 'Bregenz']],
    ['6850', ['Mendrisio', 'Dornbirn']],
    ['9000', ['St. Gallen', 'Gent']],
    ['8050', ['Zürich', 'Graz']],
    ['Genva', ['Genève', 'Genova']],
    ['Saint', ['St. Gallen', 'St. Moritz', 'Saint-Louis', 'St. Pölten']],
  ])('%s', (typed, names) => {
    const meant = find(typed)
    expect(meant.kind === 'several' && meant.places.map(({ name }) => name).sort()).toEqual(names.toSorted())
  })

  it.each([
    ['Freiburg', 'CH', 'Fribourg'],
    ['Freiburg', 'DE', 'Freiburg im Breisgau'],
    ['6900', 'AT', 'Bregenz'],
    ['6900', 'CH', 'Lugano'],
    ['9000', 'BE', 'Gent'],
  ])('but not when the country of %s is known to be %s: %s', (typed, country, name) => {
    expect(said(find(typed, country))).toBe(name)
  })

  it('and is never shown more than one can read', () => {
    for (const typed of ['al', 'be', 'la', 's', 'sa', '80', '10']) {
      const meant = find(typed)
      if (meant.kind === 'several') expect(meant.places.length).toBeLessThanOrEqual(8)
    }
  })
})

it('a country is no more than a wish: whoever looks for Milan means Milan', () => {
  expect(said(find('Milano', 'CH'))).toBe('Milano')
  expect(said(find('Como', 'CH'))).toBe('Como')
})

it.each([
  ['Tessin', 'TI'],
  ['Ticino', 'TI'],
  ['Graubünden', 'GR'],
  ['Vaud', 'VD'],
  ['Wallis', 'VS'],
  ['Bayern', 'BY'],
])('the region %s lies between its towns', (typed, region) => {
  const meant = find(typed)
  expect(meant).toMatchObject({ kind: 'place', place: { region, zip: null } })
})

it.each([
  ['Schweiz', 'CH'],
  ['Svizzera', 'CH'],
  ['Italia', 'IT'],
  ['Liechtenstein', 'LI'],
  ['Österreich', 'AT'],
  ['Autriche', 'AT'],
])('%s is a country', (typed, iso) => {
  expect(said(find(typed))).toBe(iso)
})

it.each([
  ['8152', 'Bülach (near)'],
  ['CH-8152', 'Bülach (near)'],
  ['8152 Glattbrugg', 'Bülach (near)'],
  ['39040', 'Merano (near)'],
  ['9485', 'Gamprin (near)'],
])('a postal code we do not know, %s, lies near one that begins alike: %s', (typed, name) => {
  expect(said(find(typed))).toContain('(near)')
  expect(said(find(typed))).toBe(name)
})

it.each([[''], ['   '], ['...'], ['–'], ['%']])('nothing in particular is meant by "%s"', (typed) => {
  expect(find(typed).kind).toBe('anywhere')
})

it.each([
  ['Entenhausen'],
  ['Xyz'],
  ['1'],
  ['123456'],
  ['東京'],
  ["'; drop table town; --"],
  ['q'.repeat(100)],
])('nobody knows %s', (typed) => {
  expect(find(typed).kind).toBe('unknown')
})

it('every town is found by each of its names and by its postal code with its country', () => {
  for (const town of towns) {
    for (const name of [town.name, ...town.otherNames]) {
      const meant = find(`${name} ${town.country}`)
      const names = meant.kind === 'place' ? [meant.place] : meant.kind === 'several' ? meant.places : []
      expect(
        names.map(({ name }) => name),
        `${name} ${town.country}`,
      ).toContain(town.name)
    }
    expect(said(find(`${town.country}-${town.zip} ${town.name}`))).toBe(town.name)
  }
})

it('whatever is typed is answered', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60, unit: 'grapheme' }), (typed) => {
      expect(['anywhere', 'country', 'place', 'several', 'unknown']).toContain(find(typed).kind)
    }),
  )
})

it('capitals, accents and spaces around it change nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...towns), (town) => {
      const plain = plainName(town.name)
      expect(find(`  ${plain.toUpperCase()} `)).toEqual(find(town.name))
    }),
  )
})
