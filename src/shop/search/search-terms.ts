/** What somebody looks for, taken apart. */
export type SearchTerms = {
  /**
   * Plain, and as it was typed: only the latter is known as a word that says nothing ("für"). Elided is what stands before an
   * apostrophe ("l'anta"): an article, where a language has such.
   */
  words: readonly { plain: string; typed: string; isElided?: true }[]
  /** Item numbers as bare digits, whole or a part of one. */
  numbers: readonly string[]
}

const mostWords = 8
const longestTerm = 200
/** "quest'anta" */
const longestElided = 5
/** Shorter ones are sizes and litres. */
const shortestNumber = 4

/**
 * "71.01.001", "71 01 001" and "7101001" are the same item number. Everything that is no letter or digit only
 * separates, so nothing typed can mean anything to the query it becomes part of.
 */
export function searchTerms(typed: string): SearchTerms {
  const numbers: string[] = []
  const rest = typed
    .slice(0, longestTerm)
    .toLowerCase()
    .replaceAll(numberLike, (found) => {
      const digits = found.replaceAll(/\D/g, '')
      if (digits.length < shortestNumber) return found
      numbers.push(digits)
      return ' '
    })
  const words = [...rest.matchAll(/([\p{Letter}\p{Mark}\p{Number}]+)(['’](?=\p{Letter}))?/gu)]
    .map(([, typed = '', apostrophe]) => ({
      typed,
      plain: plain(typed),
      ...(apostrophe && typed.length <= longestElided && { isElided: true as const }),
    }))
    .filter(({ plain }) => plain !== '')

  return {
    words: [...new Map(words.map((word) => [word.plain, word])).values()].slice(0, mostWords),
    numbers: [...new Set(numbers)].slice(0, mostWords),
  }
}

/** Two digits and more, with dots, dashes or single spaces between, and no letter on either side. */
const numberLike = /(?<![\p{Letter}\p{Number}/.-])\d{2,}(?:[. -]\d+)*(?![\p{Letter}\p{Number}/])/gu

/** Without accents: as PostgreSQL's `unaccent` writes it. */
const plain = (text: string): string =>
  text
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]/g, '')
