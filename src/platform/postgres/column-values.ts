import { parseArray, serializeArray } from './array-values.ts'

/** One type: its number and that of its arrays (`select oid, typarray, typname from pg_type`), and both ways. */
interface ColumnValue {
  types: [id: number, array: number][]
  parse: (text: string) => unknown
  serialize: (value: unknown) => string
}

/**
 * How values of the database look in TypeScript.
 *
 * - uuid: 32 hex digits without hyphens, the way ids travel in the whole shop; PostgreSQL reads both forms.
 * - int8: a number. Counts, cents and sequences stay far below 2^53; a greater value is refused rather than rounded.
 * - numeric: a number. Rates, weights and measures have at most 15 significant digits, which a double keeps exactly;
 *   money is whole cents and never numeric.
 * - date: the text `2026-03-01`. A day is no instant, and a Date would move it by the time zone.
 * - json, jsonb: parsed. On the way in an object is written down; a text is taken for JSON as it stands.
 */
const known: Record<string, ColumnValue> = {
  text: {
    types: [
      [25, 1009],
      [1043, 1015],
      [1042, 1014],
    ],
    parse: String,
    serialize: String,
  },
  uuid: { types: [[2950, 2951]], parse: (text) => text.replaceAll('-', ''), serialize: String },
  boolean: { types: [[16, 1000]], parse: (text) => text === 't', serialize: String },
  number: {
    types: [
      [21, 1005],
      [23, 1007],
      [700, 1021],
      [701, 1022],
      [1700, 1231],
    ],
    parse: Number,
    serialize: String,
  },
  int8: { types: [[20, 1016]], parse: safeInteger, serialize: String },
  date: { types: [[1082, 1182]], parse: String, serialize: (day) => isoText(day).slice(0, 10) },
  instant: {
    types: [
      [1114, 1115],
      [1184, 1185],
    ],
    parse: (text) => new Date(text),
    serialize: isoText,
  },
  json: {
    types: [
      [114, 199],
      [3802, 3807],
    ],
    parse: (text) => JSON.parse(text),
    serialize: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
  },
  bytes: {
    types: [[17, 1001]],
    parse: (text) => Buffer.from(text.slice(2), 'hex'),
    serialize: (bytes) => `\\x${Buffer.from(bytes as Uint8Array).toString('hex')}`,
  },
}

/** The same in the words of the driver: each type and each array of it. */
export const columnValues = Object.fromEntries(
  Object.entries(known).flatMap(([name, { types, parse, serialize }]) =>
    types.flatMap(([id, array]) => [
      [`${name} ${id}`, { to: id, from: [id], parse, serialize }],
      [
        `${name} ${array}`,
        {
          to: array,
          from: [array],
          parse: (text: string) => parseArray(text, parse),
          serialize: (value: unknown) =>
            Array.isArray(value) ? serializeArray(value, serialize) : String(value),
        },
      ],
    ]),
  ),
)

function isoText(value: unknown) {
  return value instanceof Date ? value.toISOString() : String(value)
}

function safeInteger(text: string) {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large for a number`)
  return number
}

/**
 * Refuses what PostgreSQL could not be told, before it reaches the wire: the driver would blame the statement under
 * way on the same session. Objects become JSON here for the same reason.
 */
export function parameterValue(value: unknown): unknown {
  if (value === undefined) throw new TypeError('undefined is no value for PostgreSQL; null is')
  if (value instanceof Date && Number.isNaN(value.getTime())) throw new TypeError('an invalid date')
  if (Array.isArray(value))
    return value.some(isPlainObject) ? JSON.stringify(value) : value.map(parameterValue)
  return isPlainObject(value) ? JSON.stringify(value) : value
}

const isPlainObject = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  !(value instanceof Uint8Array)
