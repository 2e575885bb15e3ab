import { z } from 'zod'
import { categoryTree, type NavigationNode, navigation } from '../../../shop/catalogue/category-tree.ts'
import type { Channel } from '../../../shop/channel/channel.ts'
import { refuse } from '../../../shop/refusal.ts'
import type { Visit } from '../../../shop/sessions/visit.ts'
import { reading } from '../../endpoint.ts'
import { flagWish, wholeWish } from '../../input.ts'
import { type CategoryShape, categoryShape, navigationShape } from '../../shapes/category.ts'

/** POST /navigation/{activeId}/{rootId}: ids, or the names of the channel's three trees. */
export const post = reading(
  z.object({
    activeId: z.string(),
    rootId: z.string(),
    depth: wholeWish('depth', { least: 1, most: 10 }),
    buildTree: flagWish('buildTree'),
  }),
  async ({ activeId, rootId, depth = 2, buildTree = true }, { visit, withSeoUrls }) => {
    const tree = categoryTree(visit.channel)
    const category = (wished: string) => {
      const id = named(visit.channel, wished)
      return tree.byId.get(id) ?? refuse('category.unknown', { categoryId: wished })
    }
    const [root, active] = [category(rootId), category(activeId)]

    return once(visit, [root.id, active.id, depth, buildTree, withSeoUrls].join(' '), () => {
      const nodes = navigation(tree, root, active, depth)
      return buildTree
        ? nodes.map((node) => navigationShape(node, visit, withSeoUrls))
        : flat(nodes).map((node) => categoryShape(node.category, visit, { withSeoUrls }))
    })
  },
)

/** Every page asks for the same three trees, which are the same for everybody until the channel is read anew. */
function once({ channel, locale }: Visit, wish: string, shape: () => CategoryShape[]): CategoryShape[] {
  const known = kept.get(channel) ?? new Map<string, CategoryShape[]>()
  kept.set(channel, known)

  const key = `${locale} ${wish}`
  const before = known.get(key)
  if (before) return before

  const shapes = shape()
  if (known.size >= mostKept) known.clear()
  known.set(key, shapes)
  return shapes
}

const kept = new WeakMap<Channel, Map<string, CategoryShape[]>>()

/** Whoever asks for other trees as well makes no more than these stay. */
const mostKept = 60

function named(
  { navigationCategoryId, footerCategoryId, serviceCategoryId }: Channel,
  wished: string,
): string {
  const aliases = new Map<string, string>([
    ['main-navigation', navigationCategoryId],
    ['footer-navigation', footerCategoryId],
    ['service-navigation', serviceCategoryId],
  ])
  return aliases.get(wished) ?? wished
}

const flat = (nodes: readonly NavigationNode[]): NavigationNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)])
