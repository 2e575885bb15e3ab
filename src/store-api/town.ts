import { z } from 'zod'
import { findTowns } from '../shop/towns/find-towns.ts'
import { searchResult } from './criteria/search-result.ts'
import { reading } from './endpoint.ts'
import { struct } from './shapes/struct.ts'

const iso = z
  .string()
  .max(2)
  .transform((code) => code.toUpperCase())

/** GET /town, only ours: which towns a postal code may mean, for whoever fills in an address; none is no error. */
export const get = reading(
  z.object({ country: iso, zip: z.coerce.string().max(20) }),
  async ({ country, zip }, { db, visit: { channel } }) => {
    const towns = await findTowns(db, channel, { iso: country, zip })

    return searchResult('town', {
      page: 1,
      limit: Math.max(towns.length, 1),
      total: towns.length,
      aggregations: [],
      elements: towns.map(({ name, zip, stateId }) => struct('town', { name, zip, countryStateId: stateId })),
    })
  },
)
