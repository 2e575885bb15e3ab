import { type Columns, columnsOfHeader, columnsOfRow } from './columns.ts'
import { isNumberLike } from './number-key.ts'
import { longestInput, noteFrom, type OrderLine, type ReadOrder } from './order-line.ts'
import { readCells } from './read-cells.ts'
import { jobHeading, readWords } from './read-words.ts'
import { isQuantityCell, quantityOfCell } from './typed-quantity.ts'

/** A line as a form or another program sends it: a piece of text, or number, quantity and note apart. */
export type SentLine = string | { number: string; quantity: string; note: string }

/**
 * Reads an order: what was pasted from a spreadsheet, a mail or a CSV file, or typed line by line. Nothing is left out:
 * each line with something in it is a line of the order, all others are counted.
 */
export function readOrder(sent: readonly SentLine[]): ReadOrder {
  const lines: OrderLine[] = []
  let [place, empty, headings] = [0, 0, 0]
  let columns: Columns | null = null
  let job = ''

  for (const one of sent) {
    for (const piece of typeof one === 'string' ? rowsOf(one) : [one]) {
      place++
      if (typeof piece !== 'string') {
        if (isBlank(piece)) empty++
        else lines.push({ line: place, ...readFields(piece) })
        continue
      }

      const row = withoutQuoteMarks(piece.slice(0, longestRow))
      if (row === '') {
        empty++
        continue
      }
      const cells = readCells(row, (cells) => columns !== null || isRow(cells))
      const header = columnsOfHeader(cells ?? [row])
      if (header) {
        columns = header
        headings++
        continue
      }
      const heading = cells ? null : jobHeading(row)
      if (heading !== null) {
        job = heading
        headings++
        continue
      }
      const read = cells ? readRow(cells, columns, row) : readWords(row)
      lines.push({ line: place, input: row.slice(0, longestInput), ...read, note: read.note || job })
    }
  }
  return { lines, empty, headings }
}

/** More is a letter without line breaks: its beginning is looked at. */
const longestRow = 2_000

/** A text without anything in it is one empty line; what ends with a line break has no further one. */
function rowsOf(text: string): string[] {
  const rows = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r|\u2028|\u2029/)
  if (rows.length > 1 && rows.at(-1) === '') rows.pop()
  return rows
}

/** Replies to mails begin with ">", lists with a dot or a dash. Tabs at the beginning are empty cells and stay. */
const withoutQuoteMarks = (row: string): string => {
  const bare = row.replace(/^(?:\s*>)+[ ]?/, '').replaceAll('\u00A0', ' ')
  return bare.trim() === '' || /^[\t;,|" ]*$/.test(bare) ? '' : bare.replace(/^ *[•·*–-] +/, '').trimEnd()
}

const isBlank = ({ number, quantity, note }: Exclude<SentLine, string>): boolean =>
  `${number}${quantity}${note}`.trim() === ''

function readFields({ number, quantity, note }: Exclude<SentLine, string>): Omit<OrderLine, 'line'> {
  const typed = number.trim()
  return {
    input: [typed, quantity.trim(), note.trim()]
      .filter((part) => part !== '')
      .join(' · ')
      .slice(0, longestInput),
    readings:
      typed === '' ? [] : [{ number: typed.slice(0, longestInput), quantity: quantityOfCell(quantity) }],
    note: noteFrom(note),
  }
}

/** By its header, or by what its cells look like; a row that is neither is read like a sentence. */
function readRow(
  cells: readonly string[],
  header: Columns | null,
  row: string,
): Pick<OrderLine, 'readings' | 'note' | 'quantity'> {
  const columns = header && cells[header.number]?.trim() ? header : columnsOfRow(cells)
  const number = columns ? (cells[columns.number] ?? '').trim() : ''
  if (!columns || number === '') return readWords(row.replaceAll(/[\t;|]+/g, ' ').trim())

  const quantity = columns.quantity === null ? '' : (cells[columns.quantity] ?? '')
  const note = columns.note === null ? '' : noteFrom(cells[columns.note] ?? '')
  // A cell may hold more than the number: "Art. 71.01.001".
  const inCell = isNumberLike(number) ? [] : readWords(number).readings.filter(({ isName }) => !isName)
  return {
    readings: [
      { number, quantity: quantityOfCell(quantity) },
      ...inCell.map((reading) => ({ ...reading, quantity: quantityOfCell(quantity) })),
    ].slice(isNumberLike(number) || inCell.length === 0 ? 0 : 1),
    note,
  }
}

/** Cells between commas are a row when one is a number and another a quantity, or when they name columns. */
const isRow = (cells: readonly string[]): boolean =>
  columnsOfHeader(cells) !== null ||
  (cells.some((cell) => isNumberLike(cell)) && cells.some((cell) => isQuantityCell(cell)))
