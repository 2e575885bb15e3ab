import { z } from 'zod'
import { keepCabinets } from '../../../shop/cabinets/keep-cabinets.ts'
import { cabinetsWish } from '../../cabinet-wish.ts'
import { endpoint } from '../../endpoint.ts'
import { cabinetsShape } from '../../shapes/cabinets.ts'

/**
 * POST /customer/cabinet/keep: keeps cabinets with the account: one that was just measured, those a browser had before the
 * login, or another name. An endpoint of ours.
 */
export const post = endpoint(z.object({ cabinets: cabinetsWish }), async ({ cabinets }, { db, visit }) =>
  cabinetsShape(await keepCabinets(db, visit, cabinets)),
)
