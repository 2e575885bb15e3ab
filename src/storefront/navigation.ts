import type { Locale } from '../values/locale.ts'
import { renditionUrl } from '../values/rendition.ts'
import { paths, switchLocale } from './paths.ts'
import type { StoreApi } from './store-api.ts'

/** A place in the navigation, with the places below it. A folder leads nowhere itself. */
export type NavigationLink = {
  name: string
  /** One sentence for whoever does not know the name yet. */
  text?: string
  picture?: NavigationPicture
  to: string | null
  away?: true
  children: NavigationLink[]
}

/** Small, and fetched by who opens what it stands in. */
export type NavigationPicture = { url: string; width: number; height: number }

type Tree = 'main-navigation' | 'footer-navigation' | 'service-navigation'

/** A tree of links, two levels deep. A page is better without its navigation than not there at all. */
export async function readNavigation(
  storeApi: StoreApi,
  tree: Tree,
  locale: Locale,
): Promise<NavigationLink[]> {
  try {
    const categories = await storeApi.call('POST /navigation/{activeId}/{rootId}', {
      activeId: tree,
      rootId: tree,
      depth: 2,
    })
    return categories.map((category) => ({ ...linkOf(category, locale), ...pictureOf(category) }))
  } catch (error) {
    console.error(`The ${tree} could not be read`, error)
    return []
  }
}

type Category = {
  id: string
  key: string
  type: string
  linkType: string | null
  internalLink: string | null
  externalLink: string | null
  translated: { name: string; description: string }
  seoUrls?: readonly { seoPathInfo: string }[]
  media: { url: string; metaData: { width: number | null; height: number | null } } | null
  children: readonly Category[]
}

function linkOf(category: Category, locale: Locale): NavigationLink {
  const to = addressOf(category, locale)
  return {
    name: category.translated.name,
    ...(explained.test(category.key) && { text: category.translated.description, ...pictureOf(category) }),
    to,
    ...(to && !to.startsWith('/') && { away: true as const }),
    children: category.children.map((child) => linkOf(child, locale)),
  }
}

/** Twice as wide as it is shown, for fine screens. */
const pictureWidth = 640

function pictureOf({ media }: Category): { picture?: NavigationPicture } {
  const { width, height } = media?.metaData ?? {}
  const url = media && renditionUrl(media.url, pictureWidth, 'webp')
  if (!url || !width || !height || width < pictureWidth) return {}
  return { picture: { url, width: pictureWidth, height: Math.round((height * pictureWidth) / width) } }
}

type Addressed = Pick<Category, 'id' | 'type' | 'linkType' | 'internalLink' | 'externalLink' | 'seoUrls'>

/** The kinds of system need a word of explanation; a line or a room of accessories has its page for that. */
const explained = /^waste-systems\/(complete|existing-pullout|swing-door|free-standing)$/

/** Specification 2: the SEO path, otherwise the technical path of what it stands for. */
export function addressOf(category: Addressed, locale: Locale): string | null {
  const { type, linkType, internalLink, externalLink, seoUrls, id } = category
  if (type === 'folder') return null
  if (type === 'link' && externalLink) {
    return externalLink.startsWith('/') ? switchLocale(externalLink, locale) : externalLink
  }

  const seoPath = seoUrls?.[0]?.seoPathInfo
  if (seoPath) return paths.seo(locale, seoPath)
  if (linkType === 'product' && internalLink) return paths.detail(locale, internalLink)
  if (linkType === 'landing_page' && internalLink) return paths.landingPage(locale, internalLink)
  return paths.navigation(locale, internalLink ?? id)
}
