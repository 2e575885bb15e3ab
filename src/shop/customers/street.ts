import type { Country } from '../channel/channel.ts'

export type Street = { street: string; houseNumber: string }

/** As it is written in the country: "Werkstrasse 12", "12 rue du Lac". */
export const joinStreet = ({ street, houseNumber }: Street, country: Country | undefined): string =>
  [street, houseNumber]
    .filter((part) => part !== '')
    .sort((a) => (numberComesFirst(country) && a === houseNumber ? -1 : 0))
    .join(' ')

/**
 * Takes the house number out of a line that holds both. When in doubt the line stays whole: an
 * address that is read wrongly still arrives, one that is torn apart may not.
 */
export function splitStreet(line: string, country: Country | undefined): Street {
  const patterns = numberComesFirst(country) ? [leading, trailing] : [trailing]

  for (const pattern of patterns) {
    const { street, houseNumber } = pattern.exec(line)?.groups ?? {}
    if (street && houseNumber) return { street, houseNumber }
  }
  return { street: line, houseNumber: '' }
}

const number = String.raw`\d{1,5}(?:\s?(?:bis|ter|quater|[a-zA-Z]))?(?:\s?[-/]\s?\d{1,5}\s?[a-zA-Z]?)?`
const leading = new RegExp(`^(?<houseNumber>${number}),?\\s+(?<street>\\D.*)$`)
const trailing = new RegExp(`^(?<street>.*[^\\d,\\s]),?\\s+(?<houseNumber>${number})$`)

const numberComesFirst = (country: Country | undefined): boolean =>
  country?.addressFormat.some((line) => line.startsWith('houseNumber street')) ?? false
