import { type RawBuilder, sql } from 'kysely'
import type { Bound, Condition, FieldKind } from '../../../values/condition.ts'
import { type Column, parameter, parameters } from './column.ts'

type Test = RawBuilder<boolean>

/** A condition as SQL. Every value travels as a parameter, and patterns match only what was typed. */
export const where = (condition: Condition<Column>): Test => test(condition, (plain) => sql`(${plain})`)

/**
 * Null counts as false. At the top, `where` sees to that by itself, and a bare comparison is what an index
 * understands; below a `not` it has to be said.
 */
type Settle = (plain: RawBuilder<unknown>) => Test
const neverNull: Settle = (plain) => sql`coalesce(${plain}, false)`

function test(condition: Condition<Column>, settle: Settle): Test {
  switch (condition.is) {
    case 'equal': {
      const { field, value } = condition
      if (value === null) return isEmpty(field)
      // `@>` rather than `= any(column)`: only the former is looked up in a GIN index.
      return settle(
        field.many
          ? sql`${field.sql} @> ${parameters(field.kind, [value])}`
          : sql`${field.sql} = ${parameter(field.kind, value)}`,
      )
    }
    case 'one-of': {
      const { field, values } = condition
      const list = parameters(field.kind, values)
      return settle(field.many ? sql`${field.sql} && ${list}` : sql`${field.sql} = any(${list})`)
    }
    case 'all-of': {
      const { field, values } = condition
      if (values.length === 0) return sql`true`
      if (field.many) return settle(sql`${field.sql} @> ${parameters(field.kind, values)}`)
      return joined(
        values.map((value) => settle(sql`${field.sql} = ${parameter(field.kind, value)}`)),
        sql` and `,
      )
    }
    case 'contains':
      return some(condition.field, settle, (own) =>
        like(condition.field, own, `%${escaped(condition.text)}%`),
      )
    case 'starts-with':
      return some(condition.field, settle, (own) => like(condition.field, own, `${escaped(condition.text)}%`))
    case 'ends-with':
      return some(condition.field, settle, (own) => like(condition.field, own, `%${escaped(condition.text)}`))
    case 'between': {
      const { field, bounds } = condition
      return some(field, settle, (own) =>
        joined(
          [sql`${own} is not null`, ...bounds.map((bound) => compared(own, field.kind, bound))],
          sql` and `,
        ),
      )
    }
    case 'all':
      return condition.of.length === 0
        ? sql`true`
        : joined(
            condition.of.map((part) => test(part, settle)),
            sql` and `,
          )
    case 'any':
      return condition.of.length === 0
        ? sql`false`
        : joined(
            condition.of.map((part) => test(part, settle)),
            sql` or `,
          )
    case 'odd':
      // Two booleans differ when exactly one is true; chained, that is an odd number of them.
      return condition.of.reduce<Test>((odd, part) => sql`(${odd} <> ${test(part, neverNull)})`, sql`false`)
    case 'not':
      return sql`(not ${test(condition.of, neverNull)})`
  }
}

const isEmpty = ({ sql: own, many }: Column): Test =>
  many ? sql`(coalesce(cardinality(${own}), 0) = 0)` : sql`(${own} is null)`

function some(field: Column, settle: Settle, meets: (own: RawBuilder<unknown>) => RawBuilder<unknown>): Test {
  return field.many
    ? sql`exists (select from unnest(${field.sql}) as element (own) where ${meets(sql.ref('element.own'))})`
    : settle(meets(field.sql))
}

/** Ids are searched as they are spelled on the wire. */
const like = ({ kind }: Column, own: RawBuilder<unknown>, pattern: string) =>
  sql`lower(${kind === 'id' ? sql`hex(${own})` : own}) like lower(${pattern}::text)`

const compared = (own: RawBuilder<unknown>, kind: FieldKind, { side, value }: Bound) =>
  sql`${kind === 'text' ? sql`${own} collate "C"` : own} ${sql.raw(signs[side])} ${parameter(kind, value)}`

const signs = { from: '>=', after: '>', until: '<=', before: '<' } as const

const joined = (tests: readonly RawBuilder<unknown>[], word: RawBuilder<unknown>): Test =>
  sql`(${sql.join(tests, word)})`

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
