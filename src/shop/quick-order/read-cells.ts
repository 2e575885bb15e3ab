/**
 * The cells of a row of a spreadsheet (tabs) or a CSV file (semicolons, bars or commas, with quotes); null when it is
 * neither. A comma also stands in prose, so it only parts cells where the row otherwise looks like one.
 */
export function readCells(row: string, looksLikeRow: (cells: readonly string[]) => boolean): string[] | null {
  for (const separator of ['\t', ';', '|']) {
    if (row.includes(separator)) return split(row, separator)
  }
  if (!row.includes(',')) return null
  const cells = split(row, ',')
  return looksLikeRow(cells) ? cells : null
}

function split(row: string, separator: string): string[] {
  const cells: string[] = []
  let rest = row

  for (;;) {
    const [whole, quoted] = /^\s*"((?:[^"]|"")*)"\s*/.exec(rest) ?? []
    // A quote that never ends, or ends within the cell, is an inch sign or a slip: the cell stands as it is.
    const isQuoted = whole !== undefined && (rest[whole.length] ?? separator) === separator
    const end = isQuoted ? whole.length : rest.indexOf(separator)
    const cell = end < 0 ? rest : rest.slice(0, end)
    cells.push(isQuoted ? (quoted ?? '').replaceAll('""', '"').trim() : cell.trim())
    if (end < 0 || end >= rest.length) return cells
    rest = rest.slice(end + 1)
  }
}
