import { type Kysely, sql } from 'kysely'

interface Column {
  table: string
  tableComment: string | null
  name: string
  comment: string | null
  type: string
  isArray: boolean
  isNullable: boolean
  hasDefault: boolean
  isAlwaysGenerated: boolean
}

/** The row types of every table, as the text of `tables.ts`. */
export async function describeTables<Any>(db: Kysely<Any>): Promise<string> {
  const tables = Map.groupBy(await readColumns(db), ({ table }) => table)
  const interfaces = [...tables].map(([table, columns]) => describeTable(table, columns))
  const index = [...tables.keys()].map((table) => `  ${table}: ${typeName(table)}`)

  return `${preamble}\n${interfaces.join('\n\n')}\n\nexport interface Tables {\n${index.join('\n')}\n}\n`
}

const preamble = `// Written by "npm run db:types" from the database; do not edit.
import type { ColumnType } from 'kysely'

/** May be left out when a row is written: the database fills it in. */
type Filled<Type> =
  Type extends ColumnType<infer Read, infer Insert, infer Update>
    ? ColumnType<Read, Insert | undefined, Update>
    : ColumnType<Type, Type | undefined, Type>
type Computed<Type> = ColumnType<Type, never, never>
type Instant = ColumnType<Date, Date | string, Date | string>
/** What comes out is to be parsed; what goes in is an object or array, not its text. */
type Json = ColumnType<unknown, object, object>
`

async function readColumns<Any>(db: Kysely<Any>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select
      c.relname as "table",
      obj_description(c.oid) as "tableComment",
      a.attname as name,
      col_description(c.oid, a.attnum) as comment,
      coalesce(element.typname, t.typname) as type,
      element.oid is not null as "isArray",
      not a.attnotnull as "isNullable",
      a.atthasdef or a.attidentity <> '' as "hasDefault",
      a.attgenerated <> '' or a.attidentity = 'a' as "isAlwaysGenerated"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_type element on element.oid = t.typelem and t.typcategory = 'A'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
    order by c.relname, a.attnum`.execute(db)
  return rows
}

function describeTable(table: string, columns: Column[]) {
  const lines = columns.flatMap((column) => [
    ...comment('  ', column.comment),
    `  ${column.name}: ${columnType(column)}`,
  ])
  return [
    ...comment('', columns[0]?.tableComment ?? null),
    `export interface ${typeName(table)} {`,
    ...lines,
    '}',
  ].join('\n')
}

function columnType({ type, isArray, isNullable, hasDefault, isAlwaysGenerated }: Column) {
  const one = typescriptOf[type] ?? 'string'
  const many = isArray ? `${one}[]` : one
  const value = isNullable ? `${many} | null` : many
  if (isAlwaysGenerated) return `Computed<${value}>`
  return hasDefault ? `Filled<${value}>` : value
}

/** As `column-values.ts` reads them; what is not here is text. */
const typescriptOf: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  timestamp: 'Instant',
  timestamptz: 'Instant',
  json: 'Json',
  jsonb: 'Json',
  bytea: 'Buffer',
}

const comment = (indent: string, text: string | null) => (text ? [`${indent}/** ${text} */`] : [])

const typeName = (table: string) =>
  `${table.replace(/(^|_)(\w)/g, (_, _gap: string, letter: string) => letter.toUpperCase())}Table`
