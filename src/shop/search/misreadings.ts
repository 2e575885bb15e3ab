/** Digits that look alike on a worn or badly lit imprint. */
const alike: Readonly<Record<string, string>> = {
  0: '86',
  1: '74',
  2: '7',
  3: '85',
  4: '91',
  5: '63',
  6: '580',
  7: '12',
  8: '3690',
  9: '84',
}

const digits = [...'0123456789']
/** Of a shorter one too much would be left to guess. */
const shortest = 6
const longest = 12

/**
 * The numbers somebody may have meant who misread or mistyped one digit, the likeliest first: one that looks alike, two
 * neighbours in each other's place, any other digit, one too many, one too few.
 */
export function misreadings(number: string): string[] {
  if (number.length < shortest || number.length > longest) return []
  const places = [...number].map((digit, at) => ({
    digit,
    before: number.slice(0, at),
    after: number.slice(at + 1),
  }))

  return [
    ...new Set([
      ...places.flatMap(({ digit, before, after }) =>
        [...(alike[digit] ?? '')].map((other) => before + other + after),
      ),
      ...swapped(number),
      ...places.flatMap(({ before, after }) => digits.map((other) => before + other + after)),
      ...places.map(({ before, after }) => before + after),
      ...places.flatMap(({ digit, before, after }) => digits.map((more) => before + more + digit + after)),
      ...digits.map((more) => number + more),
    ]),
  ].filter((other) => other !== number)
}

/** A word or a number with two neighbours in each other's place. */
export const swapped = (typed: string): string[] =>
  [...typed]
    .map((sign, at) => typed.slice(0, at) + typed.slice(at + 1, at + 2) + sign + typed.slice(at + 2))
    .filter((other) => other !== typed)
