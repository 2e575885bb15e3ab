import type { TypedQuantity } from './order-line.ts'

/** What pieces are called in lists and mails of four languages. */
const pieces =
  'stk|stück|stueck|st|x|×|mal|pcs?|pieces?|ea|units?|pz|pezzi|pezzo|pi[eè]ces?|pces?|unit[eéà]s?|ex|rollen?|rolls?|rotoli|rouleaux?|paare?|pairs?|paia|paires?|sets?|packs?|pack(?:ung(?:en)?)?|ve'

const mostDigits = 7

/** The quantity of a cell or a field: "3", "3 Stk", "2x", "2,00"; with nothing in it there is none. */
export function quantityOfCell(cell: string): TypedQuantity {
  const typed = cell.replaceAll(/['’\s]/g, '')
  if (typed === '') return { kind: 'none' }

  const [, whole] = wholeCell.exec(typed) ?? []
  const quantity = whole === undefined ? 0 : Number(whole)
  return quantity >= 1 ? { kind: 'typed', quantity } : { kind: 'unreadable', typed: cell.trim().slice(0, 20) }
}

/** Whether a cell holds a quantity and nothing else. */
export const isQuantityCell = (cell: string): boolean => quantityOfCell(cell).kind === 'typed'

/** Spreadsheets write pieces with decimals, too: "2.00", "1,000". */
const wholeCell = new RegExp(`^[x×]?(\\d{1,${mostDigits}})(?:[.,]0+)?(?:${pieces})?\\.?$`, 'iu')

/** The quantity in what a line of prose says beside the number, before it and behind it. */
export function quantityInWords(before: string, behind: string): TypedQuantity {
  for (const pattern of said) {
    const found = pattern.exec(before) ?? pattern.exec(behind)
    const quantity = Number(found?.[1] ?? 0)
    if (quantity >= 1) return { kind: 'typed', quantity }
    if (found) return { kind: 'unreadable', typed: found[0].trim().slice(0, 20) }
  }
  for (const [text, pattern] of [
    [before, alone],
    [behind, first],
    [behind, last],
  ] as const) {
    const quantity = Number(pattern.exec(text)?.[1] ?? 0)
    if (quantity >= 1) return { kind: pattern === last ? 'guessed' : 'typed', quantity }
  }
  return { kind: 'none' }
}

/** Said to be a quantity: "2x", "x 2", "3 Stk", "Menge: 3". */
const said = [
  new RegExp(`(?<![\\p{L}\\p{N}.,-])(\\d{1,${mostDigits}})\\s*(?:${pieces})(?![\\p{L}\\p{N}])`, 'iu'),
  /(?<![\p{L}\p{N}])[x×*]\s*(\d{1,7})(?![\p{L}\p{N}])/iu,
  /(?:menge|anzahl|anz|qty|quantity|quantit[àéa]|qt[àéa]|stückzahl)\.?\s*[:=]?\s*(\d{1,7})(?![\p{L}\p{N}]|[.,]\d)/iu,
]

/** "3 71.01.001"; "1." and "1)" count the lines of a list. */
const alone = /^\s*(\d{1,4})\s*[-–:]?\s*$/u
/** "71.01.001 3", "71.01.001: 3", "71.01.001 - 3". */
const first = /^[\s:=,;–-]*(\d{1,5})(?=$|\s*[,;]|\s+(?!(?:mm|cm|m|l|kg|g|liter|litre|litri|litres)\b)\p{L})/iu
/** "71.01.001 Scharnier 3" */
const last = /[\s:=–-](\d{1,4})\s*$/u
