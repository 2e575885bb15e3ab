import { z } from 'zod'
import type { ProductId } from '../../shop/catalogue/product.ts'
import { systemsOf } from '../../shop/configurator/systems-of.ts'
import { refuse } from '../../shop/refusal.ts'
import { isId } from '../../values/ids.ts'
import { reading } from '../endpoint.ts'
import { struct } from '../shapes/struct.ts'

/** More than any page shows. */
const most = 500

const idsWish = z
  .unknown()
  .optional()
  .transform((raw): ProductId[] => {
    const ids = typeof raw === 'string' ? raw.split('|') : raw
    if (!Array.isArray(ids)) return invalid('a list of ids of products is expected')
    if (ids.length > most) return invalid(`at most ${most} ids are allowed`)
    // Whatever is no id belongs to nothing.
    return [...new Set(ids.filter((id): id is ProductId => isId(id)))]
  })

/**
 * POST /configurator/systems-of, only ours: to which systems accessories and spare parts belong, so that a browser can
 * tell whether one is for what fits a cabinet.
 */
export const post = reading(z.object({ ids: idsWish }), async ({ ids }, { db }) =>
  (await systemsOf(db, ids)).map((belonging) => struct('belonging', belonging)),
)

const invalid = (reason: string): never =>
  refuse('request.parameter-invalid', { name: 'ids', reason, pointer: '/ids' })
