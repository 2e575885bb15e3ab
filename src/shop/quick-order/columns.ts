import { isNumberLike } from './number-key.ts'
import { numberWords, plainWord, vagueNumberWords } from './number-words.ts'
import { isQuantityCell } from './typed-quantity.ts'

/** Which cells of a row say what. */
export type Columns = { number: number; quantity: number | null; note: number | null }

/** The columns a header names; null when the row is no header. */
export function columnsOfHeader(cells: readonly string[]): Columns | null {
  const words = cells.map(plainWord)
  const number = firstOf(words, numberWords) ?? firstOf(words, vagueNumberWords)
  const quantity = firstOf(words, quantityWords)
  const note = firstOf(words, noteWords)
  if (number === null || cells.some((cell) => isNumberLike(cell))) return null
  if (quantity === null && note === null && cells.filter((cell) => cell.trim() !== '').length > 1) return null

  const reference = words.indexOf('reference')
  return { number, quantity, note: note ?? (reference >= 0 && reference !== number ? reference : null) }
}

/** Without a header: the first cell that is a number, a quantity behind it or before it, and what stands behind both. */
export function columnsOfRow(cells: readonly string[]): Columns | null {
  const numbers = cells.flatMap((cell, at) => (isNumberLike(cell.trim()) ? [at] : []))
  const number = numbers.find((at) => /[.\-/ ]/.test(cells[at]?.trim() ?? '')) ?? numbers[0]
  if (number === undefined) return null

  const quantities = cells.flatMap((cell, at) => (at !== number && isQuantityCell(cell) ? [at] : []))
  const quantity = quantities.find((at) => at > number) ?? quantities.at(-1) ?? null
  const behind = Math.max(number, quantity ?? number)
  const note = cells.findIndex((cell, at) => at > behind && /\p{L}/u.test(cell))
  return { number, quantity, note: quantity !== null && note >= 0 ? note : null }
}

const firstOf = (words: readonly string[], known: ReadonlySet<string>): number | null => {
  const at = words.findIndex((word) => known.has(word))
  return at < 0 ? null : at
}

const quantityWords = new Set(
  'menge anzahl anz stuck stk stuckzahl bestellmenge qty quantity pcs pieces amount quantita qta qt pezzi pz quantite qte nombre pieces'.split(
    ' ',
  ),
)
const noteWords = new Set(
  (
    'kommission komm auftrag auftragsname projekt objekt baustelle notiz bemerkung bemerkungen jobname job project site note ' +
    'notes remark remarks commessa progetto cantiere nota riferimento commission chantier projet remarque affaire referenz'
  ).split(' '),
)
