import { type RawBuilder, sql } from 'kysely'
import type { Aggregated, Aggregation, NamedAggregation } from '../../../values/aggregation.ts'
import type { Condition } from '../../../values/condition.ts'
import type { Db } from '../db.ts'
import { type Column, parameter } from './column.ts'
import { where } from './where.ts'

type Json = RawBuilder<unknown>

/** Which rows are counted: what stands after `from`, and what they must meet. */
type Rows = { from: Json; where: Json }

/** Answers every aggregation over the rows, in one statement. */
export async function aggregateAll(
  db: Db,
  rows: Rows,
  aggregations: readonly NamedAggregation<Column>[],
): Promise<{ name: string; aggregated: Aggregated }[]> {
  if (aggregations.length === 0) return []
  const answers = sql.join(aggregations.map(({ aggregation }) => aggregated(rows, aggregation)))
  const { rows: answered } = await sql<{
    answers: Aggregated[]
  }>`select jsonb_build_array(${answers}) as answers`.execute(db)

  return aggregations.flatMap(({ name }, index) => {
    const answer = answered[0]?.answers[index]
    return answer ? [{ name, aggregated: answer }] : []
  })
}

function aggregated(rows: Rows, aggregation: Aggregation<Column>): Json {
  const { is } = aggregation
  if (is === 'filter') return aggregated(narrowed(rows, aggregation.where), aggregation.inner)

  const { from, value } = spread(rows.from, aggregation.field)
  const select = (fields: Json) =>
    sql`(select jsonb_build_object('is', ${is}::text, ${fields}) from ${from} where ${rows.where} and ${value} is not null)`

  switch (is) {
    case 'count':
      return select(sql`'value', count(*)`)
    case 'avg':
    case 'sum':
      return select(sql`'value', ${sql.raw(is)}(${value})`)
    case 'min':
    case 'max':
      return select(sql`'value', ${sql.raw(is)}(${printable(aggregation.field, value)})`)
    case 'stats':
      return select(
        sql`'min', min(${value}), 'max', max(${value}), 'avg', avg(${value}), 'sum', sum(${value})`,
      )
    case 'entity':
      return select(sql`'ids', coalesce(jsonb_agg(distinct ${printable(aggregation.field, value)}), '[]')`)
    case 'range': {
      const counts = aggregation.ranges.map(({ key, from, to }) => {
        const within = [
          ...(from === null ? [] : [sql`${value} >= ${parameter('number', from)}`]),
          ...(to === null ? [] : [sql`${value} < ${parameter('number', to)}`]),
        ]
        return sql`${key}::text, count(*) filter (where ${within.length > 0 ? sql.join(within, sql` and `) : sql`true`})`
      })
      return select(sql`'counts', jsonb_build_object(${sql.join(counts)})`)
    }
    case 'terms':
    case 'histogram':
      return buckets(rows, aggregation)
  }
}

function buckets(rows: Rows, aggregation: Extract<Aggregation<Column>, { is: 'terms' | 'histogram' }>): Json {
  const { field, inner } = aggregation
  const { from, value } = spread(rows.from, field)
  const key =
    aggregation.is === 'histogram'
      ? sql`to_char(date_trunc(${aggregation.interval}::text, ${value} at time zone 'UTC'), 'YYYY-MM-DD HH24:MI:SS')`
      : printable(field, value)
  const byKey = sql`key::text collate "C"`
  const way = aggregation.is === 'terms' && aggregation.order.descending ? sql`desc` : sql`asc`
  const order =
    aggregation.is === 'terms' && aggregation.order.by === 'count'
      ? sql`count ${way}, ${byKey}`
      : sql`${byKey} ${way}`

  // What lies inside a bucket is asked for by its key: the same rows once more, and only those.
  const inside = inner
    ? sql`jsonb_build_object('name', ${inner.name}::text, 'aggregated', ${aggregated(
        { from: rows.from, where: sql`${rows.where} and ${inBucket(field, key, value)}` },
        inner.aggregation,
      )})`
    : sql`null::jsonb`

  return sql`(
    select jsonb_build_object('is', ${aggregation.is}::text, 'buckets', coalesce(
      jsonb_agg(jsonb_build_object('key', bucket.key::text, 'count', bucket.count, 'inner', ${inside}) order by ${order}), '[]'))
    from (
      select key, count from (
        select ${key} as key, count(*) as count from ${from} where ${rows.where} and ${value} is not null group by 1
      ) grouped
      order by ${order} limit ${aggregation.is === 'terms' ? aggregation.limit : mostBuckets}
    ) bucket)`
}

const inBucket = (field: Column, key: Json, value: Json): Json =>
  field.many
    ? sql`exists (select from unnest(${field.sql}) as element (own) where ${key} = bucket.key)`
    : sql`${value} is not null and ${key} = bucket.key`

/** An hour is the finest anyone draws; a year of them. */
const mostBuckets = 10_000

/** A row with many values counts once for each. */
const spread = (from: Json, field: Column): { from: Json; value: Json } =>
  field.many
    ? {
        from: sql`${from} cross join lateral (select distinct own from unnest(${field.sql}) as single (own)) as element`,
        value: sql.ref('element.own'),
      }
    : { from, value: field.sql }

const narrowed = ({ from, where: met }: Rows, condition: Condition<Column>): Rows => ({
  from,
  where: sql`${met} and ${where(condition)}`,
})

/** As the wire spells it. */
function printable({ kind }: Column, value: Json): Json {
  if (kind === 'id') return sql`hex(${value})`
  if (kind === 'boolean') return sql`(${value})::integer`
  if (kind === 'instant') {
    return sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  }
  return value
}
