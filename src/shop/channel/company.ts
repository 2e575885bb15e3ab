import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Locale } from '../../values/locale.ts'
import type { OpeningHours } from '../../values/opening-hours.ts'
import type { Translated } from '../../values/translated.ts'

/** Who runs the shop, as the imprint, mails and bills name it. */
export type Company = {
  name: string
  street: string
  houseNumber: string
  zip: string
  city: string
  /** ISO 3166, two letters. */
  country: string
  countryName: Translated
  email: string
  phone: string
  vatId: string
  bank: { name: string; iban: string; bic: string; holder: string }
  /** What is written to staff is in this language; in German where nothing is said. */
  locale?: Locale
}

export async function readCompany(db: Db): Promise<Company> {
  const { rows } = await sql<{ value: Company }>`select value from setting where key = 'company'`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The shop has no company. Run `npm run seed`.')
  return row.value
}

/** When somebody is there to answer. */
export async function readOpeningHours(db: Db): Promise<OpeningHours> {
  const { rows } = await sql<{ weekdays: OpeningHours }>`
    select value -> 'weekdays' as weekdays from setting where key = 'opening-hours'
  `.execute(db)
  return rows[0]?.weekdays ?? []
}
