import type { PageMeta } from '../../meta.ts'
import { productPicture } from '../../shared-picture.ts'
import type { Texts } from '../../texts/texts.ts'
import type { LoadedFormer } from './load-former.ts'
import type { LoadedProduct } from './load-product.ts'
import { productData } from './product-data.ts'
import { said } from './product-path.ts'

export function productMeta(loaded: LoadedProduct): PageMeta {
  const { product, canonical, alternates, trail } = loaded
  const name = said(product, 'name')
  const image = productPicture(product.extensions?.socialPicture?.url, name)

  return {
    title: said(product, 'metaTitle') || name,
    // A family's variants share their text; the name tells them apart.
    description: `${name}: ${said(product, 'metaDescription') || product.subtitle || said(product, 'description')}`,
    canonical,
    alternates,
    ...(image && { image }),
    trail: [...trail, { name }],
    jsonLd: [productData(loaded)],
  }
}

/** What is gone is nobody's landing page. */
export const formerMeta = ({ name }: LoadedFormer, { product }: Texts): PageMeta => ({
  title: `${name}: ${product.former.title}`,
  robots: 'noindex',
})
