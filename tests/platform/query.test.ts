import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openDb } from '../../src/platform/postgres/db.ts'
import { aggregateAll } from '../../src/platform/postgres/query/aggregate.ts'
import { type Column, column, columnOfMany } from '../../src/platform/postgres/query/column.ts'
import { where } from '../../src/platform/postgres/query/where.ts'
import { type Aggregation, aggregate } from '../../src/values/aggregation.ts'
import { type Condition, type FieldKind, holds, type Scalar } from '../../src/values/condition.ts'
import { workerDatabase } from '../database-copy.ts'

const db = openDb({ url: await workerDatabase(), pool: 1 })
afterAll(() => db.destroy())

/** One field of each kind, as a column and as a property. */
type Field = Column & { name: keyof Row }
type Row = {
  place: number
  id: string | null
  name: string | null
  rank: number | null
  open: boolean | null
  since: string | null
  tags: string[] | null
}

const field = (name: keyof Row, kind: FieldKind, many = false): Field => ({
  ...(many ? columnOfMany(kind, sql.ref(`row.${name}`)) : column(kind, sql.ref(`row.${name}`))),
  name,
})
const fields = {
  id: field('id', 'id'),
  name: field('name', 'text'),
  rank: field('rank', 'number'),
  open: field('open', 'boolean'),
  since: field('since', 'instant'),
  tags: field('tags', 'text', true),
}

const from = (rows: readonly Row[]): RawBuilder<unknown> => sql`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as row (place integer, id uuid, name text, rank numeric, open boolean, since timestamptz, tags text[])`

function valuesOf(row: Row, { name, kind }: Field): Scalar[] {
  const value = row[name]
  if (value === null) return []
  if (Array.isArray(value)) return value
  return kind === 'instant' ? [new Date(String(value))] : [value]
}

const pick = <const Values extends readonly unknown[]>(...values: Values): fc.Arbitrary<Values[number]> =>
  fc.constantFrom(...values)
const texts = pick(
  '',
  'a',
  'A',
  'ab',
  'Äb',
  'äB',
  'b%',
  'b_',
  '\\',
  "'; drop table product; --",
  'zähl',
  '😀',
  '\uffee',
)
const values = {
  id: pick(
    '0197a1b2c3d47e5f8899aabbccddeeff',
    '1197a1b2c3d47e5f8899aabbccddeeff',
    'ff97a1b2c3d47e5f8899aabbccddee00',
  ),
  text: texts,
  number: fc.oneof(fc.integer({ min: -5, max: 5 }), pick(0.5, -1.25, 1e12)),
  boolean: fc.boolean(),
  instant: pick('2026-01-01T00:00:00.000Z', '2026-03-01T10:20:30.000Z', '2026-12-31T23:59:59.999Z'),
}

const rowsArbitrary = fc
  .array(
    fc.record({
      id: fc.option(values.id),
      name: fc.option(values.text),
      rank: fc.option(values.number),
      open: fc.option(values.boolean),
      since: fc.option(values.instant),
      tags: fc.option(fc.uniqueArray(texts, { maxLength: 3 })),
    }),
    { maxLength: 6 },
  )
  .map((rows) => rows.map((row, place): Row => ({ place, ...row })))

const scalarOf = ({ kind }: Field): fc.Arbitrary<Scalar> =>
  kind === 'instant' ? values.instant.map((text) => new Date(text)) : values[kind]

const anyField = pick(...Object.values(fields))
const comparison: fc.Arbitrary<Condition<Field>> = anyField.chain((field): fc.Arbitrary<Condition<Field>> => {
  const value = scalarOf(field)
  const list = fc.array(value, { maxLength: 3 })
  const plain: fc.Arbitrary<Condition<Field>>[] = [
    fc.option(value).map((value) => ({ is: 'equal', field, value })),
    list.map((values) => ({ is: 'one-of', field, values })),
    list.map((values) => ({ is: 'all-of', field, values })),
    fc
      .array(fc.record({ side: pick('from', 'after', 'until', 'before'), value }), {
        minLength: 1,
        maxLength: 2,
      })
      .map((bounds) => ({ is: 'between', field, bounds })),
  ]
  const written: fc.Arbitrary<Condition<Field>>[] =
    field.kind === 'text' || field.kind === 'id'
      ? [
          fc.record({
            is: pick('contains', 'starts-with', 'ends-with'),
            field: fc.constant(field),
            text: texts,
          }),
        ]
      : []
  return fc.oneof(...plain, ...written)
})

const { condition } = fc.letrec<{ condition: Condition<Field> }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    comparison,
    fc.record({ is: pick('all', 'any', 'odd'), of: fc.array(tie('condition'), { maxLength: 3 }) }),
    fc.record({ is: fc.constant('not' as const), of: tie('condition') }),
  ),
}))

describe('a condition', () => {
  it('holds for the same rows in the database and in memory', async () => {
    await fc.assert(
      fc.asyncProperty(rowsArbitrary, condition, async (rows, condition) => {
        const { rows: found } = await sql<{ place: number }>`
          select row.place from ${from(rows)} where ${where(condition)} order by row.place`.execute(db)
        const held = rows.filter((row) => holds(condition, (field) => valuesOf(row, field)))

        expect(found.map(({ place }) => place)).toEqual(held.map(({ place }) => place))
      }),
      { numRuns: 400 },
    )
  })
})

const ranges = [
  { key: 'low', from: null, to: 0 },
  { key: '0-2', from: 0, to: 2 },
  { key: 'high', from: 2, to: null },
]
const aggregation: fc.Arbitrary<Aggregation<Field>> = fc.oneof(
  fc.record({ is: pick('avg', 'sum', 'stats'), field: fc.constant(fields.rank) }),
  fc.record({ is: pick('min', 'max'), field: pick(fields.rank, fields.since) }),
  fc.record({ is: fc.constant('count' as const), field: anyField }),
  fc.record({ is: fc.constant('entity' as const), field: fc.constant(fields.id) }),
  fc.constant({ is: 'range' as const, field: fields.rank, ranges }),
  fc.record({
    is: fc.constant('filter' as const),
    where: condition,
    inner: fc.constant({ is: 'count' as const, field: fields.rank }),
  }),
  fc.record({
    is: fc.constant('terms' as const),
    field: pick(fields.id, fields.name, fields.open, fields.tags),
    limit: fc.integer({ min: 1, max: 4 }),
    order: fc.record({ by: pick('count', 'key'), descending: fc.boolean() }),
    inner: fc.option(
      fc.constant({ name: 'inside', aggregation: { is: 'sum' as const, field: fields.rank } }),
    ),
  }),
  fc.record({
    is: fc.constant('histogram' as const),
    field: fc.constant(fields.since),
    interval: pick('minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'),
    inner: fc.constant(null),
  }),
)

describe('an aggregation', () => {
  it('counts the same in the database and in memory', async () => {
    await fc.assert(
      fc.asyncProperty(rowsArbitrary, aggregation, async (rows, aggregation) => {
        const [answer] = await aggregateAll(db, { from: from(rows), where: sql`true` }, [
          { name: 'it', aggregation },
        ])

        expect(settled(answer?.aggregated)).toEqual(settled(aggregate(aggregation, rows, valuesOf)))
      }),
      { numRuns: 300 },
    )
  })
})

/** Sums of fractions differ in the last digit, depending on who adds them up. */
const settled = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (_, value) =>
    typeof value === 'number' ? Number(value.toPrecision(12)) : value,
  )
