import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Visit } from '../sessions/visit.ts'

/** How many pieces lie in the cart, as they were put in: nothing is worked out, so nothing is changed and nothing told. */
export async function countPieces(db: Db, { token }: Pick<Visit, 'token'>): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    select coalesce(sum(line.quantity), 0)::float8 as pieces
    from cart join cart_line line on line.cart_id = cart.id
    join product on product.id = line.product_id and product.active
    where cart.token = ${token}
  `.execute(db)
  return rows[0]?.pieces ?? 0
}
