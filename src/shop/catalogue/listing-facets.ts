import { type RawBuilder, sql } from 'kysely'
import type { Visit } from '../sessions/visit.ts'
import { type ListingSource, type ListingWish, type Measure, measures, type Picks } from './listing.ts'
import { priceColumn } from './product-columns.ts'
import { leastGross, mostGross } from './shown-prices.ts'

/** Every pick at once: groups that meet all of them stay. */
export const picked = (picks: Picks, visit: Visit): RawBuilder<boolean> =>
  sql`(${sql.join(Object.values(tests(picks, visit)), sql` and `)})`

/** Options of one property group are alternatives, those of different groups must all be met. */
function tests(picks: Picks, visit: Visit) {
  const price = priceColumn(visit)
  const { manufacturers, options, minCents, maxCents, rating, shippingFree, available, fitting } = picks
  const always = sql`true`

  return {
    manufacturer:
      manufacturers.length > 0 ? sql`view.manufacturer_id = any(${[...manufacturers]}::uuid[])` : always,
    price: sql`(${minCents === null ? always : sql`${price} >= ${leastGross(minCents, visit)}::bigint`}
      and ${maxCents === null ? always : sql`${price} <= ${mostGross(maxCents, visit)}::bigint`})`,
    rating: rating === null ? always : sql`coalesce(view.rating >= ${rating}::numeric, false)`,
    shipping: shippingFree ? sql`view.shipping_free` : always,
    available: available ? inStock : always,
    fitting: fitting === null ? always : sql`view.group_id = any(${[...fitting]}::uuid[])`,
    ...measured(picks.measures),
    options:
      options.length > 0
        ? // The overlap is what an index finds; `wished` then looks at each group.
          sql`(view.option_ids && ${[...options]}::uuid[]
            and not exists (select from wished where not view.option_ids && wished.options))`
        : always,
  } satisfies Record<string, RawBuilder<unknown>>
}

/** What the row of the shelf says: the same as on the card. */
export const inStock: RawBuilder<boolean> = sql`(product.kind = 'download' or product.stock >= product.min_purchase)`

/** One of the sizes of the group lies between both ends. */
const measured = (spans: Picks['measures']): Record<Measure, RawBuilder<unknown>> => {
  const within = (measure: Measure) => {
    const { min, max } = spans[measure]
    if (min === null && max === null) return sql`true`
    return sql`exists (select from unnest(${columns[measure]}) mm
      where mm >= coalesce(${min}::integer, 0) and mm <= coalesce(${max}::integer, 2147483647))`
  }
  return { width: within('width'), height: within('height'), depth: within('depth') }
}

const columns = {
  width: sql`view.widths`,
  height: sql`view.heights`,
  depth: sql`view.depths`,
} satisfies Record<Measure, RawBuilder<unknown>>

/** The ticked options by their groups, looked up once for all rows. */
export const wishedGroups = ({ options }: Picks): RawBuilder<unknown> => sql`
  select group_id, array_agg(id) as options from property_option where id = any(${[...options]}::uuid[]) group by group_id`

/**
 * What the facets are counted from, and for each pick whether a row meets it. `missed` are the groups of options it
 * does not meet: with one missed alone, it still counts for the other options of that group.
 */
export function flagsFor(
  { picks, countAvailable }: Pick<ListingWish, 'picks' | 'countAvailable'>,
  visit: Visit,
): RawBuilder<unknown> {
  const met = Object.entries(tests(picks, visit)).map(
    ([name, test]) => sql`${test} as ${sql.ref(`by_${name}`)}`,
  )
  const sizes = measures.map((measure) => sql`${columns[measure]} as ${sql.ref(measure)}`)
  const missed =
    picks.options.length > 0
      ? sql`(select array_agg(group_id) from wished where not view.option_ids && wished.options)`
      : sql`null::uuid[]`
  return sql`view.option_ids, view.manufacturer_id, ${priceColumn(visit)} as price, view.shipping_free,
    ${sql.join(sizes)}, ${countAvailable ? inStock : sql`null::boolean`} as in_stock, ${missed} as missed, ${sql.join(met)}`
}

/** A category's facets as they were written down. */
export const keptFacets = (source: ListingSource, { locale }: Visit): RawBuilder<unknown> =>
  source.kind === 'category'
    ? sql`(select facets from category_facets where category_id = ${source.id} and language = ${locale})`
    : sql`null::jsonb`

/**
 * Counted from the rows of `listed`. Reduced, each facet counts what the other picks leave of them. What is one figure of
 * all rows is found in one pass; lists are counted alike ones together, for a great many rows have few of them.
 */
export function countedFacets(reduced: boolean, { locale, currency }: Visit): RawBuilder<unknown> {
  const left = leftBy(reduced)
  const named = (text: string) => sql`coalesce(${sql.ref(text)} ->> ${locale}, ${sql.ref(text)} ->> 'de-DE')`
  const span = (measure: Measure) => sql`${sql.lit(measure)}, (
    select jsonb_build_object('min', min(mm), 'max', max(mm))
    from (select distinct ${sql.ref(measure)} as sizes from listed where ${left(measure)}) alike
    cross join unnest(sizes) mm)`

  return sql`(select jsonb_build_object(
    'manufacturers', (
      select coalesce(jsonb_agg(jsonb_build_object('id', hex(maker.id), 'name', maker.name, 'count', counted.groups)
        order by maker.name), '[]')
      from (select manufacturer_id, count(*) as groups from listed where ${left('manufacturer')} group by 1) counted
      join manufacturer maker on maker.id = counted.manufacturer_id),
    'price', jsonb_build_object(${currency.code}::text, jsonb_build_object('min', least_price, 'max', most_price)),
    'rating', jsonb_build_object('max', best_rating),
    'ratings', jsonb_build_object('2', from_two, '3', from_three, '4', from_four),
    'shippingFree', coalesce(any_free, false),
    'shippingFreeCount', free_groups,
    'measures', jsonb_build_object(${sql.join(measures.map(span))}),
    'properties', (
      select coalesce(jsonb_agg(shape order by position, id), '[]') from (
        select option_group.id, option_group.position, jsonb_build_object(
          'id', hex(option_group.id), 'key', option_group.key, 'name', ${named('option_group.name')},
          'displayType', option_group.display_type, 'position', option_group.position,
          'options', jsonb_agg(jsonb_build_object(
            'id', hex(option.id), 'name', ${named('option.name')}, 'color', option.color,
            'position', option.position, 'count', counted.groups) order by option.position)) as shape
        from (
          select option.id, sum(met.groups)::integer as groups
          from (
            select option_ids, missed, count(*) as groups from listed
            where ${reduced ? sql`${left('options')} and (by_options or cardinality(missed) = 1)` : sql`true`}
            group by 1, 2
          ) met
          cross join unnest(met.option_ids) option_id
          join property_option option on option.id = option_id
          ${reduced ? sql`and (met.missed is null or option.group_id = met.missed[1])` : sql``}
          group by option.id
        ) counted
        join property_option option on option.id = counted.id
        join property_group option_group on option_group.id = option.group_id and option_group.filterable
        group by option_group.id
      ) grouped))
    from (
      select
        min(price) filter (where ${left('price')}) as least_price,
        max(price) filter (where ${left('price')}) as most_price,
        max(rating) filter (where ${left('rating')}) as best_rating,
        count(*) filter (where rating >= 2 and ${left('rating')}) as from_two,
        count(*) filter (where rating >= 3 and ${left('rating')}) as from_three,
        count(*) filter (where rating >= 4 and ${left('rating')}) as from_four,
        bool_or(shipping_free) filter (where ${left('shipping')}) as any_free,
        count(*) filter (where shipping_free and ${left('shipping')}) as free_groups
      from listed
    ) figures)`
}

/** How many of `listed` are in stock, whatever is picked about that. */
export const countedInStock = (reduced: boolean): RawBuilder<number> =>
  sql`(select count(*) filter (where in_stock) from listed where ${leftBy(reduced)('available')})`

/**
 * What all other picks leave for a facet to count. As one case, since of eight conditions one by one the planner expects
 * that hardly a row meets them all, and would sort what is quicker to hash.
 */
const leftBy =
  (reduced: boolean) =>
  (own: keyof ReturnType<typeof tests>): RawBuilder<unknown> => {
    const others = facetNames.filter((name) => name !== own).map((name) => sql.ref(`by_${name}`))
    return reduced ? sql`case when ${sql.join(others, sql` and `)} then true else false end` : sql`true`
  }

const facetNames = [
  'manufacturer',
  'price',
  'rating',
  'shipping',
  'available',
  'fitting',
  ...measures,
  'options',
] as const satisfies readonly (keyof ReturnType<typeof tests>)[]
