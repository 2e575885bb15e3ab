import { z } from 'zod'
import { readTownNames } from '../shop/towns/town-names.ts'
import { reading } from './endpoint.ts'
import { struct } from './shapes/struct.ts'

/** POST /town-name, only ours: what may be typed for a town, for whoever completes it. */
export const post = reading(z.unknown(), async (_wish, { db }) =>
  struct('town_names', { elements: await readTownNames(db) }),
)
