import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { type Id, newId } from '../../values/ids.ts'
import type { Locale } from '../../values/locale.ts'
import type { ProductId } from '../catalogue/product.ts'
import type { CustomerId } from '../customers/customer.ts'

export type ReviewId = Id<'product-review'>

/** What was said, and by which name. */
export type Words = { author: string; title: string; content: string; points: number; language: Locale }

export type OwnReview = Words & { id: ReviewId; productId: ProductId; active: boolean }

/** What a customer said of a product or of its siblings; undefined when there is no such product. */
export async function findOwnReview(
  db: Db,
  customerId: CustomerId,
  productId: ProductId,
): Promise<OwnReview | null | undefined> {
  const { rows } = await sql<{ own: OwnReview | null }>`
    select (
      select jsonb_build_object('id', hex(review.id), 'productId', hex(review.product_id), 'author', review.author,
        'title', review.title, 'content', review.content, 'points', review.points, 'language', review.language,
        'active', review.active)
      from product_review review join product member on member.id = review.product_id
      where review.customer_id = ${customerId}
        and coalesce(member.parent_id, member.id) = coalesce(asked.parent_id, asked.id)
      limit 1
    ) as own
    from product asked where asked.id = ${productId} and asked.active
  `.execute(db)
  return rows[0]?.own
}

export async function insertReview(
  db: Db,
  {
    customerId,
    productId,
    now,
    ...words
  }: Words & { customerId: CustomerId; productId: ProductId; now: Date },
): Promise<void> {
  const said = { id: newId(), product_id: productId, customer_id: customerId, created_at: now, ...words }
  await db.insertInto('product_review').values(said).execute()
}

/** Other words wait to be approved like new ones. */
export async function changeReview(db: Db, id: ReviewId, words: Words, now: Date): Promise<void> {
  await db
    .updateTable('product_review')
    .set({ ...words, active: false, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Answers which product it is about; null when there is no such review. */
export async function writeApproval(db: Db, id: ReviewId, active: boolean): Promise<ProductId | null> {
  const { rows } = await sql<{ productId: ProductId }>`
    update product_review set active = ${active} where id = ${id} returning hex(product_id) as "productId"
  `.execute(db)
  return rows[0]?.productId ?? null
}

/** Who counts a family's reviews does so alone. */
export async function lockFamily(db: Db, productId: ProductId): Promise<void> {
  await sql`
    select from product head join product asked on head.id = coalesce(asked.parent_id, asked.id)
    where asked.id = ${productId} for no key update of head
  `.execute(db)
}
