import { type RawBuilder, sql } from 'kysely'
import { type CurrencyCode, currencies } from '../../values/currency.ts'

/**
 * The lowest price of the thirty days before a reduction, and until when it was asked (ISO instant). It may be written
 * down: whether it still lies within thirty days is asked when it is shown.
 */
export type LowestPrice = { cents: number; until: string }

export type LowestPrices = Readonly<Partial<Record<CurrencyCode, LowestPrice>>>

const thirtyDays = 30 * 86_400_000

/**
 * What a crossed-out price must stand beside, and without which it may not be shown: the lowest price of the thirty days
 * before the price asked now (Directive 98/6 Art. 6a). When that was last asked more than thirty days ago, the reduced
 * price has become the usual one, and nothing is crossed out any more.
 */
export function lowestIn(lowest: LowestPrices | null, now: Date): Partial<Record<CurrencyCode, number>> {
  const shown: Partial<Record<CurrencyCode, number>> = {}
  for (const currency of lowest ? currencies : []) {
    const price = lowest?.[currency]
    if (price && Date.parse(price.until) > now.getTime() - thirtyDays) shown[currency] = price.cents
  }
  return shown
}

/**
 * `{"CHF": {"cents", "until"}}` of a product, for those currencies in which something is crossed out. The history knows
 * the price of one piece for everybody; null when there is nothing to tell.
 */
export const lowestPricesOf = (productId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select jsonb_object_agg(lowest.currency, jsonb_build_object('cents', lowest.cents, 'until', lowest.until))
  from (
    select distinct on (asked.currency) asked.currency, asked.cents, asked.until
    from (
      select history.currency, history.cents, history.since,
        lead(history.since) over (partition by history.currency order by history.since) as until,
        max(history.since) over (partition by history.currency) as latest
      from price_history history
      where history.product_id = ${productId} and exists (
        select from product_price reduced
        where reduced.product_id = ${productId} and reduced.currency = history.currency
          and reduced.customer_group_id is null and reduced.list_cents is not null)
    ) asked
    where asked.since < asked.latest and asked.until > asked.latest - interval '30 days'
    order by asked.currency, asked.cents, asked.until desc
  ) lowest`
