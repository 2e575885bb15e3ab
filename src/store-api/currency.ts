import { currency } from './criteria/channel-entities.ts'
import { criteriaWish } from './criteria/criteria.ts'
import { listInMemory } from './criteria/list-in-memory.ts'
import { reading } from './endpoint.ts'
import { currencyShape } from './shapes/channel.ts'

/** POST /currency: a plain array, unlike every other list (contract 5.2). */
export const post = reading(criteriaWish, async (wish, { visit }) => {
  const { channel, locale, now } = visit
  const rows = channel.currencies.map((row) => currencyShape(row, channel, locale))

  return listInMemory(currency, rows, wish, now).elements
})
