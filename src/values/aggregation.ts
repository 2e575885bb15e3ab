import { type Condition, compare, holds, type Scalar } from './condition.ts'

/** A question about all rows of a list at once. */
export type Aggregation<Field> =
  | { is: 'avg' | 'max' | 'min' | 'sum' | 'stats' | 'count'; field: Field }
  | { is: 'entity'; field: Field }
  | { is: 'range'; field: Field; ranges: readonly Range[] }
  | { is: 'filter'; where: Condition<Field>; inner: Aggregation<Field> }
  | { is: 'terms'; field: Field; limit: number; order: TermsOrder; inner: NamedAggregation<Field> | null }
  | { is: 'histogram'; field: Field; interval: Interval; inner: NamedAggregation<Field> | null }

export type NamedAggregation<Field> = { name: string; aggregation: Aggregation<Field> }
export type Range = { key: string; from: number | null; to: number | null }
export type TermsOrder = { by: 'count' | 'key'; descending: boolean }
export type Interval = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year'

export type Aggregated =
  | { is: 'avg' | 'max' | 'min' | 'sum' | 'count'; value: number | string | null }
  | { is: 'stats'; min: number | null; max: number | null; avg: number | null; sum: number | null }
  | { is: 'entity'; ids: readonly string[] }
  | { is: 'range'; counts: Readonly<Record<string, number>> }
  | { is: 'terms' | 'histogram'; buckets: readonly Bucket[] }

export type Bucket = { key: string; count: number; inner: { name: string; aggregated: Aggregated } | null }

/** Answers over rows in memory. The database answers alike (`platform/postgres/query/aggregate.ts`). */
export function aggregate<Row, Field>(
  aggregation: Aggregation<Field>,
  rows: readonly Row[],
  valuesOf: (row: Row, field: Field) => readonly Scalar[],
): Aggregated {
  const { is } = aggregation
  if (is === 'filter') {
    const met = rows.filter((row) => holds(aggregation.where, (field) => valuesOf(row, field)))
    return aggregate(aggregation.inner, met, valuesOf)
  }

  const values = rows.flatMap((row) => valuesOf(row, aggregation.field))
  switch (is) {
    case 'count':
      return { is, value: values.length }
    case 'min':
    case 'max':
      return { is, value: printed(most(values, is === 'max' ? 1 : -1)) }
    case 'sum':
    case 'avg':
      return { is, value: statistics(values)[is] }
    case 'stats':
      return { is, ...statistics(values) }
    case 'entity':
      return { is, ids: [...new Set(values.map(String))].sort() }
    case 'range': {
      const within = ({ from, to }: Range) =>
        values.filter((own) => Number(own) >= (from ?? -Infinity) && Number(own) < (to ?? Infinity)).length
      return { is, counts: Object.fromEntries(aggregation.ranges.map((range) => [range.key, within(range)])) }
    }
    case 'terms':
    case 'histogram':
      return { is, buckets: bucketsOf(aggregation, rows, valuesOf) }
  }
}

function bucketsOf<Row, Field>(
  aggregation: Extract<Aggregation<Field>, { is: 'terms' | 'histogram' }>,
  rows: readonly Row[],
  valuesOf: (row: Row, field: Field) => readonly Scalar[],
): Bucket[] {
  const keyOf = (value: Scalar) =>
    aggregation.is === 'histogram' ? beginning(value as Date, aggregation.interval) : String(printed(value))
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    for (const key of new Set(valuesOf(row, aggregation.field).map(keyOf))) {
      groups.set(key, [...(groups.get(key) ?? []), row])
    }
  }

  const { inner } = aggregation
  const buckets = [...groups].map(([key, rows]) => ({
    key,
    count: rows.length,
    inner: inner && { name: inner.name, aggregated: aggregate(inner.aggregation, rows, valuesOf) },
  }))
  const byKey = (a: Bucket, b: Bucket) => compare(a.key, b.key)
  if (aggregation.is === 'histogram') return buckets.sort(byKey)

  const { by, descending } = aggregation.order
  const sign = descending ? -1 : 1
  return buckets
    .sort((a, b) => (by === 'count' ? sign * (a.count - b.count) || byKey(a, b) : sign * byKey(a, b)))
    .slice(0, aggregation.limit)
}

/** The first moment of the interval an instant lies in, in UTC: `2026-03-01 00:00:00`. */
export function beginning(instant: Date, interval: Interval): string {
  const [year, month, day] = [instant.getUTCFullYear(), instant.getUTCMonth(), instant.getUTCDate()]
  const [hour, minute] = [instant.getUTCHours(), instant.getUTCMinutes()]
  const begin = {
    minute: () => Date.UTC(year, month, day, hour, minute),
    hour: () => Date.UTC(year, month, day, hour),
    day: () => Date.UTC(year, month, day),
    week: () => Date.UTC(year, month, day - ((instant.getUTCDay() + 6) % 7)),
    month: () => Date.UTC(year, month, 1),
    quarter: () => Date.UTC(year, month - (month % 3), 1),
    year: () => Date.UTC(year, 0, 1),
  }[interval]()
  return new Date(begin).toISOString().slice(0, 19).replace('T', ' ')
}

function statistics(values: readonly Scalar[]) {
  const numbers = values.map(Number)
  if (numbers.length === 0) return { min: null, max: null, avg: null, sum: null }
  const sum = numbers.reduce((sum, number) => sum + number, 0)
  return { min: least(numbers), max: -least(numbers.map((n) => -n)), avg: sum / numbers.length, sum }
}

const least = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.min(a, b), Infinity)

const most = (values: readonly Scalar[], sign: 1 | -1): Scalar | null =>
  values.reduce<Scalar | null>(
    (best, own) => (best === null || sign * compare(own, best) > 0 ? own : best),
    null,
  )

const printed = (value: Scalar | null): string | number | null =>
  value instanceof Date ? value.toISOString() : typeof value === 'boolean' ? Number(value) : value
