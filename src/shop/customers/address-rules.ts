import type { Channel, Country } from '../channel/channel.ts'
import type { Violation, ViolationRule } from '../refusal.ts'
import type { Address } from './customer.ts'
import { vatIdFrom } from './vat-id.ts'
import { hasRightDigits } from './vat-id-digits.ts'

/** An address as somebody wrote it down, cleaned, before it is anybody's. */
export type AddressEntry = Omit<Address, 'id' | 'customerId'>

/** What is wrong with an address, by the rules of its country. Paths are the names on the wire. */
export function addressProblems(channel: Channel, entry: AddressEntry): Violation[] {
  const country = channel.countries.find(({ id }) => id === entry.countryId)

  return [
    ...lines(entry).flatMap(([path, value, { required, most }]) => {
      if (required && !value) return [problem('blank', path, value)]
      return value && value.length > most ? [problem('too-long', path, value, { limit: most })] : []
    }),
    ...salutationProblems(channel, entry.salutationId),
    ...(country ? countryProblems(country, entry) : unknownCountry(entry.countryId)),
  ]
}

type Limits = { required?: true; most: number }

const lines = (entry: AddressEntry): [path: string, value: string | null, limits: Limits][] => [
  ['firstName', entry.firstName, { required: true, most: 255 }],
  ['lastName', entry.lastName, { required: true, most: 255 }],
  ['title', entry.title, { most: 100 }],
  ['company', entry.company, { most: 255 }],
  ['department', entry.department, { most: 255 }],
  ['street', entry.street, { required: true, most: 255 }],
  ['houseNumber', entry.houseNumber, { most: 20 }],
  ['additionalAddressLine1', entry.additionalLine1, { most: 255 }],
  ['additionalAddressLine2', entry.additionalLine2, { most: 255 }],
  ['zipcode', entry.zip, { required: true, most: 50 }],
  ['city', entry.city, { required: true, most: 70 }],
  ['phoneNumber', entry.phone, { most: 40 }],
]

function countryProblems(country: Country, entry: AddressEntry): Violation[] {
  const { zip, phone, vatId, stateId } = entry
  const stateIsKnown = country.states.some(({ id }) => id === stateId)

  return [
    ...(zip && !matches(country.zipPattern, zip)
      ? [problem('zip-invalid', 'zipcode', zip, { iso: country.iso })]
      : []),
    ...(phone && !isPhone(country, phone) ? [problem('phone-invalid', 'phoneNumber', phone)] : []),
    ...(vatId ? vatIdProblems(country, vatId, 'vatId') : []),
    ...(stateId === null && country.stateRequired ? [problem('blank', 'countryStateId', '')] : []),
    ...(stateId !== null && !stateIsKnown
      ? [
          problem('entity-does-not-exist', 'countryStateId', stateId, {
            entity: 'country_state',
            id: stateId,
          }),
        ]
      : []),
  ]
}

export const salutationProblems = (channel: Channel, salutationId: string | null): Violation[] =>
  salutationId === null || channel.salutations.some(({ id }) => id === salutationId)
    ? []
    : [
        problem('entity-does-not-exist', 'salutationId', salutationId, {
          entity: 'salutation',
          id: salutationId,
        }),
      ]

const unknownCountry = (id: string): Violation[] =>
  id === ''
    ? [problem('blank', 'countryId', id)]
    : [problem('entity-does-not-exist', 'countryId', id, { entity: 'country', id })]

/** The form of the country, and its check digits, which tell a slip of the finger. */
export const isVatId = (country: Country, vatId: string): boolean =>
  vatIdProblems(country, vatId, '').length === 0

/**
 * What the form shows as an example is nobody's number and passes: nobody is refused what she was shown. A number in
 * the right form with a wrong digit is said to be that.
 */
export function vatIdProblems(country: Country, vatId: string, path: string): Violation[] {
  if (!matches(country.vatIdPattern, vatId.toUpperCase())) return [problem('vat-id-format', path, vatId)]

  const [number, example] = [vatIdFrom(vatId), vatIdFrom(country.vatIdExample)]
  return hasRightDigits(country.iso, number) || number === example
    ? []
    : [problem('vat-id-format', path, vatId, { check: 'digits' })]
}

/** A number of the country, or of any other in its international form: people keep theirs when they move. */
const isPhone = (country: Country, phone: string): boolean => {
  const digits = phone.replace(/[\s()./-]/g, '')
  return matches(country.phonePattern, digits) || /^(\+|00)[1-9]\d{6,14}$/.test(digits)
}

const matches = (pattern: string, text: string): boolean => new RegExp(`^(?:${pattern})$`, 'i').test(text)

const problem = (
  rule: ViolationRule,
  path: string,
  value: unknown,
  detail?: Violation['detail'],
): Violation => ({ rule, path: [path], value, ...(detail && { detail }) })
