import type { Length } from './measures.ts'

type Rows = readonly (readonly (readonly Length[])[])[]

/** Of each row of measures that stand for one another, the way that is asked first: by what somebody measures anyway. */
export const askedFirst = (rows: Rows, main: readonly string[]): (readonly Length[])[] =>
  rows.map((ways) => ways.find((way) => way.every((field) => main.includes(field))) ?? ways[0] ?? [])

/** A measure that is missing by the name of the one that is asked for it. */
export function askedFor(field: Length, rows: Rows, main: readonly string[]): Length {
  const row = rows.findIndex(([first]) => first?.[0] === field)
  return askedFirst(rows, main)[row]?.[0] ?? field
}
