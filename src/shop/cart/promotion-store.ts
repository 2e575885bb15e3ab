import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { codeFrom } from '../promotions/code.ts'
import type { PromotionId } from '../promotions/promotion.ts'
import { isRunning, type ToldDiscount } from '../promotions/promotion-facts.ts'
import type { Visit } from '../sessions/visit.ts'
import type { PromotionCorrection } from './promotion-news.ts'

/**
 * Keeps codes in the cart, making the cart with its first one. Only those that lead to a promotion
 * which runs and is not used up; answers which these are.
 */
export async function enterCodes(db: Db, visit: Visit, codes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    with known as (
      select entered.code, min(entered.place) as place
      from unnest(${codes}::text[]) with ordinality as entered (code, place)
      join promotion_code on promotion_code.code = entered.code and promotion_code.order_id is null
      join promotion on promotion.id = promotion_code.promotion_id
      where ${isRunning(visit.now)} and (promotion.max_uses is null or promotion.uses < promotion.max_uses)
      group by entered.code
    ),
    kept as (
      insert into cart (token, codes)
      select ${visit.token}, array(select code from known order by place) where exists (select from known)
      on conflict (token) do update set updated_at = now(),
        codes = cart.codes || array(select code from unnest(excluded.codes) as code where code <> all (cart.codes))
    )
    select code from known
  `.execute(db)

  return rows.map(({ code }) => code)
}

/** Writes down what the shopper is told, unless somebody else was told it meanwhile: then false. */
export async function writePromotions(
  db: Db,
  visit: Visit,
  { told, was, goneCodes }: PromotionCorrection,
): Promise<boolean> {
  const { rows } = await sql`
    update cart set told_discounts = ${JSON.stringify(told)}::jsonb,
      codes = array(select code from unnest(codes) with ordinality as kept (code, place)
        where code <> all (${goneCodes}::text[]) order by place)
    where token = ${visit.token} and told_discounts = ${JSON.stringify(was)}::jsonb
    returning id
  `.execute(db)

  return rows.length > 0
}

export type NamedPromotions = {
  /** Ids of the lines of discounts among those asked for. */
  discounts: string[]
  /** Codes to let go. */
  codes: string[]
  /** Automatic promotions to keep away. */
  promotionIds: PromotionId[]
  /** What is neither a discount nor a code of this cart. */
  unknown: string[]
}

/**
 * What of the cart's promotions is meant by these ids: lines of discounts the shopper knows of, or codes. A line
 * stands for every code of its promotion: the next of them would put it back.
 */
export async function namedPromotions(
  db: Db,
  visit: Visit,
  ids: readonly string[],
): Promise<NamedPromotions> {
  const { rows } = await sql<{ codes: CartCode[]; told: ToldDiscount[] }>`
    select told_discounts as told, array(
      select jsonb_build_object('code', code, 'promotionId', hex(promotion_code.promotion_id))
      from unnest(codes) as code left join promotion_code using (code)) as codes
    from cart where token = ${visit.token} for no key update
  `.execute(db)
  const { codes, told } = rows[0] ?? { codes: [], told: [] }
  const named: NamedPromotions = { discounts: [], codes: [], promotionIds: [], unknown: [] }

  for (const id of ids) {
    const discount = told.find((discount) => discount.id === id)
    const meant = codes.filter(({ code, promotionId }) =>
      discount ? promotionId === discount.promotionId : code === codeFrom(id),
    )
    if (discount) named.discounts.push(id)
    named.codes.push(...meant.map(({ code }) => code))
    if (discount?.code === null) named.promotionIds.push(discount.promotionId)
    if (!discount && meant.length === 0) named.unknown.push(id)
  }

  return named
}

/** A code of a cart; nobody knows what a code was for that is there no more. */
type CartCode = { code: string; promotionId: PromotionId | null }

export async function dropPromotions(
  db: Db,
  visit: Visit,
  { codes, promotionIds }: Pick<NamedPromotions, 'codes' | 'promotionIds'>,
): Promise<void> {
  await sql`
    update cart set updated_at = now(),
      codes = array(select code from unnest(codes) with ordinality as kept (code, place)
        where code <> all (${codes}::text[]) order by place),
      blocked_promotions = blocked_promotions || array(
        select id from unnest(${promotionIds}::uuid[]) as id where id <> all (blocked_promotions))
    where token = ${visit.token}
  `.execute(db)
}
