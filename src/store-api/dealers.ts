import { findDealers } from '../shop/dealers/find-dealers.ts'
import { dealerWish, rawDealerWish } from './dealer-wish.ts'
import { reading } from './endpoint.ts'
import { dealerSearchShape } from './shapes/dealer.ts'

/**
 * POST /dealers, only ours: who sells the systems near a town or postal code, the nearest first; with an empty search
 * all of them. A name that several towns have is answered with these and no dealers.
 */
export const post = reading(rawDealerWish, async (raw, { db, visit }) => {
  const wish = dealerWish(
    raw,
    visit.channel.countries.map(({ iso }) => iso),
  )
  return dealerSearchShape(wish.search, await findDealers(db, visit, wish))
})
