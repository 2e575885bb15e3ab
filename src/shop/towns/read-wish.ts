import type { KnownCountry } from './place.ts'
import { plainName } from './plain-name.ts'

/** What somebody typed into a field for a town or postal code, taken apart. */
export type TownWish = {
  /** All but the postal code, plain; empty when there is nothing else. */
  words: string
  /** The same without what seems to say only where the town lies. */
  name: string
  /** Digits only; empty when none were typed. */
  zip: string
  /** Codes of countries or regions that were written beside it, of which one is meant. */
  hints: readonly string[]
}

/** The letters that stand before a postal code on an envelope, or behind a town in a list. */
const letters: Readonly<Record<string, string>> = {
  a: 'AT',
  at: 'AT',
  b: 'BE',
  be: 'BE',
  ch: 'CH',
  d: 'DE',
  de: 'DE',
  e: 'ES',
  es: 'ES',
  f: 'FR',
  fl: 'LI',
  fr: 'FR',
  i: 'IT',
  it: 'IT',
  li: 'LI',
  nl: 'NL',
}

/** "CH-8001 Zürich", "39100 Bozen (Italien)", "Buchs SG", "1012 AB Amsterdam". */
export function readTownWish(typed: string, countries: readonly KnownCountry[]): TownWish {
  const { zip, hints: beside, words } = codeIn(plainName(typed))
  const { name, hints } = countryIn(words, countries) ?? lastCode(words)
  return { words, name, zip, hints: beside.length > 0 ? beside : hints }
}

/** Two letters behind the digits name a canton in Switzerland, and a street in the Netherlands. */
const wholeCode = /(?:^|\s)(?:([a-z]{1,2})\s?)?(\d{4,5})(?:\s([a-z]{2})(?=\s|$))?(?=\s|$)/
/** Fewer digits beside words are the number of a house. */
const begunCode = /^(?:([a-z]{1,2})\s?)?(\d{2,3})$/

function codeIn(plain: string): Pick<TownWish, 'zip' | 'words' | 'hints'> {
  const found = wholeCode.exec(plain) ?? begunCode.exec(plain)
  if (!found) return { zip: '', hints: [], words: plain }

  const [all, letter = '', zip = '', behind = ''] = found
  const iso = letters[letter]
  const around = [plain.slice(0, found.index), iso ? '' : letter, plain.slice(found.index + all.length)]
  return {
    zip,
    hints: iso ? [iso] : behind ? codesOf(behind) : [],
    words: around.join(' ').replace(/\s+/g, ' ').trim(),
  }
}

/** BE is Belgium as well as Bern. */
const codesOf = (code: string): string[] => {
  const iso = letters[code]
  return [code.toUpperCase(), ...(iso ? [iso] : [])]
}

type Named = Pick<TownWish, 'name' | 'hints'>

/** A country written out behind or before a town: "Bolzano Italia". By itself it is none of a town. */
function countryIn(words: string, countries: readonly KnownCountry[]): Named | null {
  for (const { iso, names } of countries) {
    for (const country of names.map(plainName)) {
      if (words.endsWith(` ${country}`)) return { name: words.slice(0, -country.length - 1), hints: [iso] }
      if (words.startsWith(`${country} `)) return { name: words.slice(country.length + 1), hints: [iso] }
    }
  }
  return null
}

/** One or two letters at the end: a canton, a province or a country. */
function lastCode(words: string): Named {
  const [, name, last] = /^(.+)\s([a-z]{1,2})$/.exec(words) ?? []
  if (!name || !last) return { name: words, hints: [] }
  return { name, hints: codesOf(last) }
}
