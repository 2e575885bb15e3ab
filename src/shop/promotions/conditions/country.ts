import type { Holds } from './condition.ts'

/** The goods go to one of these countries. */
export const isInCountry: Holds<'country'> = ({ isos }, { countryIso }) => isos.includes(countryIso)
