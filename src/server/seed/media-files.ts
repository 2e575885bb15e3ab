import { createHash } from 'node:crypto'
import type { Db } from '../../platform/postgres/db.ts'
import type { Translated } from '../../values/translated.ts'
import { insertMissing } from './insert-missing.ts'

export type MediaFile = {
  id: string
  /** Without its extension. */
  fileName: string
  extension: string
  mimeType: string
  content: Buffer
  size: { width: number; height: number } | null
  alt: Translated | null
}

/** Keeps files by their content: the same bytes are stored once. */
export async function insertMedia(db: Db, files: readonly MediaFile[]) {
  await insertMissing(
    db,
    'media_file',
    files.map(({ mimeType, content }) => ({
      hash: contentHash(content),
      mime_type: mimeType,
      content: `\\x${content.toString('hex')}`,
    })),
  )
  await insertMissing(
    db,
    'media',
    files.map(({ id, fileName, extension, mimeType, content, size, alt }) => ({
      id,
      hash: contentHash(content),
      file_name: fileName,
      extension,
      mime_type: mimeType,
      size_bytes: content.length,
      width: size?.width ?? null,
      height: size?.height ?? null,
      alt: alt ?? {},
    })),
  )
}

const contentHash = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 32)
