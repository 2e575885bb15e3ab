import type { SystemType } from '../../../shop/configurator/measures.ts'
import type { Locale } from '../../../values/locale.ts'
import { isStoreApiError, type StoreApi } from '../../store-api.ts'
import { loadTerms } from '../load-terms.ts'
import { productPath, said } from '../product/product-path.ts'
import { slimProduct } from '../product/slim-product.ts'
import type { WireProduct } from '../product/wire.ts'
import type { WireDrawing } from '../product/wire-drawing.ts'
import type { Terms } from '../terms.tsx'
import { type LoadedConfigurator, loadConfigurator } from './load-configurator.ts'
import type { Typed } from './measuring.ts'
import { workOutPlace } from './work-out-place.ts'

export type LoadedResults = {
  type: SystemType
  typed: Typed
  known: LoadedConfigurator
  /** Null where the shop is out of reach: then only the rules were asked, which the browser has. */
  terms: Terms | null
  /** Every product that fits or nearly does, by its id. */
  products: Readonly<Record<string, WireProduct>>
  /** Accessories that make a system fit, by their numbers. */
  fillers: Readonly<Record<string, string>>
  /** What the shown system can be looked at with, and put together with. */
  shown: ShownProduct | null
}

export type ShownProduct = {
  path: string
  model: { url: string; pullsOut: boolean } | null
  accessories: readonly WireProduct[]
}

type Asking = { storeApi: StoreApi; locale: Locale; type: SystemType; typed: Typed }

/** As many accessories as one chooses among with a thumb. */
const mostAccessories = 12

export async function loadResults(asking: Asking): Promise<LoadedResults> {
  const { storeApi, type, typed } = asking
  const known = await loadConfigurator(storeApi)
  try {
    return await loadFrom(known, asking)
  } catch (error) {
    if (!isOutOfReach(error)) throw error
    return { type, typed, known, terms: null, products: {}, fillers: {}, shown: null }
  }
}

/** No answer at all, or none in time (`browser/fetch-store-api.ts`). */
const isOutOfReach = (error: unknown): boolean =>
  isStoreApiError(error) && (error.status === 502 || error.status === 408)

async function loadFrom(
  known: LoadedConfigurator,
  { storeApi, locale, type, typed }: Asking,
): Promise<LoadedResults> {
  const { result, shown } = workOutPlace(type, typed, known)
  const chosen = result.status === 'error' ? null : (shown?.system.productId ?? null)
  const systems = [...result.fits, ...result.nearMisses, ...fillable(result.notFit)].map(
    ({ system }) => system.productId,
  )
  const ids = [...new Set([...(chosen ? [chosen] : []), ...systems])]
  const numbers = [...new Set(fillable(result.notFit).flatMap(({ fillers }) => fillers))]
  const [terms, products, detail, fillers] = await Promise.all([
    loadTerms(storeApi),
    ids.length === 0 ? [] : loadProducts(storeApi, ids),
    chosen ? loadShown(storeApi, locale, chosen) : null,
    numbers.length === 0 ? [] : loadByNumber(storeApi, numbers),
  ])

  return {
    type,
    typed,
    // Other kinds are asked only where this one has nothing.
    known: result.fits.length > 0 ? { ...known, systems: ofType(known.systems, type) } : known,
    terms,
    products: Object.fromEntries(products.map((product) => [product.id, product])),
    fillers: Object.fromEntries(fillers.map((filler) => [filler.productNumber, said(filler, 'name')])),
    shown: detail,
  }
}

const ofType = (systems: LoadedConfigurator['systems'], type: SystemType) =>
  systems.filter(({ limits }) => limits.systemTypes.includes(type))

/** What an accessory makes fit is shown like what nearly fits. */
const fillable = <Miss extends { fillers: readonly string[] }>(misses: readonly Miss[]) =>
  misses.filter(({ fillers }) => fillers.length > 0)

async function loadProducts(storeApi: StoreApi, ids: readonly string[]): Promise<WireProduct[]> {
  const { elements } = await storeApi.call('POST /product', { ids, limit: ids.length })
  return elements.map(slimCard)
}

async function loadByNumber(storeApi: StoreApi, numbers: readonly string[]): Promise<WireProduct[]> {
  const { elements } = await storeApi.call('POST /product', {
    filter: [{ type: 'equalsAny', field: 'productNumber', value: numbers }],
    limit: numbers.length,
  })
  return elements.map(slimCard)
}

async function loadShown(storeApi: StoreApi, locale: Locale, productId: string): Promise<ShownProduct> {
  const [{ product, drawing }, rows] = await Promise.all([
    storeApi.call('POST /product/{productId}', { productId }),
    storeApi.call('POST /product/{productId}/cross-selling', { productId, limit: mostAccessories }),
  ])
  const accessories = rows.find(({ crossSelling }) => crossSelling.kind === 'accessories')?.products ?? []
  const model: WireDrawing['model'] | null = drawing?.model ?? null

  return {
    path: productPath(locale, product),
    model: model && { url: model.url, pullsOut: model.pullsOut },
    accessories: accessories.map(slimCard).filter(({ states }) => !states?.includes('is-download')),
  }
}

/** Less than other cards show: no second picture, no other colours, no family's prices. */
const slimCard = (product: WireProduct): WireProduct => {
  const { glance, calculatedPrices, calculatedCheapestPrice, ratingAverage, reviewCount, ...shown } =
    slimProduct(product)
  return { ...shown, calculatedPrices: [] }
}
