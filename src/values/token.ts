import { hash, randomInt } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** 32 letters and digits, 190 bits that nobody guesses: context tokens, deep links. */
export const newToken = (): string =>
  Array.from({ length: 32 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** What the shop keeps of a token: it is found again by its key, and nobody gets from the key to the token. */
export const tokenKey = (token: string): string => hash('sha256', token, 'hex').slice(0, 32)

export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-zA-Z0-9]{32}$/.test(value)
