import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Card, ProductId } from '../catalogue/product.ts'
import type { Visit } from '../sessions/visit.ts'
import { looseNumberKey, numberKey } from './number-key.ts'

/** What a number leads to. */
export type FoundArticle = {
  /** As it was asked for. */
  asked: string
  by: 'number' | 'zeros' | 'model' | 'ean'
  id: ProductId
  number: string
  /** What it is sold as; null when it is not for sale (any more). A family itself is not, but its members are. */
  shelf: Shelf | null
  members: readonly Shelf[]
  /** The last of the articles that took its place, one after the other. */
  successor: Shelf | null
}

/** An article with its stock. */
export type Shelf = { card: Card; stock: number }

/**
 * The articles that numbers name, however they are written: all in one statement, whatever their number. Each number is
 * looked up by indexes only.
 */
export async function findArticles(
  db: Db,
  { locale }: Visit,
  numbers: readonly string[],
): Promise<FoundArticle[]> {
  if (numbers.length === 0) return []
  const keys = numbers.map(numberKey)

  const { rows } = await sql<FoundArticle>`
    with recursive typed as materialized (
      select * from unnest(${[...numbers]}::text[], ${keys}::text[], ${numbers.map(looseNumberKey)}::text[])
        as typed (asked, key, loose)
      where key <> ''
    ),
    hit as materialized (
      select distinct on (asked, id) asked, id, by from (
        select asked, product.id, 'number' as by, 1 as rank from typed join product on number_key(product.number) = key
        union all
        select asked, product.id, 'zeros', 2 from typed join product on loose_number_key(product.number) = loose
        union all
        select asked, product.id, 'zeros', 3 from typed
          cross join lateral (values ('0' || key), ('00' || key), (ltrim(key, '0'))) other (key)
          join product on number_key(product.number) = other.key
          where other.key <> typed.key and other.key <> ''
        union all
        select asked, product.id, 'model', 4 from typed
          join product on product.model is not null and number_key(product.model) = key
        union all
        select asked, product.id, 'ean', 5 from typed join product on product.ean = key where length(key) in (8, 13)
      ) ways
      order by asked, id, rank
    ),
    -- A chain that leads back to itself ends where it began.
    chain as (
      select id as start, part.replaced_by_number as next, 1 as step
      from (select distinct id from hit) hit join spare_part part on part.product_id = hit.id
      where part.replaced_by_number is not null
      union all
      select chain.start, part.replaced_by_number, step + 1
      from chain join product on product.number = chain.next
      left join spare_part part on part.product_id = product.id
      where chain.next is not null and step < ${longestChain}
    ),
    living as (
      select distinct on (chain.start) chain.start, product.id
      from chain join product on product.number = chain.next and product.active and not product.has_variants
      where product.id <> chain.start
      order by chain.start, step desc
    )
    select hit.asked, hit.by, hex(hit.id) as id, product.number,
      ${shelfOf('hit.id', 'product', locale)} as shelf,
      case when product.has_variants then (
        select coalesce(jsonb_agg(${shelfJson} order by member.position, member.number), '[]')
        from product member join product_view view on view.product_id = member.id and view.language = ${locale}
        where member.parent_id = product.id and member.active) else '[]' end as members,
      (select ${shelfJson} from living join product member on member.id = living.id
        join product_view view on view.product_id = member.id and view.language = ${locale}
        where living.start = hit.id) as successor
    from hit join product on product.id = hit.id
    order by hit.asked, hit.by = 'number' desc, product.number
  `.execute(db)

  return rows
}

const longestChain = 20

const shelfJson = sql`jsonb_build_object('card', view.card, 'stock', member.stock)`

const shelfOf = (id: string, product: string, locale: string) => sql`(
  select jsonb_build_object('card', view.card, 'stock', ${sql.ref(`${product}.stock`)})
  from product_view view
  where view.product_id = ${sql.ref(id)} and view.language = ${locale}
    and ${sql.ref(`${product}.active`)} and not ${sql.ref(`${product}.has_variants`)})`
