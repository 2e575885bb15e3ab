import { data } from 'react-router'
import type { Locale } from '../../../values/locale.ts'
import { isStoreApiError, type StoreApi } from '../../store-api.ts'
import { categoryPath } from '../listing/category-path.ts'
import { loadTerms } from '../load-terms.ts'
import type { Terms } from '../terms.tsx'
import { type LoadedProduct, loadProduct } from './load-product.ts'
import { said } from './product-path.ts'
import { slimProduct } from './slim-product.ts'
import type { WireProduct } from './wire.ts'

/** A product that is no longer shown, and what to look at instead. */
export type LoadedFormer = {
  name: string
  number: string
  category: { name: string; to: string } | null
  instead: readonly WireProduct[]
  terms: Terms
}

type Asking = { storeApi: StoreApi; locale: Locale; request: Request }

/** A product, or 410 with what it was and what stands in its place; what never was one is a 404. */
export async function loadProductOrFormer(id: string, asking: Asking) {
  try {
    return { kind: 'product' as const, loaded: (await loadProduct(id, asking)) satisfies LoadedProduct }
  } catch (error) {
    if (!isStoreApiError(error) || error.status !== 404) throw error
    return data({ kind: 'former' as const, loaded: await loadFormer(id, asking) }, { status: 410 })
  }
}

async function loadFormer(id: string, { storeApi, locale }: Asking): Promise<LoadedFormer> {
  const [{ name, productNumber, seoCategory, instead }, terms] = await Promise.all([
    storeApi.call('POST /product/{productId}/former', { productId: id }),
    loadTerms(storeApi),
  ])
  const to = seoCategory && categoryPath(locale, seoCategory)
  return {
    name,
    number: productNumber,
    category: seoCategory && to ? { name: said(seoCategory, 'name'), to } : null,
    instead: instead.map(slimProduct),
    terms,
  }
}
