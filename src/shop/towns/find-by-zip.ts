import { choose, mostPlaces } from './choose.ts'
import { isCalled } from './is-called.ts'
import type { KnownTown, Meant } from './place.ts'
import type { TownWish } from './read-wish.ts'

/** Digits of a whole postal code in the countries of the shop. */
const shortestWhole = 4
/** So many digits lead into the same part of a country everywhere. */
const sameArea = 2

type From = { country: string | null; home: string }

/**
 * The town of a postal code. The same digits mean towns in several countries: a country written beside them or a name
 * decides, otherwise all are answered.
 */
export function findByZip(wish: TownWish, towns: readonly KnownTown[], { country, home }: From): Meant {
  const { zip } = wish
  const around = withinHints(wish, towns)
  if (zip.length < shortestWhole) {
    const begun = around.filter((town) => town.firstZip.startsWith(zip) || town.zip.startsWith(zip))
    return choose(homeFirst(begun, country ?? home).slice(0, mostPlaces), null, 'exact')
  }

  const coded = around.filter(
    ({ firstZip, lastZip }) => firstZip.length === zip.length && firstZip <= zip && zip <= lastZip,
  )
  const named = coded.filter((town) => isCalled(town, wish.name) || isCalled(town, wish.words))
  // A code that is a town's own says more than one that lies somewhere between two others.
  const own = coded.filter((town) => town.zip === zip)
  return choose([named, own, coded].find((towns) => towns.length > 0) ?? [], country, 'exact')
}

/** A code we do not know lies near one that begins alike: at home, where there is one, otherwise in any country. */
export function findNear(wish: TownWish, towns: readonly KnownTown[], { country, home }: From): Meant {
  const { zip } = wish
  const alike = withinHints(wish, towns)
    .filter(
      ({ firstZip }) =>
        firstZip.length === zip.length && firstZip.slice(0, sameArea) === zip.slice(0, sameArea),
    )
    .sort((one, other) => gap(one, zip) - gap(other, zip))
  const nearest = [...Map.groupBy(alike, ({ country }) => areaOf(country)).values()].flatMap(
    ([town]) => town ?? [],
  )
  const atHome = nearest.find((town) => areaOf(town.country) === areaOf(country ?? home))

  return choose(atHome ? [atHome] : nearest, null, 'near')
}

export const isHinted = ({ country, region }: KnownTown, hints: readonly string[]): boolean =>
  hints.includes(country) || (region !== null && hints.includes(region))

/** A hint that fits nothing we know is none. */
function withinHints({ hints }: TownWish, towns: readonly KnownTown[]): readonly KnownTown[] {
  const hinted = towns.filter((town) => isHinted(town, hints))
  return hinted.length > 0 ? hinted : towns
}

/** Liechtenstein has Swiss postal codes. */
const areaOf = (country: string): string => (country === 'LI' ? 'CH' : country)

/** How far a code is from those of a town, by number: that is how codes are given out. */
const gap = ({ firstZip, lastZip }: KnownTown, zip: string): number =>
  Math.min(Math.abs(Number(firstZip) - Number(zip)), Math.abs(Number(lastZip) - Number(zip)))

const homeFirst = (towns: readonly KnownTown[], home: string): KnownTown[] =>
  towns.toSorted((one, other) => Number(other.country === home) - Number(one.country === home))
