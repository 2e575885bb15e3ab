import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Id } from '../../values/ids.ts'
import { typedPart } from './part-number.ts'

/** The part whose very number was typed, and what is sold in its place once it is no longer to be had. */
export type ExactPart = {
  productId: Id<'product'>
  number: string
  /** Null while the part itself is sold, and where nothing took its place. */
  successor: { productId: Id<'product'>; number: string } | null
}

/** A part may have been replaced more than once; a chain that never ends is followed so far. */
const longestChain = 12

/** Null when more, less or something else was typed than one number. */
export async function findExactPart(db: Db, typed: string): Promise<ExactPart | null> {
  const { numbers, words } = typedPart(typed)
  const [number] = numbers
  if (!number || numbers.length > 1 || words !== '') return null

  const { rows } = await sql<ExactPart>`
    with recursive found as (
      select product.id, product.number, product.active, part.replaced_by_number
      from unnest(${[...number.readings]}::text[]) with ordinality as reading (digits, place)
      join spare_part part on part.digits = reading.digits
      join product on product.id = part.product_id
      order by reading.place, product.active desc, product.number limit 1
    ), chain as (
      select id, number, active, replaced_by_number, 0 as step from found
      union all
      select product.id, product.number, product.active, part.replaced_by_number, step + 1
      from chain join product on product.number = chain.replaced_by_number
      join spare_part part on part.product_id = product.id
      where not chain.active and step < ${longestChain}
    )
    select hex(found.id) as "productId", found.number, (
      select jsonb_build_object('productId', hex(id), 'number', number)
      from chain where active and step > 0 order by step limit 1) as successor
    from found
  `.execute(db)
  return rows[0] ?? null
}
