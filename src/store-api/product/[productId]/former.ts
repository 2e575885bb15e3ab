import { z } from 'zod'
import { homeCategory } from '../../../shop/catalogue/category-tree.ts'
import { findFormerProduct } from '../../../shop/catalogue/former-product.ts'
import { refuse } from '../../../shop/refusal.ts'
import { reading } from '../../endpoint.ts'
import { idWish } from '../../input.ts'
import { categoryShape } from '../../shapes/category.ts'
import { productShape } from '../../shapes/product.ts'
import { struct } from '../../shapes/struct.ts'

/** Few enough to choose from at a glance. */
const most = 4

/** POST /product/{productId}/former: a product that is no longer shown, and what to look at instead. Only ours. */
export const post = reading(
  z.object({ productId: idWish<'product'>('productId') }),
  async ({ productId }, { db, visit }) => {
    const former = await findFormerProduct(db, visit, productId, most)
    if (!former) return refuse('product.unknown', { productId })

    const home = homeCategory(visit.channel, former.categoryIds)
    return struct('former_product', {
      productNumber: former.number,
      name: former.name,
      seoCategory: home && categoryShape(home, visit, { withSeoUrls: true }),
      instead: former.instead.map((product) =>
        productShape(product, visit, { seoUrls: true, categories: false, detail: null }),
      ),
    })
  },
)
