import { accountHolder } from '../customers/account-holder.ts'
import type { Customer } from '../customers/customer.ts'
import { refuse } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'

/** Whose wishlist the shop keeps: somebody with an account, and only where it keeps any (contract 5.10). */
export function wishlistOwner(visit: Pick<Visit, 'customer' | 'channel'>): Customer {
  const customer = accountHolder(visit)
  return visit.channel.wishlistsKept ? customer : refuse('wishlist.not-kept', {})
}
