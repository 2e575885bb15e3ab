import type { Channel } from '../../shop/channel/channel.ts'
import type { Address } from '../../shop/customers/customer.ts'
import type { Visit } from '../../shop/sessions/visit.ts'
import { closuresAround, firstDeliveryAfterClosure } from '../../shop/shipping/closures.ts'
import { dayOf } from '../../values/day.ts'
import { say } from '../../values/translated.ts'
import {
  countryShape,
  currencyShape,
  customerGroupShape,
  paymentMethodShape,
  shippingMethodShape,
  stateShape,
  taxShape,
} from './channel.ts'
import { addressShape, customerShape } from './customer.ts'
import { struct } from './struct.ts'

/** Shopware's sales channel context: on what terms somebody shops. */
export const contextShape = (visit: Visit, origin: string, book: readonly Address[] = []) => {
  const { channel, locale, country, state, languageId, shippingAddress } = visit
  const place = countryShape({ ...country, states: [] }, locale)
  const group = customerGroupShape(visit.customerGroup, locale)

  return struct('sales_channel_context', {
    token: visit.contextToken,
    currentCustomerGroup: group,
    fallbackCustomerGroup: group,
    currency: currencyShape(visit.currency, channel, locale),
    itemRounding: currencyShape(visit.currency, channel, locale).itemRounding,
    totalRounding: currencyShape(visit.currency, channel, locale).totalRounding,
    salesChannel: salesChannelShape(channel, origin),
    taxRules: channel.taxes.map((tax) => taxShape(tax, visit)),
    customer: visit.customer && customerShape(visit.customer, visit, book),
    paymentMethod: paymentMethodShape(visit.paymentMethod, locale),
    shippingMethod: shippingMethodShape(visit.shippingMethod, visit),
    shippingLocation: struct('cart_delivery_shipping_location', {
      country: place,
      state: state && stateShape(state, country.id, locale),
      address: shippingAddress && addressShape(shippingAddress, channel, locale),
    }),
    languageInfo: struct('language_info', {
      name: channel.languages.find(({ id }) => id === languageId)?.name ?? '',
      localeCode: locale,
    }),
    context: struct('context', {
      versionId: liveVersion,
      currencyId: visit.currency.id,
      currencyFactor: 1,
      languageIdChain: languageChain(visit),
      scope: 'user',
      source: struct('sales_channel_api_source', { type: 'sales-channel', salesChannelId: channel.id }),
      taxState: visit.taxState,
      considerInheritance: true,
      ruleIds: [] as string[],
    }),
    permissions: [] as string[],
    // Ours: when the works are closed, so that nobody waits without knowing why, and the day the first parcels arrive.
    firstDelivery: firstDeliveryAfterClosure(
      channel.closures,
      dayOf(visit.now),
      country.id !== channel.defaultCountryId,
    ),
    closures: closuresAround(channel.closures, dayOf(visit.now)).map(({ id, title, text }) =>
      struct('closure', { id, title: say(title, locale), text: say(text, locale) }),
    ),
  })
}

/** German stands in where a text is missing. */
function languageChain({ languageId, channel }: Visit): string[] {
  const fallback = channel.languages.find(({ code }) => code === channel.defaultLanguage)?.id
  return fallback && fallback !== languageId ? [languageId, fallback] : [languageId]
}

/** The version of everything that is published; the shop keeps no other. */
const liveVersion = '0fa91ce3e96a4bc2be4bd9ce752c3425'

const salesChannelShape = (channel: Channel, origin: string) => {
  const languageIdOf = (code: string) =>
    channel.languages.find((language) => language.code === code)?.id ?? ''
  const currency = channel.currencies.find(({ code }) => code === channel.defaultCurrency)

  return struct('sales_channel', {
    id: channel.id,
    name: channel.name,
    active: true,
    maintenance: channel.maintenance,
    languageId: languageIdOf(channel.defaultLanguage),
    currencyId: currency?.id ?? '',
    countryId: channel.defaultCountryId,
    customerGroupId: channel.defaultCustomerGroupId,
    paymentMethodId: channel.defaultPaymentMethodId,
    shippingMethodId: channel.defaultShippingMethodId,
    navigationCategoryId: channel.navigationCategoryId,
    navigationCategoryDepth: 3,
    footerCategoryId: channel.footerCategoryId,
    serviceCategoryId: channel.serviceCategoryId,
    hreflangActive: true,
    taxCalculationType: 'horizontal',
    homeEnabled: true,
    domains: channel.domains.map(({ id, language, path }) =>
      struct('sales_channel_domain', {
        id,
        url: `${origin}${path}`,
        salesChannelId: channel.id,
        languageId: languageIdOf(language),
        currencyId: currency?.id ?? '',
        hreflangUseOnlyLocale: false,
        customFields: {},
      }),
    ),
    translated: { name: channel.name, customFields: {} },
    customFields: {},
    // Ours: whether customers keep wishlists with the shop; Shopware's own storefront reads core.cart.wishlistEnabled.
    extensions: { wishlistEnabled: channel.wishlistsKept },
  })
}
