import type { Locale } from '../../values/locale.ts'
import { say } from '../../values/translated.ts'
import type { Country } from '../channel/channel.ts'
import type { AddressEntry } from './address-rules.ts'

/** An address as it stands on a parcel, line by line, the way its country writes it; the country last. */
export function addressLines(address: AddressEntry, country: Country, locale: Locale): string[] {
  const state = country.states.find(({ id }) => id === address.stateId)
  const words: Readonly<Record<string, string | null>> = {
    company: address.company,
    salutation: address.title,
    firstName: address.firstName,
    lastName: address.lastName,
    street: address.street,
    houseNumber: address.houseNumber,
    zip: address.zip,
    city: address.city,
    // "IT-BZ" is written BZ.
    'province code': state?.code.split('-').at(-1) ?? '',
    province: state ? say(state.name, locale) : '',
  }
  const written = (pattern: string) =>
    pattern
      .replace(/province code|[a-zA-Z]+/g, (word) => words[word] ?? '')
      .replace(/\(\s*\)/, '')
      .replace(/\s+/g, ' ')
      .trim()

  return [
    ...country.addressFormat.flatMap((pattern) => [written(pattern), ...moreBelow(pattern, address)]),
    say(country.name, locale),
  ].filter((line): line is string => Boolean(line))
}

/** What a country's pattern does not name goes below what it belongs to. */
function moreBelow(pattern: string, address: AddressEntry): (string | null)[] {
  if (pattern === 'company') return [address.department]
  return pattern.includes('street') ? [address.additionalLine1, address.additionalLine2] : []
}
