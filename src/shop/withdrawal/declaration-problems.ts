import { isEmail } from '../../values/email.ts'
import type { Violation } from '../refusal.ts'
import type { Declaration } from './withdrawal.ts'

const most = { name: 255, email: 254, contract: 255, items: 2_000, message: 2_000 } as const

/** The law asks for no more than a name, the contract and an e-mail address (Directive 2011/83/EU, Article 11a). */
export function declarationProblems(declaration: Declaration): Violation[] {
  const { name, email, contract } = declaration
  const missing = Object.entries({ name, contract, email })
    .filter(([, value]) => value === '')
    .map(([field, value]): Violation => ({ rule: 'blank', path: [field], value }))
  const tooLong = Object.entries(most)
    // The keys of `most` are fields of a declaration.
    .filter(([field, limit]) => (declaration[field as keyof typeof most] ?? '').length > limit)
    .map(([field, limit]): Violation => ({ rule: 'too-long', path: [field], detail: { limit } }))
  const isWrong = email !== '' && !isEmail(email)

  return [
    ...missing,
    ...tooLong,
    ...(isWrong ? [{ rule: 'not-an-email', path: ['email'], value: email } as const] : []),
  ]
}
