import { categoryTree, isShown, type NavigationNode, trailTo } from '../../shop/catalogue/category-tree.ts'
import type { Category, CategoryPicture } from '../../shop/channel/channel.ts'
import type { Visit } from '../../shop/sessions/visit.ts'
import type { Locale } from '../../values/locale.ts'
import { say } from '../../values/translated.ts'
import { mediaShape } from './media.ts'
import { canonicalUrls } from './seo-url.ts'
import { struct } from './struct.ts'

export type CategoryShape = {
  id: string
  parentId: string | null
  level: number
  path: string | null
  type: Category['type']
  active: boolean
  visible: boolean
  childCount: number
  visibleChildCount: number
  displayNestedProducts: boolean
  productAssignmentType: string
  linkType: Category['linkType']
  internalLink: string | null
  externalLink: string | null
  linkNewTab: boolean
  mediaId: string | null
  media: ReturnType<typeof mediaShape> | null
  cmsPageId: null
  cmsPage: null
  name: string
  breadcrumb: readonly string[]
  description: string
  metaTitle: string
  metaDescription: string
  keywords: string
  translated: Texts & { customFields: Record<string, never> }
  customFields: Record<string, never>
  children: CategoryShape[]
  /** Below: what only this shop knows. Its name among us, and where it lives in each language. */
  key: string
  alternatePaths: Category['seoPath']
  createdAt: string
  seoUrls?: ReturnType<typeof canonicalUrls>
  apiAlias: 'category'
}

type Texts = ReturnType<typeof textsOf>

/** A category; its children are given where a tree is asked for. */
export const categoryShape = (
  category: Category,
  visit: Visit,
  { withSeoUrls, children = [] }: { withSeoUrls: boolean; children?: CategoryShape[] },
): CategoryShape => {
  const { locale, channel } = visit
  const texts = textsOf(category, locale)
  const below = categoryTree(channel).childrenOf(category.id)

  return struct('category', {
    id: category.id,
    parentId: category.parentId,
    level: category.level,
    path: category.path.length > 0 ? `|${category.path.join('|')}|` : null,
    type: category.type,
    active: category.active,
    visible: category.visible,
    childCount: below.length,
    visibleChildCount: below.filter(isShown).length,
    displayNestedProducts: true,
    productAssignmentType: 'product',
    linkType: category.linkType,
    internalLink: category.internalLink,
    externalLink: category.externalLink,
    linkNewTab: false,
    mediaId: category.media?.id ?? null,
    media: category.media && mediaShape(pictureIn(category.media, locale)),
    cmsPageId: null,
    cmsPage: null,
    ...texts,
    translated: { ...texts, customFields: {} },
    customFields: {},
    children,
    createdAt: category.createdAt,
    key: category.key,
    alternatePaths: category.seoPath,
    ...(withSeoUrls && { seoUrls: categoryUrls(category, visit) }),
  })
}

export const navigationShape = (
  { category, children }: NavigationNode,
  visit: Visit,
  withSeoUrls: boolean,
): CategoryShape =>
  categoryShape(category, visit, {
    withSeoUrls,
    children: children.map((child) => navigationShape(child, visit, withSeoUrls)),
  })

/** Shopware's names for where one is; the last step is the page itself. */
export const breadcrumbShape = (category: Category, visit: Visit) => {
  const name = say(category.name, visit.locale)
  return struct('breadcrumb', {
    name,
    categoryId: category.id,
    type: category.type,
    translated: { name, customFields: {} },
    path: category.seoPath?.[visit.locale] ?? '',
    seoUrls: categoryUrls(category, visit),
  })
}

export const breadcrumbShapes = (category: Category, visit: Visit) =>
  trailTo(categoryTree(visit.channel), category).map((step) => breadcrumbShape(step, visit))

function textsOf(category: Category, locale: Locale) {
  return {
    name: say(category.name, locale),
    breadcrumb: category.breadcrumb[locale] ?? category.breadcrumb['de-DE'] ?? [],
    description: say(category.description, locale),
    metaTitle: say(category.metaTitle, locale),
    metaDescription: say(category.metaDescription, locale),
    keywords: say(category.keywords, locale),
  }
}

/** A link leads to its target's address, under the target's own route. */
function categoryUrls(category: Category, visit: Visit) {
  const kind =
    category.linkType === 'product' || category.linkType === 'landing_page' ? category.linkType : 'category'
  return canonicalUrls(kind, category.internalLink ?? category.id, category.seoPath?.[visit.locale], visit)
}

const pictureIn = (picture: CategoryPicture, locale: Locale) => ({
  ...picture,
  alt: say(picture.alt, locale),
})
