/** What a badge is called: with nothing, with one and, for all other numbers, with two of what it counts. */
export type CountWords = readonly [none: string, one: string, two: string]

/** "Cart, 3 items" of "Cart", "Cart, 1 item" and "Cart, 2 items", as which they travel in a page. */
export const countedWords = ([none, one, two]: CountWords, count: number): string =>
  count === 0 ? none : count === 1 ? one : two.replace('2', String(count))

export const shownCount = (count: number): string => (count > 99 ? '99+' : String(count))
