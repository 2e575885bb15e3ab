import { categoryTree } from '../shop/catalogue/category-tree.ts'
import { alsoWanted } from './criteria/associations.ts'
import { category } from './criteria/category-entity.ts'
import { criteriaWish } from './criteria/criteria.ts'
import { listInMemory } from './criteria/list-in-memory.ts'
import { reading } from './endpoint.ts'
import { categoryShape } from './shapes/category.ts'

/** POST /category */
export const post = reading(criteriaWish, async (wish, { visit, withSeoUrls }) => {
  const { childrenOf } = categoryTree(visit.channel)
  const categories = visit.channel.categories
    .filter(({ active }) => active)
    .map((row) =>
      categoryShape(row, visit, {
        withSeoUrls: true,
        children: childrenOf(row.id)
          .filter(({ active }) => active)
          .map((child) => categoryShape(child, visit, { withSeoUrls: true })),
      }),
    )

  return listInMemory(category, categories, alsoWanted(wish, withSeoUrls ? ['seoUrls'] : []), visit.now)
})
