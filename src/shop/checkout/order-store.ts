import { type RawBuilder, sql } from 'kysely'
import type { OrderDraft } from './order-of-cart.ts'

/**
 * Writes an order with all that belongs to it in one statement and draws its number. The numbers
 * have no gaps: the counter's row is locked until the transaction ends.
 */
export function orderEntry(order: OrderDraft): RawBuilder<unknown> {
  const { total } = order

  return sql`
    with range as (
      update number_range set next = next + 1 where name = 'order' returning prefix || (next - 1) as number
    ),
    placed as (
      insert into sales_order (id, number, cart_id, customer_id, deep_link_code, language, currency, tax_state, state,
        position_cents, shipping_cents, raw_total_cents, total_cents, net_cents, taxes, customer, billing_address,
        shipping_address, customer_comment, affiliate_code, campaign_code, waiver_accepted, seller, legal_texts, tax_reason,
        ordered_at)
      select ${order.id}, range.number, ${order.cartId}, ${order.customerId}, ${order.deepLinkCode}, ${order.locale},
        ${order.currency}, ${total.taxState}, ${order.state}, ${total.positionCents}, ${total.shippingCents},
        ${total.rawCents}, ${total.totalCents}, ${total.netCents}, ${json(total.taxes)}::jsonb,
        ${json(order.customer)}::jsonb, ${json(order.billingAddress)}::jsonb, ${json(order.shippingAddress)}::jsonb,
        ${order.comment}, ${order.affiliateCode}, ${order.campaignCode}, ${order.waiverAccepted}, ${json(order.seller)}::jsonb,
        ${json(order.legalTexts)}::jsonb, ${order.taxReason}, ${order.orderedAt}
      from range
    ),
    line as (
      insert into order_line (id, order_id, position, type, line_id, product_id, label, quantity, unit_cents, total_cents, taxes, payload)
      select id, ${order.id}, position, type, "lineId", "productId", label, quantity, "unitCents", "totalCents", taxes, payload
      from jsonb_to_recordset(${json(order.lines)}::jsonb) as line (
        id uuid, position integer, type text, "lineId" text, "productId" uuid, label text, quantity integer,
        "unitCents" integer, "totalCents" integer, taxes jsonb, payload jsonb)
      returning id, product_id
    ),
    delivery as (
      insert into order_delivery (id, order_id, shipping_method_id, method, state, cost_cents, cost_taxes, earliest, latest)
      select id, ${order.id}, "methodId", method, state, cents, taxes, earliest, latest
      from jsonb_to_recordset(${json(order.deliveries)}::jsonb) as delivery (
        id uuid, "methodId" uuid, method jsonb, state text, cents integer, taxes jsonb, earliest date, latest date)
    ),
    payment as (
      insert into order_transaction (id, order_id, payment_method_id, method, state, amount_cents, created_at)
      select id, ${order.id}, "methodId", method, state, cents, ${order.orderedAt}
      from jsonb_to_recordset(${json(order.transactions)}::jsonb) as payment (id uuid, "methodId" uuid, method jsonb, state text, cents integer)
    )
    insert into order_download (id, order_line_id, media_id, access_granted, position)
    select gen_random_uuid(), line.id, download.media_id, ${total.totalCents === 0}, download.position
    from line join product_download download on download.product_id = line.product_id`
}

const json = (value: unknown): string => JSON.stringify(value)
