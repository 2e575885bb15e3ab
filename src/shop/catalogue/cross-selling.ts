import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Id } from '../../values/ids.ts'
import type { Translated } from '../../values/translated.ts'
import type { Visit } from '../sessions/visit.ts'
import type { Card, Product, ProductId } from './product.ts'

export type CrossSellingKind = 'accessories' | 'spare-parts' | 'fits-with'

/** A row of products beside a product: what goes with it, what it is repaired with, what it fits. */
export type CrossSelling = {
  id: Id<'cross-selling'>
  kind: CrossSellingKind
  position: number
  total: number
  products: readonly Product[]
}

/** The most of a row anybody is shown; of fifty spare parts the rest are found in their category. */
export const mostInRow = 50

export const crossSellingNames: Readonly<Record<CrossSellingKind, Translated>> = {
  accessories: { 'de-DE': 'Zubehör', 'en-US': 'Accessories', 'it-IT': 'Accessori', 'fr-FR': 'Accessoires' },
  'spare-parts': {
    'de-DE': 'Ersatzteile',
    'en-US': 'Spare parts',
    'it-IT': 'Ricambi',
    'fr-FR': 'Pièces détachées',
  },
  'fits-with': { 'de-DE': 'Passt zu', 'en-US': 'Fits', 'it-IT': 'Adatto a', 'fr-FR': 'Convient à' },
}

/**
 * Every row of a product in one statement; null when there is no such product. Each card comes as a row of its own: to
 * put fifty of them into one JSON would cost the database more than to find them.
 */
export async function readCrossSellings(
  db: Db,
  visit: Visit,
  productId: ProductId,
  limit: number,
): Promise<CrossSelling[] | null> {
  const { rows } = await sql<Row>`
    select hex(row.id) as id, row.kind, row.position, list.total, list.card, list.stock
    from (
      select product_id, parent_id from product_view
      where language = ${visit.locale} and (product_id = ${productId} or (group_id = ${productId} and listed))
      limit 1
    ) shown
    left join cross_selling row on row.product_id in (shown.product_id, shown.parent_id)
    left join lateral (
      select member.total, member.position, view.card, product.stock
      from (
        select product_id, position, count(*) over () as total from cross_selling_product
        where cross_selling_id = row.id order by position limit ${limit}
      ) member
      -- A parent stands for its group, and so does a variant for itself.
      join product_view view on view.language = ${visit.locale}
        and (view.product_id = member.product_id or (view.group_id = member.product_id and view.listed))
      join product on product.id = view.product_id and product.active
    ) list on true
    order by row.position, row.id, list.position
  `.execute(db)

  return rows.length === 0 ? null : inRows(rows)
}

type Row = {
  id: CrossSelling['id']
  kind: CrossSellingKind
  position: number
  total: number
  card: Card | null
  stock: number | null
}

/** Without a product there is nothing to show in a row. */
function inRows(found: readonly Row[]): CrossSelling[] {
  const rows = new Map<string, CrossSelling & { products: Product[] }>()
  for (const { id, kind, position, total, card, stock } of found) {
    if (!card) continue
    const row = rows.get(id) ?? { id, kind, position, total, products: [] }
    rows.set(id, row)
    row.products.push({ card, stock: stock ?? 0 })
  }
  return [...rows.values()]
}
