/** Where a part stands in the list of its system, and where in the drawing. */
export const partAnchor = (number: string): string => `part-${plain(number)}`
export const spotAnchor = (number: string): string => `spot-${plain(number)}`

const plain = (number: string): string => number.replaceAll(/[^a-zA-Z0-9]+/g, '-')
