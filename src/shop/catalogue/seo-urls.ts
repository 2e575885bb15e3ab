import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { type Column, column } from '../../platform/postgres/query/column.ts'
import type { Locale } from '../../values/locale.ts'

export type SeoUrl = {
  id: string
  routeName: string
  foreignKey: string
  pathInfo: string
  seoPath: string
  isCanonical: boolean
  isModified: boolean
}

export const seoUrlColumns = {
  id: column('id', sql`url.id`),
  languageId: column('id', sql`(select id from language where code = url.language)`),
  foreignKey: column('id', sql`url.foreign_key`),
  routeName: column('text', sql`url.route_name`),
  pathInfo: column('text', sql`url.path_info`),
  seoPath: column('text', sql`url.seo_path`),
  isCanonical: column('boolean', sql`url.is_canonical`),
  isModified: column('boolean', sql`url.is_modified`),
} satisfies Record<string, Column>

type SeoUrlWish = { where: RawBuilder<boolean>; order: RawBuilder<unknown>; offset: number; limit: number }

/** Addresses of pages in one language: those that hold, not those that once did. */
export async function readSeoUrls(
  db: Db,
  locale: Locale,
  { where, order, offset, limit }: SeoUrlWish,
): Promise<{ urls: SeoUrl[]; count: () => Promise<number> }> {
  const met = sql`seo_url url where url.language = ${locale} and url.is_canonical and ${where}`
  const { rows } = await sql<SeoUrl>`
    select id, route_name as "routeName", foreign_key as "foreignKey", path_info as "pathInfo", seo_path as "seoPath",
      is_canonical as "isCanonical", is_modified as "isModified"
    from ${met} order by ${order} limit ${limit} offset ${offset}
  `.execute(db)

  return {
    urls: rows,
    count: async () =>
      (await sql<{ count: number }>`select count(*) as count from ${met}`.execute(db)).rows[0]?.count ?? 0,
  }
}

/** What lives at an address, and where it lives now. */
export type FoundPage = {
  routeName: 'frontend.navigation.page' | 'frontend.detail.page' | 'frontend.landing.page'
  foreignKey: string
  pathInfo: string
  /** Its address in the language asked for; null when it has none there. */
  canonical: string | null
}

/**
 * Finds the page behind a path: one it has now, one it once had, its technical one, or its path in another language.
 */
export async function findPage(db: Db, locale: Locale, path: string): Promise<FoundPage | null> {
  const bare = path.replace(/^\/+|\/+$/g, '')
  if (bare === '') return null

  const { rows } = await sql<FoundPage>`
    select found.route_name as "routeName", hex(found.foreign_key) as "foreignKey", found.path_info as "pathInfo",
      home.seo_path as canonical
    from (
      select * from (
        select language, route_name, foreign_key, path_info, is_canonical from seo_url
        where language in (select code from language) and seo_path = ${bare}
        union all
        select language, route_name, foreign_key, path_info, is_canonical from seo_url where path_info = ${`/${bare}`}
      ) either
      order by language = ${locale} desc, is_canonical desc limit 1
    ) found
    left join seo_url home on home.foreign_key = found.foreign_key and home.language = ${locale} and home.is_canonical
  `.execute(db)
  return rows[0] ?? null
}
