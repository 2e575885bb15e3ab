import { sql } from 'kysely'
import { z } from 'zod'
import { readPartsList } from '../../../shop/catalogue/parts-list.ts'
import { readProducts } from '../../../shop/catalogue/read-products.ts'
import { refuse } from '../../../shop/refusal.ts'
import { reading } from '../../endpoint.ts'
import { idWish } from '../../input.ts'
import { partsListShape } from '../../shapes/parts-list.ts'

/** POST /product/{productId}/parts-list, only ours: every spare part of a system with its place in an exploded drawing. */
export const post = reading(
  z.object({ productId: idWish<'product'>('productId') }),
  async ({ productId }, { db, visit, withSeoUrls }) => {
    const list = await readPartsList(db, productId, visit.locale)
    if (!list) return refuse('product.unknown', { productId })

    const ids = list.groups.flatMap(({ parts }) => parts.map((part) => part.productId))
    const { products } = await readProducts(db, visit, {
      where: sql`view.product_id = any(${ids}::uuid[])`,
      order: sql`array_position(${ids}::uuid[], view.product_id)`,
      offset: 0,
      limit: Math.max(1, ids.length),
      inFull: false,
      count: 'none',
    })
    return partsListShape(list, visit, { productId, products, withSeoUrls })
  },
)
