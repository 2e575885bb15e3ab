import type { CurrencyCode } from '../../values/currency.ts'
import type { Id } from '../../values/ids.ts'
import type { Locale } from '../../values/locale.ts'
import type { MoneyFormat } from '../../values/shown-money.ts'
import type { Translated } from '../../values/translated.ts'
import type { PaymentRule } from './rules/payment-rules.ts'
import type { ShippingRule } from './rules/shipping-rules.ts'

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
  /** Products are reviewed at all. */
  reviewsShown: boolean
  /** Customers keep wishlists with the shop. */
  wishlistsKept: boolean
  /** Origins beside our own to which a payment may lead back: storefronts of others. */
  storefrontOrigins: readonly string[]
  /** Where the seller owes VAT. */
  vatCountryId: CountryId
  moneyFormat: MoneyFormat
  /** Whoever opens an account has to open a link in a mail before it can be used. */
  doubleOptIn: boolean
  languages: readonly Language[]
  domains: readonly Domain[]
  currencies: readonly Currency[]
  taxes: readonly Tax[]
  vatRates: readonly VatRate[]
  taxAreas: readonly TaxArea[]
  countries: readonly Country[]
  salutations: readonly Salutation[]
  customerGroups: readonly CustomerGroup[]
  shippingMethods: readonly ShippingMethod[]
  paymentMethods: readonly PaymentMethod[]
  closures: readonly Closure[]
  claims: readonly Claim[]
  holidays: readonly PublicHoliday[]
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

/** Places of a country with another VAT than its own: Helgoland, Büsingen, Jungholz. */
export type TaxArea = {
  countryId: CountryId
  /** Matches the whole trimmed zip. */
  zipPattern: string
  name: string
  /** Rates of its own, those of another country, or outside any VAT: tax-free for everybody. */
  treatment: 'own-rate' | 'other-country' | 'outside'
  ratesOf: CountryId | null
  rates: readonly Omit<VatRate, 'countryId'>[]
}

export type Country = {
  id: CountryId
  iso: string
  iso3: string
  name: Translated
  currency: CurrencyCode
  euMember: boolean
  /** Companies with a VAT id buy without VAT when it is delivered here; respectively everybody. */
  companyTaxFree: boolean
  customerTaxFree: boolean
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

export type CustomerGroupId = Id<'customer-group'>

export type CustomerGroup = {
  id: CustomerGroupId
  key: string
  name: Translated
  displayGross: boolean
  /** Null: nobody can ask for it, only the staff lets somebody in. */
  registration: GroupRegistration | null
}

/** What somebody is told who asks for a group when she opens an account. */
export type GroupRegistration = {
  onlyCompany: boolean
  title: Translated
  introduction: Translated
  metaDescription: Translated
}

export type DeliveryTime = { id: Id<'delivery-time'>; name: Translated; minDays: number; maxDays: number }

export type ShippingMethod = {
  id: ShippingMethodId
  technicalName: string
  name: Translated
  description: Translated
  active: boolean
  position: number
  deliveryTime: DeliveryTime
  /** What is ordered by then, '14:00' by the clock of the works, is dispatched the same working day. */
  cutOff: string
  /** Collected at the works by the customer. */
  isCollected: boolean
  /** The carrier's page for a parcel, with `%s` where its number belongs. */
  trackingUrl: string | null
  /** All must hold for it to be offered. */
  rules: readonly ShippingRule[]
  destinations: readonly Destination[]
}

/** Where a method goes, how fast (working days), and what it costs gross by weight and worth. */
export type Destination = {
  countryId: CountryId
  currency: CurrencyCode
  minDays: number
  maxDays: number
  freeFromCents: number | null
  /** Free shipping takes the surcharge for bulky goods off as well. */
  bulkyGoesFree: boolean
  costs: readonly CostStep[]
}

/** Up to this weight and this worth, both inclusive; null is open. The steps stand from the narrowest to the widest. */
export type CostStep = {
  currency: CurrencyCode
  untilGrams: number | null
  untilCents: number | null
  cents: number
  /** On top, once, when there are bulky goods among them. */
  bulkyCents: number
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
  /** All must hold for it to be offered. */
  rules: readonly PaymentRule[]
  position: number
}

/** What the shop promises everybody, as staff words it. */
export type Claim = {
  key: string
  /** What is set large: `5`, `CH`. */
  figure: string
  /** What goes with the figure, e.g. years of product guarantee. */
  title: Translated
  /** All of it in a few words, figure included. */
  short: Translated
  text: Translated
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

/** A day on which no parcel is delivered in a country; fixed, or so many days from Easter Sunday. */
export type PublicHoliday = {
  countryId: CountryId
  /** Codes of the states that keep it; null is the whole country. */
  states: readonly string[] | null
  month: number | null
  day: number | null
  easterOffset: number | null
  firstYear: number | null
  lastYear: number | null
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
  color?: string | null
  isTransparent?: boolean | null
}
