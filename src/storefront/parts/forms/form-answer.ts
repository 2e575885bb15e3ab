import { data } from 'react-router'
import { isStoreApiError } from '../../store-api.ts'
import { type Problem, problemOf } from '../problem-text.ts'
import { isViolation, type Violation, violationOf } from '../violation-text.ts'

export type Typed = Readonly<Record<string, string>>

/** A form that was refused, as it comes back: what was typed, and what is wrong with which field. */
export type FormAnswer = {
  typed: Typed
  errors: Readonly<Record<string, Violation>>
  problem?: Problem
}

/** What was typed, by the name of its field. */
export const typedIn = (form: FormData): Typed =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  )

/** The Store API's no, for the form it is about; anything else is a fault and flies on. */
export function refusedForm(error: unknown, typed: Typed) {
  if (!isStoreApiError(error)) throw error
  const errors = Object.fromEntries(
    error.errors
      .filter(isViolation)
      .map((one) => [one.source?.pointer.split('/').at(-1) ?? '', violationOf(one)]),
  )
  const answer: FormAnswer =
    Object.keys(errors).length > 0 ? { typed, errors } : { typed, errors, problem: problemOf(error) }
  return data(answer, { status: error.status === 400 ? 422 : error.status })
}
