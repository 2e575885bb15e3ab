import type { Locale } from '../../../values/locale.ts'
import type { StoreApi } from '../../store-api.ts'
import { loadTerms } from '../load-terms.ts'
import { productPath, said } from '../product/product-path.ts'
import { slimProduct } from '../product/slim-product.ts'
import type { WireProduct } from '../product/wire.ts'
import type { Terms } from '../terms.tsx'

/** The spare parts of one system as its page shows them. */
export type LoadedPartsList = {
  name: string
  /** Where the system itself lives. */
  path: string
  groups: readonly LoadedPartsGroup[]
  terms: Terms
}

export type LoadedPartsGroup = {
  key: string
  name: string
  /** Where all parts of its kind are listed. */
  category: readonly string[]
  drawing: ExplodedDrawing | null
  parts: readonly { position: number; product: WireProduct }[]
}

/** A sheet in mm, and where on it the parts are, in shares of its width and height. */
export type ExplodedDrawing = {
  url: string
  width: number
  height: number
  spots: readonly {
    position: number
    x: number
    y: number
    w: number
    h: number
    numberX: number
    numberY: number
  }[]
}

type Asking = { storeApi: StoreApi; locale: Locale; request: Request }

export async function loadPartsList(id: string, { storeApi, locale }: Asking): Promise<LoadedPartsList> {
  const [{ product }, { groups }, terms] = await Promise.all([
    storeApi.call('POST /product/{productId}', { productId: id }),
    storeApi.call('POST /product/{productId}/parts-list', { productId: id }),
    loadTerms(storeApi),
  ])
  return {
    name: said(product, 'name'),
    path: productPath(locale, product),
    groups: groups.map(({ path, name, drawing, parts }) => ({
      key: path.replaceAll('/', '-'),
      name,
      category: path.split('/'),
      drawing: drawing && {
        url: drawing.url,
        width: drawing.width,
        height: drawing.height,
        spots: drawing.spots.map(({ apiAlias: _, ...spot }) => spot),
      },
      parts: parts.map(({ position, product }) => ({ position, product: slimProduct(product) })),
    })),
    terms,
  }
}
