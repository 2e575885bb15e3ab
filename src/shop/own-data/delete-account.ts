import { sql } from 'kysely'
import type { Later } from '../../platform/jobs/jobs.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { newId } from '../../values/ids.ts'
import { newToken } from '../../values/token.ts'
import { cartRemoval } from '../cart/cart-store.ts'
import { lockCarts } from '../cart/lock-carts.ts'
import { customerOf } from '../customers/account-holder.ts'
import { wrongPassword } from '../customers/change-password.ts'
import type { Customer } from '../customers/customer.ts'
import { tellAccountDeleted } from '../customers/tell-account.ts'
import { businessLetters } from '../mail/business-letters.ts'
import { refuse, refuseForm } from '../refusal.ts'
import { savedVisit } from '../sessions/saved-visit.ts'
import type { Visit } from '../sessions/visit.ts'

/**
 * Deletes the account of whoever is shopping, a guest's as well, for good. What the law keeps stays (orders with their
 * papers, for ten years: Swiss Code of Obligations 958f; declarations of withdrawal), tied to no account; reviews stay
 * without a name; all else goes (`held-tables.ts`). A password that is sent has to be right. Answers a fresh token.
 */
export async function deleteAccount(
  db: Db,
  visit: Visit,
  { password }: { password: string | null },
  later: Later,
): Promise<string> {
  const customer = customerOf(visit)
  const problems = password === null ? [] : await wrongPassword(db, customer.id, password)
  if (problems.length > 0) refuseForm(problems)

  return atomically(db, async (db) => {
    if (!(await holdCustomer(db, customer))) refuse('customer.not-logged-in', {})
    const saved = await savedVisit(db, customer.id)
    const tokens = [...new Set([visit.token, ...(saved ? [saved] : [])])]
    await lockCarts(db, tokens)
    for (const token of tokens) await cartRemoval(token).execute(db)

    await noteDeletion(db, customer, visit.now)
    if (customer.optIn?.confirmedAt) await deleteByMail(db, customer)
    // Now, while it is known where she can be reached; the mail about it is the only one that stays.
    await tellAccountDeleted(db, { customerId: customer.id, now: visit.now }, later)
    await hideAuthor(db, customer)
    // Addresses, sessions, passkeys, wishlist and cabinets go along; orders and reviews stay without her.
    await db.deleteFrom('customer').where('id', '=', customer.id).execute()
    return newToken()
  })
}

/** False when she is gone already: pressed twice, it is done once. */
async function holdCustomer(db: Db, { id }: Customer): Promise<boolean> {
  const { rows } = await sql`select from customer where id = ${id} for update`.execute(db)
  return rows.length > 0
}

const noteDeletion = (db: Db, { id, number, guest }: Customer, now: Date) =>
  sql`
    insert into deleted_account (id, customer_number, was_guest, orders_kept, deleted_at)
    select ${newId()}, ${number}, ${guest}, count(*), ${now} from sales_order where customer_id = ${id}
  `.execute(db)

/**
 * What is hers by her address. Of the mails those about orders stay: they are part of what was agreed. A guest's
 * address was never confirmed, nor is any where the shop does not ask for it, and may be somebody else's.
 */
async function deleteByMail(db: Db, { email }: Customer): Promise<void> {
  const address = email.toLowerCase()
  await sql`delete from newsletter_recipient where lower(email) = ${address}`.execute(db)
  await sql`delete from enquiry where lower(email) = ${address}`.execute(db)
  await sql`
    delete from mail where lower(recipient) = ${address} and not (purpose = any(${businessLetters}::text[]))
  `.execute(db)
}

const hideAuthor = (db: Db, { id }: Customer) =>
  sql`
    update product_review set author = case language
      when 'de-DE' then 'Anonym' when 'it-IT' then 'Anonimo' when 'fr-FR' then 'Anonyme' else 'Anonymous' end
    where customer_id = ${id}
  `.execute(db)
