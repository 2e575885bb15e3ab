import { type Locale, locales } from '../../../values/locale.ts'
import { paths } from '../../paths.ts'
import type { StoreApi } from '../../store-api.ts'
import { categoryPath } from '../listing/category-path.ts'
import type { Terms } from '../terms.tsx'
import { type LoadedReviews, loadReviews } from './load-reviews.ts'
import { type LoadedSpareParts, partGroups } from './part-groups.ts'
import { insteadOf } from './product-cache.ts'
import { productPath, said } from './product-path.ts'
import { type Sale, saleOf } from './sale.ts'
import { slimDetail, slimGroup, slimRow, slimVariant } from './slim-detail.ts'
import { slimDrawing } from './slim-drawing.ts'
import { variantLinks } from './variant-links.ts'
import type {
  WireConfiguratorGroup,
  WireCrossSelling,
  WireProductInFull,
  WireSparePart,
  WireVariant,
} from './wire-detail.ts'
import type { WireDrawing } from './wire-drawing.ts'

export type LoadedProduct = {
  product: WireProductInFull
  groups: readonly WireConfiguratorGroup[]
  /** The whole family, for what is sold out here and for search engines. */
  variants: readonly WireVariant[]
  crossSelling: readonly WireCrossSelling[]
  spareParts: LoadedSpareParts | null
  /** Null for what is no system. */
  drawing: WireDrawing | null
  reviews: LoadedReviews
  trail: readonly { name: string; to: string }[]
  /** Parts that came before and after this one. */
  replacedBy: PartLink | null
  replaces: readonly PartLink[]
  /** The number of a former part that somebody looked for in its place. */
  insteadOf: string | null
  canonical: string
  path: string
  alternates: Partial<Record<Locale, string>>
  locale: Locale
  origin: string
  terms: Terms
  sale: Sale
}

export type PartLink = { name: string; number: string; path: string }

type Asking = { storeApi: StoreApi; locale: Locale; request: Request }

/** As many of a system's spare parts as one looks through; the rest are found in their categories. */
const mostInRow = 48

/** A product with all that its page shows. */
export async function loadProduct(id: string, asking: Asking): Promise<LoadedProduct> {
  const { storeApi, locale, request } = asking
  const url = new URL(request.url)
  const [context, methods, { answer, reviews }, crossSelling] = await Promise.all([
    storeApi.call('GET /context'),
    storeApi.call('POST /payment-method'),
    loadReviews(id, asking),
    storeApi.call('POST /product/{productId}/cross-selling', { productId: id, limit: mostInRow }),
  ])
  const { product, configurator, variants, alternatePaths } = answer
  const seoCategory = 'seoCategory' in product ? product.seoCategory : null
  const parts = crossSelling.find((row) => row.crossSelling.kind === 'spare-parts')
  const [trail, spareParts, related] = await Promise.all([
    seoCategory ? storeApi.call('GET /breadcrumb/{id}', { id: seoCategory.id, type: 'category' }) : [],
    parts ? partGroups(parts, storeApi, locale) : null,
    relatedParts(product.sparePart, storeApi, locale),
  ])

  return {
    product: slimDetail(product),
    groups: variantLinks(configurator, product.optionIds, variants).map(slimGroup),
    variants: variants.map(slimVariant),
    crossSelling: crossSelling.filter((row) => row !== parts).map(slimRow),
    spareParts,
    drawing: answer.drawing && slimDrawing(answer.drawing),
    reviews,
    trail: trail.map((step) => ({
      name: said(step, 'name'),
      to: categoryPath(locale, { ...step, id: step.categoryId }) ?? '',
    })),
    ...related,
    insteadOf: /^[\d.]{4,20}$/.exec(url.searchParams.get(insteadOf) ?? '')?.[0] ?? null,
    canonical: productPath(locale, product),
    path: url.pathname,
    alternates: Object.fromEntries(
      locales.map(({ code }) => {
        const seoPath = alternatePaths[code]
        return [code, seoPath ? paths.seo(code, seoPath) : paths.detail(code, product.id)]
      }),
    ),
    locale,
    origin: url.origin,
    terms: {
      currency: context.currency.isoCode,
      moneyLocale: context.currency.moneyLocale,
      taxState: context.context.taxState,
    },
    sale: saleOf(product, context, methods.elements),
  }
}

/** The part that took the place of one that is no longer made, and those whose place this one took. */
async function relatedParts(
  part: WireSparePart | null | undefined,
  storeApi: StoreApi,
  locale: Locale,
): Promise<Pick<LoadedProduct, 'replacedBy' | 'replaces'>> {
  const { replacedById, replacesIds = [] } = part ?? {}
  const ids = [...(replacedById ? [replacedById] : []), ...replacesIds]
  if (ids.length === 0) return { replacedBy: null, replaces: [] }

  const { elements } = await storeApi.call('POST /product', { ids, associations: { seoUrls: {} } })
  const linkTo = (id: string): PartLink[] =>
    elements
      .filter((element) => element.id === id)
      .map((element) => ({
        name: said(element, 'name'),
        number: element.productNumber,
        path: productPath(locale, element),
      }))
  return {
    replacedBy: (replacedById && linkTo(replacedById)[0]) || null,
    replaces: replacesIds.flatMap(linkTo),
  }
}
