import type { Id } from '../../values/ids.ts'
import type { Locale } from '../../values/locale.ts'
import type {
  Channel,
  Country,
  CountryState,
  Currency,
  CustomerGroup,
  PaymentMethod,
  ShippingMethod,
} from '../channel/channel.ts'
import type { Address, Customer } from '../customers/customer.ts'

/**
 * Who is shopping, and on what terms. On the wire this is Shopware's sales channel context.
 * An anonymous visit has no row in the database until it chooses something.
 */
export type Visit = {
  /** What its rows are found by: it opens nothing, and no browser learns it. */
  token: string
  /** What the browser has. */
  contextToken: string
  /** The login that led to it; null for strangers and guests. */
  session: SessionId | null
  /** How the browser names itself; empty where nobody asked. */
  device: string
  channel: Channel
  locale: Locale
  languageId: Id<'language'>
  currency: Currency
  country: Country
  state: CountryState | null
  customerGroup: CustomerGroup
  taxState: TaxState
  shippingMethod: ShippingMethod
  paymentMethod: PaymentMethod
  customer: Customer | null
  billingAddress: Address | null
  shippingAddress: Address | null
  /** When the request came in: prices, VAT and closures are looked up for this moment. */
  now: Date
}

export type SessionId = Id<'session'>

export type TaxState = 'gross' | 'net' | 'tax-free'

export const isGuest = (visit: Visit): boolean => visit.customer?.guest === true

/** Logged in with an account (specification section 4). */
export const isLoggedIn = (visit: Visit): boolean => visit.customer?.active === true && !visit.customer.guest
