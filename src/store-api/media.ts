import { z } from 'zod'
import { readMedia } from '../shop/catalogue/read-media.ts'
import { refuse } from '../shop/refusal.ts'
import { isId } from '../values/ids.ts'
import { printed } from '../values/printed.ts'
import { reading } from './endpoint.ts'
import { mediaShape } from './shapes/media.ts'

const most = 100

const idsWish = z
  .unknown()
  .optional()
  .transform((raw): string[] => {
    const ids = typeof raw === 'string' ? raw.split('|') : raw
    if (!Array.isArray(ids) || ids.length === 0) return refuse('request.parameter-missing', { name: 'ids' })
    if (ids.length > most) {
      return refuse('request.parameter-invalid', {
        name: 'ids',
        reason: `at most ${most} are allowed`,
        pointer: '/ids',
      })
    }
    return ids.map((id, index) =>
      isId(id) ? id : refuse('id.malformed', { value: printed(id), pointer: `/ids/${index}` }),
    )
  })

/** POST /media */
export const post = reading(z.object({ ids: idsWish }), async ({ ids }, { db, visit }) =>
  (await readMedia(db, visit.locale, ids)).map(mediaShape),
)
