import type { PageMeta } from '../../meta.ts'
import { breadcrumbData } from '../structured-data.ts'
import type { LoadedProduct } from './load-product.ts'
import { stockOf } from './product-facts.ts'
import { said } from './product-path.ts'
import type { WireProduct } from './wire.ts'

export function productMeta(loaded: LoadedProduct): PageMeta {
  const { product, canonical, alternates, trail, origin } = loaded
  const name = said(product, 'name')
  const image = product.cover?.media.url

  return {
    title: said(product, 'metaTitle') || name,
    description: said(product, 'metaDescription') || product.subtitle || said(product, 'description'),
    canonical,
    alternates,
    ...(image && { image }),
    jsonLd: [productData(loaded), breadcrumbData([...trail, { name, to: canonical }], origin)],
  }
}

/** No ratings: the demo shop's are invented, and search engines must not be told otherwise. */
function productData({ product, canonical, origin, terms }: LoadedProduct) {
  const { calculatedPrice, productNumber, ean, manufacturer, cover } = product
  const absolute = (path: string) => new URL(path, origin).href

  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: said(product, 'name'),
    sku: productNumber,
    ...(ean && { gtin: ean }),
    description: said(product, 'description') || product.subtitle,
    ...(cover && { image: absolute(cover.media.url) }),
    ...(manufacturer && { brand: { '@type': 'Brand', name: manufacturer.name } }),
    offers: {
      '@type': 'Offer',
      url: absolute(canonical),
      price: calculatedPrice.unitPrice.toFixed(2),
      priceCurrency: terms.currency,
      availability: `https://schema.org/${availability(product)}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  }
}

function availability(product: WireProduct): string {
  const { kind } = stockOf(product)
  if (kind === 'gone') return 'SoldOut'
  return kind === 'restock' || kind === 'to-order' ? 'BackOrder' : 'InStock'
}
