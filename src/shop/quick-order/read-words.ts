import { isNumberLike } from './number-key.ts'
import { noteFrom, type OrderLine, type Reading } from './order-line.ts'
import { quantityInWords } from './typed-quantity.ts'

/** What a line of a mail says: "2x 71.01.001 Scharnier", "Art. 7101001 - 3 Stk", "71.01.001, Kommission: Huber". */
export function readWords(text: string): Pick<OrderLine, 'readings' | 'note' | 'quantity'> {
  const { rest, note } = withoutNote(text)
  const readings = readingsIn(rest)
  if (readings.length > 0) return { readings: [...readings, ...namesIn(rest)], note }
  // A job named first goes on to the end of the line, and the number with it.
  const whole = note === '' ? [] : readingsIn(text)
  if (whole.length > 0) return { readings: whole, note: '' }

  const quantity = quantityInWords('', rest)
  return { readings: namesIn(rest), note, ...(quantity.kind === 'typed' && { quantity }) }
}

const readingsIn = (text: string): Reading[] =>
  [...numberTokens(text), ...spacedNumbers(text)]
    .map((token) => readingOf(token, text))
    .toSorted((a, b) => likelihood(b.number) - likelihood(a.number))
    .slice(0, mostReadings)

const readingOf = ({ number, at }: Token, text: string): Reading => ({
  number,
  quantity: quantityInWords(text.slice(0, at), text.slice(at + number.length)),
})

const mostReadings = 4

/** The job that a line names for those below it: "Kommission: Huber". Null when it is an ordinary line. */
export function jobHeading(text: string): string | null {
  const [, job] = headingLine.exec(text) ?? []
  return job !== undefined && !job.split(/\s+/).some((word) => isNumberLike(word) && /\d[.-]\d/.test(word))
    ? noteFrom(job)
    : null
}

const jobs =
  'kommission|komm|auftrag|projekt|objekt|baustelle|job|project|site|commessa|progetto|cantiere|commission|chantier|projet|affaire'

const headingLine = new RegExp(`^\\s*(?:${jobs})\\.?\\s*[:=]\\s*(\\S.*)$`, 'iu')
const noteBehind = new RegExp(`(?:^|[\\s,;(])(?:${jobs})\\.?\\s*[:=]\\s*(\\S.*?)\\)?\\s*$`, 'iu')
const remark = /\s(?:#|\/\/)\s*(\S.*)$/u

function withoutNote(text: string): { rest: string; note: string } {
  const found = noteBehind.exec(text) ?? remark.exec(text)
  if (!found) return { rest: text, note: '' }
  return { rest: text.slice(0, found.index), note: noteFrom(found[1] ?? '') }
}

type Token = { number: string; at: number }

/** Words that could be numbers: "71.01.001", "7101001", "X60-M35". */
const numberTokens = (text: string): Token[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}._/-])[0-9A-Za-z]+(?:[._/-][0-9A-Za-z]+)*/gu)]
    .map(({ 0: number, index }) => ({ number, at: index }))
    .filter(({ number }) => isNumberLike(number) && !isSize(number))

/** "71 01 001": two digits and more, in two to four groups; the last one may as well be a quantity. */
const spacedNumbers = (text: string): Token[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}._/-])\d{2}(?: \d{2,4}){1,3}(?: \d)?(?![\p{L}\p{N}._/-])/gu)].flatMap(
    ({ 0: number, index }) => {
      const shorter = number.replace(/ \d+$/, '')
      return [number, ...(shorter.includes(' ') ? [shorter] : [])].map((number) => ({ number, at: index }))
    },
  )

/** Some models are called by letters alone, in capitals or right behind how many: "3 POT grün", "2 hb-duo". */
const namesIn = (text: string): Reading[] =>
  [...text.matchAll(nameLike)]
    .map(({ 1: name = '', index, 0: { length } }) => ({ number: name, at: index + length - name.length }))
    .filter(({ number }) => !isNumberLike(number))
    .slice(0, mostNames)
    .map((token) => ({ ...readingOf(token, text), isName: true }))

const nameLike =
  /(?:^\s*\d{1,4}\s*[x×]?\s+|(?<![\p{L}\p{N}._/-])(?=[A-Z0-9-]{3}))([A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*)(?![\p{L}\p{N}._/-])/gu
const mostNames = 3

/** "400mm" and "2x" are none, though they begin like one. */
const isSize = (word: string): boolean => /^\d+(?:mm|cm|m|l|kg|g|x|stk|pcs|pz)$/iu.test(word)

/** A number with separators, then one with many digits: years and postal codes come last. */
const likelihood = (number: string): number =>
  (/\d[.-]\w{2,}[.-]\w/.test(number) ? 100 : 0) + number.replaceAll(/[^0-9A-Za-z]/g, '').length
