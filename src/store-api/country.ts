import { country } from './criteria/channel-entities.ts'
import { criteriaWish } from './criteria/criteria.ts'
import { listInMemory } from './criteria/list-in-memory.ts'
import { reading } from './endpoint.ts'
import { countryShape } from './shapes/channel.ts'

/** POST /country */
export const post = reading(criteriaWish, async (wish, { visit: { channel, locale, now } }) =>
  listInMemory(
    country,
    channel.countries.filter(({ active }) => active).map((row) => countryShape(row, locale)),
    wish,
    now,
  ),
)
