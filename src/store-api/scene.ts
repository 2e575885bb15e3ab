import { z } from 'zod'
import { readScenes } from '../shop/media/read-scenes.ts'
import { reading } from './endpoint.ts'
import { mediaShape } from './shapes/media.ts'
import { struct } from './shapes/struct.ts'

const most = 30

/** POST /scene, only ours: pictures the pages ask for by name; one that is not there is left out. */
export const post = reading(
  z.object({ names: z.array(z.string().max(64)).max(most) }),
  async ({ names }, { db, visit }) =>
    (await readScenes(db, visit.locale, names)).map(({ name, picture }) =>
      struct('scene', { name, media: mediaShape(picture) }),
    ),
)
