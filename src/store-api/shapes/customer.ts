import type { Channel } from '../../shop/channel/channel.ts'
import type { Address, Customer } from '../../shop/customers/customer.ts'
import { joinStreet } from '../../shop/customers/street.ts'
import type { Visit } from '../../shop/sessions/visit.ts'
import type { Locale } from '../../values/locale.ts'
import {
  countryShape,
  customerGroupShape,
  paymentMethodShape,
  salutationShape,
  stateShape,
} from './channel.ts'
import { struct } from './struct.ts'

/** Street and house number are one on the wire. */
export const addressFields = (address: Omit<Address, 'customerId'>, channel: Channel, locale: Locale) => {
  const country = channel.countries.find(({ id }) => id === address.countryId)
  const state = country?.states.find(({ id }) => id === address.stateId)
  const salutation = channel.salutations.find(({ id }) => id === address.salutationId)

  return {
    id: address.id,
    salutationId: address.salutationId,
    salutation: salutation ? salutationShape(salutation, locale) : null,
    title: address.title,
    firstName: address.firstName,
    lastName: address.lastName,
    company: address.company,
    department: address.department,
    street: joinStreet(address, country),
    houseNumber: address.houseNumber,
    additionalAddressLine1: address.additionalLine1,
    additionalAddressLine2: address.additionalLine2,
    zipcode: address.zip,
    city: address.city,
    countryId: address.countryId,
    country: country ? countryShape({ ...country, states: [] }, locale) : null,
    countryStateId: address.stateId,
    countryState: state && country ? stateShape(state, country.id, locale) : null,
    phoneNumber: address.phone,
    vatId: address.vatId,
    customFields: {},
  }
}

/** An address of a customer's book. */
export const addressShape = (address: Address, channel: Channel, locale: Locale) =>
  struct('customer_address', {
    ...addressFields(address, channel, locale),
    customerId: address.customerId,
  })

/** The customer of a visit, with the addresses the visit is on, and with those of her book where that is at hand. */
export const customerShape = (customer: Customer, visit: Visit, book: readonly Address[] = []) => {
  const { channel, locale, billingAddress, shippingAddress } = visit
  const salutation = channel.salutations.find(({ id }) => id === customer.salutationId)
  const groupOf = (wanted: string | null) => {
    const group = channel.customerGroups.find(({ id }) => id === wanted)
    return group ? customerGroupShape(group, locale) : null
  }
  const payment = channel.paymentMethods.find(({ id }) => id === customer.defaultPaymentMethodId)
  const billing = billingAddress && addressShape(billingAddress, channel, locale)
  const shipping = shippingAddress && addressShape(shippingAddress, channel, locale)
  const known = [...book.map((address) => addressShape(address, channel, locale)), billing, shipping].filter(
    (address) => address !== null,
  )
  const byId = (wanted: string) => known.find(({ id }) => id === wanted) ?? null

  return struct('customer', {
    id: customer.id,
    customerNumber: customer.number,
    guest: customer.guest,
    active: customer.active,
    accountType: customer.accountType,
    salutationId: customer.salutationId,
    salutation: salutation ? salutationShape(salutation, locale) : null,
    title: customer.title,
    firstName: customer.firstName,
    lastName: customer.lastName,
    company: customer.company,
    email: customer.email,
    vatIds: customer.vatIds,
    birthday: customer.birthday,
    groupId: customer.groupId,
    group: groupOf(customer.groupId),
    requestedGroupId: customer.requestedGroupId,
    requestedGroup: groupOf(customer.requestedGroupId),
    languageId: channel.languages.find(({ code }) => code === customer.locale)?.id ?? visit.languageId,
    salesChannelId: channel.id,
    defaultPaymentMethodId: customer.defaultPaymentMethodId,
    defaultPaymentMethod: payment ? paymentMethodShape(payment, locale) : null,
    defaultBillingAddressId: customer.defaultBillingAddressId,
    defaultBillingAddress: byId(customer.defaultBillingAddressId),
    defaultShippingAddressId: customer.defaultShippingAddressId,
    defaultShippingAddress: byId(customer.defaultShippingAddressId),
    activeBillingAddress: billing,
    activeShippingAddress: shipping,
    addresses: [...new Map(known.map((address) => [address.id, address])).values()],
    doubleOptInRegistration: customer.optIn !== null,
    doubleOptInConfirmDate: customer.optIn?.confirmedAt ?? null,
    createdAt: customer.createdAt.toISOString(),
    customFields: {},
  })
}
