import { sql } from 'kysely'
import { type Db, quick } from '../../platform/postgres/db.ts'
import type { Locale } from '../../values/locale.ts'
import type { HingeSide } from '../configurator/measures.ts'

export type ReadableDocument = {
  id: string
  key: string
  type: string
  typeName: string
  title: string
  extension: string
  languages: string[]
  sizeKb: number | null
  version: string | null
  /** A day: 2026-09-15. */
  dated: string | null
  /** What it is about; null when it is about the shop. */
  productKey: string | null
  productNumber: string | null
  /** Of a sheet that is about one side of the hinges. */
  hingeSide: HingeSide | null
}

/** What there is to read about products and the shop, by kind and title; one alone when its key is named. */
export async function readDocuments(db: Db, locale: Locale, key?: string): Promise<ReadableDocument[]> {
  const { rows } = await sql<ReadableDocument>`
    select hex(id) as id, key, type, coalesce(type_name ->> ${locale}, type_name ->> 'de-DE', '') as "typeName",
      coalesce(title ->> ${locale}, title ->> 'de-DE', '') as title, extension, languages, size_kb as "sizeKb", version,
      dated::text as dated, product_key as "productKey", product_number as "productNumber",
      hinge_side as "hingeSide"
    from document
    where ${key ?? null}::text is null or key = ${key ?? null}
    order by type, title, extension
  `.execute(quick(db))
  return rows
}
