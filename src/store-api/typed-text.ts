import { z } from 'zod'
import { cleanLine, cleanText } from '../values/clean-text.ts'
import type { Id } from '../values/ids.ts'

/** Longer than any field may be; what is cut off was refused as too long anyway. */
const longest = 5_000

/** A line somebody typed, cleaned. What is missing or no text is blank, and the rules of the form say so. */
export const line = z
  .unknown()
  .optional()
  .transform((raw): string => cleanLine(textOf(raw)))

/** The same where nothing is required. */
export const optionalLine = line.transform((text): string | null => text || null)

/** A password stays as it was typed, spaces and all. */
export const typedPassword = z
  .unknown()
  .optional()
  .transform((raw): string => textOf(raw))

/** Several lines. */
export const optionalText = z
  .unknown()
  .optional()
  .transform((raw): string | null => cleanText(textOf(raw)) || null)

/** An id out of a form: a malformed one is kept, because the rules will not find it. */
export const chosenId = <Name extends string>() => line.transform((text): Id<Name> => text as Id<Name>)

export const optionalChosenId = <Name extends string>() =>
  optionalLine.transform((text): Id<Name> | null => text as Id<Name> | null)

export const ticked = z
  .unknown()
  .optional()
  .transform((raw): boolean => isTicked(raw))

/** Null where the form has no such field. */
export const tickedIfAsked = z
  .unknown()
  .optional()
  .transform((raw): boolean | null => (raw === undefined || raw === null ? null : isTicked(raw)))

const isTicked = (raw: unknown): boolean =>
  raw === true || raw === 'true' || raw === 'on' || raw === 1 || raw === '1'

function textOf(raw: unknown): string {
  if (typeof raw === 'string') return raw.slice(0, longest)
  return typeof raw === 'number' ? String(raw) : ''
}
