import type { WireError } from '../../store-api/client.ts'
import type { ViolationDetail } from '../texts/de/violations.ts'
import type { Texts } from '../texts/texts.ts'
import { parametersOf } from './problem-text.ts'

/** A rule a field broke: Shopware's code without its prefix, what it names, and the Store API's own words. */
export type Violation = { code: string; detail: Readonly<Record<string, string>>; said?: string }

export const blank: Violation = { code: 'IS_BLANK_ERROR', detail: {} }

const prefix = 'VIOLATION::'

export const isViolation = ({ code }: WireError): boolean => code.startsWith(prefix)

export const violationOf = (error: WireError): Violation => ({
  code: error.code.slice(prefix.length),
  detail: parametersOf(error),
  said: error.detail,
})

/** In the words of the page; a rule we have no words for is shown as the Store API put it. */
export function violationText(
  { code, detail, said }: Violation,
  { violations }: Texts,
  example = '',
): string {
  const words = (violations as Partial<Record<string, unknown>>)[code]
  if (typeof words !== 'function' || code !== code.toUpperCase())
    return said ?? violations.INVALID_TYPE_ERROR()

  // Every entry spelled in capitals is a sentence about a violation.
  return (words as (detail: ViolationDetail) => string)({
    limit: '',
    email: '',
    compared_value: '',
    check: '',
    ...detail,
    example,
  })
}
