import { type RawBuilder, sql } from 'kysely'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { together } from '../../platform/postgres/together.ts'
import type { Visit } from '../sessions/visit.ts'
import type { Cart } from './cart.ts'
import { cartLocks } from './lock-carts.ts'
import { type CartNotice, isToldOnce } from './notices.ts'
import { readCart } from './read-cart.ts'

/** What a browser calls one wish of its shopper: 32 hex digits it made up. */
export type CommandId = string

/**
 * Carries a command out once. Whoever asks again under the same id, because the answer got lost, changes
 * nothing and is answered with the cart as it is now, and with what the first answer had to explain.
 * Without an id it is simply done.
 */
export async function once(
  db: Db,
  visit: Visit,
  commandId: CommandId | null,
  work: (db: Db) => Promise<Cart>,
): Promise<Cart> {
  if (commandId === null) return work(db)

  return atomically(db, async (db) => {
    const [, , written] = await together(db, ...cartLocks([visit.token]), commandEntry(visit, commandId))
    if (written.length === 0) return repeated(db, visit, commandId)

    const cart = await work(db)
    await keepNotices(db, visit, commandId, cart.notices.filter(isToldOnce))
    return cart
  })
}

/** Writes the command down, and answers no row when it is there; a twin that is being carried out at this moment is waited for. */
const commandEntry = ({ token, now }: Visit, commandId: CommandId): RawBuilder<unknown> => sql`
    with old as (
      select cart_token, id from cart_command where done_at < ${now}::timestamptz - interval '1 day'
      order by done_at limit 20 for update skip locked
    ),
    forgotten as (
      delete from cart_command using old where cart_command.cart_token = old.cart_token and cart_command.id = old.id
    )
    insert into cart_command (cart_token, id, done_at) values (${token}, ${commandId}, ${now})
    on conflict do nothing returning id`

async function keepNotices(
  db: Db,
  { token }: Visit,
  commandId: CommandId,
  notices: readonly CartNotice[],
): Promise<void> {
  if (notices.length === 0) return
  await sql`
    update cart_command set notices = ${JSON.stringify(notices)}::jsonb where cart_token = ${token} and id = ${commandId}
  `.execute(db)
}

async function repeated(db: Db, visit: Visit, commandId: CommandId): Promise<Cart> {
  const { rows } = await sql<{ notices: CartNotice[] }>`
    select notices from cart_command where cart_token = ${visit.token} and id = ${commandId}
  `.execute(db)
  const cart = await readCart(db, visit)

  // Notices of a build that was running a moment ago may have other names.
  const kept = (rows[0]?.notices ?? []).filter(isToldOnce)
  return { ...cart, notices: [...kept, ...cart.notices] }
}

/**
 * The commands a cart has carried out go where it goes. They stay where they were as well: whoever never heard
 * of the new token asks again under the old one.
 */
export const commandCopy = (from: string, to: string): RawBuilder<unknown> => sql`
  insert into cart_command (cart_token, id, notices, done_at)
  select ${to}, id, notices, done_at from cart_command where cart_token = ${from}
  on conflict do nothing`
