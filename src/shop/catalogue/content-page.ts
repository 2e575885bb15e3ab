import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Id } from '../../values/ids.ts'
import type { Translated } from '../../values/translated.ts'

export type LandingPageId = Id<'landing-page'>

/** Imprint, terms and the like. */
export type ContentPage = {
  key: string
  seoPath: Partial<Translated>
  title: Partial<Translated>
  body: readonly { heading: Partial<Translated> | null; text: Partial<Translated> }[]
}

/** A page's id is made of its key (`idFrom('landing-page', key)`), so the page is found by making it again. */
export async function findContentPage(db: Db, id: LandingPageId): Promise<ContentPage | null> {
  const { rows } = await sql<{ page: ContentPage }>`
    select page from setting cross join jsonb_array_elements(value) page
    where setting.key = 'content-pages'
      and left(encode(sha256(convert_to('landing-page:' || (page ->> 'key'), 'UTF8')), 'hex'), 32) = ${id}
  `.execute(db)
  return rows[0]?.page ?? null
}
