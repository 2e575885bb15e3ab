import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { dayOf } from '../../values/day.ts'
import { newId } from '../../values/ids.ts'
import { newToken } from '../../values/token.ts'
import type { DocumentKind, Order, OrderId } from '../orders/order.ts'
import type { DocumentFacts, DocumentId, OrderDocument } from './document.ts'

/** What a new paper is about, before it has its number. */
export type Draft = {
  order: Order
  facts: DocumentFacts
  /** What there may be one paper of: a parcel, a refund. Empty where an order has one of the kind. */
  about: string
  refersTo: DocumentId | null
  now: Date
}

/**
 * Draws the number and writes the row, in one statement: the counter's row is locked until the transaction ends,
 * and a number that is not kept was never drawn. Whoever calls holds the order's lock and has looked before.
 */
export async function insertDocument(
  db: Db,
  { order, facts, about, refersTo, now }: Draft,
): Promise<DocumentId> {
  const id = newId<'order-document'>()

  await sql`
    with range as (
      update number_range set next = next + 1 where name = ${facts.kind} returning prefix || (next - 1) as number
    ),
    shop as (select money_format from sales_channel limit 1)
    insert into order_document (id, order_id, kind, about, number, day, language, money_locale, facts, refers_to, deep_link_code, created_at)
    select ${id}, ${order.id}, ${facts.kind}, ${about}, range.number, ${dayOf(now)}, ${order.locale},
      case shop.money_format when 'page' then ${order.locale} else shop.money_format end,
      ${JSON.stringify(facts)}::jsonb, ${refersTo}, ${newToken()}, ${now}
    from range, shop
  `.execute(db)
  return id
}

/** The one paper of a kind about something, or null. */
export async function findDocument(
  db: Db,
  orderId: OrderId,
  kind: DocumentKind,
  about = '',
): Promise<DocumentId | null> {
  const row = await db
    .selectFrom('order_document')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('about', '=', about)
    .executeTakeFirst()
  // The column holds nothing else.
  return row ? (row.id as DocumentId) : null
}

export async function readDocument(db: Db, id: DocumentId): Promise<OrderDocument | null> {
  const { rows } = await sql<OrderDocument>`
    select hex(document.id) as id, hex(document.order_id) as "orderId", document.number, document.day,
      document.language as locale, document.deep_link_code as "deepLinkCode", document.money_locale as "moneyLocale",
      document.facts, document.bytes is not null as "isDrawn",
      case when invoice.id is not null then jsonb_build_object('number', invoice.number, 'day', invoice.day) end as "refersTo"
    from order_document document left join order_document invoice on invoice.id = document.refers_to
    where document.id = ${id}
  `.execute(db)
  return rows[0] ?? null
}

/** Keeps the PDF; one that is there stays. */
export async function keepBytes(db: Db, id: DocumentId, bytes: Buffer, now: Date): Promise<void> {
  await sql`
    update order_document set bytes = ${bytes}, sha256 = encode(sha256(${bytes}::bytea), 'hex'), sent_at = ${now}
    where id = ${id} and bytes is null
  `.execute(db)
}

/** What credit notes took back of an order's invoice so far, as a positive amount. */
export async function creditedCents(db: Db, orderId: OrderId): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(-sum((facts -> 'credit' ->> 'totalCents')::integer), 0)::integer as cents
    from order_document where order_id = ${orderId} and kind = 'credit-note'
  `.execute(db)
  return rows[0]?.cents ?? 0
}

/** What went back of the payment that was booked. Money that was surplus was never invoiced. */
export async function refundedCents(db: Db, orderId: OrderId): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(refund.cents), 0)::integer as cents
    from payment_refund refund join payment_capture capture on capture.id = refund.capture_id
    where capture.order_id = ${orderId} and capture.state = 'booked' and refund.done_at is not null
  `.execute(db)
  return rows[0]?.cents ?? 0
}

/** Numbers whose paper was never drawn, the oldest first: whoever drew the number did not come back. */
export async function undrawnDocuments(db: Db, before: Date, most: number): Promise<DocumentId[]> {
  const rows = await db
    .selectFrom('order_document')
    .select('id')
    .where('bytes', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id as DocumentId)
}
