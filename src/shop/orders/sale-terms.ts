import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Locale } from '../../values/locale.ts'
import type { Company } from '../channel/company.ts'
import type { LegalTextRef } from './order.ts'

/** Who sells, and under which texts. */
export type SaleTerms = { seller: Company; legalTexts: readonly LegalTextRef[] }

/** What somebody agrees to with an order, or has to have been told before it. */
const legalKeys = ['terms', 'privacy', 'withdrawal', 'shipping-costs']

/**
 * The terms of a sale as they are now. A text that was never kept before is written down under the hash of its
 * words, so that it can be shown years later, however often the page is changed. One question: it is asked with
 * every order.
 */
export async function keepSaleTerms(db: Db, locale: Locale): Promise<SaleTerms> {
  const { rows } = await sql<{ seller: Company | null; legalTexts: LegalTextRef[] }>`
    with page as (
      select page from setting cross join jsonb_array_elements(value) page
      where setting.key = 'content-pages' and page ->> 'key' = any(${legalKeys}::text[])
    ),
    spoken as (
      select page ->> 'key' as key, jsonb_build_object(
        'title', ${inLanguage('title', locale)},
        'sections', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'heading', ${inLanguage('heading', locale)}, 'text', ${inLanguage('text', locale)})), '[]')
          from jsonb_array_elements(page -> 'body') section (page)
        )) as content
      from page
    ),
    hashed as (
      select key, content, encode(sha256(convert_to(${locale} || key || content, 'UTF8')), 'hex') as hash from spoken
    ),
    kept as (
      insert into legal_text (hash, key, language, content)
      select hash, key, ${locale}, content from hashed
      where not exists (select from legal_text where legal_text.hash = hashed.hash)
      on conflict do nothing
    )
    select (select value - 'openingHours' from setting where key = 'company') as seller,
      (select coalesce(jsonb_agg(jsonb_build_object('key', key, 'hash', hash) order by key), '[]') from hashed) as "legalTexts"
  `.execute(db)

  const [terms] = rows
  if (!terms?.seller) throw new Error('The shop has no company. Run `npm run seed`.')
  return { seller: terms.seller, legalTexts: terms.legalTexts }
}

/** German stands in for a language that is missing. */
const inLanguage = (field: string, locale: Locale) =>
  sql`coalesce(page -> ${field}::text ->> ${locale}::text, page -> ${field}::text ->> 'de-DE')`

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
