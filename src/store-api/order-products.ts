import { sql } from 'kysely'
import { readProducts } from '../shop/catalogue/read-products.ts'
import type { Wanted } from './criteria/associations.ts'
import { needsDetail, shapeProducts } from './criteria/product-parts.ts'
import type { Call } from './endpoint.ts'

type Line = { productId: string | null }

/**
 * `lineItems.product`: the goods of orders as they are sold today, to whoever looks. What is not sold any more is null:
 * the line itself says what it was.
 */
export async function withProducts<Order extends { lineItems?: readonly Line[] }>(
  orders: readonly Order[],
  wanted: Wanted,
  { db, visit, withSeoUrls }: Pick<Call, 'db' | 'visit' | 'withSeoUrls'>,
): Promise<Order[]> {
  const wish = wanted.lineItems?.associations.product
  if (!wish) return [...orders]

  const ids = new Set(
    orders.flatMap(({ lineItems = [] }) => lineItems.flatMap(({ productId }) => productId ?? [])),
  )
  const { products } = await readProducts(db, visit, {
    where: sql`view.product_id = any(${[...ids]}::uuid[])`,
    order: sql`view.product_id`,
    offset: 0,
    limit: ids.size,
    inFull: needsDetail(wish.associations, null),
    count: 'none',
  })
  const shapes = shapeProducts(products, visit, {
    associations: wish.associations,
    fields: null,
    withSeoUrls,
  })
  const byId = new Map(shapes.map((shape) => [shape.id as string, shape]))

  return orders.map((order) => ({
    ...order,
    lineItems: order.lineItems?.map((line) => ({ ...line, product: byId.get(line.productId ?? '') ?? null })),
  }))
}
