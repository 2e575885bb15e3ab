import { categoryTree } from '../shop/catalogue/category-tree.ts'
import type { Channel } from '../shop/channel/channel.ts'
import type { Visit } from '../shop/sessions/visit.ts'
import type { Locale } from '../values/locale.ts'
import { alsoWanted } from './criteria/associations.ts'
import { category } from './criteria/category-entity.ts'
import { criteriaWish } from './criteria/criteria.ts'
import { listInMemory } from './criteria/list-in-memory.ts'
import { reading } from './endpoint.ts'
import { type CategoryShape, categoryShape } from './shapes/category.ts'

/** POST /category */
export const post = reading(criteriaWish, async (wish, { visit, withSeoUrls }) =>
  listInMemory(category, shapesFor(visit), alsoWanted(wish, withSeoUrls ? ['seoUrls'] : []), visit.now),
)

const kept = new WeakMap<Channel, Map<Locale, readonly CategoryShape[]>>()

/** The active categories in a language. A page asks for one or two of them, and they change only with the channel. */
function shapesFor(visit: Visit): readonly CategoryShape[] {
  const inLanguages = kept.get(visit.channel) ?? new Map<Locale, readonly CategoryShape[]>()
  kept.set(visit.channel, inLanguages)

  const shapes = inLanguages.get(visit.locale) ?? shaped(visit)
  inLanguages.set(visit.locale, shapes)
  return shapes
}

function shaped(visit: Visit): CategoryShape[] {
  const { childrenOf } = categoryTree(visit.channel)
  return visit.channel.categories
    .filter(({ active }) => active)
    .map((row) =>
      categoryShape(row, visit, {
        withSeoUrls: true,
        children: childrenOf(row.id)
          .filter(({ active }) => active)
          .map((child) => categoryShape(child, visit, { withSeoUrls: true })),
      }),
    )
}
