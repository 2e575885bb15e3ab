import { isEmail } from '../../../values/email.ts'
import { blank, type Violation } from '../../parts/violation-text.ts'

/** What is asked for, in the order of the form. */
export const declared = ['name', 'contract', 'email', 'items', 'message'] as const
export type DeclaredField = (typeof declared)[number]

export type Typed = Partial<Record<DeclaredField, string>>
export type FieldErrors = Readonly<Partial<Record<DeclaredField, Violation>>>

export const isDeclared = (name: string): name is DeclaredField => declared.some((field) => field === name)

/** What somebody wrote; goods that are ticked one by one become one text. */
export const typedIn = (form: FormData): Typed =>
  Object.fromEntries(
    declared.map((name) => [
      name,
      form
        .getAll(name)
        .map((value) => (typeof value === 'string' ? value.trim() : ''))
        .filter((value) => value !== '')
        .join('\n'),
    ]),
  )

/** A first look, before anything is sent: the law asks for a name, the contract and an e-mail address. */
export function firstErrors(typed: Typed): FieldErrors {
  const missing = (['name', 'contract', 'email'] as const).filter((name) => !typed[name])

  return {
    ...Object.fromEntries(missing.map((name) => [name, blank])),
    ...(typed.email &&
      !isEmail(typed.email) && { email: { code: 'INVALID_EMAIL_FORMAT_ERROR', detail: {} } }),
  }
}
