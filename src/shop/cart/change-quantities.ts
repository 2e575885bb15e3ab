import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { refuse } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import type { Cart } from './cart.ts'
import { writeQuantities } from './cart-store.ts'
import { readCart } from './read-cart.ts'

export type QuantityWish = { id: string; quantity: number }

/** Sets quantities as near to the wishes as the shop can sell, all of them or none. */
export function changeQuantities(db: Db, visit: Visit, wishes: readonly QuantityWish[]): Promise<Cart> {
  return atomically(db, async (db) => {
    const lastWish = [...new Map(wishes.map((wish) => [wish.id, wish])).values()]
    const found = new Set(await writeQuantities(db, visit, lastWish))
    const unknown = lastWish.find(({ id }) => !found.has(id))
    if (unknown) refuse('line.unknown', { id: unknown.id })

    return readCart(db, visit)
  })
}

/** Takes lines out, all of them or none. */
export const removeLines = (db: Db, visit: Visit, ids: readonly string[]): Promise<Cart> =>
  changeQuantities(
    db,
    visit,
    ids.map((id) => ({ id, quantity: 0 })),
  )
