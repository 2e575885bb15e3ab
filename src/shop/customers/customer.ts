import type { Id } from '../../values/ids.ts'
import type { Locale } from '../../values/locale.ts'
import type {
  CountryId,
  CustomerGroupId,
  PaymentMethodId,
  SalutationId,
  StateId,
} from '../channel/channel.ts'

export type CustomerId = Id<'customer'>
export type AddressId = Id<'customer-address'>

export type Customer = {
  id: CustomerId
  number: string
  guest: boolean
  active: boolean
  groupId: CustomerGroupId
  /** The group she asked for; until the staff has decided she shops like everybody. */
  requestedGroupId: CustomerGroupId | null
  locale: Locale
  email: string
  accountType: 'private' | 'business'
  salutationId: SalutationId | null
  title: string | null
  firstName: string
  lastName: string
  company: string | null
  vatIds: readonly string[]
  /** ISO date. */
  birthday: string | null
  defaultBillingAddressId: AddressId
  defaultShippingAddressId: AddressId
  defaultPaymentMethodId: PaymentMethodId | null
  /** Null where the shop did not ask for a confirmation of the e-mail. */
  optIn: { confirmedAt: string | null } | null
  createdAt: Date
}

/** Who somebody says she is. */
export type Profile = Pick<
  Customer,
  'accountType' | 'salutationId' | 'title' | 'firstName' | 'lastName' | 'company' | 'vatIds' | 'birthday'
>

/** Nobody can use the account yet: the link in the mail was not opened. */
export const isUnconfirmed = ({ optIn }: Pick<Customer, 'optIn'>): boolean =>
  optIn !== null && optIn.confirmedAt === null

/** Street and house number are kept apart inside (the QR-bill needs it) and joined on the wire. */
export type Address = {
  id: AddressId
  customerId: CustomerId
  salutationId: SalutationId | null
  title: string | null
  firstName: string
  lastName: string
  company: string | null
  department: string | null
  street: string
  houseNumber: string
  additionalLine1: string | null
  additionalLine2: string | null
  zip: string
  city: string
  countryId: CountryId
  stateId: StateId | null
  phone: string | null
  vatId: string | null
}
