import { data } from 'react-router'
import { type FormAnswer, refusedForm, type Typed, typedIn } from '../forms/form-answer.ts'
import type { PasskeyProblem } from './use-passkey.ts'

const secrets = new Set(['password', 'newPassword', 'newPasswordConfirm', 'hash'])

/** What was typed, and of it what may come back into a page: no password ever does. */
export function typedSafely(form: FormData): { wish: Typed; typed: Typed } {
  const wish = typedIn(form)
  const typed = Object.fromEntries(Object.entries(wish).filter(([name]) => !secrets.has(name)))
  return { wish, typed }
}

/** Which of the forms of a page comes back. */
export type AccessAnswer = FormAnswer & {
  intent?: string | undefined
  passkeyProblem?: PasskeyProblem | undefined
}

export function refusedAccess(error: unknown, typed: Typed) {
  const { data: answer, init } = refusedForm(error, typed)
  return data<AccessAnswer>({ ...answer, intent: typed.intent }, { status: init?.status ?? 422 })
}
