import { cleanLine } from '../../values/clean-text.ts'

/** A line of an order as somebody typed, pasted or sent it. */
export type OrderLine = {
  /** Where it stood, from 1; empty lines and headings count as places. */
  line: number
  input: string
  /** What may be the item number, the likeliest first: in "71 01 001 3" the 3 may belong to it or not. */
  readings: readonly Reading[]
  /** What it says of pieces where nothing in it is an item number. */
  quantity?: TypedQuantity
  /** Whom or what it is for: the name of a job. */
  note: string
}

export type Reading = {
  number: string
  quantity: TypedQuantity
  /** A word that is nothing, unless there is an article by that name: POT. */
  isName?: true
}

/** Nothing typed is one piece. Read out of prose a number may be something else. */
export type TypedQuantity =
  | { kind: 'none' }
  | { kind: 'typed'; quantity: number }
  | { kind: 'guessed'; quantity: number }
  | { kind: 'unreadable'; typed: string }

/** What was read: lines with something in them, and all that is none. */
export type ReadOrder = {
  lines: readonly OrderLine[]
  empty: number
  /** Lines that name columns, and lines that name the job of those below them. */
  headings: number
}

/** So many lines one order may have. */
export const mostOrderLines = 500

export const longestInput = 300

/** The name of a job as it was typed; a line of the cart keeps less of it. */
export const noteFrom = (typed: string): string => cleanLine(typed).slice(0, longestInput).trim()
