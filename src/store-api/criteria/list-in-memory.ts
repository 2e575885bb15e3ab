import { aggregate } from '../../values/aggregation.ts'
import { type CriteriaWish, readCriteria } from './criteria.ts'
import type { Entity } from './entity.ts'
import { type Path, valuesAt } from './memory-entity.ts'
import { onlyFields } from './only-fields.ts'
import { usualLimits } from './page-wish.ts'
import { pageOf, type Row } from './rows-in-memory.ts'
import { aggregationsShape, searchResult } from './search-result.ts'
import { onlyWished } from './wished-associations.ts'

/** Answers a list from rows in memory, shaped already, in their own order unless another one is asked for. */
export function listInMemory<Element extends Row>(
  entity: Entity<Path>,
  rows: readonly Element[],
  wish: CriteriaWish,
  now: Date,
  limits = usualLimits,
) {
  const criteria = readCriteria(entity, wish, now, limits)
  const { elements, total, filtered } = pageOf(rows, criteria)

  return searchResult(entity.name, {
    page: criteria.page,
    limit: criteria.limit,
    total: criteria.count === 'none' ? elements.length : total,
    aggregations: aggregationsShape(
      criteria.aggregations.map(({ name, aggregation }) => ({
        name,
        aggregated: aggregate(aggregation, filtered, valuesAt),
      })),
    ),
    elements: elements
      .map((row) => onlyWished(row, entity, criteria.associations, now))
      .map((row) => onlyFields(row, criteria.fields)),
  })
}
