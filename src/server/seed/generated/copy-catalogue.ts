import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import { manufacturerId } from '../seeded-ids.ts'
import { collections } from './collections.ts'

/** Places in the endless row of copies: collection 0 holds 1 to `size`, collection 1 the next, and so on. */
export type Stretch = { after: number; upTo: number; size: number }

/** Copies the originals into every collection of a stretch, table by table, each in one statement. */
export async function copyCatalogue(db: Db, stretch: Stretch): Promise<void> {
  await sql`drop table if exists copy`.execute(db)
  await sql`
    create temporary table copy on commit drop as
    select original.id as original_id, ${copyId(sql.ref('original.id'))} as id,
      ${copyId(sql.ref('original.parent_id'))} as parent_id, collection, maker.name || ' ' || collection as label,
      maker.id as maker_id, original.has_variants,
      -- Between 70 and 150 per cent of the original's price, the same for a whole family.
      0.7 + (hashtext(coalesce(original.parent_id, original.id)::text || collection) & 1023) / 1280.0 as dearness,
      hashtext(original.id::text || collection) & 65535 as chance
    from generate_series(${Math.floor(stretch.after / stretch.size)}::integer,
      ${Math.floor((stretch.upTo - 1) / stretch.size)}::integer) collection
    cross join original
    join (${makers}) maker on maker.place = collection % ${collections.length}
    where collection * ${stretch.size} + original.place > ${stretch.after}
    and collection * ${stretch.size} + original.place <= ${stretch.upTo}
  `.execute(db)
  await sql`create unique index on copy (id)`.execute(db)
  await sql`create index on copy (original_id)`.execute(db)
  await sql`analyze copy`.execute(db)

  for (const statement of statements()) await statement.execute(db)
}

/** The id of something's copy: the same each time, so that relations find each other without a table of pairs. */
const copyId = (id: RawBuilder<unknown>, collection: RawBuilder<unknown> = sql.ref('collection')) =>
  sql`md5(${id}::text || '/' || ${collection})::uuid`

const makers = sql`
  select place - 1 as place, id, name
  from unnest(${sql.val(collections.map((name) => manufacturerId(name)))}::uuid[],
    ${sql.val(collections)}::text[]) with ordinality as listed (id, name, place)`

/**
 * In the order foreign keys ask for. A second run meets its own rows and leaves them. Copies fill shelves: what fits a
 * cabinet is chosen among the originals.
 */
const statements = (): RawBuilder<unknown>[] => [
  sql`
    insert into product (
      id, parent_id, number, kind, line, model, has_variants, manufacturer_id, tax_id, stock, is_closeout, min_purchase,
      purchase_steps, max_purchase, restock_days, delivery_time_id, weight_grams, width_mm, height_mm, depth_mm, unit_id,
      purchase_unit, reference_unit, pack_size, shipping_free, sales, cover_media_id, technical_data, bins, fit,
      guarantee_years, position, released_at, created_at)
    select copy.id, copy.parent_id, number || '-' || collection, kind, line, model, p.has_variants, maker_id, tax_id,
      case when copy.has_variants or chance % 13 = 0 then 0 else chance % 240 end, false, min_purchase, purchase_steps,
      max_purchase, restock_days, delivery_time_id, weight_grams, width_mm, height_mm, depth_mm, unit_id, purchase_unit,
      reference_unit, pack_size, shipping_free, chance % 500, cover_media_id, technical_data, bins, fit - 'systemTypes', guarantee_years,
      (100000 + collection * 1000 + position % 1000)::integer, released_at - make_interval(days => chance % 900),
      created_at - make_interval(days => chance % 900)
    from copy join product p on p.id = original_id
    order by copy.has_variants desc
    on conflict do nothing`,
  sql`
    insert into product_translation (
      product_id, language, name, subtitle, description, keywords, pack_unit, meta_title, meta_description, advantages)
    select copy.id, language, new.name, subtitle, replace(description, old.name, new.name), keywords, pack_unit,
      new.name || ' | Trennwerk', replace(meta_description, old.name, new.name), advantages
    from copy join product_translation old on old.product_id = original_id
    join product p on p.id = original_id
    cross join lateral (
      select case p.kind when 'system' then label || ' ' || old.name else old.name || ', ' || label end as name) new
    on conflict do nothing`,
  sql`
    insert into product_price (product_id, currency, quantity_from, basis, cents, list_cents)
    select copy.id, currency, quantity_from, basis, new.cents,
      case when list_cents * dearness > new.cents + 10 then (round(list_cents * dearness / 10) * 10)::integer end
    from copy join product_price old on old.product_id = original_id and customer_group_id is null
    cross join lateral (select (round(old.cents * dearness / 10) * 10)::integer as cents) new
    on conflict do nothing`,
  sql`
    insert into price_history (product_id, currency, cents, since)
    select copy.id, currency, (round(cents * dearness / 10) * 10)::integer, since
    from copy join price_history old on old.product_id = original_id
    on conflict do nothing`,
  ...['product_property', 'product_option'].map(
    (table) => sql`
      insert into ${sql.table(table)} (product_id, option_id)
      select copy.id, option_id from copy join ${sql.table(table)} old on old.product_id = original_id
      on conflict do nothing`,
  ),
  sql`
    insert into product_media (product_id, media_id, position)
    select copy.id, media_id, position from copy join product_media old on old.product_id = original_id
    on conflict do nothing`,
  sql`
    insert into product_download (id, product_id, media_id, position)
    select ${copyId(sql.ref('old.id'))}, copy.id, media_id, position
    from copy join product_download old on old.product_id = original_id
    on conflict do nothing`,
  sql`
    insert into product_category (product_id, category_id)
    select copy.id, category_id from copy join product_category old on old.product_id = original_id
    on conflict do nothing`,
  sql`
    insert into spare_part (
      product_id, category_path, drawing_position, dimension, fits_lines, fits_predecessors, replaced_by_number,
      available_until, available_years)
    select copy.id, category_path, drawing_position, dimension, fits_lines, fits_predecessors,
      replaced_by_number || '-' || collection, available_until, available_years
    from copy join spare_part old on old.product_id = original_id
    on conflict do nothing`,
  sql`
    insert into seo_url (id, language, route_name, foreign_key, path_info, seo_path, is_canonical)
    select ${copyId(sql.ref('old.id'))}, language, route_name, copy.id, '/detail/' || hex(copy.id),
      lower(replace(label, ' ', '-')) || '/' || seo_path, true
    from copy join seo_url old on old.foreign_key = original_id and is_canonical
    on conflict do nothing`,
  sql`
    insert into cross_selling (id, product_id, kind, position)
    select ${copyId(sql.ref('old.id'))}, copy.id, kind, position
    from copy join cross_selling old on old.product_id = original_id
    on conflict do nothing`,
  // Eight links a list are enough to measure with. What was left out of the stretch cannot be linked to.
  sql`
    insert into cross_selling_product (cross_selling_id, product_id, position)
    select ${copyId(sql.ref('old.cross_selling_id'), sql.ref('copy.collection'))}, linked.id, old.position
    from copy
    join cross_selling list on list.product_id = original_id
    join cross_selling_product old on old.cross_selling_id = list.id and old.position < 8
    join copy linked on linked.original_id = old.product_id and linked.collection = copy.collection
    on conflict do nothing`,
]
