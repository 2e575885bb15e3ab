import { type Db, quickWrite } from '../../platform/postgres/db.ts'
import { gathered } from '../../platform/postgres/gathered.ts'
import { together } from '../../platform/postgres/together.ts'
import { codeFrom } from '../promotions/code.ts'
import { refuse } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import { type Cart, mostLines, type StoredLine } from './cart.ts'
import { type Addition, lineAddition } from './cart-store.ts'
import { type PurposeWish, purposeKey } from './line-purpose.ts'
import { loadCart, type StoredCart, storedCarts } from './load-cart.ts'
import type { CartNotice } from './notices.ts'
import { enterCodes } from './promotion-store.ts'
import { readCart } from './read-cart.ts'
import { settlePurposes } from './settle-purposes.ts'

/** What somebody wants in the cart: a product, or the discount behind a code. */
export type LineWish =
  | ({ kind: 'product'; purpose: PurposeWish } & Omit<StoredLine, 'purpose'>)
  | { kind: 'promotion'; id: string; code: string }

type ProductWish = Extract<LineWish, { kind: 'product' }>
type PromotionWish = Extract<LineWish, { kind: 'promotion' }>

/** Puts things into the cart. What the shop does not sell stays out, and a notice says so. */
export async function addToCart(db: Db, visit: Visit, wishes: readonly LineWish[]): Promise<Cart> {
  const products = joinAlike(wishes.filter((wish) => wish.kind === 'product'))
  const promotions = wishes.filter((wish) => wish.kind === 'promotion')
  if (products.length > mostLines) refuse('cart.full', { most: mostLines })
  if (promotions.length > 0) await refuseMixedTypes(db, visit, products, promotions)

  const added = products.length > 0 ? await addLines(db, visit, products) : null
  const codes = promotions.map(({ code }) => codeFrom(code))
  const known = promotions.length === 0 ? [] : await enterCodes(db, visit, codes)

  const cart = await readCart(db, visit, promotions.length === 0 ? added : null)
  const unknown = [...new Set(codes)].filter((code) => !known.includes(code))
  return { ...cart, notices: [...notFound(products, cart), ...unknown.map(unknownCode), ...cart.notices] }
}

/** Answers the cart with what was added. */
async function addLines(db: Db, visit: Visit, products: readonly ProductWish[]): Promise<StoredCart> {
  const lines = await settlePurposes(db, visit, products)
  const { isFull, stored } = await addGathered(db, { token: visit.token, lines })
  if (isFull) refuse('cart.full', { most: mostLines })
  return stored
}

/** Shoppers who add at the same moment are written down, and look at their carts, together. */
const addGathered = gathered(
  async (db, additions: readonly Addition[]) => {
    const tokens = additions.map(({ token }) => token)
    const [full, rows] = await together(quickWrite(db), lineAddition(additions), storedCarts(tokens))
    const fullCarts = new Set(full.map(({ token }) => token))
    const carts = Map.groupBy(rows, ({ token }) => token)
    return tokens.map((token) => ({ isFull: fullCarts.has(token), stored: carts.get(token) ?? [] }))
  },
  ({ token }) => token,
)

/** The same line twice in one wish is one line with both quantities; what is for another purpose is another line. */
function joinAlike(wishes: readonly ProductWish[]): ProductWish[] {
  const alike = new Map<string, ProductWish>()
  for (const wish of wishes) {
    const purpose = purposeKey(wish.purpose)
    const key = purpose === '' ? wish.id : `${wish.id} ${wish.productId} ${purpose}`
    const first = alike.get(key)
    alike.set(key, first ? { ...first, quantity: first.quantity + wish.quantity } : wish)
  }
  return [...alike.values()]
}

async function refuseMixedTypes(
  db: Db,
  visit: Visit,
  products: readonly ProductWish[],
  promotions: readonly PromotionWish[],
): Promise<void> {
  const { lines } = await loadCart(db, visit)
  const taken = new Set([...lines, ...products].map(({ id }) => id))
  const mixed = promotions.find(({ id }) => taken.has(id))
  if (mixed) refuse('line.type-mixed', { id: mixed.id })
}

/** A product that was put in and is neither there nor spoken of is not sold here. */
function notFound(products: readonly ProductWish[], { lines, notices }: Cart): CartNotice[] {
  const known = new Set([
    ...lines.flatMap(({ id, productId }) => [id, productId]),
    ...notices.flatMap((notice) => ('productId' in notice ? [notice.productId] : [])),
  ])
  return products
    .filter(({ id, productId }) => !known.has(productId) && !known.has(id))
    .map(({ productId }) => ({ kind: 'product-not-found', productId }))
}

const unknownCode = (code: string): CartNotice => ({ kind: 'promotion-not-found', code })
