import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Locale } from '../../values/locale.ts'

/** A page with a path of its own in each language, and the pictures on it. */
export type MappedPage = {
  paths: Readonly<Partial<Record<Locale, string>>>
  changedOn: string
  pictures: readonly string[]
}

/** How many pages there are to map: products, visible categories and content pages. */
export async function countMappedPages(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from seo_url where is_canonical and language = 'de-DE'`.execute(db)
  return rows[0]?.count ?? 0
}

/** One sheet of the map, in a fixed order, with the page's paths in every language. */
export async function readMappedPages(db: Db, offset: number, limit: number): Promise<MappedPage[]> {
  const { rows } = await sql<MappedPage>`
    with sheet as (
      select foreign_key from seo_url where is_canonical and language = 'de-DE'
      order by foreign_key offset ${offset} limit ${limit}
    )
    select jsonb_object_agg(seo_url.language, seo_url.seo_path) as paths,
      to_char(max(coalesce(product.updated_at, seo_url.created_at)), 'YYYY-MM-DD') as "changedOn",
      array(
        select '/media/' || media.hash || '/' || media.file_name || '.' || media.extension
        from product_media hung join media on media.id = hung.media_id
        where hung.product_id = sheet.foreign_key order by hung.position
      ) as pictures
    from sheet
    join seo_url on seo_url.foreign_key = sheet.foreign_key and seo_url.is_canonical
    left join product on product.id = sheet.foreign_key
    where product.id is null or product.active
    group by sheet.foreign_key
    order by sheet.foreign_key
  `.execute(db)
  return rows
}
