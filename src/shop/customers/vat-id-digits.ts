/**
 * Whether the check digits of a VAT id follow from the others, as its country gives them out. Of a country without
 * any, and of Liechtenstein, every number does. Takes it as it is stored: in capitals, without blanks.
 *
 * @see https://ec.europa.eu/taxation_customs/vies, the algorithms of the member states
 */
export function hasRightDigits(iso: string, vatId: string): boolean {
  const own = rules[iso]
  return own === undefined || own(vatId.replace(/[^A-Z\d]/g, '').replace(prefixes[iso] ?? iso, ''))
}

const prefixes: Readonly<Record<string, string>> = { AT: 'ATU', CH: 'CHE' }

/** Each takes what follows the letters of the country. */
const rules: Readonly<Record<string, (number: string) => boolean>> = {
  CH: (number) => isSwiss(number.replace(/\D/g, '')),
  DE: isGerman,
  AT: isAustrian,
  IT: hasLuhnDigit,
  FR: isFrench,
  NL: isDutch,
  BE: (number) => Number(number.slice(0, 8)) % 97 === 97 - Number(number.slice(8)),
  ES: isSpanish,
}

const digitsOf = (text: string): number[] => [...text].map(Number)

const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * (digits[place] ?? 0), 0)

/** The register of enterprises: mod 11. */
function isSwiss(number: string): boolean {
  const digits = digitsOf(number)
  const sum = weighted(digits, [5, 4, 3, 2, 7, 6, 5, 4])
  return digits.length === 9 && (11 - (sum % 11)) % 11 === digits.at(-1)
}

/** ISO 7064, mod 11, 10. */
function isGerman(number: string): boolean {
  const digits = digitsOf(number)
  const rest = digits.slice(0, -1).reduce((product, digit) => {
    const sum = (digit + product) % 10
    return ((sum === 0 ? 10 : sum) * 2) % 11
  }, 10)
  return (11 - rest) % 10 === digits.at(-1)
}

function isAustrian(number: string): boolean {
  const digits = digitsOf(number)
  const sum = digits
    .slice(0, -1)
    .reduce((sum, digit, place) => sum + (place % 2 === 0 ? digit : crossSum(digit * 2)), 4)
  return (10 - (sum % 10)) % 10 === digits.at(-1)
}

/** As on credit cards: every second digit from the right is doubled. */
function hasLuhnDigit(number: string): boolean {
  const sum = digitsOf(number)
    .reverse()
    .reduce((sum, digit, place) => sum + (place % 2 === 0 ? digit : crossSum(digit * 2)), 0)
  return sum % 10 === 0
}

const crossSum = (number: number): number => Math.floor(number / 10) + (number % 10)

const frenchLetters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Two signs before the SIREN, of which the newer ones hold letters. The SIREN has a digit of its own, but in Monaco. */
function isFrench(number: string): boolean {
  const [key, siren] = [number.slice(0, 2), number.slice(2)]
  if (!siren.startsWith('000') && !hasLuhnDigit(siren)) return false
  if (/^\d\d$/.test(key)) return Number(`${siren}12`) % 97 === Number(key)

  const [first, second] = [...key].map((sign) => frenchLetters.indexOf(sign))
  const check = /^\d/.test(key)
    ? (first ?? 0) * 24 + (second ?? 0) - 10
    : (first ?? 0) * 34 + (second ?? 0) - 100
  return (Number(siren) + 1 + Math.floor(check / 11)) % 11 === check % 11
}

/** Companies carry their number's eleven-test; since 2020 a self-employed has a number with nothing of hers in it, mod 97. */
function isDutch(number: string): boolean {
  const digits = digitsOf(number.slice(0, 9))
  const sum = weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) - (digits[8] ?? 0)
  if (sum % 11 === 0) return true

  const asDigits = [...`NL${number}`]
    .map((sign) => (/\d/.test(sign) ? sign : sign.charCodeAt(0) - 55))
    .join('')
  return BigInt(asDigits) % 97n === 1n
}

/** People (DNI, NIE) end in a letter that follows from the rest; companies in a digit or the letter for it. */
function isSpanish(number: string): boolean {
  const [first = '', rest, last = ''] = [number[0], number.slice(1, -1), number.at(-1)]
  const letterOf = (digits: string) => 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(digits) % 23]
  if (/\d/.test(first)) return letterOf(first + rest) === last
  if ('KLM'.includes(first)) return letterOf(rest) === last
  if ('XYZ'.includes(first)) return letterOf(`${'XYZ'.indexOf(first)}${rest}`) === last

  const sum = digitsOf(rest).reduce(
    (sum, digit, place) => sum + (place % 2 === 1 ? digit : crossSum(digit * 2)),
    0,
  )
  const check = (10 - (sum % 10)) % 10
  return last === String(check) || last === 'JABCDEFGHI'[check]
}
