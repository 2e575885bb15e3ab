import type { Texts } from '../texts/texts.ts'
import type { Country } from './cart-shape.ts'

/** What an address form asks for in a country, and how it helps. */
export type CountryRules = {
  id: string
  iso: string
  zipPattern: string
  zipExample: string
  vatIdLabel: string
  vatIdExample: string
  phoneExample: string
  /** The house number stands before the street. */
  numberFirst: boolean
  /** Only where the post needs it; elsewhere nobody is asked. */
  states: readonly { id: string; name: string }[]
}

export const rulesOf = (country: Country): CountryRules => ({
  id: country.id,
  iso: country.iso,
  zipPattern: country.defaultPostalCodePattern,
  zipExample: country.zipExample,
  vatIdLabel: country.vatIdLabel,
  vatIdExample: country.vatIdExample,
  phoneExample: country.phoneExample,
  numberFirst: country.addressFormat.some((line) => line.startsWith('houseNumber street')),
  states: country.forceStateInRegistration
    ? country.states
        .map(({ id, translated }) => ({ id, name: translated.name }))
        .sort((a, b) => a.name.localeCompare(b.name))
    : [],
})

/** What the number of a company is called in the language of the page. */
export const vatIdLabel = (
  { iso, vatIdLabel }: CountryRules,
  { checkout }: Pick<Texts, 'checkout'>,
): string => checkout.address.vatIds[iso] ?? vatIdLabel

export const isZip = ({ zipPattern }: CountryRules, zip: string): boolean =>
  new RegExp(`^(?:${zipPattern})$`, 'i').test(zip)
