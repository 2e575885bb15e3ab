import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Master, RenditionWish } from './rendition.ts'

/** What is known of a wish: the picture when it was made before, with null for one that cannot be. */
export type Found = Master & { made: { content: Buffer | null } | null }

export async function readRendition(db: Db, { hash, width, format }: RenditionWish): Promise<Found | null> {
  const { rows } = await sql<Master & { isMade: boolean; content: Buffer | null }>`
    select file.mime_type as "mimeType", (select max(media.width) from media where media.hash = file.hash) as width,
      length(file.content) as size, made.hash is not null as "isMade", made.content
    from media_file file
    left join media_rendition made on made.hash = file.hash and made.width = ${width} and made.format = ${format}
    where file.hash = ${hash}
  `.execute(db)
  const [row] = rows
  if (!row) return null

  const { isMade, content, ...master } = row
  return { ...master, made: isMade ? { content } : null }
}

/** Two that made the same at once have made the same. */
export async function keepRendition(db: Db, { hash, width, format }: RenditionWish, content: Buffer | null) {
  await db
    .insertInto('media_rendition')
    .values({ hash, width, format, content })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What most visitors will ask for and nobody has made yet, the most asked first. */
export async function missingRenditions(db: Db, most: number): Promise<RenditionWish[]> {
  const { rows } = await sql<RenditionWish>`
    select hash, wish.width, wish.format
    from (
      select hash, max(width) as width from media
      where mime_type in ('image/webp', 'image/avif', 'image/jpeg', 'image/png')
        and (id in (select cover_media_id from product) or id in (select media_id from product_media)
          or id in (select media_id from scene) or id in (select media_id from category))
      group by hash
    ) picture
    cross join unnest(${sql.val(ahead.map(({ width }) => width))}::integer[],
      ${sql.val(ahead.map(({ format }) => format))}::text[]) with ordinality wish (width, format, place)
    where wish.width <= picture.width and not exists (
      select from media_rendition made
      where made.hash = picture.hash and made.width = wish.width and made.format = wish.format)
    order by
      exists (select from product join media on media.id = cover_media_id where media.hash = picture.hash) desc,
      place, hash
    limit ${most}
  `.execute(db)
  return rows
}

/** Cards and phones first; what few screens ask for is made when the first one does. */
const ahead = [
  { width: 480, format: 'avif' },
  { width: 640, format: 'avif' },
  { width: 320, format: 'avif' },
  { width: 800, format: 'avif' },
  { width: 960, format: 'avif' },
  { width: 640, format: 'webp' },
  { width: 1280, format: 'avif' },
] as const
