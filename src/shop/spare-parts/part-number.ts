import { isNumberWord } from '../quick-order/number-words.ts'

/** What somebody typed to find a part: numbers, each in every way it can be read, and the rest as words. */
export type TypedPart = { numbers: readonly TypedNumber[]; words: string }

/** Readings are bare digits, the likeliest first. */
export type TypedNumber = { typed: string; readings: readonly string[] }

/** FF.SS.NNN: family, group, running number. */
const shares = [2, 2, 3] as const
const longest = 200
const mostNumbers = 8
const shortest = 4

/**
 * Reads numbers as people type them off a worn label: with any separators or none, with zeros too many or too few in
 * front of a part of it, with the letter O for 0 and I or l for 1, and only a part of it. What is no number is a word.
 */
export function typedPart(typed: string): TypedPart {
  const numbers: TypedNumber[] = []
  const words = typed
    .slice(0, longest)
    .normalize('NFKC')
    .replaceAll(numberLike, (run) => {
      const readings = readingsOf(run)
      if (readings.length === 0 || numbers.length >= mostNumbers) return run
      numbers.push({ typed: run, readings })
      return ' '
    })
  const rest = words.split(/\s+/).filter((word) => word !== '')
  // "Art. 71.01.001" and "Ersatzteil-Nr.: 71.01.001" ask for nothing but that number.
  const said = numbers.length > 0 && rest.every(isNumberWord) ? [] : rest
  return { numbers, words: said.join(' ') }
}

/** Digits and what is taken for them, with separators between, and no other letter or digit on either side. */
const numberLike =
  /(?<![\p{Letter}\p{Number}])[\doOiIlL|]+(?:(?:\s*[.,_/:;·–—-]\s*|\s+)[\doOiIlL|]+)*(?![\p{Letter}\p{Number}])/gu

function readingsOf(run: string): string[] {
  const parts = run.split(/[^\doOiIlL|]+/).filter((part) => part !== '')
  const plain = parts.map(asDigits)
  const digits = plain.join('')
  const hasLetters = /[^\d]/.test(parts.join(''))
  // "17 l", "35 l" and "lo" are no numbers: a letter is read as a digit only in what is longer than they are.
  if (hasLetters && (!/\d/.test(parts[0] ?? '') || digits.length <= shortest)) return []

  const whole = filledUp(plain)
  if (digits.length < shortest) {
    // "001": nothing but a part of a number begins with zeros. "71.1" is 71.01.
    return whole ? [whole] : /^0\d\d$/.test(digits) ? [digits] : []
  }
  return [...new Set([...(whole ? [whole] : []), digits, digits.replace(/^0+(?=\d{4})/, '')])]
}

const asDigits = (part: string): string => part.replaceAll(/o/gi, '0').replaceAll(/[il|]/gi, '1')

/** "71.1.1" and "071.001.0001" are 71.01.001, "71.1" begins so. */
function filledUp(parts: readonly string[]): string | null {
  const isBegun = parts.length === 2 && /^[1-9]\d \d{1,2}$/.test(parts.join(' '))
  if (parts.length !== shares.length && !isBegun) return null
  const filled = parts.map((part, at) => String(Number(part)).padStart(shares[at] ?? 0, '0'))
  return filled.every((part, at) => part.length === shares[at]) ? filled.join('') : null
}
