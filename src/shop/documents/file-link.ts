import type { Db } from '../../platform/postgres/db.ts'
import { isSignatureOf, signatureOf } from '../../platform/signature.ts'
import { isId } from '../../values/ids.ts'
import { readSecret } from '../channel/secret.ts'
import type { DocumentId } from './document.ts'
import { type DownloadId, type OrderFile, readDownload, readPaper } from './order-file.ts'

/** What a link leads to. */
export type Linked = { kind: 'document'; id: DocumentId } | { kind: 'download'; id: DownloadId }

/** How long a link in a mail works, and one on a page that can be opened again. */
export const linkHours = { mail: 30 * 24, page: 2 }

/**
 * Links to files of orders that work without a session, until they expire. Whoever holds one may read the file:
 * it is signed with a key of the shop, and changing any part of it makes it worthless.
 */
export async function fileLinks(
  db: Db,
  { origin, now, hours }: { origin: string; now: Date; hours: number },
): Promise<(file: Linked) => string> {
  const secret = await readSecret(db, 'order-links')
  const expires = Math.floor(now.getTime() / 1000) + hours * 3600

  return ({ kind, id }) =>
    `${origin}/order-files/${kind}/${id}?expires=${expires}&signature=${signatureOf(secret, textOf(kind, id, expires))}`
}

export const signedFileLink = async (
  db: Db,
  file: Linked,
  terms: { origin: string; now: Date; hours: number },
): Promise<string> => (await fileLinks(db, terms))(file)

/** A link as it comes in; nothing of it is believed yet. */
export type AskedLink = { kind: string; id: string; expires: string; signature: string }

/** The file behind a link; 'expired' when it was good once, null when it never was or the file is not to be had. */
export async function openFileLink(
  db: Db,
  { kind, id, expires, signature }: AskedLink,
  now: Date,
): Promise<OrderFile | 'expired' | null> {
  if (!isId(id) || !/^\d{1,12}$/.test(expires)) return null
  const secret = await readSecret(db, 'order-links')
  if (!isSignatureOf(secret, textOf(kind, id, Number(expires)), signature)) return null
  if (Number(expires) * 1000 < now.getTime()) return 'expired'

  // What was signed says itself what the id is of.
  const found =
    kind === 'document' ? await readPaper(db, id as DocumentId) : await readDownload(db, id as DownloadId)
  return found?.file ?? null
}

const textOf = (kind: string, id: string, expires: number): string => `order-file:${kind}:${id}:${expires}`
