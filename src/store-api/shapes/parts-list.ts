import { explodedGroup, type PartsGroup, type PartsList } from '../../shop/catalogue/parts-list.ts'
import type { Product } from '../../shop/catalogue/product.ts'
import type { Category } from '../../shop/channel/channel.ts'
import type { DrawingFacts } from '../../shop/media/drawings/facts.ts'
import type { Visit } from '../../shop/sessions/visit.ts'
import type { Id } from '../../values/ids.ts'
import { say } from '../../values/translated.ts'
import { productShape } from './product.ts'
import { struct } from './struct.ts'

type About = { productId: Id<'product'>; products: readonly Product[]; withSeoUrls: boolean }

/** The spare parts of a system by group, each with its drawing. Only this shop's. */
export const partsListShape = ({ facts, groups }: PartsList, visit: Visit, about: About) =>
  struct('parts_list', {
    productId: about.productId,
    total: about.products.length,
    groups: groups
      .map((group) => ({ group, category: categoryOf(group, visit) }))
      .toSorted((a, b) => (a.category?.position ?? 0) - (b.category?.position ?? 0))
      .map(({ group, category }) =>
        struct('parts_group', {
          path: group.category,
          name: category ? say(category.name, visit.locale) : '',
          drawing: facts && drawingShape(about.productId, facts, group),
          parts: group.parts.flatMap(({ productId, position }) => {
            const product = about.products.find(({ card }) => card.id === productId)
            if (!product) return []
            const shape = productShape(product, visit, {
              seoUrls: about.withSeoUrls,
              categories: false,
              detail: null,
            })
            return struct('listed_part', { position, product: shape })
          }),
        }),
      ),
  })

const categoryOf = (group: PartsGroup, { channel }: Visit): Category | undefined =>
  channel.categories.find(({ key }) => key === `spare-parts/${group.category}`)

const drawingShape = (id: Id<'product'>, facts: DrawingFacts, group: PartsGroup) => {
  const { hash, width, height, spots } = explodedGroup(facts, group)
  return struct('exploded_drawing', {
    url: `/media/exploded/${hash}/${id}.${group.category.replaceAll('/', '.')}.svg`,
    // Of the sheet, in mm of paper.
    width,
    height,
    // Shares of the width and the height.
    spots: spots.map((spot) => struct('exploded_spot', spot)),
  })
}
