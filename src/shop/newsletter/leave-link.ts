import type { Db } from '../../platform/postgres/db.ts'
import { isSignatureOf, signatureOf } from '../../platform/signature.ts'
import { isId } from '../../values/ids.ts'
import { readSecret } from '../channel/secret.ts'
import type { RecipientId } from './recipient.ts'

/** What lets whoever got a mail leave without typing anything. It opens nothing else, and works as long as the mail is kept. */
export async function leaveKeyOf(db: Db, id: RecipientId): Promise<string> {
  return `${id}.${signatureOf(await readSecret(db, 'newsletter-links'), textOf(id))}`
}

/** Whose key it is; null when nobody here wrote it. */
export async function ownerOfKey(db: Db, key: string): Promise<RecipientId | null> {
  const [id = '', signature = ''] = key.split('.', 2)
  if (!isId(id)) return null
  const isOurs = isSignatureOf(await readSecret(db, 'newsletter-links'), textOf(id), signature)
  // Only ids of recipients are signed with this key.
  return isOurs ? (id as RecipientId) : null
}

/** Where one click, or one POST of a mail program, ends it (RFC 8058). */
export const leaveLinkOf = (origin: string, key: string): string => `${origin}/newsletter-leave/${key}`

const textOf = (id: string): string => `newsletter-leave:${id}`
