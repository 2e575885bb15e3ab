import { salutation } from './criteria/channel-entities.ts'
import { criteriaWish } from './criteria/criteria.ts'
import { listInMemory } from './criteria/list-in-memory.ts'
import { reading } from './endpoint.ts'
import { salutationShape } from './shapes/channel.ts'

/** POST /salutation */
export const post = reading(criteriaWish, async (wish, { visit: { channel, locale, now } }) =>
  listInMemory(
    salutation,
    channel.salutations.map((row) => salutationShape(row, locale)),
    wish,
    now,
  ),
)
