import { z } from 'zod'
import {
  type CrossSelling,
  crossSellingNames,
  mostInRow,
  readCrossSellings,
} from '../../../shop/catalogue/cross-selling.ts'
import { refuse } from '../../../shop/refusal.ts'
import type { Visit } from '../../../shop/sessions/visit.ts'
import { say } from '../../../values/translated.ts'
import { type Call, reading } from '../../endpoint.ts'
import { idWish, wholeWish } from '../../input.ts'
import { productShape } from '../../shapes/product.ts'
import { struct } from '../../shapes/struct.ts'

/** POST /product/{productId}/cross-selling */
export const post = reading(
  z.object({
    productId: idWish<'product'>('productId'),
    limit: wholeWish('limit', { least: 1, most: mostInRow }),
  }),
  async ({ productId, limit = mostInRow }, call) => {
    const found = await readCrossSellings(call.db, call.visit, productId, limit)
    if (!found) return refuse('product.unknown', { productId })

    return found.map((row) => elementShape(row, call, limit))
  },
)

const elementShape = (row: CrossSelling, { visit, withSeoUrls }: Call, limit: number) =>
  struct('cross_selling_element', {
    crossSelling: crossSellingShape(row, visit, limit),
    products: row.products.map((product) =>
      productShape(product, visit, { seoUrls: withSeoUrls, categories: false, detail: null }),
    ),
    total: row.total,
    streamId: null,
  })

const crossSellingShape = ({ id, kind, position }: CrossSelling, { locale }: Visit, limit: number) => {
  const name = say(crossSellingNames[kind], locale)
  return struct('product_cross_selling', {
    id,
    name,
    kind,
    position,
    type: 'productList' as const,
    sortBy: 'position',
    sortDirection: 'ASC' as const,
    active: true,
    limit,
    translated: { name, customFields: {} },
  })
}
