import { describe, expect, it } from 'vitest'
import { idFrom } from '../../values/ids.ts'
import type { Country } from '../channel/channel.ts'
import { addressLines } from './address-lines.ts'
import type { AddressEntry } from './address-rules.ts'

const name = (name: string) => ({ 'de-DE': name, 'en-US': name, 'it-IT': name, 'fr-FR': name })
const bolzano = { id: idFrom('country-state', 'IT-BZ'), code: 'IT-BZ', name: name('Bolzano'), position: 0 }

const country = (country: string, ...addressFormat: string[]) =>
  // The lines depend on nothing else of a country.
  ({
    name: name(country),
    addressFormat: ['company', 'salutation firstName lastName', ...addressFormat],
    states: [bolzano],
  }) as unknown as Country

const ada: AddressEntry = {
  salutationId: null,
  title: 'Dr.',
  firstName: 'Ada',
  lastName: 'Muster',
  company: null,
  department: null,
  street: 'Via Roma',
  houseNumber: '7',
  additionalLine1: 'c/o Rossi',
  additionalLine2: null,
  zip: '39100',
  city: 'Bolzano',
  countryId: idFrom('country', 'IT'),
  stateId: bolzano.id,
  phone: null,
  vatId: null,
}

describe('an address on a parcel', () => {
  it('is written the way of its country', () => {
    const italy = country('Italia', 'street houseNumber', 'zip city (province code)')
    expect(addressLines(ada, italy, 'it-IT')).toEqual([
      'Dr. Ada Muster',
      'Via Roma 7',
      'c/o Rossi',
      '39100 Bolzano (BZ)',
      'Italia',
    ])

    const france = country('France', 'houseNumber street', 'zip city')
    const there = { ...ada, company: 'Muster SA', department: 'Achats', stateId: null }
    expect(addressLines(there, france, 'fr-FR')).toEqual([
      'Muster SA',
      'Achats',
      'Dr. Ada Muster',
      '7 Via Roma',
      'c/o Rossi',
      '39100 Bolzano',
      'France',
    ])
  })

  it('leaves no empty brackets', () => {
    const italy = country('Italia', 'street houseNumber addition', 'zip city (province code)', 'province')
    expect(addressLines({ ...ada, stateId: null, houseNumber: '' }, italy, 'it-IT').slice(1)).toEqual([
      'Via Roma',
      'c/o Rossi',
      '39100 Bolzano',
      'Italia',
    ])
  })
})
