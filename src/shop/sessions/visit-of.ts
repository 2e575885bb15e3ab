import type { CurrencyCode } from '../../values/currency.ts'
import type { Locale } from '../../values/locale.ts'
import { tokenKey } from '../../values/token.ts'
import type {
  Channel,
  CountryId,
  PaymentMethod,
  PaymentMethodId,
  ShippingMethodId,
  StateId,
} from '../channel/channel.ts'
import type { Address, Customer } from '../customers/customer.ts'
import { type Bill, isOffered } from '../payments/payment-offer.ts'
import { taxationOf } from '../pricing/taxation.ts'
import type { SessionId, Visit } from './visit.ts'

/** What a session chose; null is whatever the channel, the country or the customer implies. */
export type Choices = {
  /** The key of its rows where that is not the token's own. */
  key: string | null
  session: SessionId | null
  language: Locale | null
  currency: CurrencyCode | null
  countryId: CountryId | null
  stateId: StateId | null
  shippingMethodId: ShippingMethodId | null
  paymentMethodId: PaymentMethodId | null
  customer: Customer | null
  billingAddress: Address | null
  shippingAddress: Address | null
}

export const nothingChosen: Choices = {
  key: null,
  session: null,
  language: null,
  currency: null,
  countryId: null,
  stateId: null,
  shippingMethodId: null,
  paymentMethodId: null,
  customer: null,
  billingAddress: null,
  shippingAddress: null,
}

/**
 * Turns choices into terms. A choice that the channel no longer knows falls back to its default,
 * so a method that staff removed never breaks a session.
 */
export function visitOf(
  channel: Channel,
  contextToken: string,
  choices: Choices,
  locale: Locale | null,
  now: Date,
): Visit {
  const spoken = locale ?? choices.language ?? choices.customer?.locale ?? channel.defaultLanguage
  const language =
    channel.languages.find(({ code }) => code === spoken) ?? first(channel.languages, 'language')

  const countryId = choices.shippingAddress?.countryId ?? choices.countryId ?? channel.defaultCountryId
  const country =
    channel.countries.find(({ id }) => id === countryId) ??
    channel.countries.find(({ id }) => id === channel.defaultCountryId) ??
    first(channel.countries, 'country')
  const stateId = choices.shippingAddress?.stateId ?? choices.stateId

  const code = choices.currency ?? country.currency
  const currency =
    channel.currencies.find((currency) => currency.code === code) ?? first(channel.currencies, 'currency')

  const groupId = choices.customer?.groupId ?? channel.defaultCustomerGroupId
  const customerGroup =
    channel.customerGroups.find(({ id }) => id === groupId) ?? first(channel.customerGroups, 'customer group')

  const methodId = choices.shippingMethodId ?? channel.defaultShippingMethodId
  const paymentId = choices.paymentMethodId ?? choices.customer?.defaultPaymentMethodId
  const billedIn = channel.countries.find(({ id }) => id === choices.billingAddress?.countryId) ?? country

  return {
    token: choices.key ?? tokenKey(contextToken),
    contextToken,
    session: choices.session,
    device: '',
    channel,
    locale: language.code,
    languageId: language.id,
    currency,
    country,
    state: country.states.find(({ id }) => id === stateId) ?? null,
    customerGroup,
    taxState: taxationOf(channel, { ...choices, customerGroup, country }).state,
    shippingMethod:
      channel.shippingMethods.find(({ id }) => id === methodId) ??
      first(channel.shippingMethods, 'shipping method'),
    paymentMethod:
      channel.paymentMethods.find(({ id }) => id === paymentId) ??
      usualPayment(channel, {
        country: billedIn,
        customerGroup,
        currency: currency.code,
        totalCents: 0,
        hasDownloads: false,
        isGuest: choices.customer?.guest === true,
      }),
    customer: choices.customer,
    billingAddress: choices.billingAddress,
    shippingAddress: choices.shippingAddress,
    now,
  }
}

/** Who never chose how to pay pays in a way that is offered where the bill goes. */
function usualPayment(channel: Channel, bill: Bill): PaymentMethod {
  const usual = channel.paymentMethods.find(({ id }) => id === channel.defaultPaymentMethodId)
  const offered = [usual, ...channel.paymentMethods].find((method) => method && isOffered(method, bill))
  return offered ?? usual ?? first(channel.paymentMethods, 'payment method')
}

function first<Row>(rows: readonly Row[], what: string): Row {
  const [row] = rows
  if (!row) throw new Error(`The sales channel has no ${what}.`)
  return row
}
