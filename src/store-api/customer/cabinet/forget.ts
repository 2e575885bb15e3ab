import { z } from 'zod'
import { forgetCabinet } from '../../../shop/cabinets/keep-cabinets.ts'
import { placeWish } from '../../cabinet-wish.ts'
import { endpoint } from '../../endpoint.ts'
import { cabinetsShape } from '../../shapes/cabinets.ts'

/** POST /customer/cabinet/forget: forgets a cabinet of the account. An endpoint of ours. */
export const post = endpoint(z.object({ place: placeWish }), async ({ place }, { db, visit }) =>
  cabinetsShape(await forgetCabinet(db, visit, place)),
)
