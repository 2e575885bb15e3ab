/** How many letters may be wrong in a name of this length before it is another name. */
export const lettersForgiven = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2)

/**
 * How many letters have to be put in, left out, exchanged or swapped with their neighbour to make one word of another;
 * more than `most` is only known to be more.
 */
export function lettersBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1

  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, length) => length)
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]

      now[column] = Math.min(
        at(last, column) + 1,
        at(now, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...now) > most) return most + 1
    beforeLast = last
    last = now
  }
  return at(last, other.length)
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY
