import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { knowsPromotions, loadPromotions, noPromotions } from '../promotions/promotion-facts.ts'
import type { Visit } from '../sessions/visit.ts'
import type { CartId } from './cart.ts'
import { knownFacts } from './known-facts.ts'
import type { LinePurpose } from './line-purpose.ts'
import type { ProductId, Revision } from './product-facts.ts'
import type { CartFacts } from './work-out.ts'

/** The rows of a cart as they were read. */
export type StoredCart = readonly StoredRow[]

export type LoadedCart = CartFacts & { mergeUntold: boolean }

/** A cart without lines is one row without a line; a product that is not for sale has neither stock nor revision. */
type StoredRow = {
  token: string
  cart_id: CartId
  merge_untold: boolean
  knows_promotions: boolean
  stock: number | null
  revision: Revision | null
} & (StoredLineRow | { [Name in keyof StoredLineRow]: null })

type StoredLineRow = { id: string; product_id: ProductId; quantity: number; purpose: LinePurpose }

/** The cart of a token: all that changes from one look to the next. */
export const storedCart = (token: string): RawBuilder<StoredRow> => cartsWhere(sql`cart.token = ${token}`)

/** The carts of several tokens, one after the other. */
export const storedCarts = (tokens: readonly string[] | RawBuilder<string[]>): RawBuilder<StoredRow> =>
  cartsWhere(sql`cart.token = any(${tokens}::text[])`)

const cartsWhere = (where: RawBuilder<boolean>): RawBuilder<StoredRow> => sql`
  select cart.token, cart.id as cart_id, cart.merge_untold, (${knowsPromotions}) as knows_promotions,
    line.id, line.product_id, line.quantity, line.payload as purpose, product.stock, revision.revision::text as revision
  from cart
  left join cart_line line on line.cart_id = cart.id
  left join product on product.id = line.product_id and product.active and not product.has_variants
  left join product_revision revision on revision.product_id = product.id
  where ${where}
  order by line.position`

/** The visit's cart with all there is to know of its products and of promotions. */
export async function loadCart(db: Db, visit: Visit): Promise<LoadedCart> {
  const { rows } = await storedCart(visit.token).execute(db)
  return factsOf(db, visit, rows)
}

/**
 * All there is to know of a cart that was read. Nothing is asked, as long as no promotion comes into it and every
 * product is known since it was edited last: a cart is looked at more often than anything else.
 */
export async function factsOf(db: Db, visit: Visit, stored: StoredCart): Promise<LoadedCart> {
  const [first] = stored
  const lines = stored.filter(isLine)
  const facts = await knownFacts(
    db,
    visit.locale,
    lines.flatMap(({ product_id, revision }) => (revision ? [{ productId: product_id, revision }] : [])),
  )

  return {
    id: first?.cart_id ?? null,
    lines: lines.map(({ id, product_id, quantity, purpose, stock }) => {
      const known = facts.get(product_id)
      return {
        id,
        productId: product_id,
        quantity,
        purpose,
        product: known && stock !== null ? { ...known, stock } : null,
      }
    }),
    promotions: first?.knows_promotions ? await loadPromotions(db, visit) : noPromotions,
    mergeUntold: first?.merge_untold ?? false,
  }
}

const isLine = (row: StoredRow): row is StoredRow & StoredLineRow => row.id !== null
