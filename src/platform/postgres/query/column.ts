import { type RawBuilder, sql } from 'kysely'
import type { FieldKind, Scalar } from '../../../values/condition.ts'

/** An SQL expression that rows can be filtered, sorted and counted by, and what it holds. */
export type Column = {
  kind: FieldKind
  sql: RawBuilder<unknown>
  /** The expression is an array: a comparison is met when one of its elements meets it. */
  many?: boolean
}

export const column = (kind: FieldKind, sql: RawBuilder<unknown>): Column => ({ kind, sql })
export const columnOfMany = (kind: FieldKind, sql: RawBuilder<unknown>): Column => ({ kind, sql, many: true })

/** A value with the type its column has, so that PostgreSQL compares like with like and can use an index. */
export const parameter = (kind: FieldKind, value: Scalar): RawBuilder<unknown> =>
  sql`${plain(value)}::${typeOf(kind, [value])}`

export const parameters = (kind: FieldKind, values: readonly Scalar[]): RawBuilder<unknown> =>
  sql`${values.map(plain)}::${typeOf(kind, values)}[]`

const plain = (value: Scalar) => (value instanceof Date ? value.toISOString() : value)

function typeOf(kind: FieldKind, values: readonly Scalar[]): RawBuilder<unknown> {
  if (kind === 'number') {
    // An integer column compared with a numeric one would not be looked up in its index.
    return sql.raw(values.every(Number.isSafeInteger) ? 'bigint' : 'numeric')
  }
  return sql.raw(types[kind])
}

const types = { id: 'uuid', text: 'text', boolean: 'boolean', instant: 'timestamptz' } as const
