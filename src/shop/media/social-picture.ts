import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Locale } from '../../values/locale.ts'

/** What a link to a product says of it where it is shared. */
export type SocialFacts = { id: string; name: string; subtitle: string; cover: { url: string } | null }

/** Counts up when the picture is laid out in another way, so that it gets another address. */
const layout = 1

/** Where the picture is: another name or cover, another address, since networks keep what they have seen. */
export const socialPath = (facts: SocialFacts, locale: Locale): string =>
  `/media/social/${facts.id}/${locale}-${socialMark(facts)}.jpg`

export const socialMark = ({ name, subtitle, cover }: SocialFacts): string =>
  createHash('sha256')
    .update(JSON.stringify([layout, name, subtitle, cover?.url ?? null]))
    .digest('hex')
    .slice(0, 16)

/** What is known of a product that can be seen; null when there is none. */
export async function readSocialFacts(db: Db, id: string, locale: Locale): Promise<SocialFacts | null> {
  const { rows } = await sql<SocialFacts>`
    select hex(product_id) as id, card ->> 'name' as name, card ->> 'subtitle' as subtitle, card -> 'cover' as cover
    from product_view where product_id = ${id} and language = ${locale}
  `.execute(db)
  return rows[0] ?? null
}

/** The picture as it was drawn before from the same facts. */
export async function readSocialPicture(db: Db, facts: SocialFacts, locale: Locale): Promise<Buffer | null> {
  const row = await db
    .selectFrom('social_picture')
    .select('content')
    .where('product_id', '=', facts.id)
    .where('language', '=', locale)
    .where('mark', '=', socialMark(facts))
    .executeTakeFirst()
  return row?.content ?? null
}

export async function keepSocialPicture(db: Db, facts: SocialFacts, locale: Locale, content: Buffer) {
  const mark = socialMark(facts)
  await db
    .insertInto('social_picture')
    .values({ product_id: facts.id, language: locale, mark, content })
    .onConflict((conflict) => conflict.columns(['product_id', 'language']).doUpdateSet({ mark, content }))
    .execute()
}
