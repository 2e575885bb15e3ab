import { type Locale, locales } from '../../../values/locale.ts'
import { paths } from '../../paths.ts'
import type { StoreApi } from '../../store-api.ts'
import { categoryPath } from '../listing/category-path.ts'
import { loadTerms } from '../load-terms.ts'
import type { Terms } from '../terms.tsx'
import { productPath, said } from './product-path.ts'
import { slimDetail, slimGroup, slimReview, slimRow } from './slim-detail.ts'
import { variantLinks } from './variant-links.ts'
import type { WireConfiguratorGroup, WireCrossSelling, WireProductInFull, WireReview } from './wire-detail.ts'

export type LoadedProduct = {
  product: WireProductInFull
  groups: readonly WireConfiguratorGroup[]
  crossSelling: readonly WireCrossSelling[]
  reviews: readonly WireReview[]
  trail: readonly { name: string; to: string }[]
  replacedBy: { name: string; path: string } | null
  canonical: string
  alternates: Partial<Record<Locale, string>>
  origin: string
  terms: Terms
}

type Asking = { storeApi: StoreApi; locale: Locale; request: Request }

const mostReviews = 12
const mostInRow = 8

/** A product with all that its page shows. */
export async function loadProduct(id: string, { storeApi, locale, request }: Asking): Promise<LoadedProduct> {
  const [{ product, configurator, variants, alternatePaths }, crossSelling, terms] = await Promise.all([
    loadWithReviews(id, storeApi),
    storeApi.call('POST /product/{productId}/cross-selling', { productId: id, limit: mostInRow }),
    loadTerms(storeApi),
  ])
  const seoCategory = 'seoCategory' in product ? product.seoCategory : null
  const trail = seoCategory
    ? await storeApi.call('GET /breadcrumb/{id}', { id: seoCategory.id, type: 'category' })
    : []

  return {
    product: slimDetail(product),
    groups: variantLinks(configurator, product.optionIds, variants).map(slimGroup),
    crossSelling: crossSelling.map(slimRow),
    reviews: (product.productReviews ?? []).map(slimReview),
    trail: trail.map((step) => ({
      name: said(step, 'name'),
      to: categoryPath(locale, { ...step, id: step.categoryId }) ?? '',
    })),
    replacedBy: await successorOf(product, storeApi, locale),
    canonical: productPath(locale, product),
    alternates: Object.fromEntries(
      locales.map(({ code }) => {
        const seoPath = alternatePaths[code]
        return [code, seoPath ? paths.seo(code, seoPath) : paths.detail(code, product.id)]
      }),
    ),
    origin: new URL(request.url).origin,
    terms,
  }
}

/** The product, and what was said of it in the language of the visit. */
async function loadWithReviews(id: string, storeApi: StoreApi) {
  const { context } = await storeApi.call('GET /context')
  const spokenHere = [{ type: 'equals', field: 'languageId', value: context.languageIdChain[0] }]

  return storeApi.call('POST /product/{productId}', {
    productId: id,
    associations: { productReviews: { filter: spokenHere, limit: mostReviews } },
  })
}

/** The part that took the place of one that is no longer made. */
async function successorOf({ sparePart }: WireProductInFull, storeApi: StoreApi, locale: Locale) {
  if (!sparePart?.replacedById) return null
  const { elements } = await storeApi.call('POST /product', { ids: [sparePart.replacedById] })
  const [successor] = elements
  return successor ? { name: said(successor, 'name'), path: productPath(locale, successor) } : null
}
