import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Locale } from '../../values/locale.ts'
import type { DrawingFacts, FitLimits } from '../media/drawings/facts.ts'
import type { PictureFacts } from '../media/pictures/facts.ts'
import { isDrawerLine } from '../media/pictures/systems/drawer-room.ts'
import type { ProductId } from './product.ts'

/** What the shop's rows tell of a system's shape; null for everything that is no system. */
export type DrawnRow = {
  number: string
  line: string | null
  model: string | null
  bins: PictureFacts['bins']
  fit: FitLimits | null
  widthMm: number | null
  depthMm: number | null
  heightMm: number | null
  /** Keys of its properties: "AN", "600-mm". */
  colour: string | null
  bodyWidth: string | null
} | null

/** The shape of a product as SQL; `id` names its row. */
export const drawnRowOf = (id: RawBuilder<unknown>): RawBuilder<DrawnRow> => sql<DrawnRow>`(
  select jsonb_build_object(
    'number', drawn.number, 'line', drawn.line, 'model', drawn.model, 'bins', drawn.bins, 'fit', drawn.fit,
    'widthMm', drawn.width_mm, 'depthMm', drawn.depth_mm, 'heightMm', drawn.height_mm,
    'colour', ${propertyOf('colour')}, 'bodyWidth', ${propertyOf('body-width')})
  from product drawn where drawn.id = ${id} and drawn.kind = 'system' and not drawn.has_variants)`

/** A product that can be drawn, by its id; null when there is none or nothing is known of its shape. */
export async function findDrawnProduct(db: Db, id: ProductId, locale: Locale): Promise<DrawingFacts | null> {
  const { rows } = await sql<{ drawn: DrawnRow; name: string }>`
    select ${drawnRowOf(sql`product.id`)} as drawn, text.name
    from product join product_translation text on text.product_id = product.id and text.language = ${locale}
    where product.id = ${id} and product.active
  `.execute(db)
  const [row] = rows
  return row ? drawingFacts(row.drawn, row.name) : null
}

/** What a drawing is made from, once enough is known: a pull-out without a width cannot be drawn to scale. */
export function drawingFacts(row: DrawnRow, name: string): DrawingFacts | null {
  if (!row) return null
  const { number, line, model, bins, fit, widthMm, depthMm, heightMm, colour } = row
  const bodyWidth = row.bodyWidth === null ? null : Number.parseInt(row.bodyWidth, 10)
  const depth = fit?.drawerDepth?.min ?? fit?.installationDepth?.min ?? null
  if (isDrawerLine(line) && (!bodyWidth || !depth)) return null

  return {
    picture: {
      kind: 'system',
      itemNumber: number,
      line,
      model,
      colour,
      bins: bins.map(({ code, litres, kind }) => ({ code, litres, kind })),
      bodyWidth,
      depth,
      height: fit?.installationHeight?.min ?? null,
      dimensions: widthMm && depthMm && heightMm ? { w: widthMm, d: depthMm, h: heightMm } : null,
      category: null,
      name,
      dimension: null,
      packSize: null,
      id: null,
    },
    fit,
  }
}

const propertyOf = (group: string) => sql`(
  select option.key from product_property held
  join property_option option on option.id = held.option_id
  join property_group option_group on option_group.id = option.group_id
  where held.product_id = drawn.id and option_group.key = ${group} limit 1)`
