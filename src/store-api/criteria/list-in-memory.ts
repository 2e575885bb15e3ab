import { aggregate } from '../../values/aggregation.ts'
import { compare, holds, type Scalar } from '../../values/condition.ts'
import type { Wanted } from './associations.ts'
import { type Criteria, type CriteriaWish, readCriteria } from './criteria.ts'
import type { Entity } from './entity.ts'
import { type Path, valuesAt } from './memory-entity.ts'
import { onlyFields } from './only-fields.ts'
import { allRows, usualLimits } from './page-wish.ts'
import { aggregationsShape, searchResult } from './search-result.ts'
import type { Sort } from './sort.ts'

type Row = { id: string; apiAlias: string }

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
      .map((row) => withAssociations(row, entity, criteria.associations, now))
      .map((row) => onlyFields(row, criteria.fields)),
  })
}

function pageOf<Element extends Row>(rows: readonly Element[], criteria: Criteria<Path>) {
  const { ids, term, page, limit } = criteria
  const filtered = rows.filter(
    (row) =>
      (!ids || ids.some((id) => id === row.id)) &&
      holdsTerm(row, term) &&
      holds(criteria.filter, (field) => valuesAt(row, field)),
  )
  const met = onePerGroup(
    filtered.filter((row) => holds(criteria.postFilter, (field) => valuesAt(row, field))),
    criteria.grouping,
  )
  const sorted = criteria.sort.length > 0 ? met.toSorted((a, b) => order(a, b, criteria.sort)) : met

  return { filtered, total: met.length, elements: sorted.slice((page - 1) * limit, page * limit) }
}

/** Rows this few are searched by every text they show. */
const holdsTerm = (row: Row, term: string | null): boolean =>
  term === null ||
  JSON.stringify(Object.values(row)).toLowerCase().includes(JSON.stringify(term).slice(1, -1).toLowerCase())

function onePerGroup<Element>(rows: readonly Element[], grouping: readonly Path[]): readonly Element[] {
  if (grouping.length === 0) return rows
  const keyOf = (row: Element) => JSON.stringify(grouping.map((field) => valuesAt(row, field)))
  return [...new Map(rows.toReversed().map((row) => [keyOf(row), row])).values()].reverse()
}

function order(a: unknown, b: unknown, sort: readonly Sort<Path>[]): number {
  for (const { field, descending, natural, by } of sort) {
    const [left, right] = [valuesAt(a, field), valuesAt(b, field)]
    const difference = by === 'count' ? left.length - right.length : compareFirst(left[0], right[0], natural)
    if (difference !== 0) return descending ? -difference : difference
  }
  return 0
}

/** What has no value comes first, as in MySQL. */
function compareFirst(a: Scalar | undefined, b: Scalar | undefined, natural: boolean): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? -1 : 1
  return natural ? naturally.compare(String(a), String(b)) : compare(a, b)
}

const naturally = new Intl.Collator('und', { numeric: true })

/** Drops what was not wished for; what was may be filtered, sorted and cut like any other list. */
function withAssociations<Element extends object>(
  row: Element,
  entity: Entity,
  wanted: Wanted,
  now: Date,
): Element {
  const kept = { ...row } as Record<string, unknown>
  for (const name of Object.keys(entity.associations)) {
    const wish = Object.hasOwn(wanted, name) ? wanted[name] : undefined
    if (wish) kept[name] = associated(kept[name], wish, now)
    else delete kept[name]
  }
  // Only associations left, and they are optional for every reader.
  return kept as Element
}

function associated(value: unknown, { entity, criteria, associations }: Wanted.One, now: Date): unknown {
  const within = (row: unknown) =>
    typeof row === 'object' && row !== null ? withAssociations(row, entity, associations, now) : row
  if (!Array.isArray(value)) return within(value)

  // An association's entity holds paths wherever its rows are shaped already.
  const own = readCriteria(entity as Entity<Path>, criteria, now, allRows)
  return pageOf(value as Row[], own).elements.map(within)
}
