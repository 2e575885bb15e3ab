import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Translated } from '../../values/translated.ts'
import { insertMissing } from './insert-missing.ts'
import { readSeedFile } from './seed-files.ts'

export type MediaFile = {
  id: string
  /** Without its extension. */
  fileName: string
  extension: string
  mimeType: string
  content: Buffer | DeliveredFile
  size: { width: number; height: number } | null
  /** Of a photograph: what it looks like from far away. */
  look?: { color: string; isTransparent: boolean }
  alt: Translated | null
}

/** A file that lies below db/seed, known by its hash: it is only read when the shop does not have it yet. */
export type DeliveredFile = { path: string; hash: string; bytes: number; preview?: string }

/** Keeps files by their content: the same bytes are stored once. */
export async function insertMedia(db: Db, files: readonly MediaFile[]) {
  await insertMissing(
    db,
    'media_file',
    files.flatMap(({ mimeType, content }) =>
      Buffer.isBuffer(content)
        ? { hash: contentHash(content), mime_type: mimeType, content: `\\x${content.toString('hex')}` }
        : [],
    ),
  )
  await insertDelivered(db, files)
  await insertMissing(
    db,
    'media',
    files.map(({ id, fileName, extension, mimeType, content, size, look, alt }) => ({
      id,
      hash: hashOf(content),
      file_name: fileName,
      extension,
      mime_type: mimeType,
      size_bytes: Buffer.isBuffer(content) ? content.length : content.bytes,
      width: size?.width ?? null,
      height: size?.height ?? null,
      dominant_color: look?.color ?? null,
      is_transparent: look?.isTransparent ?? null,
      alt: alt ?? {},
    })),
  )
}

/** One by one: together they would fill the memory. */
async function insertDelivered(db: Db, files: readonly MediaFile[]) {
  const delivered = new Map(
    files.flatMap(({ mimeType, content }) =>
      Buffer.isBuffer(content) ? [] : [[content.hash, { mimeType, ...content }] as const],
    ),
  )
  if (delivered.size === 0) return
  const there = await db
    .selectFrom('media_file')
    .select(['hash', sql<boolean>`preview is not null`.as('hasPreview')])
    .where('hash', 'in', [...delivered.keys()])
    .execute()
  for (const { hash, hasPreview } of there) {
    const { preview } = delivered.get(hash) ?? {}
    if (preview && !hasPreview) {
      await db
        .updateTable('media_file')
        .set({ preview: readSeedFile(preview) })
        .where('hash', '=', hash)
        .execute()
    }
    delivered.delete(hash)
  }

  for (const [hash, { mimeType, path, preview }] of delivered) {
    await db
      .insertInto('media_file')
      .values({
        hash,
        mime_type: mimeType,
        content: readSeedFile(path),
        preview: preview ? readSeedFile(preview) : null,
      })
      .execute()
  }
}

export const contentHash = (content: Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 32)

const hashOf = (content: MediaFile['content']) =>
  Buffer.isBuffer(content) ? contentHash(content) : content.hash
