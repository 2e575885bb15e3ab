import type { Violation } from '../refusal.ts'

/** Shopware: core.loginRegistration.passwordMinLength. */
const least = 8
/** Far beyond any phrase; what is longer only costs us time. */
const most = 1_000

/** What is wrong with a password somebody chose. It is never repeated in an answer. */
export function passwordProblems(password: string, field: string): Violation[] {
  const length = [...password].length
  if (length === 0) return [{ rule: 'blank', path: [field] }]
  if (length < least) return [{ rule: 'too-short', path: [field], detail: { limit: least } }]
  return length > most ? [{ rule: 'too-long', path: [field], detail: { limit: most } }] : []
}

/** The second time it was typed has to be the same. */
export const repeatProblems = (value: string, repeated: string, field: string, of: string): Violation[] =>
  value === repeated ? [] : [{ rule: 'not-equal', path: [field], detail: { compared_value: of } }]
