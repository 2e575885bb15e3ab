import { z } from 'zod'
import { countOwnData } from '../../shop/own-data/read-own-data.ts'
import { endpoint } from '../endpoint.ts'
import { struct } from '../shapes/struct.ts'

/** POST /account/data-overview: how much of what the shop holds of a customer. An endpoint of ours, not for guests. */
export const post = endpoint(z.object({}), async (_, { db, visit }) =>
  struct('customer_data_overview', { counts: await countOwnData(db, visit) }),
)
