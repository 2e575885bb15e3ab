import { hash, verify } from '@node-rs/argon2'

/** argon2id by OWASP's lower bound: 19 MiB, twice. It takes some 20 ms, on a thread of its own. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(typed(password), cost)

/**
 * Whether it is the password behind a hash. Without a hash it takes as long and says no, so that
 * nobody can measure whom the shop knows.
 */
export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password')
  const fits = await verify(hashed ?? (await nobodys), typed(password))
  return fits && hashed !== null
}

let nobodys: Promise<string> | undefined

/** The same characters, however the keyboard put them together (RFC 8265). */
const typed = (password: string): string => password.normalize('NFC')
