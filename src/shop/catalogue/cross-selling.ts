import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Id } from '../../values/ids.ts'
import type { Translated } from '../../values/translated.ts'
import type { Visit } from '../sessions/visit.ts'
import type { Product, ProductId } from './product.ts'

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

/** Every row of a product in one statement; null when there is no such product. */
export async function readCrossSellings(
  db: Db,
  visit: Visit,
  productId: ProductId,
  limit: number,
): Promise<CrossSelling[] | null> {
  const { rows } = await sql<{ cross_selling: CrossSelling | null }>`
    select case when row.id is not null then jsonb_build_object(
      'id', hex(row.id), 'kind', row.kind, 'position', row.position,
      'total', (select count(*) from cross_selling_product where cross_selling_id = row.id),
      'products', coalesce(list.products, '[]')) end as cross_selling
    from (
      select product_id, parent_id from product_view
      where language = ${visit.locale} and (product_id = ${productId} or (group_id = ${productId} and listed))
      limit 1
    ) shown
    left join cross_selling row on row.product_id in (shown.product_id, shown.parent_id)
    left join lateral (
      select jsonb_agg(jsonb_build_object('card', view.card, 'stock', product.stock) order by member.position) as products
      from (
        select product_id, position from cross_selling_product
        where cross_selling_id = row.id order by position limit ${limit}
      ) member
      -- A parent stands for its group, and so does a variant for itself.
      join product_view view on view.language = ${visit.locale}
        and (view.product_id = member.product_id or (view.group_id = member.product_id and view.listed))
      join product on product.id = view.product_id and product.active
    ) list on true
    order by row.position
  `.execute(db)

  if (rows.length === 0) return null
  return rows.flatMap((row) => (row.cross_selling?.products.length ? [row.cross_selling] : []))
}
