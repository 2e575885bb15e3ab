import { z } from 'zod'
import { say } from '../values/translated.ts'
import { reading } from './endpoint.ts'
import { struct } from './shapes/struct.ts'

/** POST /claim, only ours: what the shop promises, in the order in which it is shown. */
export const post = reading(z.unknown(), async (_wish, { visit: { channel, locale } }) =>
  channel.claims.map(({ key, figure, title, short, text }) =>
    struct('claim', {
      key,
      figure,
      title: say(title, locale),
      short: say(short, locale),
      text: say(text, locale),
    }),
  ),
)
