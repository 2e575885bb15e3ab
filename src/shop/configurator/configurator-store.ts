import { sql } from 'kysely'
import { type Db, quick } from '../../platform/postgres/db.ts'
import { pieceOf } from '../catalogue/offer.ts'
import type { Card, ProductId } from '../catalogue/product.ts'
import type { Visit } from '../sessions/visit.ts'
import { type FitLimits, limits } from './check-system.ts'
import type { Configurator } from './configurator.ts'
import type { Fittable } from './fit.ts'

export type DrawerSystem = { id: string; maker: string; name: string }

/** What staff say of the configurator, and the drawers it knows. */
export async function readConfigurator(
  db: Db,
): Promise<{ configurator: Configurator; drawerSystems: readonly DrawerSystem[] }> {
  const { rows } = await sql<{ configurator: Configurator | null; drawerSystems: DrawerSystem[] | null }>`
    select (select value from setting where key = 'configurator') as configurator,
      (select value from setting where key = 'drawer-systems') as "drawerSystems"
  `.execute(quick(db))
  const { configurator, drawerSystems } = rows[0] ?? {}
  if (!configurator) throw new Error('The shop has no configurator. Run `npm run seed`.')
  return { configurator, drawerSystems: drawerSystems ?? [] }
}

/** A system that is sold, on the terms of a visit. */
export type SoldSystem = Fittable & {
  productId: ProductId
  /** The family it is listed with. */
  groupId: ProductId
  name: string
  /** Codes of its bins: "35B". */
  bins: readonly string[]
  /** Its own outer size in mm, where it has one: pull-outs have that of their drawer. */
  size: { width: number; depth: number; height: number } | null
}

/** Every system that can be measured against a place. */
export async function readSystems(db: Db, visit: Visit): Promise<SoldSystem[]> {
  const { rows } = await sql<Row>`
    select product.id, view.group_id, product.model, product.line, product.fit, view.number, view.name,
      jsonb_path_query_array(product.bins, '$[*].code') as bins, case when product.width_mm > 0 then
        jsonb_build_object('width', product.width_mm, 'depth', product.depth_mm, 'height', product.height_mm) end as size,
      view.card -> 'prices' as prices, view.card ->> 'taxId' as "taxId"
    from product join product_view view on view.product_id = product.id and view.language = ${visit.locale}
    where product.fit ? 'systemTypes' and product.active
    order by view.number
  `.execute(quick(db))

  return rows.map(({ id, group_id, model, line, fit, number, name, bins, size, prices, taxId }) => ({
    model: model ?? number,
    productId: id,
    groupId: group_id,
    productNumber: number,
    name,
    line: line ?? '',
    limits: limitsOf(fit),
    containerCount: fit.containerCount ?? 0,
    totalLitres: fit.totalLitres ?? 0,
    bins,
    size,
    price: pieceOf({ number, taxId, prices }, visit).unitCents,
  }))
}

type Row = {
  id: ProductId
  group_id: ProductId
  model: string | null
  line: string | null
  fit: FitLimits & { containerCount?: number; totalLitres?: number }
  number: string
  name: string
} & Pick<SoldSystem, 'bins' | 'size'> &
  Pick<Card, 'prices' | 'taxId'>

/** Beside the limits stands what the rules do not ask about. */
const limitsOf = ({ systemTypes, ...fit }: FitLimits): FitLimits => ({
  systemTypes,
  ...Object.fromEntries(limits.flatMap((name) => (fit[name] ? [[name, fit[name]] as const] : []))),
})
