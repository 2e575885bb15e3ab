import { z } from 'zod'
import { reading } from './endpoint.ts'
import { struct } from './shapes/struct.ts'

/** GET /sitemap: where the maps for search engines are. They are drawn when they are asked for, so they are always of now. */
export const get = reading(z.object({}), async (_, { visit, caller }) => [
  struct('sitemap', { filename: `${caller.origin}/sitemap.xml`, created: visit.now.toISOString() }),
])
