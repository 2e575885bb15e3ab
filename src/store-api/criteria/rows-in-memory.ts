import { compare, holds, type Scalar } from '../../values/condition.ts'
import type { Criteria } from './criteria.ts'
import { type Path, valuesAt } from './memory-entity.ts'
import type { Sort } from './sort.ts'

/** A row that is shaped for the wire already. */
export type Row = { id: string; apiAlias: string }

/** The rows of the page, how many there are in all, and those the aggregations count. */
export function pageOf<Element extends Row>(rows: readonly Element[], criteria: Criteria<Path>) {
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
