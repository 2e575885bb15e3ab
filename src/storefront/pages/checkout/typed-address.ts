import type { Terms } from '../../parts/cart-shape.ts'
import { type CountryRules, isZip } from '../../parts/country-rules.ts'
import { blank, isViolation, type Violation, violationOf } from '../../parts/violation-text.ts'
import type { StoreApiError } from '../../store-api.ts'

/** What was typed, by the name of the field; kept as it is until every field is right. */
export type Typed = Readonly<Record<string, string>>
export type FieldErrors = Readonly<Record<string, Violation>>

export type AddressUse = 'shipping' | 'billing'
/** Whose fields they are: one of the two of a purchase, or the only address of its form. */
export type AddressPart = AddressUse | 'address'

/** The fields of one address in the order of the form; a field is named `shipping.city`. */
export const addressFields = [
  'salutationId',
  'firstName',
  'lastName',
  'street',
  'houseNumber',
  'additionalAddressLine1',
  'zipcode',
  'city',
  'countryId',
  'countryStateId',
  'phoneNumber',
] as const
export type AddressField = (typeof addressFields)[number]

const optional: readonly AddressField[] = [
  'salutationId',
  'houseNumber',
  'additionalAddressLine1',
  'phoneNumber',
  'countryStateId',
]
const personFields = ['email', 'accountType', 'company', 'vatId', 'billingDiffers', 'privacy'] as const

const namesOf = (part: AddressPart) => addressFields.map((field) => `${part}.${field}` as const)

export const typedIn = (form: FormData): Typed =>
  Object.fromEntries(
    [...personFields, ...namesOf('shipping'), ...namesOf('billing')].map((name) => {
      const value = form.get(name)
      return [name, typeof value === 'string' ? value.trim() : '']
    }),
  )

export const isBillingApart = (typed: Typed): boolean => typed.billingDiffers === 'yes'
/** Professional customers are companies that ask for terms of their own. */
export const isProfessional = (typed: Typed): boolean => typed.accountType === 'professional'
export const isBusiness = (typed: Typed): boolean => typed.accountType === 'business' || isProfessional(typed)

/** What can be said without asking the Store API, so that a shopper hears of everything at once. */
export function firstErrors(typed: Typed, rules: Readonly<Record<AddressUse, CountryRules>>): FieldErrors {
  const errors: Record<string, Violation> = {}
  const need = (name: string) => {
    if (!typed[name]) errors[name] = blank
  }

  need('email')
  if (typed.email && !/^\S+@\S+\.\S+$/.test(typed.email)) {
    errors.email = { code: 'INVALID_EMAIL_FORMAT_ERROR', detail: {} }
  }
  if (isBusiness(typed)) need('company')

  for (const use of usesOf(typed)) Object.assign(errors, addressErrors(typed, use, rules[use]))
  need('privacy')
  return errors
}

/** The same of one address, from its first field to its last. */
export const addressErrors = (typed: Typed, part: AddressPart, rules: CountryRules): FieldErrors =>
  Object.fromEntries(
    addressFields.flatMap((field) => {
      const name = `${part}.${field}`
      const violation = addressError(field, typed[name] ?? '', rules)
      return violation ? [[name, violation]] : []
    }),
  )

function addressError(field: AddressField, value: string, rules: CountryRules): Violation | null {
  if (value) {
    return field === 'zipcode' && !isZip(rules, value) ? { code: 'ZIP_CODE_INVALID', detail: {} } : null
  }
  const isNeeded = !optional.includes(field) || (field === 'countryStateId' && rules.states.length > 0)
  return isNeeded ? blank : null
}

/** What the Store API found wrong, by field; what belongs to none stands under an empty name. */
export const errorsOf = ({ errors }: StoreApiError, typed: Typed): FieldErrors =>
  Object.fromEntries(
    errors
      .filter(isViolation)
      .map((error) => [fieldOf(error.source?.pointer ?? '', typed), violationOf(error)]),
  )

function fieldOf(pointer: string, typed: Typed): string {
  const [first = '', second = ''] = pointer.split('/').slice(1)
  if (first === 'billingAddress') return `${isBillingApart(typed) ? 'billing' : 'shipping'}.${second}`
  if (first === 'shippingAddress') return `shipping.${second}`
  if (first === 'vatIds') return 'vatId'
  if (first === 'acceptedDataProtection') return 'privacy'
  if (['firstName', 'lastName', 'salutationId'].includes(first)) return `shipping.${first}`
  if (first === 'requestedGroupId') return 'accountType'
  return ['password', ...personFields].includes(first) ? first : ''
}

/** A guest's registration (contract 5.9). Where the bill goes is the address that must be there. */
export function registrationOf(typed: Typed, storefrontUrl: string) {
  const billing = addressOf(typed, isBillingApart(typed) ? 'billing' : 'shipping')

  return {
    guest: true,
    email: typed.email,
    salutationId: billing.salutationId,
    firstName: billing.firstName,
    lastName: billing.lastName,
    accountType: isBusiness(typed) ? 'business' : 'private',
    ...companyOf(typed),
    ...(isBusiness(typed) && typed.vatId && { vatIds: [typed.vatId] }),
    acceptedDataProtection: typed.privacy === 'yes',
    storefrontUrl,
    billingAddress: billing,
    ...(isBillingApart(typed) && { shippingAddress: addressOf(typed, 'shipping') }),
  }
}

const companyOf = (typed: Typed) => (isBusiness(typed) ? { company: typed.company } : {})

/** An address as the wire wants it. */
export function addressOf(typed: Typed, part: AddressPart) {
  const of = (field: AddressField) => typed[`${part}.${field}`] ?? ''
  const { street, houseNumber } = { street: of('street'), houseNumber: of('houseNumber') }

  return {
    ...Object.fromEntries(addressFields.flatMap((field) => (of(field) === '' ? [] : [[field, of(field)]]))),
    ...companyOf(typed),
    salutationId: of('salutationId'),
    firstName: of('firstName'),
    lastName: of('lastName'),
    street,
    houseNumber,
  }
}

/** The form as it was filled in before, from the customer of the session. */
export function typedBefore({ customer, shippingLocation }: Terms): Typed {
  const place = shippingLocation.country.id
  if (!customer) return { accountType: 'private', 'shipping.countryId': place, 'billing.countryId': place }

  const { activeShippingAddress: shipping, activeBillingAddress: billing } = customer
  const isApart = shipping !== null && billing !== null && shipping.id !== billing.id
  return {
    email: customer.email,
    accountType: customer.accountType,
    company: customer.company ?? '',
    vatId: customer.vatIds[0] ?? '',
    billingDiffers: isApart ? 'yes' : '',
    privacy: 'yes',
    ...(shipping && fieldsFrom('shipping', shipping)),
    ...(billing && isApart ? fieldsFrom('billing', billing) : { 'billing.countryId': place }),
  }
}

export type KnownAddress = NonNullable<NonNullable<Terms['customer']>['activeShippingAddress']>

/** An address as the form shows it. */
export const fieldsFrom = (part: AddressPart, address: KnownAddress): Typed =>
  Object.fromEntries(
    addressFields.map((field) => [
      `${part}.${field}`,
      field === 'street' ? streetOf(address) : (address[field] ?? ''),
    ]),
  )

/** On the wire the street holds the number as well; in the form it stands apart. */
function streetOf({ street, houseNumber }: KnownAddress): string {
  if (!houseNumber) return street
  if (street.endsWith(` ${houseNumber}`)) return street.slice(0, -houseNumber.length - 1)
  return street.startsWith(`${houseNumber} `) ? street.slice(houseNumber.length + 1) : street
}

/** Nothing to write down again. */
export const isUnchanged = (typed: Typed, terms: Terms): boolean => {
  const before = typedBefore(terms)
  const relevant = (name: string) => isBillingApart(typed) || !name.startsWith('billing.')
  return (
    terms.customer !== null &&
    Object.entries(typed).every(([name, value]) => !relevant(name) || value === (before[name] ?? ''))
  )
}

const usesOf = (typed: Typed): readonly AddressUse[] =>
  isBillingApart(typed) ? ['shipping', 'billing'] : ['shipping']
