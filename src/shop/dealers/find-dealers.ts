import type { Db } from '../../platform/postgres/db.ts'
import { say } from '../../values/translated.ts'
import type { Visit } from '../sessions/visit.ts'
import { findPlace } from '../towns/find-place.ts'
import type { Atlas, Meant } from '../towns/place.ts'
import { readTowns } from '../towns/town-store.ts'
import type { Dealer, DealerType } from './dealer.ts'
import { readDealers } from './dealer-store.ts'
import { kilometresBetween } from './distance.ts'
import { howManyNear } from './near-enough.ts'

export type DealerWish = {
  /** A town or a postal code as it was typed; empty asks for all. */
  search: string
  country: string | null
  type: DealerType | null
  /** Null: as many as make sense. */
  limit: number | null
}

export type FoundDealers = {
  meant: Meant
  /** The nearest first, or by country and town when no place was named. */
  dealers: readonly (Dealer & { distanceKm: number | null })[]
  /** All there are of the country and type, wherever they are; none while it is not known where to look. */
  total: number
}

/** More than all of them, in one answer. */
const mostAtOnce = 100

/** Who sells the systems near a place, as far away as the next ones are. */
export async function findDealers(
  db: Db,
  { channel, country: home, locale }: Pick<Visit, 'channel' | 'country' | 'locale'>,
  { search, country, type, limit }: DealerWish,
): Promise<FoundDealers> {
  const [towns, all] = await Promise.all([readTowns(db), readDealers(db, type)])
  const meant = findPlace(search, { ...placesOf(channel, locale), towns }, { country, home: home.iso })
  const asked = country ?? (meant.kind === 'country' ? meant.country : null)
  const dealers = inOrder(channel, all).filter((dealer) => asked === null || dealer.country === asked)

  switch (meant.kind) {
    case 'several':
    case 'unknown':
      return { meant, dealers: [], total: 0 }
    case 'anywhere':
    case 'country':
      return {
        meant,
        dealers: dealers.slice(0, limit ?? mostAtOnce).map((dealer) => ({ ...dealer, distanceKm: null })),
        total: dealers.length,
      }
    case 'place': {
      const byDistance = dealers
        .map((dealer) => ({ ...dealer, distanceKm: kilometresBetween(meant.place, dealer) }))
        .sort((one, other) => one.distanceKm - other.distanceKm)
      const shown = limit ?? howManyNear(byDistance.map(({ distanceKm }) => distanceKm))
      return { meant, dealers: byDistance.slice(0, shown), total: dealers.length }
    }
  }
}

/** The shop's own country first, as everywhere. */
const inOrder = ({ countries }: Visit['channel'], dealers: readonly Dealer[]): Dealer[] => {
  const places = new Map(countries.map(({ iso }, place) => [iso, place]))
  const placeOf = ({ country }: Dealer) => places.get(country) ?? countries.length
  return dealers.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The countries and regions of the shop by their names in all its languages. */
const placesOf = ({ countries }: Visit['channel'], locale: Visit['locale']): Omit<Atlas, 'towns'> => ({
  countries: countries.map(({ iso, name }) => ({ iso, names: Object.values(name) })),
  regions: countries.flatMap(({ iso, states }) =>
    states.map(({ code, name }) => ({
      country: iso,
      // Some lists of towns name a region without its country.
      codes: [code, code.replace(`${iso}-`, '')],
      names: Object.values(name),
      name: say(name, locale),
    })),
  ),
})
