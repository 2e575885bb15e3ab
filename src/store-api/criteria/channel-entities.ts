import { memoryEntity } from './memory-entity.ts'

const named = { id: 'id', name: 'text', 'translated.name': 'text', position: 'number' } as const
const always = ['translated', 'customFields']

const locale = memoryEntity('locale', { id: 'id', code: 'text', name: 'text', territory: 'text' }, {}, [
  'translated',
])

export const language = memoryEntity(
  'language',
  {
    id: 'id',
    name: 'text',
    position: 'number',
    active: 'boolean',
    localeId: 'id',
    translationCodeId: 'id',
    parentId: 'id',
  },
  { locale: () => locale, translationCode: () => locale },
  ['customFields'],
)

export const currency = memoryEntity(
  'currency',
  {
    ...named,
    isoCode: 'text',
    shortName: 'text',
    symbol: 'text',
    factor: 'number',
    isSystemDefault: 'boolean',
  },
  {},
  [...always, 'itemRounding', 'totalRounding', 'taxFreeFrom'],
)

export const countryState = memoryEntity(
  'country_state',
  { ...named, countryId: 'id', shortCode: 'text', active: 'boolean' },
  {},
  always,
)

export const country = memoryEntity(
  'country',
  {
    ...named,
    iso: 'text',
    iso3: 'text',
    active: 'boolean',
    shippingAvailable: 'boolean',
    isEu: 'boolean',
    displayStateInRegistration: 'boolean',
    forceStateInRegistration: 'boolean',
    postalCodeRequired: 'boolean',
    checkVatIdPattern: 'boolean',
    vatIdRequired: 'boolean',
    currencyIsoCode: 'text',
  },
  { states: () => countryState },
  [
    ...always,
    'checkPostalCodePattern',
    'checkAdvancedPostalCodePattern',
    'defaultPostalCodePattern',
    'advancedPostalCodePattern',
    'vatIdPattern',
    'addressFormat',
    'customerTax',
    'companyTax',
    'zipExample',
    'vatIdLabel',
    'vatIdExample',
    'phonePrefix',
    'phonePattern',
    'phoneExample',
    'withdrawalDays',
    'withdrawalButton',
    'orderButton',
  ],
)

export const salutation = memoryEntity(
  'salutation',
  { id: 'id', salutationKey: 'text', displayName: 'text', letterName: 'text', position: 'number' },
  {},
  always,
)

export const customerGroup = memoryEntity(
  'customer_group',
  {
    id: 'id',
    name: 'text',
    'translated.name': 'text',
    displayGross: 'boolean',
    registrationActive: 'boolean',
    registrationOnlyCompanyRegistration: 'boolean',
    registrationTitle: 'text',
  },
  {},
  [...always, 'registrationIntroduction', 'registrationSeoMetaDescription'],
)

const media = memoryEntity('media', { id: 'id', fileName: 'text' })

const deliveryTime = memoryEntity(
  'delivery_time',
  { ...named, min: 'number', max: 'number', unit: 'text' },
  {},
  always,
)

const shippingPrice = memoryEntity('shipping_method_price', {
  id: 'id',
  shippingMethodId: 'id',
  quantityStart: 'number',
  quantityEnd: 'number',
})

export const shippingMethod = memoryEntity(
  'shipping_method',
  {
    ...named,
    technicalName: 'text',
    active: 'boolean',
    description: 'text',
    deliveryTimeId: 'id',
    taxType: 'text',
  },
  { prices: () => shippingPrice, deliveryTime: () => deliveryTime, media: () => media, tags: () => media },
  [...always, 'mediaId', 'trackingUrl', 'minDays', 'maxDays', 'freeFrom', 'isCollected', 'extensions'],
)

export const paymentMethod = memoryEntity(
  'payment_method',
  {
    ...named,
    technicalName: 'text',
    distinguishableName: 'text',
    shortName: 'text',
    formattedHandlerIdentifier: 'text',
    description: 'text',
    active: 'boolean',
    afterOrderEnabled: 'boolean',
    asynchronous: 'boolean',
    synchronous: 'boolean',
  },
  { media: () => media },
  [...always, 'mediaId', 'prepared', 'refundable', 'recurring'],
)
