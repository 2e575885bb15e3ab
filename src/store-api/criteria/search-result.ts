import type { Aggregated, Bucket } from '../../values/aggregation.ts'
import { struct } from '../shapes/struct.ts'

/** The envelope of every list (contract 5.2). */
export const searchResult = <Element, Aggregations = AggregationsShape>(
  entity: string,
  result: {
    page: number
    limit: number
    total: number
    aggregations: Aggregations
    elements: readonly Element[]
  },
) => struct('dal_entity_search_result', { entity, ...result, states: [] as string[] })

export type AggregationsShape = Readonly<Record<string, unknown>> | never[]

/** By name; an empty list when nothing was asked, as PHP writes an empty map. */
export function aggregationsShape(
  answers: readonly { name: string; aggregated: Aggregated }[],
  entitiesOf: (name: string, ids: readonly string[]) => readonly object[] = () => [],
): AggregationsShape {
  if (answers.length === 0) return []
  return Object.fromEntries(
    answers.map(({ name, aggregated }) => [name, shape(name, aggregated, entitiesOf)]),
  )
}

function shape(
  name: string,
  aggregated: Aggregated,
  entitiesOf: (name: string, ids: readonly string[]) => readonly object[],
): object {
  switch (aggregated.is) {
    case 'entity':
      return struct('entity_aggregation', { name, entities: entitiesOf(name, aggregated.ids) })
    case 'range':
      return struct('range_aggregation', { name, ranges: aggregated.counts })
    case 'stats': {
      const { is: _, ...values } = aggregated
      return struct('stats_aggregation', { name, ...values })
    }
    case 'terms':
    case 'histogram':
      return struct(`${aggregated.is}_aggregation`, {
        name,
        buckets: aggregated.buckets.map((bucket) => bucketShape(bucket, entitiesOf)),
      })
    default:
      return struct(`${aggregated.is}_aggregation`, { name, [aggregated.is]: aggregated.value })
  }
}

const bucketShape = (
  { key, count, inner }: Bucket,
  entitiesOf: (name: string, ids: readonly string[]) => readonly object[],
) =>
  struct('aggregation_bucket', {
    key,
    count,
    ...(inner && { [inner.name]: shape(inner.name, inner.aggregated, entitiesOf) }),
  })
