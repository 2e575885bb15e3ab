import { sql } from 'kysely'
import { type Db, quick } from '../../platform/postgres/db.ts'
import type { Locale } from '../../values/locale.ts'

export type Post = {
  id: string
  slug: string
  title: string
  teaser: string
  category: string
  /** A day: 2026-10-28. */
  publishedOn: string
  /** The slugs of posts that go on from it. */
  related: string[]
}

/** The posts of the blog, the latest first; one alone when its slug is named. */
export async function readPosts(db: Db, locale: Locale, slug?: string): Promise<Post[]> {
  const { rows } = await sql<Post>`
    select hex(id) as id, slug, coalesce(title ->> ${locale}, title ->> 'de-DE', '') as title,
      coalesce(teaser ->> ${locale}, teaser ->> 'de-DE', '') as teaser,
      coalesce(category_name ->> ${locale}, category_name ->> 'de-DE', '') as category,
      published_on::text as "publishedOn", related
    from blog_post
    where ${slug ?? null}::text is null or slug = ${slug ?? null}
    order by published_on desc, slug
  `.execute(quick(db))
  return rows
}
