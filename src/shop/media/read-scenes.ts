import { sql } from 'kysely'
import { type Db, quick } from '../../platform/postgres/db.ts'
import type { Locale } from '../../values/locale.ts'
import type { PictureInLanguage } from '../catalogue/product.ts'

export type Scene = { name: string; picture: PictureInLanguage }

/** The scenes of these names, in that order; one that is not there is left out. */
export async function readScenes(db: Db, locale: Locale, names: readonly string[]): Promise<Scene[]> {
  const { rows } = await sql<PictureInLanguage & { name: string }>`
    select scene.name, id, '/media/' || hash || '/' || file_name || '.' || extension as url, width, height,
      coalesce(alt ->> ${locale}, alt ->> 'de-DE', '') as alt, file_name as "fileName", extension,
      mime_type as "mimeType", size_bytes as size, dominant_color as color, is_transparent as "isTransparent"
    from scene join media on media.id = scene.media_id
    where scene.name = any(${[...names]}::text[])
    order by array_position(${[...names]}::text[], scene.name)
  `.execute(quick(db))

  return rows.map(({ name, ...picture }) => ({ name, picture }))
}
