import type { KnownTown, Meant, Place } from './place.ts'

/** More than that nobody reads through. */
export const mostPlaces = 8

/** One is it, several are a question; those of the wished country alone, where there are any. */
export function choose(
  towns: readonly KnownTown[],
  country: string | null,
  how: 'exact' | 'similar' | 'near',
): Meant {
  const inCountry = towns.filter((town) => town.country === country)
  const [town, ...others] = inCountry.length > 0 ? inCountry : towns
  if (!town) return { kind: 'unknown' }
  return others.length === 0
    ? { kind: 'place', place: placeOf(town), how }
    : { kind: 'several', places: [town, ...others].slice(0, mostPlaces).map(placeOf) }
}

const placeOf = ({ name, country, region, zip, latitude, longitude }: KnownTown): Place => ({
  name,
  country,
  region,
  zip,
  latitude,
  longitude,
})
