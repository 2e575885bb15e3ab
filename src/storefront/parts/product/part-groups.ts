import type { Locale } from '../../../values/locale.ts'
import type { StoreApi } from '../../store-api.ts'
import { categoryPath } from '../listing/category-path.ts'
import { productPath, said } from './product-path.ts'
import type { WireProduct } from './wire.ts'
import type { WireCrossSelling } from './wire-detail.ts'

/** The spare parts of a system by the group they are looked for in, each by its number. */
export type LoadedSpareParts = {
  total: number
  groups: readonly { name: string; path: string | null; parts: readonly ListedPart[] }[]
}

export type ListedPart = { id: string; number: string; name: string; price: number; path: string }

export async function partGroups(
  {
    products,
    total,
  }: WireCrossSelling & { products: readonly (WireProduct & { categoryIds: readonly string[] })[] },
  storeApi: StoreApi,
  locale: Locale,
): Promise<LoadedSpareParts> {
  const grouped = Map.groupBy(products, ({ categoryIds }) => categoryIds[0] ?? '')
  const ids = [...grouped.keys()].filter((id) => id !== '')
  const { elements } = await storeApi.call('POST /category', { ids, limit: ids.length || 1 })

  const groups = [...grouped].map(([id, members]) => {
    const category = elements.find((element) => element.id === id)
    return {
      name: category ? said(category, 'name') : '',
      path: category ? categoryPath(locale, category) : null,
      parts: members.map(listed(locale)).toSorted(byNumber),
    }
  })
  return {
    total: total ?? products.length,
    groups: groups.toSorted((a, b) => byNumber(a.parts[0], b.parts[0])),
  }
}

const listed =
  (locale: Locale) =>
  (product: WireProduct): ListedPart => ({
    id: product.id,
    number: product.productNumber,
    name: said(product, 'name'),
    price: product.calculatedPrice.unitPrice,
    path: productPath(locale, product),
  })

const byNumber = (a: ListedPart | undefined, b: ListedPart | undefined) =>
  (a?.number ?? '') < (b?.number ?? '') ? -1 : 1
