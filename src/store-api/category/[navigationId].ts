import { z } from 'zod'
import { categoryTree } from '../../shop/catalogue/category-tree.ts'
import { refuse } from '../../shop/refusal.ts'
import { category } from '../criteria/category-entity.ts'
import { criteriaWish, readCriteria } from '../criteria/criteria.ts'
import { reading } from '../endpoint.ts'
import { categoryShape } from '../shapes/category.ts'

/** POST /category/{navigationId}. What only holds others or only leads elsewhere is no page. */
export const post = reading(
  criteriaWish.extend({ navigationId: z.string() }),
  async ({ navigationId, ...wish }, { visit, withSeoUrls }) => {
    const { associations } = readCriteria(category, wish, visit.now)
    const { navigationCategoryId } = visit.channel
    const id = navigationId === 'home' ? navigationCategoryId : navigationId
    const found = categoryTree(visit.channel).byId.get(id)

    if (!found?.active || (found.type !== 'page' && id !== navigationCategoryId)) {
      return refuse('category.unknown', { categoryId: navigationId })
    }
    return {
      ...categoryShape(found, visit, { withSeoUrls: withSeoUrls || 'seoUrls' in associations }),
      /** Only this shop's: its address in every language, for whoever switches. */
      alternatePaths: found.seoPath,
    }
  },
)
