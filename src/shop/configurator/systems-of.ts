import { sql } from 'kysely'
import { type Db, quick } from '../../platform/postgres/db.ts'
import type { ProductId } from '../catalogue/product.ts'

/** Accessories and parts, and all the systems that each of them belongs to. */
export type Belonging = {
  productIds: readonly ProductId[]
  systemIds: readonly ProductId[]
  /** They belong to systems that are not sold any more as well, of which the rules know no limits. */
  isForFormer: boolean
}

/**
 * To which of today's systems products belong, themselves or by one of their family; those with the same systems are told
 * together, since a line shares most of its parts. What belongs to none is not among them.
 */
export async function systemsOf(db: Db, productIds: readonly ProductId[]): Promise<Belonging[]> {
  if (productIds.length === 0) return []
  const { rows } = await sql<Belonging>`
    with belonging as (
      select asked.id, array_agg(distinct system.id order by system.id) as systems,
        bool_or(coalesce(cardinality(part.fits_predecessors), 0) > 0) as former
      from unnest(${[...productIds]}::uuid[]) as asked (id)
      join product one on (one.id = asked.id or one.parent_id = asked.id) and one.active and one.kind <> 'system'
      join cross_selling_product member on member.product_id in (one.id, one.parent_id)
      join cross_selling shelf on shelf.id = member.cross_selling_id and shelf.kind in ('accessories', 'spare-parts')
      join product system on system.id = shelf.product_id and system.active and system.kind = 'system'
      left join spare_part part on part.product_id = one.id
      group by asked.id
    )
    select array_agg(hex(id) order by id) as "productIds",
      array(select hex(system) from unnest(systems) as system) as "systemIds", former as "isForFormer"
    from belonging group by systems, former order by (array_agg(id order by id))[1]
  `.execute(quick(db))
  return rows
}
