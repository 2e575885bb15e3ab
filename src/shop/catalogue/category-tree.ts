import type { Category, CategoryId, Channel } from '../channel/channel.ts'

/** The categories of a channel, ready to be walked. */
export type CategoryTree = {
  byId: ReadonlyMap<string, Category>
  /** By position, whether they are shown or not. */
  childrenOf: (id: string) => readonly Category[]
}

/** Built once for each channel that was read; it goes when the channel does. */
const trees = new WeakMap<Channel, CategoryTree>()

export function categoryTree(channel: Channel): CategoryTree {
  const built = trees.get(channel) ?? buildTree(channel.categories)
  trees.set(channel, built)
  return built
}

function buildTree(categories: readonly Category[]): CategoryTree {
  const children = Map.groupBy(
    categories.toSorted((a, b) => a.position - b.position),
    ({ parentId }): string => parentId ?? '',
  )
  return {
    byId: new Map(categories.map((category) => [category.id, category])),
    childrenOf: (id) => children.get(id) ?? [],
  }
}

export const isShown = ({ active, visible }: Category): boolean => active && visible

/** From the first step below the root down to the category itself: the root is the home page or a mere holder. */
export function trailTo(tree: CategoryTree, category: Category): Category[] {
  return [...category.path.slice(1), ...(category.path.length > 0 ? [category.id] : [])]
    .map((id) => tree.byId.get(id))
    .filter((step) => step !== undefined)
}

/**
 * The category a product is at home in: of its own ones the deepest page in the main navigation, the first when
 * there are several. Its breadcrumb leads there.
 */
export function homeCategory(channel: Channel, ownIds: readonly string[]): Category | null {
  const { byId } = categoryTree(channel)
  const pages = ownIds
    .map((id) => byId.get(id))
    .filter((category) => category !== undefined)
    .filter(({ active, type, path }) => active && type === 'page' && path[0] === channel.navigationCategoryId)

  return pages.toSorted((a, b) => b.level - a.level || a.position - b.position)[0] ?? null
}

/** A node of a navigation, with the nodes below it that are shown. */
export type NavigationNode = { category: Category; children: NavigationNode[]; visibleChildCount: number }

/**
 * The navigation below a root: `depth` levels of it, and wherever the active category lies, the way to it with
 * everything beside that way.
 */
export function navigation(
  tree: CategoryTree,
  root: Category,
  active: Category,
  depth: number,
): NavigationNode[] {
  const opened = new Set<CategoryId>([...active.path, active.id])

  function below(parent: Category): NavigationNode[] {
    if (parent.level - root.level >= depth && !opened.has(parent.id)) return []
    return tree
      .childrenOf(parent.id)
      .filter(isShown)
      .map((category) => ({
        category,
        children: below(category),
        visibleChildCount: tree.childrenOf(category.id).filter(isShown).length,
      }))
  }

  return below(root)
}
