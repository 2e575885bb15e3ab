import type { Later } from '../../platform/jobs/jobs.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { tokenKey } from '../../values/token.ts'
import { confirmOptIn, findByOptIn } from '../customers/account-store.ts'
import { mailMark } from '../customers/mail-mark.ts'
import { refuse } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import { enterAccount } from './enter-account.ts'
import { welcome } from './register-account.ts'

/** What the link in the mail carries: `em` is the SHA-1 of the e-mail, as Shopware's links have it. */
export type OptInLink = { hash: string; em: string }

/** Opens the account behind a confirmation link and logs its owner in. Answers the token of the visit. */
export async function confirmAccount(
  db: Db,
  visit: Visit,
  { hash, em }: OptInLink,
  later: Later,
): Promise<string> {
  const account = await findByOptIn(db, tokenKey(hash))
  if (!account || em !== mailMark(account.customer.email)) return refuse('customer.hash-unknown', { hash })

  const { customer } = account
  return atomically(db, async (db) => {
    const isFirst = await confirmOptIn(db, customer.id, visit.now)
    if (!isFirst) refuse('customer.already-confirmed', { customerId: customer.id })
    await welcome(db, visit, customer, later)
    return enterAccount(db, visit, customer, 'link')
  })
}
