import { isRepeated, isWalk } from './password-patterns.ts'

/** In characters. Shopware: core.loginRegistration.passwordMinLength. */
export const shortestPassword = 8

export type PasswordAdvice =
  | 'too-short'
  | 'repeated'
  | 'walk'
  | 'personal'
  | 'digits'
  | 'one-word'
  | 'longer'
  | 'good'

/** 1: the shop does not take it, or nobody should; 4: very good. */
export type PasswordStrength = { level: 1 | 2 | 3 | 4; advice: PasswordAdvice }

/**
 * What a password is worth, for whoever is typing one: a guess with a reason. The shop decides by its own list, which no
 * browser is sent.
 */
export function passwordStrength(password: string, personal: readonly string[] = []): PasswordStrength {
  const word = password.toLowerCase().trim()
  const length = [...password].length

  if (isRepeated(word) && length > 2) return { level: 1, advice: 'repeated' }
  if (isWalk(word) && length > 2) return { level: 1, advice: 'walk' }
  if (length < shortestPassword) return { level: 1, advice: 'too-short' }
  if (personal.some((known) => known.length > 2 && isMostly(word, known.toLowerCase()))) {
    return { level: 1, advice: 'personal' }
  }
  if (/^\d+$/.test(word)) return { level: 2, advice: 'digits' }
  if (/^[\p{L}]+[\d\W_]{0,4}$/u.test(word) && length < 16) return { level: 2, advice: 'one-word' }

  const bits = bitsOf(password)
  if (bits < 50) return { level: 2, advice: 'longer' }
  return bits < 75 ? { level: 3, advice: 'longer' } : { level: 4, advice: 'good' }
}

/** What is left beside the word that everybody knows is no secret by itself. */
const isMostly = (password: string, known: string): boolean =>
  password.includes(known) && password.length - known.length < 8

/** Letters of a sentence hang together: they count for less than characters drawn by lot, and those that come again for nothing new. */
function bitsOf(password: string): number {
  const letters = [...password]
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const fresh = letters.filter((letter, place) => letter !== letters[place - 1]).length
  const each = new Set(letters).size < fresh / 3 ? 1.5 : 2.6 + kinds * 0.7

  return fresh * each
}
