import { atomically } from '../../platform/postgres/atomically.ts'
import { type Db, quickWrite } from '../../platform/postgres/db.ts'
import { gathered } from '../../platform/postgres/gathered.ts'
import { together } from '../../platform/postgres/together.ts'
import { refuse } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import type { Cart } from './cart.ts'
import { type Change, cartLock, type NewQuantity, quantityChange } from './cart-store.ts'
import { changePurposes } from './change-purposes.ts'
import type { PurposeWish } from './line-purpose.ts'
import { storedCarts } from './load-cart.ts'
import { dropPromotions, namedPromotions } from './promotion-store.ts'
import { readCart } from './read-cart.ts'

/** Another quantity, another purpose, or both. */
export type LineChange = { id: string; quantity?: number; purpose?: PurposeWish }

/** Sets quantities as near to the wishes as the shop can sell, and what lines are for, all of them or none. */
export async function changeLines(db: Db, visit: Visit, changes: readonly LineChange[]): Promise<Cart> {
  const last = [...new Map(changes.map((change) => [change.id, change])).values()]
  const counted = last.flatMap(({ id, quantity }) => (quantity === undefined ? [] : [{ id, quantity }]))
  const meant = last.flatMap(({ id, purpose }) => (purpose ? [{ id, purpose }] : []))

  if (meant.length === 0) {
    const { strange, stored } = await changeGathered(db, { token: visit.token, wishes: counted })
    await refuseStrange(db, visit, strange)
    return readCart(db, visit, stored)
  }
  return atomically(db, async (db) => {
    const [, strange] = await together(db, ...held(visit, counted))
    await refuseStrange(db, visit, [
      ...strange.map(({ id }) => id),
      ...(await changePurposes(db, visit, meant)),
    ])
    return readCart(db, visit)
  })
}

/**
 * Takes lines out, all of them or none. With the line of a discount its code goes, and an automatic
 * promotion stays away from this cart; a code may be named itself.
 */
export async function removeLines(db: Db, visit: Visit, ids: readonly string[]): Promise<Cart> {
  const none = [...new Set(ids)].map((id) => ({ id, quantity: 0 }))
  const { strange, stored } = await changeGathered(db, { token: visit.token, wishes: none })
  if (strange.length === 0) return readCart(db, visit, stored)

  return atomically(db, async (db) => {
    // Nothing was taken out yet; what was strange a moment ago may be another by now.
    const [, strange] = await together(db, ...held(visit, none))
    const others = strange.map(({ id }) => id)
    const { unknown, codes, promotionIds } = await namedPromotions(db, visit, others)
    if (unknown[0] !== undefined) refuse('line.unknown', { id: unknown[0] })

    const lines = none.filter(({ id }) => !others.includes(id))
    await quantityChange([{ token: visit.token, wishes: lines }]).execute(db)
    await dropPromotions(db, visit, { codes, promotionIds })
    return readCart(db, visit)
  })
}

/** Shoppers who change their carts at the same moment are written down, and look at them, together. */
const changeGathered = gathered(
  async (db, changes: readonly Change[]) => {
    const tokens = changes.map(({ token }) => token)
    const [strange, rows] = await together(quickWrite(db), quantityChange(changes), storedCarts(tokens))
    const strangers = Map.groupBy(strange, ({ token }) => token)
    const carts = Map.groupBy(rows, ({ token }) => token)
    return tokens.map((token) => ({
      strange: strangers.get(token)?.map(({ id }) => id) ?? [],
      stored: carts.get(token) ?? [],
    }))
  },
  ({ token }) => token,
)

/** The same behind a lock, for what is done in several steps. */
const held = (visit: Visit, wishes: readonly NewQuantity[]) =>
  [cartLock(visit.token), quantityChange([{ token: visit.token, wishes }])] as const

async function refuseStrange(db: Db, visit: Visit, strange: readonly string[]): Promise<void> {
  const [unknown] = strange
  if (unknown === undefined) return
  const { discounts } = await namedPromotions(db, visit, [unknown])
  refuse(discounts.length > 0 ? 'line.not-updatable' : 'line.unknown', { id: unknown })
}
