import { codewordsOf } from './codewords.ts'

/** Rows of squares, true for dark, without the light rim of four squares around them. */
export type QrCode = readonly (readonly boolean[])[]

/** A text as a QR code (ISO/IEC 18004): bytes, error correction M, as small as it can be. */
export function qrCode(text: string): QrCode {
  const { version, codewords } = codewordsOf(new TextEncoder().encode(text))
  const size = version * 4 + 17
  const grid = drawFunctions(size, version)
  drawCodewords(grid, codewords)

  // Whichever pattern leaves the fewest surfaces that irritate a reader.
  const masked = masks.map((isInverted, mask) => {
    const squares = grid.map((row, y) =>
      row.map(({ dark, fixed }, x) => (fixed ? dark : dark !== isInverted(x, y))),
    )
    drawFormat(squares, mask)
    return { squares, penalty: penaltyOf(squares) }
  })
  return masked.reduce((best, one) => (one.penalty < best.penalty ? one : best)).squares
}

type Square = { dark: boolean; fixed: boolean }

/** The eight patterns that are laid over the data (table 10). */
const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** Everything that is the same in all codes of a size: corners, rulers, and where other things will stand. */
function drawFunctions(size: number, version: number): Square[][] {
  const grid: Square[][] = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => ({ dark: false, fixed: false })),
  )
  const set = (x: number, y: number, dark: boolean) => {
    const row = grid[y]
    if (row?.[x]) row[x] = { dark, fixed: true }
  }
  const around = (x: number, y: number, reach: number, isDark: (distance: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
  }

  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    around(x, y, 4, (distance) => distance !== 2 && distance !== 4)

  const places = alignmentPlaces(version)
  const [first, last] = [places[0], places.at(-1)]
  for (const x of places)
    for (const y of places)
      if (!((x === first && (y === first || y === last)) || (x === last && y === first)))
        around(x, y, 2, (distance) => distance !== 1)

  for (let at = 0; at < 9; at++) {
    set(8, at, false)
    set(at, 8, false)
  }
  for (let at = 1; at <= 8; at++) {
    set(size - at, 8, false)
    set(8, size - at, false)
  }
  set(8, size - 8, true)
  if (version >= 7) {
    const bits = (version << 12) | remainder(version, 12, 0x1f25)
    for (let at = 0; at < 18; at++) {
      const [near, far] = [Math.floor(at / 3), size - 11 + (at % 3)]
      set(far, near, bit(bits, at))
      set(near, far, bit(bits, at))
    }
  }
  // The rulers run below what was reserved beside them.
  set(8, 6, true)
  set(6, 8, true)
  return grid
}

/** Annex E: evenly apart, the first gap taking up what is left over. */
function alignmentPlaces(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2
  const last = version * 4 + 10
  return [6, ...Array.from({ length: count - 1 }, (_, at) => last - step * (count - 2 - at))]
}

/** Up and down in columns of two, from the right. */
function drawCodewords(grid: Square[][], codewords: Uint8Array): void {
  const size = grid.length
  let at = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        const square = grid[y]?.[x]
        if (!square || square.fixed || at >= codewords.length * 8) continue
        square.dark = bit(codewords[at >>> 3] ?? 0, 7 - (at & 7))
        at++
      }
    }
  }
}

/** Which pattern lies over the data, and that the correction is M, said twice (8.9). */
function drawFormat(squares: boolean[][], mask: number): void {
  const size = squares.length
  const bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412
  const set = (x: number, y: number, at: number) => {
    const row = squares[y]
    if (row) row[x] = bit(bits, at)
  }
  for (let at = 0; at <= 5; at++) set(8, at, at)
  set(8, 7, 6)
  set(8, 8, 7)
  set(7, 8, 8)
  for (let at = 9; at < 15; at++) set(14 - at, 8, at)
  for (let at = 0; at < 8; at++) set(size - 1 - at, 8, at)
  for (let at = 8; at < 15; at++) set(8, size - 15 + at, at)
}

/** Long runs, squares of one colour, and more of one colour than of the other (table 11). */
function penaltyOf(squares: readonly (readonly boolean[])[]): number {
  const size = squares.length
  const columns = squares.map((_, x) => squares.map((row) => row[x] ?? false))
  const runs = [...squares, ...columns].reduce((sum, line) => sum + runsIn(line), 0)
  let blocks = 0
  let dark = 0
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const here = squares[y]?.[x]
      if (here) dark++
      if (
        y > 0 &&
        x > 0 &&
        [squares[y - 1]?.[x], squares[y]?.[x - 1], squares[y - 1]?.[x - 1]].every((one) => one === here)
      )
        blocks += 3
    }
  return runs + blocks + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10
}

function runsIn(line: readonly boolean[]): number {
  let [penalty, run] = [0, 0]
  for (const [at, dark] of line.entries()) {
    run = at > 0 && line[at - 1] === dark ? run + 1 : 1
    if (run === 5) penalty += 3
    if (run > 5) penalty++
  }
  return penalty
}

/** Of a polynomial division of bits: the check bits of version and format. */
function remainder(value: number, length: number, divisor: number): number {
  let rest = value
  for (let at = 0; at < length; at++) rest = (rest << 1) ^ ((rest >>> (length - 1)) * divisor)
  return rest
}

const bit = (bits: number, at: number): boolean => ((bits >>> at) & 1) !== 0
