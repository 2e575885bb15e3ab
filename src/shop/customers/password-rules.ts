import type { Violation } from '../refusal.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { Customer } from './customer.ts'
import { shortestPassword } from './password-strength.ts'

/** Far beyond any phrase; what is longer only costs us time. */
const most = 1_000

/**
 * What is wrong with a password somebody chose. It is never repeated in an answer. `personal` is what everybody knows
 * of her: none of it is a secret.
 */
export function passwordProblems(
  password: string,
  field: string,
  personal: readonly string[] = [],
): Violation[] {
  const length = [...password].length
  if (length === 0) return [{ rule: 'blank', path: [field] }]
  if (length < shortestPassword)
    return [{ rule: 'too-short', path: [field], detail: { limit: shortestPassword } }]
  if (length > most) return [{ rule: 'too-long', path: [field], detail: { limit: most } }]

  const isKnown = isCommonPassword(password) || personal.some((word) => isSame(word, password))
  return isKnown ? [{ rule: 'too-common', path: [field] }] : []
}

/** The e-mail, its parts, and the names: what somebody tries first who knows whose account it is. */
export function personalWords({
  email,
  firstName,
  lastName,
}: Pick<Customer, 'email' | 'firstName' | 'lastName'>): string[] {
  const [local = '', domain = ''] = email.split('@')
  return [email, local, domain, firstName, lastName, firstName + lastName, lastName + firstName]
}

/** The second time it was typed has to be the same. */
export const repeatProblems = (value: string, repeated: string, field: string, of: string): Violation[] =>
  value === repeated ? [] : [{ rule: 'not-equal', path: [field], detail: { compared_value: of } }]

const isSame = (word: string, password: string): boolean => bare(word) !== '' && bare(word) === bare(password)

const bare = (text: string): string => text.toLowerCase().replace(/[\s._-]/g, '')
