import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { refuse } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import { accountHolder } from './account-holder.ts'
import { lockCustomer } from './account-store.ts'
import type { CustomerId } from './customer.ts'

// A password is looked at before anything is written, and its owner may choose another one in between, because a stranger
// has the one of before. What is found here holds until the transaction ends.

/** Holds the account of whoever asks; refused when this login has been ended since. */
export async function holdAccount(db: Db, visit: Visit): Promise<void> {
  await lockCustomer(db, accountHolder(visit).id)
  const { rows } = await sql`select from session where id = ${visit.session}`.execute(db)
  if (rows.length === 0) refuse('customer.not-logged-in', {})
}

/** Holds an account that still has this password and is open; answers whether it is so. */
export async function holdByPassword(db: Db, id: CustomerId, passwordHash: string | null): Promise<boolean> {
  const { rows } = await sql`
    select from customer where id = ${id} and password_hash = ${passwordHash} and active for no key update
  `.execute(db)
  return rows.length > 0
}
