import type { Detail, Product } from '../../shop/catalogue/product.ts'
import type { Visit } from '../../shop/sessions/visit.ts'
import { type ProductShape, productShape } from '../shapes/product.ts'
import type { Wanted } from './associations.ts'
import { onlyFields } from './only-fields.ts'
import { cutAsWished } from './wished-associations.ts'

/** Parts of a product that lie in its detail, which a list reads only when one of them is wished for. */
const inDetail = ['media', 'properties', 'downloads', 'seoCategory']
const detailFields = [
  'description',
  'keywords',
  'metaTitle',
  'metaDescription',
  'technicalData',
  'advantages',
  'documents',
  'bins',
  'fit',
  'guaranteeYears',
  'sparePart',
]

export const needsDetail = (associations: Wanted, fields: readonly string[] | null): boolean =>
  inDetail.some((name) => name in associations) ||
  (fields ?? []).some((field) => [...inDetail, ...detailFields].includes(field.split('.', 1)[0] ?? ''))

/** Products as a list shows them: with what was wished for, and with the fields that were. */
export function shapeProducts(
  products: readonly (Product & { detail?: Detail | null })[],
  visit: Visit,
  wish: { associations: Wanted; fields: readonly string[] | null; withSeoUrls: boolean },
): ProductShape[] {
  const { associations, fields, withSeoUrls } = wish
  const parts = {
    seoUrls: withSeoUrls || 'seoUrls' in associations,
    categories: 'categories' in associations,
  }
  return products.map((product) => {
    const shape = productShape(product, visit, { ...parts, detail: product.detail ?? null })
    return onlyFields(cutAsWished(shape, associations, visit.now), fields)
  })
}
