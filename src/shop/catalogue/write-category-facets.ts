import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'

/**
 * Counts for every category what its groups can be filtered by. The counts are the same in every language, so one
 * language is counted and the names of all are put to it. The root of the navigation holds the whole shop.
 */
export async function writeCategoryFacets(db: Db): Promise<void> {
  await sql`
    with listed as materialized (
      select category_id, option_ids, manufacturer_id, price_chf, price_eur, rating, shipping_free,
        widths, heights, depths
      from product_view cross join unnest(category_ids) category_id
      where listed and language = (select code from language order by position limit 1)
    ),
    total as materialized (
      select category_id, count(*)::integer as groups,
        jsonb_build_object(
          'CHF', jsonb_build_object('min', min(price_chf), 'max', max(price_chf)),
          'EUR', jsonb_build_object('min', min(price_eur), 'max', max(price_eur))) as price,
        max(rating) as rating, bool_or(shipping_free) as shipping_free,
        jsonb_build_object('2', count(*) filter (where rating >= 2), '3', count(*) filter (where rating >= 3),
          '4', count(*) filter (where rating >= 4)) as ratings,
        count(*) filter (where shipping_free) as free_groups
      from listed group by category_id
    ),
    sized as materialized (
      select category_id, jsonb_build_object(
        'width', jsonb_build_object('min', min(width), 'max', max(width)),
        'height', jsonb_build_object('min', min(height), 'max', max(height)),
        'depth', jsonb_build_object('min', min(depth), 'max', max(depth))) as measures
      -- Side by side, not each with each: shorter lists are filled with nulls.
      from listed cross join lateral unnest(widths, heights, depths) as size (width, height, depth)
      group by category_id
    ),
    counted as materialized (
      select category_id, option_id, count(*)::integer as groups
      from listed cross join unnest(option_ids) option_id
      group by category_id, option_id
    ),
    made as materialized (
      select category_id, jsonb_agg(jsonb_build_object('id', hex(maker.id), 'name', maker.name, 'count', groups)
        order by maker.name) as makers
      from (select category_id, manufacturer_id, count(*) as groups from listed group by 1, 2) counted_maker
      join manufacturer maker on maker.id = counted_maker.manufacturer_id
      group by category_id
    ),
    grouped as materialized (
      select counted.category_id, language.code, option_group.id, option_group.position, jsonb_build_object(
        'id', hex(option_group.id), 'key', option_group.key, 'name', coalesce(option_group.name ->> language.code, option_group.name ->> 'de-DE'),
        'displayType', option_group.display_type, 'position', option_group.position,
        'options', jsonb_agg(jsonb_build_object(
          'id', hex(option.id), 'name', coalesce(option.name ->> language.code, option.name ->> 'de-DE'),
          'color', option.color, 'position', option.position, 'count', counted.groups) order by option.position)) as shape
      from counted
      join property_option option on option.id = counted.option_id
      join property_group option_group on option_group.id = option.group_id and option_group.filterable
      cross join language
      group by counted.category_id, language.code, option_group.id
    )
    insert into category_facets (category_id, language, total, facets)
    select category.id, language.code, coalesce(total.groups, 0), jsonb_build_object(
      'total', coalesce(total.groups, 0),
      'properties', (
        select coalesce(jsonb_agg(grouped.shape order by grouped.position), '[]') from grouped
        where grouped.category_id = category.id and grouped.code = language.code),
      'price', coalesce(total.price, '{"CHF": {"min": 0, "max": 0}, "EUR": {"min": 0, "max": 0}}'),
      'rating', jsonb_build_object('max', total.rating),
      'ratings', coalesce(total.ratings, '{"2": 0, "3": 0, "4": 0}'),
      'shippingFree', coalesce(total.shipping_free, false),
      'shippingFreeCount', coalesce(total.free_groups, 0),
      'measures', coalesce(sized.measures, '{"width": {"min": null, "max": null},
        "height": {"min": null, "max": null}, "depth": {"min": null, "max": null}}'),
      'manufacturers', coalesce(made.makers, '[]'))
    from category
    cross join language
    left join total on total.category_id = category.id
    left join sized on sized.category_id = category.id
    left join made on made.category_id = category.id
    where category.type = 'page'
    on conflict (category_id, language) do update set total = excluded.total, facets = excluded.facets
    where (category_facets.total, category_facets.facets) is distinct from (excluded.total, excluded.facets)
  `.execute(db)
}
