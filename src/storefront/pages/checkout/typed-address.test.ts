import { describe, expect, it } from 'vitest'
import type { CountryRules } from '../../parts/country-rules.ts'
import type { StoreApiError } from '../../store-api.ts'
import { errorsOf, firstErrors, registrationOf, type Typed } from './typed-address.ts'

const swiss: CountryRules = {
  id: 'ch',
  iso: 'CH',
  zipPattern: '[1-9]\\d{3}',
  zipExample: '8001',
  vatIdLabel: 'UID',
  vatIdExample: 'CHE-123.456.788',
  phoneExample: '+41 44 123 45 67',
  numberFirst: false,
  states: [],
}
const italian: CountryRules = {
  ...swiss,
  id: 'it',
  iso: 'IT',
  zipPattern: '\\d{5}',
  states: [{ id: 's', name: 'Bolzano' }],
}
const rules = { shipping: swiss, billing: italian }

const shipping: Typed = {
  'shipping.firstName': 'Ada',
  'shipping.lastName': 'Keller',
  'shipping.street': 'Werkstrasse',
  'shipping.houseNumber': '12',
  'shipping.zipcode': '8001',
  'shipping.city': 'Zürich',
  'shipping.countryId': 'ch',
}
const typed: Typed = { email: 'ada@example.ch', accountType: 'private', privacy: 'yes', ...shipping }
const apart: Typed = { ...typed, billingDiffers: 'yes' }

describe('the first look at what was typed', () => {
  it('finds nothing in a whole address, house number or not', () => {
    expect(firstErrors(typed, rules)).toEqual({})
    expect(firstErrors({ ...typed, 'shipping.houseNumber': '' }, rules)).toEqual({})
  })

  it('names every field that is missing at once', () => {
    expect(Object.keys(firstErrors({ 'shipping.countryId': 'ch' }, rules))).toEqual([
      'email',
      'shipping.firstName',
      'shipping.lastName',
      'shipping.street',
      'shipping.zipcode',
      'shipping.city',
      'privacy',
    ])
  })

  it('asks for a billing address only when it is another, and for its province where there is one', () => {
    expect(Object.keys(firstErrors(apart, rules))).toContain('billing.countryStateId')
    expect(Object.keys(firstErrors(apart, rules))).toContain('billing.city')
  })

  it('wants the name of a company from a company', () => {
    expect(Object.keys(firstErrors({ ...typed, accountType: 'business' }, rules))).toEqual(['company'])
  })

  it.each(['800', '80011', 'ABCD'])('does not take %s for a Swiss postal code', (zip) => {
    expect(firstErrors({ ...typed, 'shipping.zipcode': zip }, rules)).toMatchObject({
      'shipping.zipcode': { code: 'ZIP_CODE_INVALID' },
    })
  })
})

describe('what the Store API found', () => {
  const refused = (...pointers: string[]) =>
    ({
      errors: pointers.map((pointer) => ({
        code: 'VIOLATION::IS_BLANK_ERROR',
        detail: '',
        source: { pointer },
      })),
    }) as unknown as StoreApiError

  it('stands beside the address it was sent as', () => {
    const error = refused('/billingAddress/city', '/shippingAddress/street', '/vatIds', '/email')
    expect(Object.keys(errorsOf(error, typed))).toEqual([
      'shipping.city',
      'shipping.street',
      'vatId',
      'email',
    ])
    expect(Object.keys(errorsOf(error, apart))).toEqual(['billing.city', 'shipping.street', 'vatId', 'email'])
  })

  it('stands above the form when it is about no field', () => {
    expect(Object.keys(errorsOf(refused('/storefrontUrl'), typed))).toEqual([''])
  })
})

describe('a registration', () => {
  it('bills to the delivery address unless another was given', () => {
    const sent = registrationOf(typed, 'https://shop.example')
    expect(sent.billingAddress).toMatchObject({ street: 'Werkstrasse', houseNumber: '12', zipcode: '8001' })
    expect(sent).not.toHaveProperty('shippingAddress')
    expect(registrationOf(apart, 'https://shop.example')).toHaveProperty('shippingAddress.city', 'Zürich')
  })

  it('carries company and VAT id of a company only', () => {
    const company = { ...typed, company: 'Küchen AG', vatId: 'CHE-123.456.788' }
    expect(registrationOf(company, '')).not.toHaveProperty('vatIds')
    expect(registrationOf({ ...company, accountType: 'business' }, '')).toMatchObject({
      company: 'Küchen AG',
      vatIds: ['CHE-123.456.788'],
    })
  })
})
