import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { type Column, column } from '../../platform/postgres/query/column.ts'
import type { Locale } from '../../values/locale.ts'
import type { Visit } from '../sessions/visit.ts'
import { isHeard } from './count-reviews.ts'
import type { ProductId } from './product.ts'

export type Review = {
  id: string
  productId: string
  customerId: string | null
  language: Locale
  author: string
  title: string
  content: string
  points: number
  comment: string | null
  active: boolean
  demo: boolean
  createdAt: string
  updatedAt: string | null
}

/** How many gave how many points in which language, and how many of them really did: the others are demo data. */
export type RatingMatrix = readonly { points: number; language: Locale; count: number; genuine: number }[]

export const reviewColumns = {
  id: column('id', sql`review.id`),
  productId: column('id', sql`review.product_id`),
  customerId: column('id', sql`review.customer_id`),
  languageId: column('id', sql`(select id from language where code = review.language)`),
  title: column('text', sql`review.title`),
  content: column('text', sql`review.content`),
  points: column('number', sql`review.points`),
  active: column('boolean', sql`review.active`),
  demo: column('boolean', sql`review.demo`),
  createdAt: column('instant', sql`review.created_at`),
} satisfies Record<string, Column>

type ReviewWish = {
  where: RawBuilder<boolean>
  order: RawBuilder<unknown>
  offset: number
  limit: number
  customerId: string | null
}

/** As many of them as a page could ever show at once. */
const mostBeside = 100

/** What was said of a family: the newest reviews, and how all of them rate it. */
export type Said = { list: Review[]; matrix: RatingMatrix }

/** The same in a statement around it, as JSON. */
export const reviewsBeside = (groupId: RawBuilder<unknown>, visit: Visit): RawBuilder<Said> => sql`(
  with said as materialized (
    select given.* from product member join product_review given on given.product_id = member.id
    where (member.id = ${groupId} or member.parent_id = ${groupId})
      and (given.active or given.customer_id = ${visit.customer?.id ?? null}::uuid)
  ), review as materialized (${heard})
  select jsonb_build_object(
    'list', (select coalesce(jsonb_agg(page.shape order by page.created_at desc, page.id), '[]') from (
      select ${shape()} as shape, created_at, id from review order by created_at desc, id limit ${mostBeside}
    ) page),
    'matrix', ${matrix()}))`

/**
 * What was said about a product and its siblings, and how all of them rated it. Somebody's own review shows before
 * it is approved. Null when there is no such product.
 */
export async function readReviews(
  db: Db,
  productId: ProductId,
  { where, order, offset, limit, customerId }: ReviewWish,
): Promise<{ reviews: Review[]; total: number; matrix: RatingMatrix } | null> {
  const { rows } = await sql<{ reviews: Review[]; total: number; matrix: RatingMatrix }>`
    with family as materialized (
      select member.id from (
        select coalesce(parent_id, id) as head from product where id = ${productId} and active
      ) asked
      join product member on member.id = asked.head or member.parent_id = asked.head
    ), said as materialized (
      select * from product_review
      where product_id in (select id from family) and (active or customer_id = ${customerId}::uuid)
    ), review as materialized (${heard})
    select
      (select coalesce(jsonb_agg(page.shape order by page.place), '[]') from (
        select ${shape()} as shape, row_number() over (order by ${order}) as place
        from review where ${where} order by ${order} limit ${limit} offset ${offset}
      ) page) as reviews,
      (select count(*) from review where ${where}) as total,
      ${matrix()} as matrix
    where exists (select from family)
  `.execute(db)
  return rows[0] ?? null
}

const heard = sql`select * from said where ${isHeard(sql`said`, sql`real.active`)}`

const matrix = () => sql`(
  select coalesce(jsonb_agg(to_jsonb(rated) order by rated.points desc, rated.language), '[]') from (
    select points, language, count(*)::integer as count, (count(*) filter (where not demo))::integer as genuine
    from review where active group by points, language
  ) rated)`

const shape = () => sql`jsonb_build_object(
  'id', hex(review.id), 'productId', hex(review.product_id), 'customerId', hex(review.customer_id),
  'language', review.language, 'author', review.author, 'title', review.title, 'content', review.content,
  'points', review.points, 'comment', review.comment, 'active', review.active, 'demo', review.demo,
  'createdAt', review.created_at, 'updatedAt', review.updated_at)`
