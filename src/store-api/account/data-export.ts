import { z } from 'zod'
import { readOwnData } from '../../shop/own-data/read-own-data.ts'
import { endpoint } from '../endpoint.ts'
import { limitDataExports } from '../limits.ts'
import { struct } from '../shapes/struct.ts'

/** POST /account/data-export: everything the shop holds of a customer, row by row. An endpoint of ours, not for guests. */
export const post = endpoint(z.object({}), async (_, { db, visit, caller }) => {
  limitDataExports(caller.ip, visit)
  return struct('customer_data', { madeAt: visit.now.toISOString(), data: await readOwnData(db, visit) })
})
