import { refuse } from '../../shop/refusal.ts'
import type { Aggregation, Interval, NamedAggregation, Range } from '../../values/aggregation.ts'
import { type Entity, fieldOf, type Typed } from './entity.ts'
import { numberFrom } from './field-value.ts'
import { readFilter } from './filter.ts'

/** What lies inside a bucket is counted anew for each bucket. */
const deepest = 2
const mostAtOnce = 20
const mostBuckets = 500

/** What a client may put into `aggregations` (contract 5.5). */
export function readAggregations<Field extends Typed>(
  entity: Entity<Field>,
  raw: unknown,
  now: Date,
): NamedAggregation<Field>[] {
  if (raw === undefined || raw === null) return []
  if (!Array.isArray(raw)) return invalid('/aggregations', 'a list of aggregations is expected')

  let count = 0
  return raw.map((one, index) => named(one, `/aggregations/${index}`, 0))

  function named(raw: unknown, pointer: string, depth: number): NamedAggregation<Field> {
    if (!isObject(raw)) return invalid(pointer, 'an aggregation is expected')
    count += 1
    if (count > mostAtOnce) return invalid('/aggregations', `at most ${mostAtOnce} aggregations are allowed`)
    if (depth > deepest) return invalid(pointer, `aggregations may be nested ${deepest} deep`)
    const { name } = raw
    if (typeof name !== 'string' || name === '' || /[?:]/.test(name)) {
      return invalid(`${pointer}/name`, 'a name without ? and : is expected')
    }
    return { name, aggregation: one(raw, pointer, depth) }
  }

  function one(raw: Record<string, unknown>, pointer: string, depth: number): Aggregation<Field> {
    const field = () => fieldOf(entity, raw.field, `${pointer}/field`)
    const numeric = () => {
      const own = field()
      return own.kind === 'number' ? own : invalid(`${pointer}/field`, 'a number field is expected')
    }
    const inner = () => (raw.aggregation ? named(raw.aggregation, `${pointer}/aggregation`, depth + 1) : null)

    switch (raw.type) {
      case 'avg':
      case 'sum':
      case 'stats':
        return { is: raw.type, field: numeric() }
      case 'max':
      case 'min':
      case 'count':
        return { is: raw.type, field: field() }
      case 'entity':
        return { is: 'entity', field: field() }
      case 'range':
        return { is: 'range', field: numeric(), ranges: rangesOf(raw.ranges, `${pointer}/ranges`) }
      case 'filter': {
        const nested = inner() ?? invalid(`${pointer}/aggregation`, 'an aggregation is expected')
        const where = readFilter(entity, raw.filter, `${pointer}/filter`, now)
        return { is: 'filter', where, inner: nested.aggregation }
      }
      case 'terms':
        return {
          is: 'terms',
          field: field(),
          limit: limitOf(raw.limit, `${pointer}/limit`),
          order: orderOf(raw.sort),
          inner: inner(),
        }
      case 'histogram': {
        const own = field()
        if (own.kind !== 'instant') return invalid(`${pointer}/field`, 'a date field is expected')
        const interval = intervals.find((interval) => interval === raw.interval)
        return {
          is: 'histogram',
          field: own,
          interval: interval ?? invalid(`${pointer}/interval`, `one of ${intervals.join(', ')} is expected`),
          inner: inner(),
        }
      }
      default:
        return invalid(`${pointer}/type`, 'no such aggregation type')
    }
  }
}

const intervals: Interval[] = ['minute', 'hour', 'day', 'week', 'month', 'quarter', 'year']

function rangesOf(raw: unknown, pointer: string): Range[] {
  if (!Array.isArray(raw) || raw.length === 0 || raw.length > mostAtOnce) {
    return invalid(pointer, 'a short list of ranges is expected')
  }
  return raw.map((range, index) => {
    const [from, to] = isObject(range) ? [edge(range.from), edge(range.to)] : [undefined, undefined]
    if (!isObject(range) || from === undefined || to === undefined) {
      return invalid(`${pointer}/${index}`, 'numbers as from and to are expected')
    }
    return { key: typeof range.key === 'string' ? range.key : `${from ?? '*'}-${to ?? '*'}`, from, to }
  })
}

const edge = (raw: unknown): number | null | undefined =>
  raw === undefined || raw === null ? null : numberFrom(raw)

function limitOf(raw: unknown, pointer: string): number {
  const limit = raw === undefined || raw === null ? mostBuckets : numberFrom(raw)
  if (limit === undefined || !Number.isInteger(limit) || limit < 1)
    return invalid(pointer, 'a positive number is expected')
  return Math.min(limit, mostBuckets)
}

/** By count unless another order is asked for; every other field means the key itself. */
function orderOf(raw: unknown) {
  if (!isObject(raw) || raw.field === '_count') {
    return { by: 'count', descending: !isObject(raw) || raw.order !== 'ASC' } as const
  }
  return { by: 'key', descending: raw.order === 'DESC' } as const
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const invalid = (pointer: string, reason: string): never =>
  refuse('request.parameter-invalid', { name: 'aggregations', reason, pointer })
