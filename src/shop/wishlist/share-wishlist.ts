import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { isToken, newToken } from '../../values/token.ts'
import { refuse } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import { wishlistOwner } from './wishlist-owner.ts'
import { deleteShareCode, findShared, lockWishlist, type Wishlist, writeShareCode } from './wishlist-store.ts'

/**
 * Gives the wishlist a link: whoever has it sees what is on the list, as it is then, and nothing of whose it is. The link is
 * the same until it is taken back. Answers what it carries.
 */
export function shareWishlist(db: Db, visit: Visit): Promise<string> {
  const { id } = wishlistOwner(visit)
  return atomically(db, async (db) => writeShareCode(db, await lockWishlist(db, id), newToken(), visit.now))
}

/** From now on the link leads nowhere, and the next one is another. */
export const takeBackLink = (db: Db, visit: Visit): Promise<void> =>
  deleteShareCode(db, wishlistOwner(visit).id)

/** The wishlist a link leads to; refused where it was taken back, and where there never was one. */
export async function readShared(
  db: Db,
  { channel }: Pick<Visit, 'channel'>,
  code: string,
): Promise<Pick<Wishlist, 'productIds'>> {
  const shared = isToken(code) && channel.wishlistsKept ? await findShared(db, code) : null
  return shared ?? refuse('wishlist.unknown', {})
}
