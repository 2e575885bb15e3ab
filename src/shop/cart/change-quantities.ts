import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { refuse } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import type { Cart } from './cart.ts'
import { lockCart, writeQuantities } from './cart-store.ts'
import { dropPromotions, namedPromotions } from './promotion-store.ts'
import { readCart } from './read-cart.ts'

export type QuantityWish = { id: string; quantity: number }

/** Sets quantities as near to the wishes as the shop can sell, all of them or none. */
export function changeQuantities(db: Db, visit: Visit, wishes: readonly QuantityWish[]): Promise<Cart> {
  return atomically(db, async (db) => {
    await lockCart(db, visit.token) // two tabs that change the same lines in another order
    const lastWish = [...new Map(wishes.map((wish) => [wish.id, wish])).values()]
    const [unknown] = await write(db, visit, lastWish)
    if (unknown) {
      const { discounts } = await namedPromotions(db, visit, [unknown])
      refuse(discounts.length > 0 ? 'line.not-updatable' : 'line.unknown', { id: unknown })
    }

    return readCart(db, visit)
  })
}

/**
 * Takes lines out, all of them or none. With the line of a discount its code goes, and an automatic
 * promotion stays away from this cart; a code may be named itself.
 */
export function removeLines(db: Db, visit: Visit, ids: readonly string[]): Promise<Cart> {
  return atomically(db, async (db) => {
    await lockCart(db, visit.token)
    const others = await write(
      db,
      visit,
      [...new Set(ids)].map((id) => ({ id, quantity: 0 })),
    )
    if (others.length > 0) {
      const { unknown, codes, promotionIds } = await namedPromotions(db, visit, others)
      if (unknown[0] !== undefined) refuse('line.unknown', { id: unknown[0] })
      await dropPromotions(db, visit, { codes, promotionIds })
    }

    return readCart(db, visit)
  })
}

/** Answers the ids that are no lines of the cart. */
async function write(db: Db, visit: Visit, wishes: readonly QuantityWish[]): Promise<string[]> {
  const found = new Set(await writeQuantities(db, visit, wishes))
  return wishes.map(({ id }) => id).filter((id) => !found.has(id))
}
