import { z } from 'zod'
import { categoryTree, homeCategory } from '../../shop/catalogue/category-tree.ts'
import { findProductCategories } from '../../shop/catalogue/read-products.ts'
import { refuse } from '../../shop/refusal.ts'
import { type Call, reading } from '../endpoint.ts'
import { idWish, optionalIdWish } from '../input.ts'
import { breadcrumbShapes } from '../shapes/category.ts'

const typeWish = z
  .unknown()
  .optional()
  .transform((raw): 'product' | 'category' => {
    if (raw === undefined || raw === null || raw === '')
      return refuse('request.parameter-missing', { name: 'type' })
    return raw === 'product' || raw === 'category'
      ? raw
      : refuse('request.parameter-invalid', {
          name: 'type',
          reason: 'product or category is expected',
          pointer: '/type',
        })
  })

/** GET /breadcrumb/{id}?type=product|category: the way there, from the first category below the home page. */
export const get = reading(
  z.object({
    id: idWish<'product' | 'category'>('id'),
    type: typeWish,
    referrerCategoryId: optionalIdWish<'category'>('referrerCategoryId'),
  }),
  async ({ id, type, referrerCategoryId }, call) => {
    const categoryId = type === 'category' ? id : await categoryOf(id, referrerCategoryId, call)
    const category = categoryTree(call.visit.channel).byId.get(categoryId)
    if (!category?.active) return refuse('category.unknown', { categoryId })

    return breadcrumbShapes(category, call.visit)
  },
)

/** Where the shopper came from, when the product is there; else where it is at home. */
async function categoryOf(
  productId: string,
  referrer: string | undefined,
  { db, visit }: Call,
): Promise<string> {
  const found = await findProductCategories(db, visit, productId)
  if (!found) return refuse('product.unknown', { productId })
  if (referrer !== undefined && found.tree.includes(referrer)) return referrer

  return homeCategory(visit.channel, found.own)?.id ?? refuse('category.unknown', { categoryId: productId })
}
