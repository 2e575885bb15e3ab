import { alsoWanted } from './criteria/associations.ts'
import { language } from './criteria/channel-entities.ts'
import { criteriaWish } from './criteria/criteria.ts'
import { listInMemory } from './criteria/list-in-memory.ts'
import { reading } from './endpoint.ts'
import { languageShape } from './shapes/channel.ts'

/** POST /language. Locale and code come along unasked: without them no client can name a language. */
export const post = reading(criteriaWish, async (wish, { visit }) =>
  listInMemory(
    language,
    visit.channel.languages.map(languageShape),
    alsoWanted(wish, ['locale', 'translationCode']),
    visit.now,
  ),
)
