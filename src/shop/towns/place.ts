/** Somewhere on the map that somebody may mean by what he types. */
export type Place = {
  name: string
  /** ISO 3166, two letters. */
  country: string
  /** A canton, province or the like; null where none is known. */
  region: string | null
  /** Null for a whole region. */
  zip: string | null
  latitude: number
  longitude: number
}

/** A town the shop knows, with its names in other languages and the span of its postal codes. */
export type KnownTown = Place & {
  zip: string
  otherNames: readonly string[]
  firstZip: string
  lastZip: string
}

/** A canton or province by its names in the languages of the shop; `code` as towns say it. */
export type KnownRegion = {
  country: string
  codes: readonly string[]
  names: readonly string[]
  name: string
}

export type KnownCountry = { iso: string; names: readonly string[] }

export type Atlas = {
  towns: readonly KnownTown[]
  regions: readonly KnownRegion[]
  countries: readonly KnownCountry[]
}

/**
 * What somebody means: nothing in particular, a whole country, one place, one of several that he has to choose from,
 * or somewhere we do not know. A place is `similar` when a letter was wrong, `near` when only its neighbourhood is
 * known by its postal code.
 */
export type Meant =
  | { kind: 'anywhere' }
  | { kind: 'country'; country: string }
  | { kind: 'place'; place: Place; how: 'exact' | 'similar' | 'near' }
  | { kind: 'several'; places: readonly Place[] }
  | { kind: 'unknown' }
