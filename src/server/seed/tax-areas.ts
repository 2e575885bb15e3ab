import type { Db } from '../../platform/postgres/db.ts'
import { insertMissing } from './insert-missing.ts'
import { readSeed } from './seed-files.ts'
import { countryId, taxId } from './seeded-ids.ts'

type TaxAreaData = {
  country: string
  zip: string
  name: string
  treatment: 'own-rate' | 'other-country' | 'outside'
  ratesOf: string | null
  rates: { tax: string; percent: number; from: string; until: string | null }[]
}

/** Places with another VAT than their country's. */
export async function seedTaxAreas(db: Db) {
  const { areas } = readSeed<{ areas: TaxAreaData[] }>('tax-areas')

  await insertMissing(
    db,
    'tax_area',
    areas.map(({ country, zip, name, treatment, ratesOf }, position) => ({
      country_id: countryId(country),
      zip_pattern: zip,
      name,
      treatment,
      rates_of: ratesOf && countryId(ratesOf),
      active: true,
      position,
    })),
  )
  await insertMissing(
    db,
    'tax_area_rate',
    areas.flatMap(({ country, zip, rates }) =>
      rates.map(({ tax, percent, from, until }) => ({
        country_id: countryId(country),
        zip_pattern: zip,
        tax_id: taxId(tax),
        percent,
        valid_from: from,
        valid_until: until,
      })),
    ),
  )
}
