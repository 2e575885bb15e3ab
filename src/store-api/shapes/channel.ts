import type {
  Channel,
  Country,
  CountryState,
  Currency,
  CustomerGroup,
  DeliveryTime,
  Language,
  PaymentMethod,
  Salutation,
  ShippingMethod,
  Tax,
} from '../../shop/channel/channel.ts'
import type { OpenGroup } from '../../shop/customers/group-request.ts'
import { inTaxState } from '../../shop/pricing/price.ts'
import { priceTermsOf, vatPercentFor } from '../../shop/pricing/visit-terms.ts'
import type { Visit } from '../../shop/sessions/visit.ts'
import type { Locale } from '../../values/locale.ts'
import { decimal } from '../../values/money.ts'
import { moneyLocaleOf } from '../../values/shown-money.ts'
import { say } from '../../values/translated.ts'
import { struct } from './struct.ts'

type Texts = Readonly<Record<string, string>>

/** A named row: texts stand in the language of the visit, and once more under `translated`. */
const named = <Alias extends string, Fields extends object, Own extends Texts>(
  apiAlias: Alias,
  fields: Fields,
  texts: Own,
) => struct(apiAlias, { ...fields, ...texts, customFields: {}, translated: { ...texts, customFields: {} } })

export const languageShape = ({ id, code, name, position }: Language) => {
  const locale = struct('locale', { id, code, name, territory: code.slice(3), translated: { name } })
  return struct('language', {
    id,
    parentId: null,
    localeId: id,
    translationCodeId: id,
    name,
    position,
    active: true,
    customFields: {},
    locale,
    translationCode: locale,
  })
}

/** Cents per smallest step, and how a price list of this currency is rounded. */
const roundingShape = (intervalCents: number) =>
  struct('shopware_core_framework_data_abstraction_layer_pricing_cash_rounding_config', {
    decimals: 2,
    interval: decimal(intervalCents),
    roundForNet: true,
  })

export const currencyShape = (currency: Currency, channel: Channel, locale: Locale) =>
  named(
    'currency',
    {
      id: currency.id,
      isoCode: currency.code,
      // Prices are kept per currency; nothing is converted by a factor.
      factor: 1,
      symbol: currency.symbol,
      position: currency.position,
      isSystemDefault: currency.code === channel.defaultCurrency,
      taxFreeFrom: 0,
      itemRounding: roundingShape(currency.itemIntervalCents),
      totalRounding: roundingShape(currency.totalIntervalCents),
      // Ours: how amounts of it are written on a page in this language.
      moneyLocale: moneyLocaleOf(channel.moneyFormat, locale),
    },
    { shortName: currency.code, name: say(currency.name, locale) },
  )

export const stateShape = (state: CountryState, countryId: string, locale: Locale) =>
  named(
    'country_state',
    { id: state.id, countryId, shortCode: state.code, position: state.position, active: true },
    { name: say(state.name, locale) },
  )

export const countryShape = (country: Country, locale: Locale) =>
  named(
    'country',
    {
      id: country.id,
      iso: country.iso,
      iso3: country.iso3,
      position: country.position,
      active: country.active,
      shippingAvailable: country.shippingAvailable,
      isEu: country.euMember,
      displayStateInRegistration: country.states.length > 0,
      forceStateInRegistration: country.stateRequired,
      postalCodeRequired: true,
      checkPostalCodePattern: true,
      checkAdvancedPostalCodePattern: false,
      defaultPostalCodePattern: country.zipPattern,
      advancedPostalCodePattern: null,
      checkVatIdPattern: true,
      vatIdRequired: false,
      vatIdPattern: country.vatIdPattern,
      addressFormat: country.addressFormat,
      customerTax: taxFree(country.customerTaxFree),
      companyTax: taxFree(country.companyTaxFree),
      // Below: what only this shop knows, so that forms can help before they are sent.
      currencyIsoCode: country.currency,
      zipExample: country.zipExample,
      vatIdLabel: country.vatIdLabel,
      vatIdExample: country.vatIdExample,
      phonePrefix: country.phonePrefix,
      phonePattern: country.phonePattern,
      phoneExample: country.phoneExample,
      withdrawalDays: country.withdrawalDays,
      withdrawalButton: country.withdrawalButton,
      orderButton: say(country.orderButton, locale),
      states: country.states.map((state) => stateShape(state, country.id, locale)),
    },
    { name: say(country.name, locale) },
  )

const taxFree = (enabled: boolean) =>
  struct('shopware_core_framework_data_abstraction_layer_tax_free_config', {
    enabled,
    currencyId: null,
    amount: 0,
  })

export const salutationShape = (salutation: Salutation, locale: Locale) =>
  named(
    'salutation',
    { id: salutation.id, salutationKey: salutation.key, position: salutation.position },
    { displayName: say(salutation.displayName, locale), letterName: say(salutation.letterName, locale) },
  )

export const customerGroupShape = (group: CustomerGroup, locale: Locale) =>
  named('customer_group', groupFields(group), { name: say(group.name, locale) })

/** A group that somebody may ask for, with what she is told then. */
export const openGroupShape = (group: OpenGroup, locale: Locale) =>
  named('customer_group', groupFields(group), {
    name: say(group.name, locale),
    registrationTitle: say(group.registration.title, locale),
    registrationIntroduction: say(group.registration.introduction, locale),
    registrationSeoMetaDescription: say(group.registration.metaDescription, locale),
  })

const groupFields = ({ id, displayGross, registration }: CustomerGroup) => ({
  id,
  displayGross,
  registrationActive: registration !== null,
  registrationOnlyCompanyRegistration: registration?.onlyCompany ?? false,
})

export const deliveryTimeShape = (time: DeliveryTime, locale: Locale) =>
  named(
    'delivery_time',
    { id: time.id, min: time.minDays, max: time.maxDays, unit: 'day' },
    { name: say(time.name, locale) },
  )

/** The rate is the one of the place the visit's goods go to, today. */
export const taxShape = (tax: Tax, visit: Visit) =>
  struct('tax', {
    id: tax.id,
    taxRate: vatPercentFor(visit, tax.id),
    name: say(tax.name, visit.locale),
    position: tax.position,
    customFields: {},
  })

export const paymentMethodShape = (method: PaymentMethod, locale: Locale) => {
  const name = say(method.name, locale)
  return named(
    'payment_method',
    {
      id: method.id,
      technicalName: `payment_${method.technicalName}`,
      formattedHandlerIdentifier: `handler_trennwerk_${method.technicalName.replaceAll('-', '_')}payment`,
      shortName: `${method.technicalName.replaceAll('-', '_')}_payment`,
      position: method.position,
      active: method.active,
      afterOrderEnabled: method.afterOrderEnabled,
      asynchronous: method.asynchronous,
      synchronous: !method.asynchronous,
      prepared: false,
      refundable: false,
      recurring: false,
      mediaId: null,
      // Ours: the countries it is offered in; null is everywhere.
      countries: method.countries,
    },
    { name, distinguishableName: name, description: say(method.description, locale) },
  )
}

export const shippingMethodShape = (method: ShippingMethod, visit: Visit) =>
  named(
    'shipping_method',
    {
      id: method.id,
      technicalName: `shipping_${method.technicalName}`,
      position: method.position,
      active: method.active,
      taxType: 'auto',
      mediaId: null,
      deliveryTimeId: method.deliveryTime.id,
      deliveryTime: deliveryTimeShape(method.deliveryTime, visit.locale),
      prices: shippingPrices(method, visit),
      // Ours: nothing is sent, the customer comes for it.
      isCollected: method.isCollected,
      ...destinationShape(method, visit),
    },
    {
      name: say(method.name, visit.locale),
      description: say(method.description, visit.locale),
      trackingUrl: method.trackingUrl ?? '',
    } satisfies Record<keyof Pick<ShippingMethod, 'name' | 'description'> | 'trackingUrl', string>,
  )

/** What only this shop knows, of the method on its way to where the visit's goods go. */
function destinationShape({ destinations, deliveryTime }: ShippingMethod, { country, currency }: Visit) {
  const destination = destinations.find(({ countryId }) => countryId === country.id)
  const { freeFromCents = null } = destination ?? {}

  return {
    minDays: destination?.minDays ?? deliveryTime.minDays,
    maxDays: destination?.maxDays ?? deliveryTime.maxDays,
    /** Worth of the goods with tax from which sending costs nothing. */
    freeFrom:
      freeFromCents === null || destination?.currency !== currency.code ? null : decimal(freeFromCents),
  }
}

/** What the method costs to where the visit's goods go, by weight in kg; some steps end at a worth of the goods. */
function shippingPrices(method: ShippingMethod, visit: Visit) {
  const { country, currency, channel } = visit
  const terms = priceTermsOf({ ...visit, taxState: 'net' })(channel.taxes[0]?.id ?? '')
  const steps =
    method.destinations
      .find(({ countryId }) => countryId === country.id)
      ?.costs.filter((cost) => cost.currency === currency.code) ?? []

  return steps.map(({ untilGrams, untilCents, cents, bulkyCents }, index) => {
    // Steps of the same weight differ by worth.
    const from =
      steps.findLast((step, before) => before < index && step.untilGrams !== untilGrams)?.untilGrams ?? 0
    return struct('shipping_method_price', {
      id: `${method.id.slice(0, 16)}${country.id.slice(0, 14)}${String(index).padStart(2, '0')}`,
      shippingMethodId: method.id,
      ruleId: null,
      // 3 is Shopware's number for "by weight".
      calculation: 3,
      quantityStart: from / 1000,
      quantityEnd: untilGrams === null ? null : untilGrams / 1000,
      currencyPrice: [
        struct('price', {
          currencyId: currency.id,
          gross: decimal(cents),
          net: decimal(inTaxState(cents, 'gross', terms)),
          linked: true,
        }),
      ],
      customFields: {},
      // Ours: the worth it ends at, and what bulky goods cost on top, both with tax.
      extensions: {
        untilWorth: untilCents === null ? null : decimal(untilCents),
        bulkySurcharge: decimal(bulkyCents),
      },
    })
  })
}
