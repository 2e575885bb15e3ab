/** Of each version from 1 on at correction M: check words of a block, and blocks (ISO/IEC 18004, table 9). */
const checkWords = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
] as const
const blockCounts = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
  31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
] as const

/** What a code holds, with its check words, in the order in which it is drawn; and the version that has room for it. */
export function codewordsOf(bytes: Uint8Array): { version: number; codewords: Uint8Array } {
  const version = checkWords.findIndex((_, index) => bitsOf(bytes, index + 1) <= roomOf(index + 1) * 8) + 1
  if (version === 0) throw new Error(`A QR code cannot hold ${bytes.length} bytes`)
  return { version, codewords: interleaved(dataOf(bytes, version), version) }
}

const countBits = (version: number) => (version < 10 ? 8 : 16)
const bitsOf = (bytes: Uint8Array, version: number) => 4 + countBits(version) + bytes.length * 8

/** Squares that carry bits, all of them. */
function squaresOf(version: number): number {
  const plain = (16 * version + 128) * version + 64
  if (version < 2) return plain
  const marks = Math.floor(version / 7) + 2
  return plain - ((25 * marks - 10) * marks - 55) - (version >= 7 ? 36 : 0)
}

const blocksOf = (version: number) => ({
  check: checkWords[version - 1] ?? 0,
  count: blockCounts[version - 1] ?? 1,
})

const roomOf = (version: number) => {
  const { check, count } = blocksOf(version)
  return Math.floor(squaresOf(version) / 8) - check * count
}

/** Mode, length, the bytes, and what fills the rest (8.4). */
function dataOf(bytes: Uint8Array, version: number): Uint8Array {
  const room = roomOf(version)
  const bits: number[] = []
  const push = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >>> at) & 1)
  }
  push(4, 4)
  push(bytes.length, countBits(version))
  for (const byte of bytes) push(byte, 8)
  push(0, Math.min(4, room * 8 - bits.length))
  push(0, (8 - (bits.length % 8)) % 8)
  for (let pad = 0xec; bits.length < room * 8; pad ^= 0xec ^ 0x11) push(pad, 8)

  const data = new Uint8Array(room)
  for (const [at, bit] of bits.entries()) data[at >>> 3] = (data[at >>> 3] ?? 0) | (bit << (7 - (at & 7)))
  return data
}

/** Each block gets its check words; then they are written a word of each at a time (8.6). */
function interleaved(data: Uint8Array, version: number): Uint8Array {
  const { check, count } = blocksOf(version)
  const total = Math.floor(squaresOf(version) / 8)
  const short = Math.floor(total / count) - check
  const shortCount = count - (total % count)
  const divisor = divisorOf(check)

  let from = 0
  const blocks = Array.from({ length: count }, (_, index) => {
    const words = data.subarray(from, from + short + (index < shortCount ? 0 : 1))
    from += words.length
    return { words, checks: checksOf(words, divisor) }
  })
  const inTurn = (pick: (block: (typeof blocks)[number]) => Uint8Array, length: number) =>
    Array.from({ length }, (_, at) => blocks.flatMap((block) => pick(block)[at] ?? [])).flat()
  return Uint8Array.from([
    ...inTurn(({ words }) => words, short + 1),
    ...inTurn(({ checks }) => checks, check),
  ])
}

/** The Reed-Solomon generator of a degree, its highest coefficient left out. */
function divisorOf(degree: number): Uint8Array {
  const result = new Uint8Array(degree)
  result[degree - 1] = 1
  let root = 1
  for (let round = 0; round < degree; round++) {
    for (let at = 0; at < degree; at++) result[at] = times(result[at] ?? 0, root) ^ (result[at + 1] ?? 0)
    root = times(root, 2)
  }
  return result
}

function checksOf(words: Uint8Array, divisor: Uint8Array): Uint8Array {
  const rest = new Uint8Array(divisor.length)
  for (const word of words) {
    const factor = word ^ (rest[0] ?? 0)
    rest.copyWithin(0, 1)
    rest[rest.length - 1] = 0
    for (const [at, coefficient] of divisor.entries()) rest[at] = (rest[at] ?? 0) ^ times(coefficient, factor)
  }
  return rest
}

/** In the field of 256 with the polynomial 0x11d. */
function times(one: number, other: number): number {
  let product = 0
  for (let at = 7; at >= 0; at--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((other >>> at) & 1) * one
  }
  return product
}
