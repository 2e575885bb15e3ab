import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Locale } from '../../values/locale.ts'
import type { DrawingFacts } from '../media/drawings/facts.ts'
import { type Exploded, explode } from '../media/exploded/exploded.ts'
import type { ExplodedPart } from '../media/exploded/exploded-part.ts'
import { nothingKnown } from '../media/pictures/catalogue-facts.ts'
import { type DrawnRow, drawingFacts, drawnRowOf } from './drawn-product.ts'
import type { ProductId } from './product.ts'

/** The parts of a system, group by group as they stand in its exploded drawings. */
export type PartsList = {
  /** Null where too little is known of the system's shape. */
  facts: DrawingFacts | null
  groups: readonly PartsGroup[]
}

export type PartsGroup = { category: string; parts: readonly ListedPart[] }

type ListedPart = ExplodedPart & { productId: ProductId }

/** More than any system has. */
const mostParts = 200

/** Of a product or a member of its family; null when there is no such product. */
export async function readPartsList(db: Db, id: ProductId, locale: Locale): Promise<PartsList | null> {
  const { rows } = await sql<{ drawn: DrawnRow; name: string; parts: PartRow[] }>`
    select ${drawnRowOf(sql`view.product_id`)} as drawn, view.card ->> 'name' as name, (
      select coalesce(jsonb_agg(listed order by listed ->> 'category', (listed ->> 'position')::integer, listed ->> 'number'), '[]')
      from (
        select distinct jsonb_build_object(
          'productId', hex(part.product_id), 'number', own.number, 'category', part.category_path,
          'position', part.drawing_position, 'dimension', part.dimension, 'packSize', own.pack_size,
          'line', part.fits_lines[1], 'name', text.name) as listed
        from cross_selling row
        join cross_selling_product member on member.cross_selling_id = row.id
        join spare_part part on part.product_id = member.product_id
        join product own on own.id = part.product_id and own.active
        -- The German name says which part a drawing shows.
        join product_translation text on text.product_id = own.id and text.language = 'de-DE'
        where row.kind = 'spare-parts' and row.product_id in (view.product_id, view.parent_id)
        limit ${mostParts}
      ) parts
    ) as parts
    from product_view view join product on product.id = view.product_id and product.active
    where view.language = ${locale} and (view.product_id = ${id} or (view.group_id = ${id} and view.listed))
    limit 1
  `.execute(db)
  const [found] = rows
  if (!found) return null

  const grouped = Map.groupBy(found.parts, ({ category }) => category)
  return {
    facts: drawingFacts(found.drawn, found.name),
    groups: [...grouped].map(([category, parts]) => ({ category, parts: parts.map(listed) })),
  }
}

/** A group's drawing without drawing it twice: the same parts make the same bytes. */
export function explodedGroup(facts: DrawingFacts, { parts }: PartsGroup): Exploded {
  const { name: _, ...shape } = facts.picture
  const told = JSON.stringify([shape, facts.fit, parts])
  const known = kept.get(told)
  if (known) return known

  const exploded = explode(facts, parts)
  // The oldest goes first: a Map remembers in which order it was filled.
  for (const oldest of kept.keys()) {
    if (kept.size < mostKept) break
    kept.delete(oldest)
  }
  kept.set(told, exploded)
  return exploded
}

const mostKept = 200
const kept = new Map<string, Exploded>()

type PartRow = {
  productId: ProductId
  number: string
  category: string
  position: number
  dimension: string | null
  packSize: number | null
  line: string | null
  name: string
}

const listed = ({
  productId,
  position,
  number,
  category,
  dimension,
  packSize,
  line,
  name,
}: PartRow): ListedPart => ({
  productId,
  position,
  facts: {
    ...nothingKnown,
    kind: 'spare-part',
    itemNumber: number,
    category,
    dimension,
    packSize,
    line,
    name,
  },
})
