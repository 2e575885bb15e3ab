import { z } from 'zod'
import { findCabinets } from '../../shop/cabinets/keep-cabinets.ts'
import { reading } from '../endpoint.ts'
import { cabinetsShape } from '../shapes/cabinets.ts'

/** POST /customer/cabinet: the cabinets kept with the account, the oldest first. An endpoint of ours, not for guests. */
export const post = reading(z.object({}), async (_, { db, visit }) =>
  cabinetsShape(await findCabinets(db, visit)),
)
