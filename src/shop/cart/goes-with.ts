import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Visit } from '../sessions/visit.ts'

/** An accessory, a consumable or a spare part in the cart, and the lines of the systems it goes with: none it may not. */
export type GoesWith = { lineId: string; with: readonly string[] }

/**
 * What in a cart goes with what else in it, as far as that says something: a part may be for a system that was bought
 * years ago, so only an accessory is named that goes with none of the systems beside it.
 */
export async function goesWith(db: Db, { token }: Pick<Visit, 'token'>): Promise<GoesWith[]> {
  const { rows } = await sql<GoesWith>`
    with lying as (
      select line.id, line.position, product.id as product_id, product.parent_id, product.kind
      from cart join cart_line line on line.cart_id = cart.id
      join product on product.id = line.product_id and product.active
      where cart.token = ${token}
    ),
    pair as (
      select distinct part.id as part_id, system.id as system_id, system.position
      from lying system
      join cross_selling shelf on shelf.product_id in (system.product_id, system.parent_id)
        and shelf.kind in ('accessories', 'spare-parts')
      join cross_selling_product member on member.cross_selling_id = shelf.id
      join lying part on member.product_id in (part.product_id, part.parent_id)
      where system.kind = 'system' and part.kind <> 'system'
    )
    select part.id as "lineId", coalesce(array_agg(pair.system_id order by pair.position)
      filter (where pair.system_id is not null), '{}') as "with"
    from lying part left join pair on pair.part_id = part.id
    where pair.system_id is not null
      or (part.kind = 'accessory' and exists (select from lying where kind = 'system'))
    group by part.id, part.position
    order by part.position
  `.execute(db)
  return rows
}
