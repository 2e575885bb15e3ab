import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Locale } from '../../values/locale.ts'
import type { Company } from '../channel/company.ts'
import type { LegalTextRef } from './order.ts'

/** Who sells, and under which texts. */
export type SaleTerms = { seller: Company; legalTexts: readonly LegalTextRef[] }

/** The terms of a sale as they are now, for whoever asks for them together with something else. */
export const storedTerms = (locale: Locale): RawBuilder<StoredTerms> => sql`
  select (select value - 'openingHours' from setting where key = 'company') as seller, (
    select coalesce(jsonb_agg(jsonb_build_object('key', key, 'hash', hash) order by key), '[]')
    from legal_text_in_force where language = ${locale}
  ) as "legalTexts"`

export type StoredTerms = { seller: Company | null; legalTexts: LegalTextRef[] }

export function termsFrom(stored: StoredTerms | undefined): SaleTerms {
  if (!stored?.seller) throw new Error('The shop has no company. Run `npm run seed`.')
  return { seller: stored.seller, legalTexts: stored.legalTexts }
}

export type LegalText = {
  key: string
  locale: Locale
  content: { title: string; sections: readonly { heading: string | null; text: string }[] }
}

/** A text as somebody agreed to it, or null. */
export async function readLegalText(db: Db, hash: string): Promise<LegalText | null> {
  const { rows } = await sql<LegalText>`
    select key, language as locale, content from legal_text where hash = ${hash}
  `.execute(db)
  return rows[0] ?? null
}
