import { readFileSync } from 'node:fs'
import { isRepeated, isWalk } from './password-patterns.ts'

/**
 * Whether it is among the passwords that are tried first: the list that ships with the shop, one character again and
 * again, or a walk along the keyboard. Capitals make no other word of it.
 */
export function isCommonPassword(password: string): boolean {
  const word = password.toLowerCase().trim()
  return isRepeated(word) || isWalk(word) || listed().has(word)
}

let words: ReadonlySet<string> | undefined

function listed(): ReadonlySet<string> {
  words ??= new Set(
    readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  )
  return words
}
