import { randomBytes } from 'node:crypto'

/**
 * As a code is stored, whatever way it was typed, or copied out of a mail that broke it, put spaces into it, or made
 * dashes of its hyphens.
 */
export const codeFrom = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .toUpperCase()

/** Without I, L, O and U: nobody must ask whether it is a one or an l. 32 of them are 5 bits each. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 12

/** A code nobody guesses: 60 bits of chance, in groups that can be read aloud. */
export const newCode = (): string =>
  [...randomBytes(length)]
    // 256 is 8 times 32, so every letter is as likely as every other.
    .map((byte) => letters[byte % letters.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-')
