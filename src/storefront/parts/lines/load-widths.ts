import type { Locale } from '../../../values/locale.ts'
import type { StoreApi } from '../../store-api.ts'
import { type ShownPrice, shownPrice } from '../product/product-facts.ts'
import { productPath } from '../product/product-path.ts'
import { slimMedia } from '../product/slim-product.ts'
import type { WireMedia } from '../product/wire.ts'

/** A width of cabinet X-LINE is made for: in which drawers it fits, and from what price. All in mm. */
export type OfferedWidth = {
  width: number
  inside: { min: number; max: number } | null
  path: string
  price: ShownPrice
  picture: WireMedia | null
}

const mostFamilies = 50

export async function loadWidths(storeApi: StoreApi, locale: Locale): Promise<OfferedWidth[]> {
  const { elements } = await storeApi.call('POST /product', {
    filter: { line: 'x-line', kind: 'system' },
    sort: [{ field: 'price', order: 'ASC' }],
    grouping: ['displayGroup'],
    limit: mostFamilies,
    // The fit lies in a product's detail, which is read when a part of it is wished for.
    associations: { properties: {} },
  })

  return elements
    .flatMap((product) => {
      const width = nominalWidth(product.model)
      if (width === null) return []
      return {
        width,
        inside: 'fit' in product ? usableWidth(product.fit) : null,
        path: productPath(locale, product),
        price: shownPrice(product),
        picture: product.cover ? slimMedia(product.cover.media) : null,
      }
    })
    .sort((a, b) => a.width - b.width)
}

/** X60-P35 is made for cabinets of 600 mm. */
function nominalWidth(model: string | null): number | null {
  const tens = /^X(\d{2})-/.exec(model ?? '')?.[1]
  return tens ? Number(tens) * 10 : null
}

function usableWidth(fit: Readonly<Record<string, unknown>> | null | undefined): OfferedWidth['inside'] {
  const width = fit?.usableWidth as { min?: unknown; max?: unknown } | undefined
  return typeof width?.min === 'number' && typeof width.max === 'number'
    ? { min: width.min, max: width.max }
    : null
}
