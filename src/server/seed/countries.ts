import type { Db } from '../../platform/postgres/db.ts'
import { idFrom } from '../../values/ids.ts'
import { type Locale, locales } from '../../values/locale.ts'
import type { Translated } from '../../values/translated.ts'
import { insertMissing } from './insert-missing.ts'
import { readSeed } from './seed-files.ts'
import { countryId, taxId } from './seeded-ids.ts'

export type CountryData = {
  iso: string
  name: Translated
  euMember: boolean
  currency: 'CHF' | 'EUR'
  vatIdLabel: string
  vatIdRegex: string
  vatIdExample: string
  zipRegex: string
  zipExample: string
  zipPlaceholder: string
  phonePrefix: string
  phoneE164Regex: string
  phoneExample: string
  addressFormat: string[]
  stateRequired: boolean
  states: { code: string; name: string; names?: Translated }[]
  specialZones: unknown[]
  customs: string
  shippingDemo: {
    standardChf?: number
    standardEur?: number
    freeFromChf?: number
    freeFromEur?: number
    days: string
  }
  legal: { withdrawalDays: number; withdrawalButton: boolean | string }
}

export const readCountries = () => readSeed<{ countries: CountryData[] }>('countries').countries

type OrderButtons = {
  byLanguage: Translated
  byCountryStatutory: Record<string, string | string[] | null>
}

/** The nine countries the shop delivers to, their states, and their VAT from when to when. */
export async function seedCountries(db: Db) {
  const countries = readCountries()
  const { iso3, orderButtonWithoutStatute, vatRates } = readSeed<{
    iso3: Record<string, string>
    orderButtonWithoutStatute: Translated
    vatRates: { tax: string; country: string; percent: number; from: string; until: string | null }[]
  }>('channel')
  const { labels } = readSeed<{ labels: { orderButton: OrderButtons } }>('legal-labels')

  await insertMissing(
    db,
    'country',
    countries.map((country, position) => ({
      id: countryId(country.iso),
      iso: country.iso,
      iso3: iso3[country.iso],
      name: country.name,
      currency: country.currency,
      eu_member: country.euMember,
      // The seller is Swiss: deliveries abroad are exports, and a company pays import VAT itself.
      company_tax_free: country.euMember,
      zip_pattern: country.zipRegex,
      zip_example: country.zipExample,
      vat_id_pattern: country.vatIdRegex,
      vat_id_label: country.vatIdLabel,
      vat_id_example: country.vatIdExample,
      phone_prefix: country.phonePrefix,
      phone_pattern: country.phoneE164Regex,
      phone_example: country.phoneExample,
      address_format: country.addressFormat,
      state_required: country.stateRequired,
      special_zones: country.specialZones,
      order_button: orderButton(country.iso, labels.orderButton, orderButtonWithoutStatute),
      withdrawal_days: country.legal.withdrawalDays,
      // A text is an open legal question: offering the button costs nothing and is never wrong.
      withdrawal_button: country.legal.withdrawalButton !== false,
      legal: { ...country.legal, customs: country.customs, zipPlaceholder: country.zipPlaceholder },
      position,
    })),
  )

  await insertMissing(
    db,
    'country_state',
    countries.flatMap(({ iso, states }) =>
      states.map(({ code, name, names }, position) => ({
        id: idFrom('country-state', code),
        country_id: countryId(iso),
        code,
        name: names ?? inEveryLanguage(name),
        position,
      })),
    ),
  )

  await insertMissing(
    db,
    'vat_rate',
    vatRates.map(({ tax, country, percent, from, until }) => ({
      tax_id: taxId(tax),
      country_id: countryId(country),
      percent,
      valid_from: from,
      valid_until: until,
    })),
  )
}

const inEveryLanguage = (text: string): Translated =>
  Object.fromEntries(locales.map(({ code }) => [code, text])) as Translated // every locale is a key

const statutoryLanguage: Record<string, Locale> = {
  zahlungspflichtig: 'de-DE',
  ordine: 'it-IT',
  commande: 'fr-FR',
}

/**
 * Words of the order button. Where the statute speaks a language the shop does not (Dutch, Spanish), its
 * words stand beside ours; where there is no statute, the button is plain.
 */
function orderButton(
  iso: string,
  { byLanguage, byCountryStatutory }: OrderButtons,
  plain: Translated,
): Translated {
  const statute = [byCountryStatutory[iso] ?? []].flat()
  if (statute.length === 0) return plain

  const languageOf = (words: string) => statutoryLanguage[words.split(' ', 1)[0] ?? '']
  const foreign = statute.find((words) => languageOf(words) === undefined)

  return Object.fromEntries(
    locales.map(({ code }) => {
      const own = statute.find((words) => languageOf(words) === code)
      if (own) return [code, capitalised(own)]
      return [code, foreign ? `${byLanguage[code]} · ${capitalised(foreign)}` : byLanguage[code]]
    }),
  ) as Translated // every locale is a key
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
