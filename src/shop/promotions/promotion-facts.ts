import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Visit } from '../sessions/visit.ts'
import type { DiscountId, Promotion, PromotionId } from './promotion.ts'
import { parseTerms } from './promotion-schema.ts'

/** All that a cart must know of promotions: what it holds of them, and which come into question. */
export type PromotionFacts = {
  /** Codes that were entered, in that order and in capitals. */
  codes: readonly string[]
  /** Automatic promotions the shopper took out. */
  blocked: readonly PromotionId[]
  told: readonly ToldDiscount[]
  candidates: readonly Promotion[]
}

/** A discount the shopper was told of. */
export type ToldDiscount = { id: DiscountId; promotionId: PromotionId; code: string | null; name: string }

export const noPromotions: PromotionFacts = { codes: [], blocked: [], told: [], candidates: [] }

/** How a customer is known again: a guest who comes twice has two numbers, but one e-mail address. */
export const customerKey = (email: string): string => email.trim().toLowerCase()

/** Of the row of the table `cart`: whether promotions come into it at all. Most of the time they do not. */
export const knowsPromotions: RawBuilder<boolean> = sql`
  cart.codes <> '{}' or cart.blocked_promotions <> '{}' or cart.told_discounts <> '[]'
    or exists (select from promotion where kind = 'automatic' and active)`

/** What the visit's cart holds of promotions, and those that come into question for it. */
export async function loadPromotions(db: Db, visit: Visit): Promise<PromotionFacts> {
  const { rows } = await sql<{ facts: StoredFacts }>`
    select ${promotionFacts(visit)} as facts from cart where token = ${visit.token}
  `.execute(db)
  const [row] = rows
  return row ? parseFacts(row.facts) : noPromotions
}

/**
 * The promotion facts of the row of the table `cart`: those that hold by now and need no code, and those
 * of the cart's codes. As long as nobody says who she is, a shopper counts as new; the order looks again.
 */
const promotionFacts = ({ customer, now }: Visit): RawBuilder<StoredFacts> => {
  const key = customer && customerKey(customer.email)

  return sql`
    jsonb_build_object(
      'codes', to_jsonb(cart.codes), 'told', cart.told_discounts,
      'blocked', (select coalesce(jsonb_agg(hex(id)), '[]') from unnest(cart.blocked_promotions) as blocked (id)),
      'candidates', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', hex(promotion.id), 'kind', promotion.kind, 'name', promotion.name, 'code', found.code,
          'priority', promotion.priority, 'exclusive', promotion.exclusive, 'excludes', (${excludes}),
          'conditions', promotion.conditions, 'discounts', promotion.discounts,
          'usesLeft', promotion.max_uses - promotion.uses,
          'usesLeftForCustomer', promotion.max_uses_per_customer - (${usesOf(key)}),
          'isFirstOrder', (${isFirstOrder(key)}))), '[]')
        from (
          select id as promotion_id, null as code from promotion where kind = 'automatic' and active
          union all
          select promotion_id, code from promotion_code where code = any(cart.codes) and order_id is null
        ) found
        join promotion on promotion.id = found.promotion_id
        where ${isRunning(now)}
      ))`
}

/** What the database answers; conditions and discounts are not looked at yet. */
type StoredFacts = Omit<PromotionFacts, 'candidates'> & {
  candidates: readonly (Omit<Promotion, 'conditions' | 'discounts'> & {
    conditions: unknown
    discounts: unknown
  })[]
}

const parseFacts = (stored: StoredFacts): PromotionFacts => ({
  ...stored,
  candidates: stored.candidates.map((promotion) => ({
    ...promotion,
    ...parseTerms(promotion.id, promotion),
  })),
})

/** The row of `promotion` is switched on and its time is now. */
export const isRunning = (now: Date): RawBuilder<boolean> => sql`
  promotion.active and coalesce(promotion.valid_from <= ${now}::timestamptz, true)
    and coalesce(${now}::timestamptz < promotion.valid_until, true)`

const excludes = sql`
  select coalesce(jsonb_agg(hex(case when promotion_id = promotion.id then excluded_id else promotion_id end)), '[]')
  from promotion_exclusion where promotion.id in (promotion_id, excluded_id)`

const usesOf = (key: string | null) => sql`
  select count(*) from promotion_use used
  where used.promotion_id = promotion.id and used.customer_key = ${key}::text and promotion.max_uses_per_customer is not null`

/** Asked only where a condition wants to know. */
const isFirstOrder = (key: string | null) => sql`
  not (promotion.conditions @> '[{"kind": "first-order"}]' and exists (
    select from sales_order where lower(sales_order.customer ->> 'email') = ${key}::text and sales_order.state <> 'cancelled'))`
