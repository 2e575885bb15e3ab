import { countryState } from '../criteria/channel-entities.ts'
import { criteriaWish } from '../criteria/criteria.ts'
import { listInMemory } from '../criteria/list-in-memory.ts'
import { allRows } from '../criteria/page-wish.ts'
import { reading } from '../endpoint.ts'
import { idWish } from '../input.ts'
import { stateShape } from '../shapes/channel.ts'

/** POST /country-state/{countryId}. All at once: a form cannot offer a part of Italy's 107 provinces. */
export const post = reading(
  criteriaWish.extend({ countryId: idWish<'country'>('countryId') }),
  async ({ countryId, ...wish }, { visit: { channel, locale, now } }) => {
    const states = channel.countries.find(({ id }) => id === countryId)?.states ?? []
    const rows = states.map((state) => stateShape(state, countryId, locale))

    return listInMemory(countryState, rows, wish, now, allRows)
  },
)
