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
    { ...wish, associations: { locale: {}, translationCode: {}, ...asObject(wish.associations) } },
    visit.now,
  ),
)

const asObject = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? Array.isArray(value)
      ? Object.fromEntries(value.map((name) => [String(name), {}]))
      : value
    : {}
