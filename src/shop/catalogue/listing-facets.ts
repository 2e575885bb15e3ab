import { type RawBuilder, sql } from 'kysely'
import type { Visit } from '../sessions/visit.ts'
import type { ListingSource, ListingWish, Picks } from './listing.ts'
import { priceColumn } from './product-columns.ts'
import { leastGross, mostGross } from './shown-prices.ts'

/** Every pick at once: groups that meet all of them stay. */
export const picked = (picks: Picks, visit: Visit): RawBuilder<boolean> =>
  sql`(${sql.join(Object.values(tests(picks, visit)), sql` and `)})`

/** Options of one property group are alternatives, those of different groups must all be met. */
function tests(picks: Picks, visit: Visit) {
  const price = priceColumn(visit)
  const { manufacturers, options, minCents, maxCents, rating, shippingFree } = picks
  const always = sql`true`

  return {
    manufacturer:
      manufacturers.length > 0 ? sql`view.manufacturer_id = any(${[...manufacturers]}::uuid[])` : always,
    price: sql`(${minCents === null ? always : sql`${price} >= ${leastGross(minCents, visit)}::bigint`}
      and ${maxCents === null ? always : sql`${price} <= ${mostGross(maxCents, visit)}::bigint`})`,
    rating: rating === null ? always : sql`coalesce(view.rating >= ${rating}::numeric, false)`,
    shipping: shippingFree ? sql`view.shipping_free` : always,
    options:
      options.length > 0
        ? // The overlap is what an index finds; `wished` then looks at each group.
          sql`(view.option_ids && ${[...options]}::uuid[]
            and not exists (select from wished where not view.option_ids && wished.options))`
        : always,
  } satisfies Record<string, RawBuilder<unknown>>
}

/** The ticked options by their groups, looked up once for all rows. */
export const wishedGroups = ({ options }: Picks): RawBuilder<unknown> => sql`
  select array_agg(id) as options from property_option where id = any(${[...options]}::uuid[]) group by group_id`

/** What the facets are counted from, and for each pick whether a row meets it. */
export function flagsFor({ picks }: ListingWish, visit: Visit): RawBuilder<unknown> {
  const { manufacturer, price, rating, shipping, options } = tests(picks, visit)
  return sql`view.option_ids, view.manufacturer_id, ${priceColumn(visit)} as price, view.shipping_free,
    ${manufacturer} as by_manufacturer, ${price} as by_price, ${rating} as by_rating, ${shipping} as by_shipping,
    ${options} as by_options`
}

/** A category's facets as they were written down. */
export const keptFacets = (source: ListingSource, { locale }: Visit): RawBuilder<unknown> =>
  source.kind === 'category'
    ? sql`(select facets from category_facets where category_id = ${source.id} and language = ${locale})`
    : sql`null::jsonb`

/** Counted from the rows of `listed`. Reduced, each facet counts what the other picks leave of them. */
export function countedFacets(reduced: boolean, { locale, currency }: Visit): RawBuilder<unknown> {
  const left = (own: string) =>
    reduced
      ? sql.raw(
          ['by_manufacturer', 'by_price', 'by_rating', 'by_shipping', 'by_options']
            .filter((flag) => flag !== own)
            .join(' and '),
        )
      : sql`true`
  const named = (text: string) => sql`coalesce(${sql.ref(text)} ->> ${locale}, ${sql.ref(text)} ->> 'de-DE')`

  return sql`jsonb_build_object(
    'manufacturers', (
      select coalesce(jsonb_agg(jsonb_build_object('id', hex(maker.id), 'name', maker.name, 'count', counted.groups)
        order by maker.name), '[]')
      from (select manufacturer_id, count(*) as groups from listed where ${left('by_manufacturer')} group by 1) counted
      join manufacturer maker on maker.id = counted.manufacturer_id),
    'price', (
      select jsonb_build_object(${currency.code}::text, jsonb_build_object('min', min(price), 'max', max(price)))
      from listed where ${left('by_price')}),
    'rating', (select jsonb_build_object('max', max(rating)) from listed where ${left('by_rating')}),
    'shippingFree', (select coalesce(bool_or(shipping_free), false) from listed where ${left('by_shipping')}),
    'properties', (
      select coalesce(jsonb_agg(shape order by position, id), '[]') from (
        select option_group.id, option_group.position, jsonb_build_object(
          'id', hex(option_group.id), 'name', ${named('option_group.name')}, 'displayType', option_group.display_type,
          'position', option_group.position,
          'options', jsonb_agg(jsonb_build_object(
            'id', hex(option.id), 'name', ${named('option.name')}, 'color', option.color,
            'position', option.position, 'count', counted.groups) order by option.position)) as shape
        from (
          select option_id, count(*) as groups from listed cross join unnest(option_ids) option_id
          where ${left('by_options')} group by 1
        ) counted
        join property_option option on option.id = counted.option_id
        join property_group option_group on option_group.id = option.group_id and option_group.filterable
        group by option_group.id
      ) grouped))`
}
