import { z } from 'zod'
import { forgetCabinet } from '../../../shop/cabinets/keep-cabinets.ts'
import { ageWish, placeWish } from '../../cabinet-wish.ts'
import { endpoint } from '../../endpoint.ts'
import { cabinetsShape } from '../../shapes/cabinets.ts'

/** POST /customer/cabinet/forget: forgets a cabinet of the account, `age` seconds ago. An endpoint of ours. */
export const post = endpoint(z.object({ place: placeWish, age: ageWish }), async (wish, { db, visit }) =>
  cabinetsShape(await forgetCabinet(db, visit, wish)),
)
