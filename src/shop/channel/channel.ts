import type { CurrencyCode } from '../../values/currency.ts'
import type { Id } from '../../values/ids.ts'
import type { Locale } from '../../values/locale.ts'
import type { Translated } from '../../values/translated.ts'

/**
 * The shop as a place: the few rows every request needs. They are read once and kept for a few
 * seconds (`keep-channel.ts`), so an anonymous page asks the database for none of them.
 */
export type Channel = {
  id: Id<'sales-channel'>
  name: string
  defaultLanguage: Locale
  defaultCountryId: CountryId
  defaultCustomerGroupId: Id<'customer-group'>
  defaultPaymentMethodId: PaymentMethodId
  defaultShippingMethodId: ShippingMethodId
  defaultCurrency: CurrencyCode
  navigationCategoryId: Id<'category'>
  footerCategoryId: Id<'category'>
  serviceCategoryId: Id<'category'>
  maintenance: boolean
  accountRequired: boolean
  languages: readonly Language[]
  domains: readonly Domain[]
  currencies: readonly Currency[]
  taxes: readonly Tax[]
  vatRates: readonly VatRate[]
  countries: readonly Country[]
  salutations: readonly Salutation[]
  customerGroups: readonly CustomerGroup[]
  shippingMethods: readonly ShippingMethod[]
  paymentMethods: readonly PaymentMethod[]
  closures: readonly Closure[]
  categories: readonly Category[]
}

export type LanguageId = Id<'language'>
export type CurrencyId = Id<'currency'>
export type CountryId = Id<'country'>
export type StateId = Id<'country-state'>
export type ShippingMethodId = Id<'shipping-method'>
export type CategoryId = Id<'category'>
export type PaymentMethodId = Id<'payment-method'>
export type SalutationId = Id<'salutation'>

export type Language = { id: LanguageId; code: Locale; name: string; position: number }

/** `path` follows the public address of the shop: '' for German, '/it-IT' for Italian. */
export type Domain = { id: Id<'sales-channel-domain'>; language: Locale; path: string }

export type Currency = {
  id: CurrencyId
  code: CurrencyCode
  symbol: string
  name: Translated
  itemIntervalCents: number
  totalIntervalCents: number
  position: number
}

export type Tax = { id: Id<'tax'>; key: string; name: Translated; position: number }

/** Days are ISO dates, both inclusive; `until` null is open. */
export type VatRate = {
  taxId: Id<'tax'>
  countryId: CountryId
  percent: number
  from: string
  until: string | null
}

export type Country = {
  id: CountryId
  iso: string
  iso3: string
  name: Translated
  currency: CurrencyCode
  euMember: boolean
  active: boolean
  shippingAvailable: boolean
  zipPattern: string
  zipExample: string
  vatIdPattern: string
  vatIdLabel: string
  vatIdExample: string
  phonePrefix: string
  phonePattern: string
  phoneExample: string
  stateRequired: boolean
  addressFormat: readonly string[]
  orderButton: Translated
  withdrawalDays: number
  withdrawalButton: boolean
  position: number
  states: readonly CountryState[]
}

export type CountryState = { id: StateId; code: string; name: Translated; position: number }

export type Salutation = {
  id: SalutationId
  key: string
  displayName: Translated
  letterName: Translated
  position: number
}

export type CustomerGroup = { id: Id<'customer-group'>; key: string; name: Translated; displayGross: boolean }

export type DeliveryTime = { id: Id<'delivery-time'>; name: Translated; minDays: number; maxDays: number }

export type ShippingMethod = {
  id: ShippingMethodId
  technicalName: string
  name: Translated
  description: Translated
  active: boolean
  position: number
  deliveryTime: DeliveryTime
  destinations: readonly Destination[]
}

/** Where a method goes, how fast (working days), and what it costs gross by weight. */
export type Destination = {
  countryId: CountryId
  currency: CurrencyCode
  minDays: number
  maxDays: number
  freeFromCents: number | null
  costs: readonly { currency: CurrencyCode; untilGrams: number | null; cents: number }[]
}

export type PaymentMethod = {
  id: PaymentMethodId
  technicalName: string
  name: Translated
  description: Translated
  active: boolean
  afterOrderEnabled: boolean
  asynchronous: boolean
  countries: readonly string[] | null
  maxTotalCents: number | null
  position: number
}

/** From the first to the last day nothing is dispatched. All are ISO dates. */
export type Closure = {
  id: Id<'closure'>
  firstDay: string
  lastDay: string
  firstDeliveryHome: string
  firstDeliveryAbroad: string
  title: Translated
  text: Translated
}

/**
 * A category of the three trees: main, footer and service navigation. They are a few hundred, and every page shows
 * some, so they are kept like the rest of the channel.
 */
export type Category = {
  id: CategoryId
  key: string
  parentId: CategoryId | null
  /** The ancestors, root first, without itself. */
  path: readonly CategoryId[]
  level: number
  position: number
  type: 'page' | 'link' | 'folder'
  linkType: 'category' | 'product' | 'landing_page' | 'external' | null
  internalLink: string | null
  externalLink: string | null
  active: boolean
  visible: boolean
  createdAt: string
  name: Partial<Translated>
  breadcrumb: Readonly<Partial<Record<Locale, readonly string[]>>>
  description: Partial<Translated>
  metaTitle: Partial<Translated>
  metaDescription: Partial<Translated>
  keywords: Partial<Translated>
  /** Where its page lives; a link that leads into the shop lives where it leads. */
  seoPath: Partial<Translated> | null
  media: CategoryPicture | null
}

export type CategoryPicture = {
  id: Id<'media'>
  url: string
  width: number | null
  height: number | null
  alt: Partial<Translated>
  fileName: string
  extension: string
  mimeType: string
  size: number
}
