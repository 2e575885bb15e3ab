import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Locale } from '../../values/locale.ts'
import type { PictureInLanguage } from './product.ts'

/** Pictures and files by their ids, in that order; what is unknown is left out. */
export async function readMedia(
  db: Db,
  locale: Locale,
  ids: readonly string[],
): Promise<PictureInLanguage[]> {
  const { rows } = await sql<PictureInLanguage>`
    select id, '/media/' || hash || '/' || file_name || '.' || extension as url, width, height,
      coalesce(alt ->> ${locale}, alt ->> 'de-DE', '') as alt, file_name as "fileName", extension,
      mime_type as "mimeType", size_bytes as size, dominant_color as color, is_transparent as "isTransparent"
    from media where id = any(${[...ids]}::uuid[])
    order by array_position(${[...ids]}::uuid[], id)
  `.execute(db)
  return rows
}
