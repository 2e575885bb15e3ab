import type { Db } from '../../platform/postgres/db.ts'

export type MediaFile = { mimeType: string; content: Buffer }

/** The bytes behind a hash, or null. */
export async function readMediaFile(db: Db, hash: string): Promise<MediaFile | null> {
  const row = await db
    .selectFrom('media_file')
    .where('hash', '=', hash)
    .select(['mime_type', 'content'])
    .executeTakeFirst()

  return row ? { mimeType: row.mime_type, content: Buffer.from(row.content) } : null
}
