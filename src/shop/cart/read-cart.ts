import type { Db } from '../../platform/postgres/db.ts'
import { chooseTerms } from '../sessions/choose-terms.ts'
import type { Visit } from '../sessions/visit.ts'
import type { Cart } from './cart.ts'
import { quantityChange } from './cart-store.ts'
import { factsOf, loadCart, type StoredCart } from './load-cart.ts'
import { takeMergeNotice } from './merge-carts.ts'
import type { CartNotice } from './notices.ts'
import { writePromotions } from './promotion-store.ts'
import { workOut } from './work-out.ts'

/**
 * The visit's cart, worked out anew. What the shop had to correct is written down at once, so that
 * it is told once and the cart can be ordered as it is shown. What was read a moment ago need not be read again.
 */
export async function readCart(db: Db, visit: Visit, stored: StoredCart | null = null): Promise<Cart> {
  const facts = await known(db, visit, stored)
  const { cart, corrections, promotionCorrection } = workOut(visit, facts)

  if (corrections.length > 0) await quantityChange([{ token: visit.token, wishes: corrections }]).execute(db)
  const isTold = promotionCorrection === null || (await writePromotions(db, visit, promotionCorrection))
  const shippingMethodId = cart.shippingMethod === visit.shippingMethod ? undefined : cart.shippingMethod.id
  const paymentMethodId = cart.paymentMethod === visit.paymentMethod ? undefined : cart.paymentMethod.id
  if (shippingMethodId || paymentMethodId) await chooseTerms(db, visit, { shippingMethodId, paymentMethodId })

  const isMerged = facts.mergeUntold && (await takeMergeNotice(db, visit.token))
  // What somebody else was told at the same moment is not told again.
  const notices = cart.notices.filter((notice) => isTold || !promotionCorrection.notices.includes(notice))
  return { ...cart, notices: [...told(isMerged), ...notices] }
}

/**
 * The cart as the next look at it will find it, with all that look will tell. Nothing is written down, so nothing is lost when
 * whoever asked has gone before the answer came.
 */
export async function peekAtCart(db: Db, visit: Visit, stored: StoredCart | null = null): Promise<Cart> {
  const facts = await known(db, visit, stored)
  const { cart } = workOut(visit, facts)
  return { ...cart, notices: [...told(facts.mergeUntold), ...cart.notices] }
}

const known = (db: Db, visit: Visit, stored: StoredCart | null) =>
  stored ? factsOf(db, visit, stored) : loadCart(db, visit)

const told = (isMerged: boolean): CartNotice[] => (isMerged ? [{ kind: 'cart-merged' }] : [])
