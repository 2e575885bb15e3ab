import { keepFiles } from '../../platform/kept-files.ts'
import { type Db, quick } from '../../platform/postgres/db.ts'

/** Finds the preview of a picture by the hash of its file, as an address that is the preview itself; null without one. */
export type PreviewOf = (hash: string) => Promise<string | null>

/** Previews are few and small, and every page that is drawn begins with one. */
export function openPreviews(db: Db): PreviewOf {
  const kept = keepFiles<string>({
    mostBytes: 2_000_000,
    largestBytes: 20_000,
    sizeOf: ({ length }) => length,
  })

  return async (hash) => {
    const known = kept.get(hash)
    if (known !== undefined) return known

    const row = await quick(db)
      .selectFrom('media_file')
      .where('hash', '=', hash)
      .select('preview')
      .executeTakeFirst()
    if (!row?.preview) return null

    const preview = `data:image/avif;base64,${Buffer.from(row.preview).toString('base64')}`
    kept.keep(hash, preview)
    return preview
  }
}
