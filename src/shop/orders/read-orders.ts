import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { together } from '../../platform/postgres/together.ts'
import type { CustomerId } from '../customers/customer.ts'
import type { Order, OrderId, OrderState } from './order.ts'

/** Nobody leafs through more of his own orders at once. */
const most = 500

export const readOrder = async (db: Db, id: OrderId): Promise<Order | null> =>
  (await readOrders(db, sql`sales_order.id = ${id}`))[0] ?? null

/** For whoever asks for it together with something else; `orderFrom` makes an order of its row. */
export const storedOrder = (id: OrderId): RawBuilder<StoredOrder> => storedOrders(sql`sales_order.id = ${id}`)

export const readOrderByLink = async (db: Db, deepLinkCode: string): Promise<Order | null> =>
  (await readOrders(db, sql`sales_order.deep_link_code = ${deepLinkCode}`))[0] ?? null

export const readOrderByNumber = async (db: Db, number: string): Promise<Order | null> =>
  (await readOrders(db, sql`sales_order.number = ${number}`))[0] ?? null

/** Newest first; of all, or of those that are named, which may be older than anybody leafs. */
export const readOrdersOf = (
  db: Db,
  customerId: CustomerId,
  named: readonly OrderId[] | null = null,
): Promise<Order[]> =>
  readOrders(
    db,
    named
      ? sql`sales_order.customer_id = ${customerId} and sales_order.id = any(${named}::uuid[])`
      : sql`sales_order.customer_id = ${customerId}`,
  )

/**
 * Part of them, in one or more states, with a word in their number or in what was bought; and how many there are of these. Only her own
 * orders and their lines are looked through, by the indexes both have: a word index over everybody's lines would cost every order more.
 */
export async function readOrderPage(
  db: Db,
  customerId: CustomerId,
  {
    states,
    text,
    page,
    limit,
  }: { states: readonly OrderState[] | null; text: string | null; page: number; limit: number },
): Promise<{ orders: Order[]; total: number }> {
  const meant = sql`customer_id = ${customerId}
    and (${states}::text[] is null or state = any(${states}::text[])) ${text ? sql`and (${holds(text)})` : sql``}`
  const [stored, [counted]] = await together(
    db,
    storedOrders(sql`sales_order.id = any(array(
      select id from sales_order where ${meant} order by ordered_at desc, number desc
      offset ${(page - 1) * limit} limit ${limit}))`),
    sql<{ total: number }>`select count(*)::integer as total from sales_order where ${meant}`,
  )
  return { orders: stored.map(orderFrom), total: counted?.total ?? 0 }
}

const holds = (text: string): RawBuilder<boolean> => sql`
  strpos(lower(number), lower(${text})) > 0 or exists (
    select from order_line where order_id = sales_order.id and (
      strpos(lower(label), lower(${text})) > 0 or strpos(lower(payload ->> 'number'), lower(${text})) > 0))`

/** What the customer ordered last, if that was a moment ago. */
export const readLatestOrder = async (db: Db, customerId: CustomerId, since: Date): Promise<Order | null> =>
  (
    await readOrders(
      db,
      sql`sales_order.id = (
      select id from sales_order where customer_id = ${customerId} and ordered_at > ${since}::timestamptz
      order by ordered_at desc limit 1)`,
    )
  )[0] ?? null

const readOrders = async (db: Db, condition: RawBuilder<unknown>): Promise<Order[]> =>
  (await storedOrders(condition).execute(db)).rows.map(orderFrom)

export type StoredOrder = { order: Omit<Order, 'orderedAt'>; ordered_at: Date }

export const orderFrom = ({ order, ordered_at }: StoredOrder): Order => ({ ...order, orderedAt: ordered_at })

/** Whole orders in one question: the database builds the document that `Order` describes. */
const storedOrders = (condition: RawBuilder<unknown>): RawBuilder<StoredOrder> => sql`
  select sales_order.ordered_at, jsonb_build_object(
    'id', hex(id), 'number', number, 'customerId', hex(customer_id), 'deepLinkCode', deep_link_code,
    'locale', language, 'currency', currency, 'state', state,
    'total', jsonb_build_object(
      'positionCents', position_cents, 'shippingCents', shipping_cents, 'rawCents', raw_total_cents,
      'totalCents', total_cents, 'netCents', net_cents, 'taxes', taxes, 'taxState', tax_state),
    'customer', customer, 'billingAddress', billing_address, 'shippingAddress', shipping_address,
    'comment', customer_comment, 'affiliateCode', affiliate_code, 'campaignCode', campaign_code,
    'waiverAccepted', waiver_accepted, 'seller', seller, 'legalTexts', legal_texts, 'taxReason', tax_reason,
    'lines', (${lines}), 'deliveries', (${deliveries}), 'transactions', (${transactions}),
    'documents', (${documents}), 'withdrawals', (${withdrawals})
  ) as order
  from sales_order
  where ${condition}
  order by ordered_at desc, number desc
  limit ${most}`

const downloads = sql`
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', hex(download.id), 'position', download.position, 'accessGranted', download.access_granted,
    'media', jsonb_build_object(
      'id', hex(media.id), 'url', '', 'width', media.width, 'height', media.height, 'alt', '',
      'fileName', media.file_name, 'extension', media.extension, 'mimeType', media.mime_type, 'size', media.size_bytes)
    ) order by download.position), '[]')
  from order_download download join media on media.id = download.media_id
  where download.order_line_id = line.id`

const lines = sql`
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', hex(line.id), 'lineId', line.line_id, 'position', line.position, 'type', line.type,
    'productId', hex(line.product_id), 'label', line.label, 'quantity', line.quantity,
    'unitCents', line.unit_cents, 'totalCents', line.total_cents, 'taxes', line.taxes, 'payload', '{"derivation": null}'::jsonb || line.payload,
    'downloads', (${downloads})) order by line.position), '[]')
  from order_line line where line.order_id = sales_order.id`

const deliveries = sql`
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', hex(id), 'methodId', hex(shipping_method_id), 'method', method, 'state', state, 'cents', cost_cents, 'taxes', cost_taxes,
    'earliest', earliest, 'latest', latest, 'trackingCodes', to_jsonb(tracking_codes))), '[]')
  from order_delivery where order_id = sales_order.id`

const transactions = sql`
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', hex(id), 'methodId', hex(payment_method_id), 'method', method, 'state', state, 'cents', amount_cents, 'createdAt', created_at)
    order by created_at, id), '[]')
  from order_transaction where order_id = sales_order.id`

/** Only what is drawn: a number without its paper is nothing to read yet. */
const documents = sql`
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', hex(id), 'kind', kind, 'number', number, 'day', day, 'deepLinkCode', deep_link_code, 'sentAt', sent_at)
    order by created_at, number), '[]')
  from order_document where order_id = sales_order.id and bytes is not null`

const withdrawals = sql`
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', hex(id), 'declaredAt', declared_at, 'items', items, 'message', message) order by declared_at, id), '[]')
  from withdrawal where order_id = sales_order.id`
