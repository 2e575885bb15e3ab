import type { Db } from '../../platform/postgres/db.ts'
import { locales } from '../../values/locale.ts'
import type { Translated } from '../../values/translated.ts'
import { readPages } from './content-pages.ts'
import { insertMissing, type Row } from './insert-missing.ts'
import { inEach } from './product-texts.ts'
import { readSeed } from './seed-files.ts'
import { categoryId, landingPageId } from './seeded-ids.ts'

/** A node of the navigation file: a page with products, a link, or a folder that only holds others. */
type Node = {
  key: string
  name?: Translated
  description?: Translated
  slug?: Translated
  /** The slug is the whole path, not a step below the parent's: the page is a fixed route of the shop. */
  wholeSlug?: boolean
  home?: boolean
  folder?: boolean
  link?: string
  category?: string
  landingPage?: string
  products?: string[]
  children?: Node[]
}

export type Category = {
  key: string
  parentKey: string | null
  ancestors: string[]
  position: number
  name: Translated
  breadcrumb: Translated[]
  description: Translated | null
  /** Null for what has no page of its own, and for the home page, whose address is empty. */
  seoPath: Translated | null
  type: 'page' | 'link' | 'folder'
  linksTo: { external: string } | { category: string } | { landingPage: string } | null
  products: string[]
}

/** The three trees of the shop (main, footer, service), each parent before its children. */
export function readCategories(): Category[] {
  const { navigation, footer, service } =
    readSeed<Record<'navigation' | 'footer' | 'service', Node>>('navigation')
  return [navigation, footer, service].flatMap((root) => withChildren(root, null, 0))
}

function withChildren(node: Node, parent: Category | null, position: number): Category[] {
  const name = node.name ?? pageTitle(node)
  const category: Category = {
    key: node.key,
    parentKey: parent?.key ?? null,
    ancestors: parent ? [...parent.ancestors, parent.key] : [],
    position,
    name,
    breadcrumb: [...(parent?.breadcrumb ?? []), name],
    description: node.description ?? null,
    seoPath: node.slug ? path(node.slug, node.wholeSlug ? null : (parent?.seoPath ?? null)) : null,
    type: node.folder ? 'folder' : linksTo(node) ? 'link' : 'page',
    linksTo: linksTo(node),
    products: node.products ?? [],
  }

  return [category, ...(node.children ?? []).flatMap((child, index) => withChildren(child, category, index))]
}

const path = (slug: Translated, above: Translated | null) =>
  above ? inEach((locale) => `${above[locale]}/${slug[locale]}`) : slug

function linksTo({ link, category, landingPage }: Node): Category['linksTo'] {
  if (link) return { external: link }
  if (category) return { category }
  return landingPage ? { landingPage } : null
}

function pageTitle({ key, landingPage }: Node): Translated {
  const page = readPages().find((page) => page.key === landingPage)
  if (!page) throw new Error(`the category ${key} has no name`)
  return page.title
}

export async function seedCategories(db: Db, categories: readonly Category[]) {
  await insertMissing(db, 'category', categories.map(categoryRow))
  await insertMissing(db, 'category_translation', categories.flatMap(translationRows))
}

function categoryRow({ key, parentKey, ancestors, position, type, linksTo }: Category): Row {
  return {
    id: categoryId(key),
    key,
    parent_id: parentKey ? categoryId(parentKey) : null,
    path: ancestors.map(categoryId),
    level: ancestors.length + 1,
    position,
    type,
    ...linkColumns(linksTo),
  }
}

function linkColumns(to: Category['linksTo']) {
  if (!to) return { link_type: null, internal_link: null, external_link: null }
  if ('external' in to) return { link_type: 'external', internal_link: null, external_link: to.external }
  if ('category' in to) {
    return { link_type: 'category', internal_link: categoryId(to.category), external_link: null }
  }
  return { link_type: 'landing_page', internal_link: landingPageId(to.landingPage), external_link: null }
}

const translationRows = ({ key, name, breadcrumb, description, type }: Category): Row[] =>
  locales.map(({ code }) => ({
    category_id: categoryId(key),
    language: code,
    name: name[code],
    breadcrumb: breadcrumb.map((step) => step[code]),
    description: description?.[code] ?? '',
    meta_title: type === 'page' ? `${name[code]} | Trennwerk` : '',
    meta_description: type === 'page' ? (description?.[code] ?? '') : '',
  }))

/** The category an accessory is listed in. */
export function categoryOfAccessory(categories: readonly Category[]) {
  return (accessory: string): string => {
    const category = categories.find(({ products }) => products.includes(accessory))
    if (!category) throw new Error(`${accessory} stands in no category`)
    return category.key
  }
}
