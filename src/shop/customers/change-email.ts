import type { Db } from '../../platform/postgres/db.ts'
import { refuseForm } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import { accountHolder } from './account-holder.ts'
import { forgetRecoveries, writeEmail } from './account-store.ts'
import { wrongPassword } from './change-password.ts'
import { repeatProblems } from './password-rules.ts'
import { emailProblems } from './registration.ts'

export type NewEmail = { email: string; emailConfirmation: string; password: string }

/** Moves an account to another e-mail, which no account has. */
export async function changeEmail(
  db: Db,
  visit: Visit,
  { email, emailConfirmation, password }: NewEmail,
): Promise<void> {
  const { id } = accountHolder(visit)
  const problems = [
    ...emailProblems(email),
    ...repeatProblems(email, emailConfirmation, 'emailConfirmation', 'email'),
    ...(await wrongPassword(db, id, password)),
  ]
  if (problems.length > 0) refuseForm(problems)

  if (!(await writeEmail(db, id, email))) {
    refuseForm([{ rule: 'email-taken', path: ['email'], value: email, detail: { email } }])
  }
  // A link in the mailbox she left opens nothing any more.
  await forgetRecoveries(db, id)
}
