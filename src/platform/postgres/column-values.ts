/**
 * How values of the database look in TypeScript, where PostgreSQL and JavaScript differ. Numbers are the ids of
 * PostgreSQL's types (`select oid, typname from pg_type`).
 *
 * - uuid: 32 hex digits without hyphens, the way ids travel in the whole shop; PostgreSQL reads both forms.
 * - int8: a number. Counts, cents and sequences stay far below 2^53; a greater value is refused rather than rounded.
 * - numeric: a number. Rates, weights and measures have at most 15 significant digits, which a double keeps exactly;
 *   money is whole cents and never numeric.
 * - date: the text `2026-03-01`. A day is no instant, and a Date would move it by the time zone.
 * - json, jsonb: parsed. On the way in an object is written down; a text is taken for JSON as it stands.
 */
export const columnValues = {
  uuid: { to: 2950, from: [2950], serialize: String, parse: (text: string) => text.replaceAll('-', '') },
  int8: { to: 20, from: [20], serialize: String, parse: safeInteger },
  numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
  date: {
    to: 1082,
    from: [1082],
    serialize: (day: string | Date) => (day instanceof Date ? day.toISOString().slice(0, 10) : day),
    parse: String,
  },
  instant: {
    to: 1184,
    from: [1114, 1184],
    serialize: (instant: string | Date) => (instant instanceof Date ? instant.toISOString() : instant),
    parse: (text: string) => new Date(text),
  },
  json: {
    to: 3802,
    from: [114, 3802],
    serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
    parse: (text: string): unknown => JSON.parse(text),
  },
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
