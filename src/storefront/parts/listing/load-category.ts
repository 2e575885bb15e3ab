import type { Locale } from '../../../values/locale.ts'
import type { StoreApi } from '../../store-api.ts'
import { loadTerms } from '../load-terms.ts'
import { said } from '../product/product-path.ts'
import { slimMedia } from '../product/slim-product.ts'
import type { Terms } from '../terms.tsx'
import { askListing } from './ask-listing.ts'
import { categoryAlternates, categoryPath } from './category-path.ts'
import { type ListingQuery, readListingQuery } from './listing-query.ts'
import type { WireCategory, WireListing } from './wire.ts'

export type LoadedCategory = {
  category: WireCategory
  children: readonly WireCategory[]
  /** From the first step below the home page to the one above this. */
  trail: readonly { name: string; to: string }[]
  listing: WireListing
  query: ListingQuery
  /** Where this category lives, and where it is shown now. */
  canonical: string
  path: string
  alternates: Partial<Record<Locale, string>>
  origin: string
  terms: Terms
}

type Asking = {
  storeApi: StoreApi
  locale: Locale
  request: Request
  /** The address may hold a search within the category. */
  searchable?: boolean
}

/** A category as its page shows it: itself, what is below it, and its products as the address asks for them. */
export async function loadCategory(
  id: string,
  { storeApi, locale, request, searchable }: Asking,
): Promise<LoadedCategory> {
  const url = new URL(request.url)
  const asked = readListingQuery(url.searchParams)
  const query = searchable ? asked : { ...asked, search: '' }
  const source = query.search ? { search: query.search, partsOf: id } : { categoryId: id }

  const [category, listing, below, trail, terms] = await Promise.all([
    storeApi.call('POST /category/{navigationId}', { navigationId: id }),
    askListing(storeApi, source, { query, path: url.pathname }),
    storeApi.call('POST /navigation/{activeId}/{rootId}', { activeId: id, rootId: id, depth: 1 }),
    storeApi.call('GET /breadcrumb/{id}', { id, type: 'category' }),
    loadTerms(storeApi),
  ])

  return {
    category: slimCategory(category),
    children: below.map(slimGroup),
    trail: trail.slice(0, -1).map((step) => ({
      name: said(step, 'name'),
      to: categoryPath(locale, { ...step, id: step.categoryId }) ?? '',
    })),
    listing,
    query,
    canonical: categoryPath(locale, category) ?? url.pathname,
    path: url.pathname,
    alternates: categoryAlternates(category),
    origin: url.origin,
    terms,
  }
}

/** Only what the page shows travels along as its data. */
const slimCategory = (category: WireCategory): WireCategory => {
  const { description, metaTitle, metaDescription } = category.translated
  const { translated, ...group } = slimGroup(category)
  return {
    ...group,
    translated: { ...translated, description, metaTitle, metaDescription },
    ...(category.key && { key: category.key }),
    alternatePaths: category.alternatePaths ?? null,
  }
}

/** Of a group below it: its name, its picture and the way there. */
const slimGroup = ({
  id,
  name,
  type,
  linkType,
  internalLink,
  externalLink,
  translated,
  seoUrls,
  media,
}: WireCategory): WireCategory => ({
  id,
  name,
  type,
  ...(linkType && { linkType }),
  ...(internalLink && { internalLink }),
  ...(externalLink && { externalLink }),
  translated: { name: translated.name },
  seoUrls: seoUrls?.map(({ seoPathInfo }) => ({ seoPathInfo })) ?? null,
  ...(media && { media: slimMedia(media) }),
})
