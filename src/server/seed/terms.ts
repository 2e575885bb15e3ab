import type { Db } from '../../platform/postgres/db.ts'
import { idFrom } from '../../values/ids.ts'
import type { Translated } from '../../values/translated.ts'
import { insertMissing, type Row } from './insert-missing.ts'
import { readSeed } from './seed-files.ts'
import {
  categoryId,
  countryId,
  currencyId,
  customerGroupId,
  deliveryTimeId,
  languageId,
  paymentMethodId,
  shippingMethodId,
  taxId,
} from './seeded-ids.ts'

type Named = { key: string; name: Translated }

type ChannelData = {
  name: string
  languages: { code: string; name: string; searchConfig: string; path: string }[]
  currencies: {
    isoCode: string
    symbol: string
    itemIntervalCents: number
    totalIntervalCents: number
    name: Translated
  }[]
  taxes: Named[]
  salutations: { key: string; displayName: Translated; letterName: Translated }[]
  customerGroups: (Named & {
    displayGross: boolean
    /** Somebody who opens an account may ask for it. */
    registration?: {
      onlyCompany: boolean
      title: Translated
      introduction: Translated
      metaDescription: Translated
    }
  })[]
  deliveryTimes: (Named & { minDays: number; maxDays: number })[]
  paymentMethods: {
    technicalName: string
    name: Translated
    description: Translated
    countries: string[] | null
    maxTotalCents: number | null
    /** Paid on the way, on the page of a gateway. */
    asynchronous?: boolean
  }[]
  numberRanges: Row[]
  defaults: {
    language: string
    currency: string
    country: string
    customerGroup: string
    paymentMethod: string
    shippingMethod: string
  }
}

/** Languages, money, taxes, salutations, groups and ways to pay: what countries and products refer to. */
export async function seedTerms(db: Db) {
  const data = readSeed<ChannelData>('channel')

  await insertMissing(
    db,
    'language',
    data.languages.map(({ code, name, searchConfig }, position) => ({
      id: languageId(code),
      code,
      name,
      search_config: searchConfig,
      position,
    })),
  )
  await insertMissing(
    db,
    'currency',
    data.currencies.map(({ isoCode, symbol, name, itemIntervalCents, totalIntervalCents }, position) => ({
      id: currencyId(isoCode),
      iso_code: isoCode,
      symbol,
      name,
      item_interval_cents: itemIntervalCents,
      total_interval_cents: totalIntervalCents,
      position,
    })),
  )
  await insertMissing(
    db,
    'tax',
    data.taxes.map(({ key, name }, position) => ({ id: taxId(key), key, name, position })),
  )
  await insertMissing(
    db,
    'salutation',
    data.salutations.map(({ key, displayName, letterName }, position) => ({
      id: idFrom('salutation', key),
      key,
      display_name: displayName,
      letter_name: letterName,
      position,
    })),
  )
  await insertMissing(
    db,
    'customer_group',
    data.customerGroups.map(({ key, name, displayGross }) => ({
      id: customerGroupId(key),
      key,
      name,
      display_gross: displayGross,
    })),
  )
  await insertMissing(
    db,
    'customer_group_registration',
    data.customerGroups.flatMap(({ key, registration }) =>
      registration
        ? {
            customer_group_id: customerGroupId(key),
            active: true,
            only_company: registration.onlyCompany,
            title: registration.title,
            introduction: registration.introduction,
            meta_description: registration.metaDescription,
          }
        : [],
    ),
  )
  await insertMissing(
    db,
    'delivery_time',
    data.deliveryTimes.map(({ key, name, minDays, maxDays }) => ({
      id: deliveryTimeId(key),
      key,
      name,
      min_days: minDays,
      max_days: maxDays,
    })),
  )
  await insertMissing(
    db,
    'payment_method',
    data.paymentMethods.map(
      ({ technicalName, name, description, countries, maxTotalCents, asynchronous = false }, position) => ({
        id: paymentMethodId(technicalName),
        technical_name: technicalName,
        name,
        description,
        countries,
        max_total_cents: maxTotalCents,
        asynchronous,
        position,
      }),
    ),
  )
  await insertMissing(db, 'number_range', data.numberRanges)
}

/** The channel itself, once everything it points to is there. */
export async function seedSalesChannel(db: Db) {
  const { name, languages, defaults } = readSeed<ChannelData>('channel')
  const id = idFrom('sales-channel', 'storefront')

  await insertMissing(db, 'sales_channel', [
    {
      id,
      name,
      default_language: defaults.language,
      default_currency: defaults.currency,
      default_country_id: countryId(defaults.country),
      default_customer_group_id: customerGroupId(defaults.customerGroup),
      default_payment_method_id: paymentMethodId(defaults.paymentMethod),
      default_shipping_method_id: shippingMethodId(defaults.shippingMethod),
      navigation_category_id: categoryId('home'),
      footer_category_id: categoryId('footer'),
      service_category_id: categoryId('service-navigation'),
    },
  ])
  await insertMissing(
    db,
    'sales_channel_domain',
    languages.map(({ code, path }) => ({
      id: idFrom('sales-channel-domain', code),
      sales_channel_id: id,
      language: code,
      path,
    })),
  )
}
