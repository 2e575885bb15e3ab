import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { together } from '../../platform/postgres/together.ts'
import { refuse } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import type { Cart } from './cart.ts'
import { cartLock, type NewQuantity, quantityChange } from './cart-store.ts'
import { changePurposes } from './change-purposes.ts'
import type { PurposeWish } from './line-purpose.ts'
import { type StoredCart, storedCart } from './load-cart.ts'
import { dropPromotions, namedPromotions } from './promotion-store.ts'
import { readCart } from './read-cart.ts'

/** Another quantity, another purpose, or both. */
export type LineChange = { id: string; quantity?: number; purpose?: PurposeWish }

/** Sets quantities as near to the wishes as the shop can sell, and what lines are for, all of them or none. */
export function changeLines(db: Db, visit: Visit, changes: readonly LineChange[]): Promise<Cart> {
  return atomically(db, async (db) => {
    const last = [...new Map(changes.map((change) => [change.id, change])).values()]
    const counted = last.flatMap(({ id, quantity }) => (quantity === undefined ? [] : [{ id, quantity }]))
    const meant = last.flatMap(({ id, purpose }) => (purpose ? [{ id, purpose }] : []))

    const { others, stored } = await write(db, visit, counted)
    const strange = meant.length === 0 ? [] : await changePurposes(db, visit, meant)
    const unknown = others[0] ?? strange[0]
    if (unknown !== undefined) {
      const { discounts } = await namedPromotions(db, visit, [unknown])
      refuse(discounts.length > 0 ? 'line.not-updatable' : 'line.unknown', { id: unknown })
    }

    return readCart(db, visit, meant.length === 0 ? stored : null)
  })
}

/**
 * Takes lines out, all of them or none. With the line of a discount its code goes, and an automatic
 * promotion stays away from this cart; a code may be named itself.
 */
export function removeLines(db: Db, visit: Visit, ids: readonly string[]): Promise<Cart> {
  return atomically(db, async (db) => {
    const none = [...new Set(ids)].map((id) => ({ id, quantity: 0 }))
    const { others, stored } = await write(db, visit, none)
    if (others.length === 0) return readCart(db, visit, stored)

    const { unknown, codes, promotionIds } = await namedPromotions(db, visit, others)
    if (unknown[0] !== undefined) refuse('line.unknown', { id: unknown[0] })
    await dropPromotions(db, visit, { codes, promotionIds })
    return readCart(db, visit)
  })
}

/**
 * Answers the ids that are no lines of the cart, and the cart as it is then. Locked first, for two tabs that change
 * the same lines in another order.
 */
async function write(
  db: Db,
  visit: Visit,
  wishes: readonly NewQuantity[],
): Promise<{ others: string[]; stored: StoredCart }> {
  const [, changed, stored] = await together(
    db,
    cartLock(visit.token),
    quantityChange(visit, wishes),
    storedCart(visit.token),
  )
  const found = new Set(changed.map(({ id }) => id))
  return { others: wishes.map(({ id }) => id).filter((id) => !found.has(id)), stored }
}
