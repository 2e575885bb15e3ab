import { choose } from './choose.ts'
import { findByZip, findNear, isHinted } from './find-by-zip.ts'
import { isCalled, plainNamesOf } from './is-called.ts'
import { lettersBetween, lettersForgiven } from './misspelling.ts'
import type { Atlas, KnownTown, Meant } from './place.ts'
import { plainName } from './plain-name.ts'
import { readTownWish } from './read-wish.ts'

type From = {
  /** No more than a wish: who asks for Freiburg in Switzerland means Fribourg, who asks for Milan means Milan. */
  country?: string | null
  /** Where the visitor is: a postal code we do not know lies there first. */
  home: string
}

/**
 * Which place somebody means by a name or a postal code. The more exactly a name fits, the sooner it counts: the whole
 * name in whatever language, a region or a country, the beginning of a name, a name with more around it, a name with a
 * wrong letter. Names that fit equally well are all answered.
 */
export function findPlace(typed: string, atlas: Atlas, { country = null, home }: From): Meant {
  const wish = readTownWish(typed, atlas.countries)
  const { words, name, zip, hints } = wish
  const { towns } = atlas
  const hinted = hints.length > 0 ? towns.filter((town) => isHinted(town, hints)) : []
  if (words === '' && zip === '') return { kind: 'anywhere' }

  const readings = [
    () => (zip ? findByZip(wish, towns, { country, home }) : unknown),
    () =>
      choose(
        towns.filter((town) => isCalled(town, words)),
        country,
        'exact',
      ),
    () =>
      choose(
        hinted.filter((town) => isCalled(town, name)),
        country,
        'exact',
      ),
    () => findCountry(words, atlas),
    () => findRegion(words, atlas),
    () =>
      choose(
        towns.filter((town) => isBegun(town, words)),
        country,
        'exact',
      ),
    () =>
      choose(
        hinted.filter((town) => isBegun(town, name)),
        country,
        'exact',
      ),
    () => choose(longestWithin(towns, words), country, 'exact'),
    () => choose(mostAlike(towns, words), country, 'similar'),
    () => choose(mostAlike(hinted, name), country, 'similar'),
    () => findNear(wish, towns, { country, home }),
  ]
  for (const read of readings) {
    const meant = read()
    if (meant.kind !== 'unknown') return meant
  }
  return unknown
}

const unknown: Meant = { kind: 'unknown' }

function findCountry(plain: string, { countries }: Atlas): Meant {
  const country = countries.find(({ names }) => names.some((name) => plainName(name) === plain))
  return country ? { kind: 'country', country: country.iso } : unknown
}

/** Somewhere between its towns: whoever looks for Ticino wants what lies there. */
function findRegion(plain: string, { regions, towns }: Atlas): Meant {
  const region = regions.find(({ names }) => names.some((name) => plainName(name) === plain))
  const within = towns.filter(
    (town) => town.country === region?.country && town.region !== null && region.codes.includes(town.region),
  )
  if (!region || within.length === 0) return unknown

  const middle = (of: 'latitude' | 'longitude') =>
    within.reduce((sum, town) => sum + town[of], 0) / within.length
  return {
    kind: 'place',
    how: 'exact',
    place: {
      name: region.name,
      country: region.country,
      region: within[0]?.region ?? null,
      zip: null,
      latitude: middle('latitude'),
      longitude: middle('longitude'),
    },
  }
}

/** From how many letters on a beginning says which town is meant. */
const shortestBeginning = 2

/** Word by word, so that "St. Gal" and "Freiburg i. Br." are beginnings too. */
function isBegun(town: KnownTown, plain: string): boolean {
  if (plain.length < shortestBeginning) return false
  const typed = plain.split(' ')

  return plainNamesOf(town).some((name) => {
    const words = name.split(' ')
    return typed.every((begun, place) => words[place]?.startsWith(begun))
  })
}

/** The towns with the longest name that stands at the beginning or the end of what was typed: "Zürich Altstetten". */
function longestWithin(towns: readonly KnownTown[], plain: string): KnownTown[] {
  const lengthIn = (town: KnownTown) =>
    Math.max(
      0,
      ...plainNamesOf(town)
        .filter((name) => plain.startsWith(`${name} `) || plain.endsWith(` ${name}`))
        .map(({ length }) => length),
    )
  const longest = Math.max(0, ...towns.map(lengthIn))
  return longest === 0 ? [] : towns.filter((town) => lengthIn(town) === longest)
}

/** The towns whose name is nearest to what was typed, as long as it is near enough to be a slip. */
function mostAlike(towns: readonly KnownTown[], plain: string): KnownTown[] {
  const most = lettersForgiven(plain.length)
  const wrongIn = (town: KnownTown) =>
    Math.min(...plainNamesOf(town).map((name) => lettersBetween(plain, name, most)))
  const wrong = towns.map((town) => ({ town, letters: wrongIn(town) }))
  const fewest = Math.min(...wrong.map(({ letters }) => letters))
  return most === 0 || fewest > most
    ? []
    : wrong.filter(({ letters }) => letters === fewest).map(({ town }) => town)
}
