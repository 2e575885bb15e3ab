import type { MeasureError } from '../../../shop/configurator/check-measures.ts'
import type { Length } from '../../../shop/configurator/measures.ts'
import { type Typed, withFields } from './measuring.ts'

/** Something about a measure that has to be asked, with what may have been meant: one tap each. */
export type Question = {
  field: Length
  code: MeasureError['code'] | 'UNREADABLE'
  /** What the question's words are filled in with, in mm. */
  suggestion: number | null
  answers: readonly Answer[]
}

export type Answer =
  | { kind: 'use'; mm: number; typed: Typed }
  /** Two measures that were written into each other's fields. */
  | { kind: 'swap'; typed: Typed }
  | { kind: 'leave-out'; typed: Typed }

/** What is not clear about what was typed. What is missing is asked as well, unless somebody is still typing. */
export function questionsOf(
  typed: Typed,
  {
    errors,
    unreadable,
    isAsked,
  }: { errors: readonly MeasureError[]; unreadable: readonly Length[]; isAsked: boolean },
): Question[] {
  const found = errors.filter(
    ({ code, field }) => code !== 'VALUE_REQUIRED' || (isAsked && !unreadable.includes(field)),
  )
  return [
    ...unreadable.map((field): Question => ({ field, code: 'UNREADABLE', suggestion: null, answers: [] })),
    ...found.map(
      ({ field, code, suggestion }): Question => ({
        field,
        code,
        suggestion,
        answers: answersTo({ field, code, suggestion }, typed),
      }),
    ),
  ]
}

function answersTo({ field, code, suggestion }: MeasureError, typed: Typed): Answer[] {
  if (code === 'VALUE_REQUIRED') return []
  if (code === 'DEPTH_EXCEEDS_BODY') {
    const { installationDepth = '', bodyDepth = '' } = typed
    return [
      {
        kind: 'swap',
        typed: withFields(typed, { installationDepth: bodyDepth, bodyDepth: installationDepth }),
      },
      { kind: 'leave-out', typed: withFields(typed, { bodyDepth: '' }) },
    ]
  }
  return suggestion === null
    ? []
    : [{ kind: 'use', mm: suggestion, typed: withFields(typed, { [field]: String(suggestion) }) }]
}
