import { categoryTree } from '../../shop/catalogue/category-tree.ts'
import { refuse } from '../../shop/refusal.ts'
import { answerListing } from '../answer-listing.ts'
import { reading } from '../endpoint.ts'
import { idWish } from '../input.ts'
import { listingWish } from '../listing-wish.ts'

/** POST /product-listing/{categoryId} */
export const post = reading(
  listingWish.extend({ categoryId: idWish<'category'>('categoryId') }),
  async ({ categoryId, ...wish }, call) => {
    const category = categoryTree(call.visit.channel).byId.get(categoryId)
    if (!category?.active) return refuse('category.unknown', { categoryId })

    return answerListing({ kind: 'category', id: categoryId }, wish, call, { navigationId: categoryId })
  },
)
